import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// `till pause [20m | until 21:00 | off]`: the restaurant takes no orders for a while.
struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "pause",
        TillAvailabilityText.pause,
        discussion: TillAvailabilityText.pauseExamples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(TillAvailabilityText.pauseWords, value: PlaceholderText.spell))
    var words: [String] = []

    @Option(help: ArgumentHelp(TillAvailabilityText.sinceHelp, value: PlaceholderText.when))
    var since: String?

    enum Request: Hashable {
        case show
        /// Pauses until then; `nil` ends the pause.
        case pause(PauseEnd?)

        /// Reads the words of the command line.
        init(_ words: [String]) throws {
            switch words.map({ $0.lowercased() }) {
            case []: self = .show
            case ["off"]: self = .pause(nil)
            case let words where words.count == 2 && WhenWord.until.isMeant(by: SearchKey(words[0])):
                self = .pause(try .clock(words[1]))
            // In Basque the word follows the time.
            case let words
            where words.count == 2 && SearchKey(words[1]) == SearchKey(WhenWord.until[.basque]):
                self = .pause(try .clock(words[0]))
            case let words where words.count == 1: self = .pause(try .duration(words[0]))
            default: throw CommandError(.invalid, TillAvailabilityText.badWords(words))
            }
        }
    }

    func run() async throws {
        let request = try Request(words)
        guard case .pause(let end) = request else {
            return try await common.list(since: since, none: TillAvailabilityText.nothingPaused, \.pauses)
        }
        let counter = common.counter
        let (_, restaurant) = try await common.assortment(of: counter)
        let change = try await counter.perform(.pause(restaurant, end), as: common.member)
        common.warnIfNobodyPublishes()
        guard common.json else {
            return try Terminal.write(change.sentence(now: counter.now(), .own))
        }
        let pauses = try await counter.availability().pauses.filter { $0.restaurant == restaurant.id }
        try await common.print(pauses, of: counter)
    }
}
