import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// `till list`: the open orders.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: TillText.list[Terminal.language],
        discussion: TillText.listExamples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(TillText.allHelp[Terminal.language]))
    var all = false

    func run() throws {
        try Self.write(common, all: all)
    }

    /// Writes the list that these options ask for.
    static func write(_ common: CommonOptions, all: Bool) throws {
        let view = try QueueView(state: common.stateFolder)
        let restaurant = try common.restaurant(in: view)
        let states = common.states.isEmpty ? (all ? OrderState.allCases : OrderState.open) : common.states
        let orders = try view.orders(at: restaurant?.id, in: states)
        let now = CommonOptions.now()
        if common.json {
            return try Terminal.writeLine(JSONWriter.text(.array(orders.map { $0.json(at: now) })))
        }
        let language = Terminal.language
        let price = PriceText(currency: try view.currency(), language: language)
        let rows = orders.map { order in
            var row = [
                order.code, order.state.word[language], order.shownDeviceName, price(order.total),
                DurationText.short(seconds: order.ageSeconds(at: now)),
                order.countedLines.map { "\($0.count) × \(HarmlessText.clean($0.line.name))" }
                    .joined(separator: ", "),
            ]
            if restaurant == nil { row.insert(HarmlessText.clean(order.restaurant), at: 1) }
            return row
        }
        try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
    }
}
