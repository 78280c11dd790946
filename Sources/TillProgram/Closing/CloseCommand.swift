import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till close [--final [--register AMOUNT]] [--number N] [--csv]`: the close of the day's orders.
struct CloseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "close",
        TillCloseText.abstract,
        discussion: TillCloseText.examples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Flag(name: .customLong("final"), help: ArgumentHelp(TillCloseText.finalHelp))
    var isFinal = false

    @Option(help: ArgumentHelp(TillCloseText.registerHelp, value: "812.40"))
    var register: String?

    @Option(help: ArgumentHelp(TillCloseText.numberHelp, value: PlaceholderText.number))
    var number: Int?

    @Flag(help: ArgumentHelp(TillCloseText.csvHelp))
    var csv = false

    func validate() throws {
        if number != nil, isFinal {
            throw ValidationError(TillCloseText.numberOrFinal[Terminal.language])
        }
        if register != nil, !isFinal {
            throw ValidationError(TillCloseText.registerNeedsFinal[Terminal.language])
        }
    }

    func run() async throws {
        let total = try register.map { text throws(CounterError) in
            guard let money = Money(amount: text) else { throw .noAmount(text) }
            return money
        }
        let counter = common.counter
        let (_, restaurant) = try await common.assortment(of: counter)
        let close =
            if let number {
                try await counter.close(number, of: restaurant)
            } else if isFinal {
                try await counter.close(restaurant, register: total, as: common.member)
            } else {
                try await counter.closePreview(of: restaurant)
            }
        if common.json { return try Terminal.write(close) }
        let report = CloseReport(
            close,
            restaurant,
            try await common.price(of: counter),
            Terminal.language,
            isAligned: Terminal.isInteractive
        )
        try Terminal.write(csv ? report.csv : report.text)
    }
}
