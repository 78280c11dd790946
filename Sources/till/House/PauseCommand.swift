import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// `till pause [20m | until 21:00 | off]`: the restaurant takes no orders for a while.
struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause",
        abstract: HouseText.pause[Terminal.language],
        discussion: HouseText.pauseExamples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(HouseText.pauseWords[Terminal.language], valueName: "for"))
    var words: [String] = []

    @Option(help: ArgumentHelp(HouseText.sinceHelp[Terminal.language], valueName: "when"))
    var since: String?

    /// What somebody asks for.
    enum Request: Hashable {
        case show
        case off
        case pause(SpellEnd)

        /// What those words ask for.
        init(_ words: [String]) throws(CommandFailure) {
            switch words.map({ $0.lowercased() }) {
            case []: self = .show
            case ["off"]: self = .off
            case let words where words.count == 2 && ["until", "hasta"].contains(words[0]):
                self = .pause(try .clock(words[1]))
            case let words where words.count == 1: self = .pause(try .duration(words[0]))
            default: throw CommandFailure(.invalid, HouseText.badWords(words))
            }
        }
    }

    func run() async throws {
        let request = try Request(words)
        guard request != .show else {
            return try await common.list(since: since, none: HouseText.nothingPaused, \.pauses)
        }
        let view = try await common.openView()
        let restaurant = try await common.house(in: view).restaurant
        let now = CommonOptions.now()
        let sentence: Sentence
        switch request {
        case .show: return
        case .off:
            let wasPaused = try await common.change {
                try await $0.endPause(of: restaurant.id, by: common.holder, at: now)
            }
            sentence = HouseText.resumed(restaurant.name, wasPaused: wasPaused)
        case .pause(let end):
            let until = try end.instant(at: restaurant, now: now)
            try await common.change {
                try await $0.pause(restaurant.id, until: until, by: common.holder, at: now)
            }
            sentence = HouseText.paused(
                restaurant.name,
                MomentText(in: restaurant.zone, now: now).until(until)
            )
        }
        common.tellIfNobodyPublishes()
        guard common.json else { return try Terminal.writeLine(sentence[Terminal.language]) }
        let spells = try await view.houseDay(at: now).inForce(at: now, in: restaurant.id).pauses
        try CommonOptions.print(spells, try await view.restaurants())
    }
}
