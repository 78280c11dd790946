import ArgumentParser
import Foundation
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The options of every command.
struct CommonOptions: ParsableArguments {
    static let defaultState = "/var/lib/mcorderd"

    /// The state folder, or the address of a PostgreSQL server. `list` also takes states of orders here,
    /// because the contract gives both options this name. The name of a state alone is never a folder: that
    /// is written `./ready`.
    @Option(help: ArgumentHelp(TillHelpText.stateHelp, value: PlaceholderText.folder), completion: .directory)
    var state: [String] = []

    @Option(
        help: ArgumentHelp(TillHelpText.restaurantHelp, value: PlaceholderText.name),
        completion: Completion.restaurants
    )
    var restaurant: String?

    @Option(name: .customLong("as"), help: ArgumentHelp(TillHelpText.asHelp, value: PlaceholderText.name))
    var who: String?

    // `Terminal.language` reads this option itself, because the help must be in this language too.
    @Option(help: ArgumentHelp(HelpOptionText.lang, value: Language.codes))
    var lang: Language?

    @Flag(help: ArgumentHelp(TillHelpText.jsonHelp))
    var json = false

    /// Where the queue is: a folder, or the address of a PostgreSQL server.
    var stateFolder: String { Self.stateFolder(state) }

    static func stateFolder(_ state: [String]) -> String {
        state.last { OrderState(rawValue: $0.lowercased()) == nil } ?? usualPlace ?? defaultState
    }

    /// Where the queue is if no option says so.
    @TaskLocal static var usualPlace: String?

    /// The address in `MCORDER_QUEUE`, whose other value, `sqlite`, means the state folder; or the folder in
    /// `MCORDER_STATE`; or else what the daemon of this machine uses.
    static func usualPlace(in environment: [String: String], configuration: String? = nil) async -> String? {
        let set = environment.filter { !$0.value.isEmpty }
        if let server = set["MCORDER_QUEUE"], server != "sqlite" { return server }
        if let state = set["MCORDER_STATE"] { return state }
        return await DaemonConfiguration.queuePlace(file: configuration, environment: set)
    }

    /// The values of `--state` that are states of orders.
    var states: [OrderState] {
        state.compactMap { OrderState(rawValue: $0.lowercased()) }
    }

    /// The counter of the state folder.
    var counter: Counter { Self.counter(state: state) }

    /// - Parameter state: the values of `--state`.
    static func counter(state: [String]) -> Counter {
        Counter(state: stateFolder(state), program: "till", now: Timestamp.now)
    }

    /// The user of the command: the till's name, otherwise host and terminal. At a terminal everything is
    /// permitted.
    var member: StaffMember {
        get throws {
            if let name = who ?? Self.environment("MCORDER_TILL") {
                try Self.check(name, for: "--as (MCORDER_TILL)")
                return try StaffMember(name: name, role: .owner)
            }
            let host = ProcessInfo.processInfo.hostName
            let isReserved = host.lowercased() == Notice.author
            let name = Terminal.name.map { "\(host) \($0)" } ?? (isReserved ? "till \(host)" : host)
            return try StaffMember(name: name, role: .owner)
        }
    }

    /// The restaurant as the user names it.
    var wantedRestaurant: String? {
        restaurant ?? Self.environment("MCORDER_RESTAURANT")
    }

    /// The restaurant that the user names; `nil` for all restaurants.
    func restaurant(of counter: Counter) async throws -> KnownRestaurant? {
        guard let word = wantedRestaurant else { return nil }
        return try await counter.restaurants()
            .find(word, allowsBeginning: Terminal.isInteractive, pick: pick)
    }

    /// What the named restaurant sells; without a name, the only restaurant of the catalogue.
    func assortment(of counter: Counter) async throws -> (Assortment, Restaurant) {
        let assortment = try await counter.assortment(of: restaurant(of: counter))
        guard let restaurant = assortment.restaurant else { throw CounterError.noCatalogue }
        return (assortment, restaurant)
    }

    /// Lets the user at the terminal choose. With `--json` there is no question.
    func pick(_ word: String, among names: [String]) -> Int? {
        json ? nil : NumberedChoice(word, among: names).ask(in: Terminal.language)
    }

    /// Checks a text that the user gave for an option.
    static func check(_ text: String, for option: String) throws(CommandError) {
        do throws(CounterError) {
            try StaffText.check(text)
        } catch {
            throw CommandError(.invalid, TillCommandErrorText.badText(option, longest: StaffText.longest))
        }
    }

    private static func environment(_ name: String) -> String? {
        Terminal.environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
}
