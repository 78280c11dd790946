internal import McOrderModel

extension BatchSettling {
    /// Answers a request about a refused file: either puts an order into the queue, or returns the reason why
    /// not.
    func answer(_ requested: RequestedRejection, with arrival: Arrival) throws -> Settlement {
        let lookups = try QueueLookups(connection, about: [arrival], countsOpen: maxOpen > 0, again: true)
        let decision = Decider.decide(
            requested.request,
            about: arrival,
            refusedFor: requested.reason,
            given: lookups,
            maxOpen: maxOpen
        )
        var writer = DecisionWriter(connection, by: holder)
        switch decision {
        case .enqueue(let order, let label):
            let settlement = try writer.write(.enqueue(order, label: label), of: arrival)
            if case .enqueued(let id) = settlement { try connection.answer(requested.id, withOrder: id) }
            return settlement
        case .notice(let notice, let outcome, let row, let state):
            let decision = Decision.notice(notice, outcome, order: row, state: state)
            let settlement = try writer.write(decision, of: arrival)
            if case .noticed(_, let id) = settlement {
                try connection.answer(requested.id, withOrder: id)
            }
            return settlement
        case .keep(let reason, let restaurant, let detail):
            return try connection.keep(requested.id, reason, restaurant: restaurant, detail)
        }
    }
}

extension Connection {
    /// Stores which order resulted from a request about a refused file.
    fileprivate func answer(_ id: Int64, withOrder order: Int64) throws {
        try run(SQL.deciding.answerWithOrder, [order, id])
    }

    /// Keeps a file refused. The reason may differ from the earlier one.
    fileprivate func keep(
        _ id: Int64,
        _ reason: RejectionReason,
        restaurant: String?,
        _ detail: ReasonDetail
    ) throws -> Settlement {
        try run(
            SQL.deciding.keepRefused,
            [reason.rawValue, restaurant, detail.storedProducts, detail.until?.milliseconds, id]
        )
        return .rejected(reason)
    }
}
