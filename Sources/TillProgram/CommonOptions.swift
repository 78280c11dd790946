import ArgumentParser
import Foundation
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The options of every command.
struct CommonOptions: ParsableArguments {
    static let defaultState = "/var/lib/mcorderd"

    /// The state folder; `list` also takes states of orders here, since both are called so in the
    /// contract. A bare state's name is never a folder: that is `./ready`.
    @Option(
        help: ArgumentHelp(
            TillHelpText.stateHelp[Terminal.language],
            valueName: PlaceholderText.folder[Terminal.language]
        )
    )
    var state: [String] = []

    @Option(
        help: ArgumentHelp(
            TillHelpText.restaurantHelp[Terminal.language],
            valueName: PlaceholderText.name[Terminal.language]
        )
    )
    var restaurant: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            TillHelpText.asHelp[Terminal.language],
            valueName: PlaceholderText.name[Terminal.language]
        )
    )
    var who: String?

    // Terminal.language finds the value by itself, since the help must be in that language too.
    @Option(help: ArgumentHelp(HelpOptionText.lang[Terminal.language], valueName: Language.codes))
    var lang: Language?

    @Flag(help: ArgumentHelp(TillHelpText.jsonHelp[Terminal.language]))
    var json = false

    /// The state folder.
    var stateFolder: String {
        state.last { OrderState(rawValue: $0.lowercased()) == nil } ?? Self.environment("MCORDER_STATE")
            ?? Self.defaultState
    }

    /// The states of orders among what was given as `--state`.
    var states: [OrderState] {
        state.compactMap { OrderState(rawValue: $0.lowercased()) }
    }

    /// The counter whose orders the command is about.
    var counter: Counter {
        Counter(state: stateFolder, program: "till", now: Self.now)
    }

    /// Who presses: the till's name, else host and terminal. At a terminal everything is permitted.
    var member: StaffMember {
        get throws {
            if let name = who ?? Self.environment("MCORDER_TILL") {
                return try StaffMember(name: Self.text(name, for: "--as (MCORDER_TILL)"), role: .owner)
            }
            let host = ProcessInfo.processInfo.hostName
            if let terminal = Terminal.name {
                return try StaffMember(name: "\(host) \(terminal)", role: .owner)
            }
            let name = host.lowercased() == Notice.author ? "till \(host)" : host
            return try StaffMember(name: name, role: .owner)
        }
    }

    /// What somebody calls the restaurant that is meant.
    var wantedRestaurant: String? {
        restaurant ?? Self.environment("MCORDER_RESTAURANT")
    }

    /// The restaurant that is meant, or `nil` for all.
    func restaurant(of counter: Counter) async throws -> KnownRestaurant? {
        guard let word = wantedRestaurant else { return nil }
        return try await counter.restaurants()
            .find(word, allowsBeginning: Terminal.isInteractive, pick: pick)
    }

    /// Has the person at the terminal choose; nobody is asked where JSON is wanted.
    func pick(_ word: String, among names: [String]) -> Int? {
        json ? nil : NumberedChoice(word, among: names).ask(in: Terminal.language)
    }

    /// A text that a person gave for an option.
    static func text(_ text: String, for option: String) throws(CommandFailure) -> String {
        do throws(CounterError) {
            try StaffText.check(text)
        } catch {
            throw CommandFailure(.invalid, TillCommandFailureText.badText(option, longest: StaffText.longest))
        }
        return text
    }

    private static func environment(_ name: String) -> String? {
        Terminal.environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Now, by the machine's clock.
    static func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }
}
