internal import McOrderModel

extension BatchDecider {
    /// Answers a request about a refused file: either puts an order into the queue, or returns the reason why
    /// not.
    func answer(_ requested: RequestedRejection, with incoming: IncomingFile) throws -> FileOutcome {
        let lookups = try QueueLookups(connection, about: [incoming], countsOpen: maxOpen > 0, again: true)
        let decision = Decider.decide(
            requested.request,
            about: incoming,
            refusedFor: requested.reason,
            given: lookups,
            maxOpen: maxOpen
        )
        var writer = DecisionWriter(connection, by: holder)
        switch decision {
        case .enqueue(let order, let label):
            let outcome = try writer.write(.enqueue(order, label: label), of: incoming)
            if case .enqueued(let id) = outcome { try connection.answer(requested.id, withOrder: id) }
            return outcome
        case .notice(let notice, let outcome, let row, let state):
            let decision = Decision.notice(notice, outcome, order: row, state: state)
            let outcome = try writer.write(decision, of: incoming)
            if case .noticed(_, let id) = outcome {
                try connection.answer(requested.id, withOrder: id)
            }
            return outcome
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
    ) throws -> FileOutcome {
        try run(
            SQL.deciding.keepRefused,
            [reason.rawValue, restaurant, detail.storedProducts, detail.until, id]
        )
        return .rejected(reason)
    }
}
