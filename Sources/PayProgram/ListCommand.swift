import ArgumentParser
import Foundation
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderIntake
import McOrderModel
import McOrderService
import McOrderText

/// Lists payments, those that a person has to look at first.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: PayProgramText.listAbstract[Terminal.language]
    )

    @OptionGroup var options: ServiceOptions

    @Flag(help: ArgumentHelp(PayProgramText.allHelp[Terminal.language]))
    var all = false

    @Flag(help: ArgumentHelp(PayProgramText.jsonHelp[Terminal.language]))
    var json = false

    @Flag(help: ArgumentHelp(PayProgramText.csvHelp[Terminal.language]))
    var csv = false

    func run() async throws {
        let counter = try await counter(options)
        let days: Int64 = all ? 30 : 3
        let report = try await counter.paymentReport(since: counter.now() - .seconds(days * 86_400))
        if csv { return try Terminal.write(report.csv) }
        let attention = Dictionary(
            report.attention.map { ($0.payment.payment.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let others = report.payments.filter { found in
            attention[found.payment.id] == nil && (all || found.payment.state.isUnderWay)
        }
        if json {
            let payments = report.attention.map(\.json) + others.map(\.json)
            return try Terminal.write(JSONWriter.line(.array(payments)) + "\n")
        }
        guard !report.attention.isEmpty || !others.isEmpty else {
            return try Terminal.writeLine(PayProgramText.noPayments[Terminal.language])
        }
        for found in report.attention {
            try write(found.payment)
            for concern in found.concerns {
                let sentence = PaymentsText.concern(concern, clock: concern.instant?.description ?? "")
                try Terminal.writeLine("  " + sentence[Terminal.language])
            }
        }
        for found in others { try write(found) }
    }

    private func write(_ found: PaymentCase) throws {
        let payment = found.payment
        let words = [PayAheadText.state(payment.state)] + payment.marks.sorted().map { .mark($0) }
        let columns = [
            payment.id.description, payment.madeAt.description, HarmlessText.clean(found.restaurant),
            found.code, payment.amount.decimalText,
            words.map { $0[Terminal.language] }.joined(separator: ", "),
        ]
        try Terminal.writeLine(columns.filter { !$0.isEmpty }.joined(separator: "  "))
    }
}

/// Notes that a person looked at payments.
struct LookedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "looked",
        abstract: PayProgramText.lookedAbstract[Terminal.language]
    )

    @OptionGroup var options: ServiceOptions

    @Argument(help: ArgumentHelp(PayProgramText.paymentHelp[Terminal.language]))
    var payments: [String]

    func run() async throws {
        let counter = try await counter(options)
        let ids = try payments.map { try paymentID($0) }
        for id in ids {
            try await counter.look(at: id)
            try Terminal.writeLine(PayProgramText.looked(id.description)[Terminal.language])
        }
    }
}

/// Gives back some of what was taken.
struct RefundCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refund",
        abstract: PayProgramText.refundAbstract[Terminal.language]
    )

    @OptionGroup var options: ServiceOptions

    @Argument(help: ArgumentHelp(PayProgramText.paymentHelp[Terminal.language]))
    var payment: String

    @Option(help: ArgumentHelp(PayProgramText.amountHelp, value: PlaceholderText.number))
    var amount: String?

    @Option(help: ArgumentHelp(PayProgramText.reasonHelp, value: PlaceholderText.words))
    var reason: String

    func run() async throws {
        let counter = try await counter(options)
        let id = try paymentID(payment)
        let money = try amount.map { text in
            guard let money = Money(amount: text), money > .zero else { throw CounterError.noAmount(text) }
            return money
        }
        let by = ProcessInfo.processInfo.userName
        let given = try await counter.giveBack(money, of: id, reason: reason, by: by)
        let sentence = PaymentsText.givesBack(given, currency: try await counter.currency())
        try Terminal.writeLine(sentence[Terminal.language])
    }
}

/// - Throws: ``CommandError`` for a text that is no payment's id.
private func paymentID(_ text: String) throws -> PaymentID {
    guard let id = PaymentID(text) else { throw CommandError(.notFound, PayProgramText.noPayment(text)) }
    return id
}

private func counter(_ options: ServiceOptions) async throws -> Counter {
    let settings = try await options.configuration(environment: ProcessInfo.processInfo.environment)
    return Counter(state: settings.paths.queue, program: "mcorder-pay", now: Timestamp.now)
}
