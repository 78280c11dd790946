import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderDisplay
import McOrderText

/// `mcorder status [NUMBER] [-w] [--until STATE]`: prints what the restaurant answered.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("status", .status)

    /// Seconds without an answer after which the folder is suspected of not syncing.
    private static let suspicion = 60

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.number, value: PlaceholderText.number),
        completion: Completion.orders
    )
    var number: String?

    @Flag(name: [.customShort("w"), .long], help: ArgumentHelp(HelpOptionText.watch))
    var watch = false

    @Option(
        help: ArgumentHelp(HelpOptionText.until, value: PlaceholderText.state),
        completion: Completion.states
    )
    var until: String?

    func run() async throws {
        let session = try Session(common)
        let order = try session.order(number)
        let goal = try until.map(Self.state)
        if try session.home.state().pendingOrder == order { session.note(SentOrderText.stillPending) }
        var shown: String?
        while true {
            let receipt = try session.home.receipt(of: order, cloud: session.settings.cloud)
            let taken = try session.takenNumber(of: order, receipt)
            let sent = FlowSent(order: order, receipt: receipt, taken: taken, age: order.age())
            let line = try line(sent, session)
            let isOver = taken != nil || receipt.map { $0.isFinal || $0.hasReached(goal) } ?? false
            if !(watch || goal != nil) || isOver {
                if shown != nil, Terminal.isInteractive { try Terminal.write("\r\u{1B}[K") }
                return try finish(line, sent, goal, session)
            }
            if !session.json, line != shown {
                if Terminal.isInteractive {
                    try Terminal.write("\r\u{1B}[K\(line)")
                } else if receipt != nil {
                    try Terminal.writeLine(line)
                }
                shown = line
            }
            try await Task.sleep(for: .milliseconds(500))
        }
    }

    private static func state(_ word: String) throws(CommandError) -> OrderState {
        if let state = OrderState(rawValue: word.lowercased()) { return state }
        let near = NearMiss.best(for: word, among: OrderState.allCases.map(\.rawValue))
        throw CommandError(.invalid, ErrorText.unknownState(word, nearest: near))
    }

    private func line(_ sent: FlowSent, _ session: Session) throws -> String {
        let order = sent.order
        if let taken = sent.taken {
            let words = session.words(taken, of: order)
            // Only the last order can be put back on the ticket.
            let found = try session.home.state().lastOrder == order ? OtherOrderText.advised(words) : words
            return "\(order.code)  \(found[session.language])"
        }
        guard let receipt = sent.receipt else {
            return "\(order.code)  \(SentOrderText.unanswered(seconds: sent.age)[session.language])"
        }
        let elapsed = DurationText.short(seconds: sent.age)
        switch receipt.status {
        case .order(let state):
            let reason = receipt.reason.map { ": \(HarmlessText.clean($0.message))" } ?? ""
            let answer = receipt.answer(to: .cancel, phone: session.phone(of: order))
            let further = [session.due(receipt, order)?.promise, answer].compactMap(\.self)
            let words = (further + session.pay(receipt, order)).map { "  \($0[session.language])" }.joined()
            return "\(order.code)  \(state.word[session.language])\(reason)  \(elapsed)\(words)"
        case .rejected(let reason):
            let sentence = receipt.refusal(of: order, reason, session.names(for: order))
            return "\(order.code)  \(sentence[session.language])"
        }
    }

    private func finish(_ line: String, _ sent: FlowSent, _ goal: OrderState?, _ session: Session) throws {
        if session.json {
            let answer = sent.receipt.map { session.admitted($0, sent.order).value } ?? sent.unanswered
            try session.print(sent.taken.map { answer.adding("otherOrder", $0.json) } ?? answer)
        } else {
            try Terminal.writeLine(line)
        }
        if sent.taken != nil { throw ExitCode(ExitStatus.invalid.rawValue) }
        guard let receipt = sent.receipt else {
            // Without the folder no answer can arrive, so report that error and do not ask the user to wait.
            _ = try session.home.folder(of: sent.order, cloud: session.settings.cloud)
            if sent.age >= Self.suspicion { session.note(try session.adviceWhileUnanswered(sent.order)) }
            throw ExitCode(ExitStatus.tryAgain.rawValue)
        }
        if let catalogue = session.catalogueIfAny(for: sent.order), !session.json,
            let repriced = receipt.repriced(sent.order, session.prices(catalogue))
        {
            session.note(repriced)
        }
        if receipt.isDropped, let advice = try session.putBack(sent.order) { session.note(advice) }
        if case .rejected = receipt.status { throw ExitCode(ExitStatus.invalid.rawValue) }
        if let goal, !receipt.hasReached(goal) { throw ExitCode(ExitStatus.invalid.rawValue) }
    }
}

extension FlowSent {
    /// The order as `--json` prints it while there is no answer.
    fileprivate var unanswered: JSONValue {
        .object([
            JSONValue.Member("state", .string("unanswered")),
            JSONValue.Member("number", .string(order.number.description)),
            JSONValue.Member("code", .string(order.code.description)),
            JSONValue.Member("ageSeconds", .integer(age)),
        ])
    }
}

extension Receipt {
    /// Whether the order is in the state `goal`, or in a later state of the same sequence. A cancelled order,
    /// for example, was never ready.
    fileprivate func hasReached(_ goal: OrderState?) -> Bool {
        guard let goal, case .order(let state) = status else { return false }
        let way: [OrderState] = [.received, .preparing, .ready, .collected]
        guard let here = way.firstIndex(of: state), let there = way.firstIndex(of: goal) else {
            return state == goal
        }
        return here >= there
    }
}

extension JSONValue {
    /// The object with another member appended.
    fileprivate func adding(_ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members + [Member(name, value)])
    }
}
