import McOrderModel

extension BatchDecider {
    /// Answers a request about a refused file: either puts an order into the queue, or returns the reason why
    /// not.
    func answer(_ requested: RequestedRejection, with incoming: IncomingFile) throws -> FileOutcome {
        let lookups = try QueueLookups(
            connection,
            about: [incoming],
            countsOpen: maxOpen > 0,
            again: true,
            kitchens: kitchens
        )
        let decision = Decider.decide(
            requested.request,
            about: incoming,
            refusedFor: requested.reason,
            given: lookups,
            maxOpen: maxOpen,
            presence: presence
        )
        let stored: Decision
        switch decision {
        case .enqueue(let order, let label, let presence): stored = .enqueue(order, label: label, presence)
        case .notice(let notice, let outcome, let row, let state, let change):
            stored = .notice(notice, outcome, order: row, state: state, change)
        case .keep(let reason, let restaurant, let detail):
            // The reason may differ from the earlier one.
            try connection.run(
                SQL.deciding.keepRefused,
                [
                    reason.rawValue, restaurant, detail.storedProducts, detail.until, detail.storedFree,
                    requested.id,
                ]
            )
            return .rejected(reason)
        }
        var writer = DecisionWriter(connection, by: holder, room: room)
        let outcome = try writer.write([stored], of: [incoming])[0]
        switch outcome {
        case .enqueued(let order), .noticed(_, let order):
            try connection.run(SQL.deciding.answerWithOrder, [order, requested.id])
        default: break
        }
        return outcome
    }
}
