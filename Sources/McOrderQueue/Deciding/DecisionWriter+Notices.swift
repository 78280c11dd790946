import McOrderModel

extension DecisionWriter {
    /// Does what a notice asks for, as far as the state of its order allowed, and stores it.
    ///
    /// - Returns: the id of the notice's row.
    func apply(
        _ notice: Notice,
        _ outcome: Notice.Outcome,
        _ presence: PresenceChange,
        toOrder id: Int64,
        in state: OrderState,
        _ file: IncomingFile
    ) throws -> Int64 {
        let now = file.receivedAt
        var isProven = false
        switch presence {
        case .none: break
        case .proven(let source): isProven = try connection.markPresent(id, by: source, at: now)
        case .wrongDigits: try connection.run(SQL.presence.countWrongDigits, [id])
        }
        switch (notice.kind, outcome) {
        case (.cancel, .done):
            let change = OrderChange(at: now, from: state, to: .cancelled, by: Notice.author, reason: nil)
            try connection.apply(change, step: .forward, toOrder: id)
        case (.arrived, .done):
            // An arrival gets the time at which the restaurant received the notice, so that a
            // wrong clock of the device cannot make the wait longer than it was.
            _ = try connection.markArrived(id, in: state, by: Notice.author, at: now, isProven: isProven)
        case (.cancel, .refused):
            try connection.run(SQL.deciding.countRefusedCancel, [id])
        case (_, .needless), (.arrived, .refused): break
        }
        return try connection.insert(
            SQL.deciding.insertNotice,
            [
                id, notice.kind.rawValue, notice.at, now,
                outcome.rawValue, state.rawValue, file.file, file.contentHash.bytes, file.raw,
            ]
        )
    }
}
