package import McOrderModel

/// One change of any order, as those who follow the queue see it.
package struct OrderEvent: Hashable, Sendable, Identifiable {
    /// What happened.
    package enum Change: String, CaseIterable, Sendable {
        /// The order came in.
        case received
        /// It went to another state.
        case state
        /// The last change was taken back.
        case recall
        /// Its customer came.
        case arrived
        /// A line was struck.
        case strike
        /// A line was added.
        case add
        /// The counter's words were changed.
        case comment
    }

    /// The event's number. It counts up in the order of the commits and never repeats; some may be missing.
    package let id: Int64
    /// When it happened, by the clock of the machine that did it.
    package let at: Timestamp
    /// What happened.
    package let change: Change
    /// The order's id in the queue.
    package let orderID: Int64
    /// The order's code.
    package let code: String
    /// The order number.
    package let number: Int
    /// The restaurant's name.
    package let restaurant: String
    /// The state before; `nil` when the order came in.
    package let from: OrderState?
    /// The state after.
    package let to: OrderState
    /// Who did it.
    package let by: String
    /// Why, where somebody said so.
    package let reason: String?
    /// The line or the words that an edit, or a recall of one, meant.
    package let detail: String?
}

extension QueueView {
    /// The next events behind `after`, oldest first, at most `limit`.
    ///
    /// - Parameters:
    ///   - after: the number of the last event that is known; 0 for all.
    ///   - since: only those that happened at or after this instant.
    ///   - restaurant: only those of this one's orders.
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
            }
        }
    }
}
