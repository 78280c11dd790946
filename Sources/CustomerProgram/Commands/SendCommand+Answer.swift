internal import ArgumentParser
internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension SendCommand {
    /// How far an order's number may leap; beyond that the customer has to begin again.
    private static let furthestLeap = 1_000_000

    /// Waits for the restaurant's answer, and says it.
    ///
    /// - Parameter leap: how far the number leaps if this order is sent again.
    /// - Throws: a failure when the order is not prepared, and 75 when `--wait` ended without an answer.
    func awaitAnswer(
        _ order: PlacedOrder,
        _ seconds: Int,
        _ session: Session,
        leap: Int = Home.firstLeap
    ) async throws {
        let receipt = try await session.home.receipt(
            of: order,
            within: .seconds(seconds),
            cloud: session.settings.cloud,
            clock: ContinuousClock()
        )
        // Where the number is another order's, this one is not accepted, even if its refusal never arrives.
        if let taken = try session.takenNumber(of: order, receipt) {
            return try await sendAgain(order, taken, seconds, session, leap: leap)
        }
        guard let receipt else {
            session.tell(SentOrderText.notAnswered)
            // Who asked for the answer is told by the exit code that there is none; see commands.md, 75.
            if wait != nil { throw ExitCode(ExitStatus.tryAgain.rawValue) }
            return
        }
        switch receipt.standing {
        case .rejected(let reason):
            throw CommandFailure(.invalid, reason.sentence(now: SystemTime.now()))
        case .order(let state) where !state.isOpen && state != .collected:
            throw CommandFailure(.invalid, SentOrderText.calledOff(state, receipt.reason))
        case .order:
            if session.json {
                session.tell(SentOrderText.answered)
            } else {
                try session.say(SentOrderText.answered)
            }
        }
    }

    /// Sends an order once more under another number, if its own is known to be that of an earlier order of this home, or
    /// if a person wants it: somebody else may have sent the same in this device's name, and it would be cooked twice.
    ///
    /// - Throws: a failure that says what was found when nothing is sent again.
    private func sendAgain(
        _ order: PlacedOrder,
        _ taken: TakenNumber,
        _ seconds: Int,
        _ session: Session,
        leap: Int
    ) async throws {
        let found = session.words(taken, of: order)
        let refused = CommandFailure(.invalid, OtherOrderText.advised(found))
        // A script gets one order on its output, and decides by the exit code.
        guard !session.json, leap <= Self.furthestLeap, try session.home.state().canResend(order) else {
            throw refused
        }
        if taken.other?.isOwn != true {
            guard Terminal.canAsk else { throw refused }
            session.tell(found)
            guard Terminal.confirm(OtherOrderText.sendAgain[session.language], needsWord: true) else {
                throw CommandFailure(.invalid, OtherOrderText.notResent)
            }
        }
        let again = try session.home.resend(
            order,
            in: try session.catalogue(),
            leap: leap,
            cloud: session.settings.cloud
        )
        // Another program of this home was faster.
        guard let again else { throw refused }
        session.tell(SentOrderText.renumbered(order.number, again.order))
        try await awaitAnswer(again.order, seconds, session, leap: leap * 10)
    }
}
