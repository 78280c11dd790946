import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder cancel [NUMBER] [--wait SECONDS] [--yes]`: asks the restaurant to cancel an order.
struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("cancel", .cancel)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.number, value: PlaceholderText.number),
        completion: Completion.orders
    )
    var number: String?

    @Option(help: ArgumentHelp(HelpOptionText.cancelWait, value: PlaceholderText.seconds))
    var wait: Int?

    @Flag(name: [.customShort("y"), .long], help: ArgumentHelp(HelpOptionText.cancelYes))
    var yes = false

    func run() async throws {
        let session = try Session(common)
        let seconds = try session.secondsToWait(wait)
        let order = try session.openOrder(number)
        if Terminal.canAsk, !yes, !session.json,
            !Terminal.confirm(
                NoticeText.reallyCancel(order.code, at: order.order.restaurant)[session.language],
                needsWord: true
            )
        {
            return session.note(NoticeText.notCancelled)
        }
        let sent = try session.home.notify(.cancel, about: order, cloud: session.settings.cloud)
        if !session.json { try session.say(NoticeText.cancelSent(order.code)) }
        var reply: NoticeReply?
        if seconds > 0 {
            reply = try await session.home.reply(
                to: sent.notice,
                about: order,
                within: .seconds(seconds),
                cloud: session.settings.cloud,
                clock: ContinuousClock()
            )
        }
        if session.json { try session.print(sent.json(about: order, outcome: reply?.outcome)) }
        guard seconds > 0 else { return }
        guard let reply else {
            return try session.noteNoAnswer(NoticeText.noAnswer, wait)
        }
        try explain(reply, order, session)
    }

    /// Prints the outcome.
    ///
    /// - Throws: a failure if the order is not cancelled.
    private func explain(_ reply: NoticeReply, _ order: PlacedOrder, _ session: Session) throws {
        switch reply {
        case .rejected(let reason):
            throw CommandError(.invalid, NoticeText.refused(order.code, reason))
        case .answered(let receipt):
            if receipt.status == .order(.cancelled) {
                if !session.json { try session.say(NoticeText.cancelled(order.code)) }
                return
            }
            if let failure = receipt.closing(order, session.names(for: order)) { throw failure }
            let phone = session.phone(of: order)
            throw CommandError(
                .invalid,
                receipt.notice?.outcome == .refused
                    ? NoticeText.tooLate(phone: phone) : NoticeText.restored(order.code, phone: phone)
            )
        }
    }
}

extension NoticeReply {
    /// The outcome as `cancel --json` prints it.
    fileprivate var outcome: String {
        if case .answered(let receipt) = self, receipt.status == .order(.cancelled) { return "done" }
        return "refused"
    }
}

extension SentNotice {
    /// The notice as `cancel --json` and `arrived --json` print it. It contains no position.
    func json(about order: PlacedOrder, outcome: String?) -> JSONValue {
        .object([
            JSONValue.Member("type", .string(notice.kind.rawValue)),
            JSONValue.Member("number", .string(order.number.description)),
            JSONValue.Member("code", .string(order.code.description)),
            JSONValue.Member("restaurant", .string(order.order.restaurant)),
            JSONValue.Member("at", .string(notice.at.description)),
            JSONValue.Member("file", .string(file)),
            JSONValue.Member("outcome", .optional(outcome)),
        ])
    }
}
