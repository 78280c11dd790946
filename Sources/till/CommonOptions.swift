import ArgumentParser
import Foundation
import McOrderConsole
import McOrderModel
import McOrderQueue

/// The options of every command.
struct CommonOptions: ParsableArguments {
    static let defaultState = "/var/lib/mcorderd"

    /// The state folder; `list` also takes states of orders here, since both are called so in the
    /// contract. A bare state's name is never a folder: that is `./ready`.
    @Option(help: ArgumentHelp(TillText.stateHelp[Terminal.language], valueName: "dir"))
    var state: [String] = []

    @Option(help: ArgumentHelp(TillText.restaurantHelp[Terminal.language], valueName: "name"))
    var restaurant: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(TillText.asHelp[Terminal.language], valueName: "name")
    )
    var who: String?

    @Option(help: ArgumentHelp(TillText.langHelp[Terminal.language], valueName: "es|en"))
    var lang: String?

    @Flag(help: ArgumentHelp(TillText.jsonHelp[Terminal.language]))
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

    /// Who presses: the till's name, else host and terminal.
    ///
    /// Nobody can call himself as the history calls the customer: it is relied on for who changed an order.
    var holder: String {
        get throws(CommandFailure) {
            if let name = who ?? Self.environment("MCORDER_TILL") {
                let name = try Self.text(name, for: "--as (MCORDER_TILL)")
                guard name.lowercased() != Notice.author else {
                    throw CommandFailure(.invalid, TillText.reservedName(name))
                }
                return name
            }
            let host = ProcessInfo.processInfo.hostName
            if let terminal = Terminal.name { return "\(host) \(terminal)" }
            return host.lowercased() == Notice.author ? "till \(host)" : host
        }
    }

    /// What somebody calls the restaurant that is meant.
    var wantedRestaurant: String? {
        restaurant ?? Self.environment("MCORDER_RESTAURANT")
    }

    /// The restaurant that is meant, or `nil` for all.
    func restaurant(in view: QueueView) async throws -> KnownRestaurant? {
        guard let word = wantedRestaurant else { return nil }
        let match = WordMatch<KnownRestaurant>.find(
            word,
            among: try await view.restaurants(),
            id: \.id.description,
            name: \.name,
            allowsBeginning: Terminal.isInteractive
        )
        switch match {
        case .one(let restaurant): return restaurant
        case .several(let all):
            if let index = pick(NumberedChoice(word, among: all.map(\.name))) { return all[index] }
            let names = Sentence(quoting: all.map(\.name))
            throw CommandFailure(
                .invalid,
                es: "restaurante \(HarmlessText.quoted(word)): ¿cuál de \(names.spanish)?",
                en: "restaurant \(HarmlessText.quoted(word, .english)): which of \(names.english)?"
            )
        case .none(let near):
            let hint = near.map { Sentence(quoting: $0.name) }
            throw CommandFailure(
                .invalid,
                es: "no hay restaurante \(HarmlessText.quoted(word))"
                    + (hint.map { "; ¿\($0.spanish)?" } ?? ""),
                en: "there is no restaurant \(HarmlessText.quoted(word, .english))"
                    + (hint.map { "; did you mean \($0.english)?" } ?? "")
            )
        }
    }

    /// Has the person at the terminal choose; nobody is asked where JSON is wanted.
    func pick(_ choice: NumberedChoice) -> Int? {
        json ? nil : choice.ask(in: Terminal.language)
    }

    /// Opens the queue for changing it.
    private func openQueue() async throws -> OrderQueue {
        try QueuePlace.requireOwnMachine(stateFolder)
        return try await OrderQueue.open(in: stateFolder, as: "till \(holder)", patience: .command)
    }

    /// Opens the queue, has `body` change it, and closes it.
    func change<Result>(_ body: (OrderQueue) async throws -> Result) async throws -> Result {
        let queue = try await openQueue()
        let result = try await body(queue)
        try await queue.close()
        return result
    }

    /// How many characters a text has that a person gives.
    static let longestText = 200

    /// A text that a person gave for an option: 1 to 200 characters without control characters.
    static func text(_ text: String, for option: String) throws(CommandFailure) -> String {
        guard !text.isEmpty, text.count <= longestText, !TextRule.hasControlCharacter(text) else {
            throw CommandFailure(
                .invalid,
                es: "\(option): de 1 a 200 caracteres, sin caracteres de control",
                en: "\(option): 1 to 200 characters, none of them a control character"
            )
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
