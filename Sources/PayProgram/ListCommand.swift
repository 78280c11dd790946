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

    func run() async throws {
        let counter = try await counter(options)
        let days: Int64 = all ? 30 : 3
        let found = try await counter.payments(since: counter.now() - .seconds(days * 86_400))
        let shown = found.filter { all || $0.payment.needsPerson || $0.payment.state.isUnderWay }
        // Both parts stay sorted by time.
        let payments = shown.filter(\.payment.needsPerson) + shown.filter { !$0.payment.needsPerson }
        if json {
            return try Terminal.write(JSONWriter.line(.array(payments.map(\.json))) + "\n")
        }
        let language = Terminal.language
        guard !payments.isEmpty else { return try Terminal.writeLine(PayProgramText.noPayments[language]) }
        for found in payments {
            let payment = found.payment
            let words = [PayAheadText.state(payment.state)] + payment.marks.sorted().map { .mark($0) }
            let columns = [
                payment.id.description, payment.madeAt.description, HarmlessText.clean(found.restaurant),
                found.code, payment.amount.decimalText, words.map { $0[language] }.joined(separator: ", "),
            ]
            try Terminal.writeLine(columns.filter { !$0.isEmpty }.joined(separator: "  "))
        }
    }
}

/// Notes that a person looked at a payment.
struct LookedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "looked",
        abstract: PayProgramText.lookedAbstract[Terminal.language]
    )

    @OptionGroup var options: ServiceOptions

    @Argument(help: ArgumentHelp(PayProgramText.paymentHelp[Terminal.language]))
    var payment: String

    func run() async throws {
        let counter = try await counter(options)
        guard let id = PaymentID(payment), try await counter.noteLook(at: id) else {
            throw CommandError(.notFound, PayProgramText.noPayment(payment))
        }
        try Terminal.writeLine(PayProgramText.looked(payment)[Terminal.language])
    }
}

private func counter(_ options: ServiceOptions) async throws -> Counter {
    let settings = try await options.configuration(environment: ProcessInfo.processInfo.environment)
    return Counter(state: settings.paths.queue, program: "mcorder-pay", now: Timestamp.now)
}
