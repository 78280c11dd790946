package import McOrderModel

extension QueueView {
    /// The events that follow `after`, oldest first, at most `limit`.
    ///
    /// - Parameters:
    ///   - after: the number of the last known event; 0 for all events.
    ///   - since: only events at or after this instant.
    ///   - restaurant: only events of this restaurant's orders.
    package func events(
        after: Int64,
        since: Timestamp? = nil,
        at restaurant: RestaurantID? = nil,
        atMost limit: Int
    ) throws(QueueError) -> [OrderEvent] {
        try read { connection in
            try connection.rows(
                SQL.following.events,
                [after, since?.milliseconds ?? Int64.min, restaurant?.description, limit]
            ).map { try OrderEvent($0) }
        }
    }

    /// The number of the newest event; 0 before the first.
    package func lastEvent() throws(QueueError) -> Int64 {
        try read { try $0.value(SQL.following.lastEvent) ?? 0 }
    }
}

extension OrderEvent {
    fileprivate init(_ row: Row) throws {
        let number: Int64 = row[0]
        guard let change = Change(step: row[2], edit: row[3]), let to = OrderState(rawValue: row[9]) else {
            throw QueueError.database(words: "event \(number) is of an unknown kind")
        }
        self.init(
            id: number,
            at: Timestamp(milliseconds: row[1]),
            change: change,
            orderID: row[4],
            code: row[5],
            number: row[6],
            restaurant: row[7],
            from: (row[8] as String?).flatMap { OrderState(rawValue: $0) },
            to: to,
            by: row[10],
            reason: row[11],
            detail: row[12]
        )
    }
}

extension OrderEvent.Change {
    fileprivate init?(step: String, edit: String?) {
        switch step {
        case "received": self = .received
        case "forward": self = .state
        case "recall": self = .recall
        case "mark": self = .arrived
        default:
            guard let edit, let kind = OrderEdit.Kind(rawValue: edit) else { return nil }
            switch kind {
            case .strike: self = .strike
            case .add: self = .add
            case .comment: self = .comment
            case .service: self = .service
            }
        }
    }
}
