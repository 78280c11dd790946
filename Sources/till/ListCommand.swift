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

    @Option(help: ArgumentHelp(TillText.listSinceHelp[Terminal.language], valueName: "when"))
    var since: String?

    func run() throws {
        try Self.write(common, all: all, since: since)
    }

    /// Writes the list that these options ask for.
    static func write(_ common: CommonOptions, all: Bool, since: String? = nil) throws {
        let view = try common.openView()
        let states = common.states.isEmpty ? (all ? OrderState.allCases : OrderState.open) : common.states
        let restaurant = try common.restaurant(in: view)
        let ids = try view.orderIDs(
            at: restaurant?.id,
            in: states,
            receivedSince: try since.map { try common.instant($0, in: view) }
        )
        var list = OrderList(
            isJSON: common.json,
            hasRestaurants: restaurant == nil,
            currency: try view.currency(),
            now: CommonOptions.now()
        )
        // Of a history of years some hundred orders at a time are in memory.
        for start in stride(from: 0, to: ids.count, by: OrderList.chunk) {
            let orders = try view.orders(ids: Array(ids[start...].prefix(OrderList.chunk)))
            // Some other till may have changed one meanwhile.
            try list.write(orders.filter { states.contains($0.state) })
        }
        try list.end()
        let twice = FeedHealth(state: common.stateFolder).takenTwice
        if !twice.isEmpty { Terminal.tell(ScreenText.takenTwice(twice)[Terminal.language]) }
    }
}
