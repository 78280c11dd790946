import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till list`: the open orders.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "list",
        TillHelpText.list,
        discussion: TillHelpText.listExamples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(TillHelpText.inHelp, value: PlaceholderText.state),
        completion: Completion.states
    )
    var states: [String] = []

    @Flag(help: ArgumentHelp(TillHelpText.allHelp))
    var all = false

    @Option(help: ArgumentHelp(TillHelpText.listSinceHelp, value: PlaceholderText.when))
    var since: String?

    func run() async throws {
        try await Self.write(common, in: try wanted(), all: all, since: since)
    }

    /// The states that the user asks for; empty if the options name none.
    private func wanted() throws(CommandError) -> [OrderState] {
        // As in version 0.1.0, the option for the state folder also takes states of orders.
        var found = common.states
        for word in states {
            guard let state = OrderState(rawValue: word.lowercased()) else { throw .noState(word) }
            found.append(state)
        }
        let folder = common.stateFolder
        if common.state.contains(folder), !folder.contains("/"),
            NearMiss.best(for: folder, among: OrderState.allCases.map(\.rawValue)) != nil
        {
            throw .noState(folder)
        }
        return found
    }

    /// Writes the list that the options ask for.
    static func write(
        _ common: CommonOptions,
        in wanted: [OrderState] = [],
        all: Bool,
        since: String? = nil
    ) async throws {
        let counter = common.counter
        let states = wanted.isEmpty ? (all ? OrderState.allCases : OrderState.open) : wanted
        let restaurant = try await common.restaurant(of: counter)
        let ids = try await counter.orderIDs(
            of: restaurant,
            in: states,
            receivedSince: try await common.instant(ifSaid: since, of: counter)
        )
        var list = OrderList(
            isJSON: common.json,
            hasRestaurants: restaurant == nil,
            price: try await common.price(of: counter),
            now: counter.now(),
            names: await common.names(of: counter),
            zones: Dictionary(
                uniqueKeysWithValues: try await counter.restaurants().map { ($0.id, $0.zone) }
            )
        )
        // Some hundred orders at a time are in memory, even of a history of years.
        for start in stride(from: 0, to: ids.count, by: OrderList.chunk) {
            let orders = try await counter.orders(ids: Array(ids[start...].prefix(OrderList.chunk)))
            // Another till may have changed an order since its id was read.
            try list.write(orders.filter { states.contains($0.state) })
        }
        try list.end()
        let twice = counter.health().takenTwice
        if !twice.isEmpty { Terminal.report(ScreenText.takenTwice(twice)) }
    }
}

extension CommandError {
    /// The failure for a word that is not a state.
    fileprivate static func noState(_ word: String) -> CommandError {
        let names = OrderState.allCases.map(\.rawValue)
        let near = NearMiss.best(for: word, among: names)
        return CommandError(.invalid, TillCommandErrorText.noState(word, nearest: near, of: names))
    }
}
