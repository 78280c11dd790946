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
                [after, since?.milliseconds ?? Int64.min, restaurant, limit]
            ).map { try OrderEvent($0) }
        }
    }

    /// The number of the newest event; 0 before the first.
    package func lastEvent() throws(QueueError) -> Int64 {
        try read { try $0.lastEvent() }
    }

    /// The place of the newest event, and the history in which it is: the queue's id, on a server with its
    /// timeline.
    package func place() throws(QueueError) -> (cursor: EventCursor, history: String) {
        try read { try $0.place() }
    }

    /// The events that follow a cursor, oldest first, at most `limit`.
    ///
    /// After a cursor of another history the numbers of events say nothing. The page is then a snapshot: the
    /// last event of each open order, whatever `since` and `limit` are.
    package func page(
        after cursor: EventCursor,
        since: Timestamp? = nil,
        at restaurant: RestaurantID? = nil,
        atMost limit: Int
    ) throws(QueueError) -> EventPage {
        try read { connection in
            let history = connection.timeline == 0 ? "" : try connection.eventHistory()
            guard cursor.history == history || cursor == EventCursor(event: 0) else {
                let events = try connection.rows(SQL.following.presentEvents, [restaurant])
                    .map { try OrderEvent($0) }
                let last = EventCursor(history: history, event: try connection.lastEvent())
                return EventPage(events: events, isSnapshot: true, history: history, last: last)
            }
            let arguments: SQLArguments = [
                cursor.event, since?.milliseconds ?? Int64.min, restaurant, limit,
            ]
            let events = try connection.rows(SQL.following.events, arguments).map { try OrderEvent($0) }
            let last = EventCursor(history: history, event: events.last?.id ?? cursor.event)
            return EventPage(events: events, isSnapshot: false, history: history, last: last)
        }
    }
}

extension Connection {
    /// The place of the newest event, and the history in which it is.
    func place() throws -> (cursor: EventCursor, history: String) {
        let history = try eventHistory()
        let cursor = EventCursor(history: timeline != 0 ? history : "", event: try lastEvent())
        return (cursor, history)
    }

    fileprivate func lastEvent() throws -> Int64 {
        try value(SQL.following.lastEvent) ?? 0
    }

    /// The queue's id, on a server with its timeline; empty if the queue has no id yet.
    fileprivate func eventHistory() throws -> String {
        let queue = try setting(QueueSetting.identity) ?? ""
        return timeline == 0 ? queue : "\(queue).\(timeline)"
    }
}

extension OrderEvent {
    fileprivate init(_ row: Row) throws {
        let number: Int64 = row[0]
        let isPaying = row[12] as String? != nil
        guard let change = Change(step: row[2], edit: row[3], isPaying: isPaying),
            let to = OrderState(rawValue: row[9])
        else {
            throw QueueError.database(cause: "event \(number) is of an unknown kind")
        }
        self.init(
            id: number,
            at: row[1],
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
    /// - Parameter isPaying: whether a mark says what became of a payment that is held.
    fileprivate init?(step: String, edit: String?, isPaying: Bool) {
        switch step {
        case "received": self = .received
        case "forward": self = .state
        case "recall": self = .recall
        case "mark": self = isPaying ? .ahead : .arrived
        default:
            guard let edit, OrderEdit.Kind(rawValue: edit) != nil else { return nil }
            self.init(rawValue: edit)
        }
    }
}
