import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

extension SendCommand {
    /// The largest step by which an order's number may grow. Beyond it the customer must start a new order.
    private static let furthestLeap = 1_000_000

    /// Waits for the restaurant's answer and prints it.
    ///
    /// - Parameter leap: the step by which the number grows if this order is sent again.
    /// - Throws: a failure if the order will not be prepared; exit code 75 if `--wait` ended without an
    ///   answer.
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
        // If another order has the number, this one is not accepted, even if its rejection never arrives.
        if let taken = try session.takenNumber(of: order, receipt) {
            return try await sendAgain(order, taken, seconds, session, leap: leap)
        }
        guard let receipt else {
            return try session.noteNoAnswer(SentOrderText.notAnswered, wait)
        }
        switch receipt.status {
        case .rejected(let reason):
            let refusal = receipt.refusal(of: order, reason, session.names(for: order))
            throw try dropped(order, refusal, session)
        case .order(let state) where !state.isOpen && state != .collected:
            throw try dropped(order, SentOrderText.calledOff(state, receipt.reason), session)
        case .order:
            if let catalogue = session.catalogueIfAny(for: order),
                let repriced = receipt.repriced(order, session.prices(catalogue))
            {
                session.note(repriced)
            }
            if session.json {
                session.note(SentOrderText.answered)
            } else {
                try session.say(SentOrderText.answered)
            }
        }
    }

    /// The failure that the restaurant does not prepare an order, with the command that puts it back onto the
    /// ticket: it is no longer there.
    private func dropped(_ order: PlacedOrder, _ found: Sentence, _ session: Session) throws -> CommandError {
        let advice = try session.putBack(order)
        return CommandError(.invalid, advice.map { SentOrderText.advised(found, $0) } ?? found)
    }

    /// Sends an order again under another number if the user confirms. No confirmation is needed if its
    /// number is known to belong to an earlier order of this home. Otherwise another person may have sent the
    /// same order in this device's name, and the restaurant would prepare it twice.
    ///
    /// - Throws: a failure that states what was found, if the order is not sent again.
    private func sendAgain(
        _ order: PlacedOrder,
        _ taken: TakenNumber,
        _ seconds: Int,
        _ session: Session,
        leap: Int
    ) async throws {
        let found = session.words(taken, of: order)
        let refused = CommandError(.invalid, OtherOrderText.advised(found))
        // A script gets one order on its output, and decides by the exit code.
        guard !session.json, leap <= Self.furthestLeap, try session.home.state().canResend(order) else {
            throw refused
        }
        if taken.other?.isOwn != true {
            guard Terminal.canAsk else { throw refused }
            session.note(found)
            guard Terminal.confirm(OtherOrderText.sendAgain[session.language], needsWord: true) else {
                throw CommandError(.invalid, OtherOrderText.notResent)
            }
        }
        let again = try session.home.resend(
            order,
            in: try session.catalogue(),
            leap: leap,
            cloud: session.settings.cloud
        )
        // Another program that uses this home has sent it again already.
        guard let again else { throw refused }
        session.note(SentOrderText.renumbered(from: order.number, code: again.order.code))
        try await awaitAnswer(again.order, seconds, session, leap: leap * 10)
    }
}
