import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// `till close [--final [--yes]] [--number N] [--register AMOUNT] [--csv]`: the close of the day's orders.
struct CloseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "close",
        TillCloseText.abstract,
        discussion: TillCloseText.examples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Flag(name: .customLong("final"), help: ArgumentHelp(TillCloseText.finalHelp))
    var isFinal = false

    @Flag(help: ArgumentHelp(TillCloseText.yesHelp))
    var yes = false

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
        if register != nil, !isFinal, number == nil {
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
        let close: CloseRecord? =
            if let number, let total {
                try await counter.complete(number, of: restaurant, register: total, as: common.member)
            } else if let number {
                try await counter.close(number, of: restaurant)
            } else if isFinal {
                try await make(of: restaurant, register: total, in: counter)
            } else {
                try await counter.closePreview(of: restaurant)
            }
        guard let close else { return Terminal.report(TillCloseText.notMade[Terminal.language]) }
        if common.json { return try Terminal.write(close.json) }
        let price = try await common.price(of: counter)
        let report = CloseReport(close, restaurant, price, Terminal.language)
        let text = { report.text { Table.text($0, isInteractive: Terminal.isInteractive) } }
        try Terminal.write(csv ? report.csv : text())
    }

    /// Makes the close, after a question on a terminal: it cannot be undone.
    ///
    /// - Returns: `nil` if the answer was no.
    private func make(
        of restaurant: Restaurant,
        register total: Money?,
        in counter: Counter
    ) async throws -> CloseRecord? {
        if !yes {
            let close = try await counter.closePreview(of: restaurant).close
            if close.isEmpty { throw CounterError.nothingToClose }
            guard Terminal.canAsk, !common.json else {
                throw CommandError(.invalid, TillCloseText.finalNeedsYes)
            }
            let price = try await common.price(of: counter)
            if let total {
                Terminal.report(TillCloseText.difference(total - close.takings, price)[Terminal.language])
            }
            let question = TillCloseText.question(
                orders: close.figures.orders.count,
                takings: price(close.takings),
                open: close.open.count
            )
            guard Terminal.confirm(question[Terminal.language], needsWord: true) else { return nil }
        }
        return try await counter.close(restaurant, register: total, as: common.member)
    }
}

/// `till closes [--most N]`: the earlier closes of a restaurant.
struct ClosesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("closes", TillCloseText.closesAbstract)

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp(TillCloseText.mostHelp, value: PlaceholderText.number))
    var most = 31

    func run() async throws {
        let counter = common.counter
        let (_, restaurant) = try await common.assortment(of: counter)
        let closes = try await counter.closes(of: restaurant, most: max(0, most))
        if common.json { return try Terminal.write(.array(closes.map(\.json))) }
        if closes.isEmpty { return Terminal.report(TillCloseText.noCloses[Terminal.language]) }
        let price = try await common.price(of: counter)
        try Terminal.write(closes.map { CloseReport.columns(of: $0, price, Terminal.language) })
    }
}
