internal import ArgumentParser
internal import McOrderClient
internal import McOrderConsole
import McOrderText

/// `mcorder cancel [NUMBER] [--wait SECONDS] [--yes]`: asks the restaurant to cancel an order.
struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("cancel", .cancel)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(HelpOptionText.number, value: PlaceholderText.number))
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
        guard seconds > 0 else { return try report(sent, order, nil, session) }
        let reply = try await session.home.reply(
            to: sent.notice,
            about: order,
            within: .seconds(seconds),
            cloud: session.settings.cloud,
            clock: ContinuousClock()
        )
        try report(sent, order, reply, session)
        guard let reply else {
            return try session.noteNoAnswer(NoticeText.noAnswer, wait)
        }
        try explain(reply, order, session)
    }

    private func report(
        _ sent: SentNotice,
        _ order: PlacedOrder,
        _ reply: NoticeReply?,
        _ session: Session
    ) throws {
        guard session.json else { return }
        var outcome: String?
        switch reply {
        case .answered(let receipt)?: outcome = receipt.status == .order(.cancelled) ? "done" : "refused"
        case .rejected?: outcome = "refused"
        case nil: break
        }
        try session.print(sent.json(about: order, outcome: outcome))
    }

    /// Prints the outcome.
    ///
    /// - Throws: a failure if the order is not cancelled.
    private func explain(_ reply: NoticeReply, _ order: PlacedOrder, _ session: Session) throws {
        let receipt: Receipt
        switch reply {
        case .rejected(let reason):
            throw CommandError(.invalid, NoticeText.refused(order.code, reason))
        case .answered(let answer): receipt = answer
        }
        switch receipt.status {
        case .order(.cancelled):
            if !session.json { try session.say(NoticeText.cancelled(order.code)) }
        case .order(let state) where state.isOpen:
            let phone = session.phone(of: order)
            throw CommandError(
                .invalid,
                receipt.notice?.outcome == .refused
                    ? NoticeText.tooLate(phone: phone) : NoticeText.restored(order.code, phone: phone)
            )
        case .order, .rejected:
            if let failure = receipt.closing(order, session.names(for: order)) { throw failure }
        }
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
