import McOrderModel

/// The recorded changes of one order, with the ids that a recall needs.
struct RecordedHistory {
    var history = OrderHistory()
    /// The ids of the changes that have not been recalled, the latest last.
    private(set) var status: [Int64] = []

    /// Appends a recorded change; returns `false` if it is not legal at this point.
    mutating func append(_ id: Int64, _ step: OrderHistory.Step, to state: OrderState) -> Bool {
        switch step {
        case .forward:
            status.append(id)
            return history.advance(to: state)
        case .edit:
            status.append(id)
            return history.edit() && history.state == state
        case .recall:
            _ = status.popLast()
            return history.recall() == state
        }
    }
}

/// A change of an order, as a row of its history.
struct RecordedChange {
    let change: OrderChange
    let step: String
    /// The comment that an edit replaced.
    var before: String?
    /// The line that an edit strikes or adds, or of which a recall takes that back.
    var line: OrderedLine.ID?

    init(_ change: OrderChange, step: String, before: String? = nil, line: OrderedLine.ID? = nil) {
        (self.change, self.step, self.before, self.line) = (change, step, before, line)
    }

    /// An arrival, which is an event and no change of state.
    static func arrival(in state: OrderState, by: String, at: Timestamp) -> RecordedChange {
        RecordedChange(OrderChange(at: at, from: state, to: state, by: by, reason: nil), step: "mark")
    }

    /// The arguments of ``OrderStatements/recordChange``.
    func arguments(of order: Int64) -> SQLArguments {
        [
            order, step, change.at, change.from?.rawValue, change.to.rawValue, change.by,
            change.reason, change.edit?.rawValue, change.detail, before, line,
        ]
    }
}

extension Connection {
    /// Adds a change to an order's history, and what the printers print of it.
    ///
    /// - Parameters:
    ///   - before: the comment that an edit replaced.
    ///   - line: the line that an edit strikes or adds, or of which a recall takes that back.
    /// - Returns: the change's id, which is also the number of its event.
    @discardableResult
    func record(
        _ change: OrderChange,
        step: String,
        of order: Int64,
        before: String? = nil,
        line: OrderedLine.ID? = nil
    ) throws -> Int64 {
        try record(RecordedChange(change, step: step, before: before, line: line), of: order)
    }

    @discardableResult
    func record(_ change: RecordedChange, of order: Int64) throws -> Int64 {
        let event = try insert(SQL.orders.recordChange, change.arguments(of: order))
        try makePrintJobs(of: [event])
        return event
    }

    /// The stack of an order's changes, from which a recall takes the last one.
    func history(of order: Int64) throws -> RecordedHistory {
        var recorded = RecordedHistory()
        for row in try rows(SQL.orders.history, [order]) {
            guard let step = OrderHistory.Step(rawValue: row[1]), let to = OrderState(rawValue: row[2]) else {
                throw QueueError.database(cause: "order \(order): unknown step in its history")
            }
            guard recorded.append(row[0], step, to: to) else {
                throw QueueError.database(cause: "order \(order): its history is not a legal path")
            }
        }
        return recorded
    }
}
