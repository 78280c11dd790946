import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// `till time PRODUCT 90s`: fixes how long the kitchen takes for a product; `--learn` takes that back.
struct TimeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "time",
        FixedTimeText.time,
        discussion: """
            till time bigmac 90s
            till time bigmac --learn
            """
    )

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(FixedTimeText.productHelp, value: PlaceholderText.product),
        completion: Completion.products
    )
    var product: String

    @Argument(help: ArgumentHelp(FixedTimeText.lengthHelp, value: PlaceholderText.seconds))
    var length: String?

    @Flag(help: ArgumentHelp(FixedTimeText.learnHelp))
    var learn = false

    func run() async throws {
        let seconds = try seconds()
        let counter = common.counter
        let (assortment, restaurant) = try await common.assortment(of: counter)
        guard let catalogue = assortment.catalogue else { throw CounterError.noCatalogue }
        let item = try assortment.product(
            product,
            allowsBeginning: Terminal.isInteractive,
            pick: common.pick
        )
        let time = try await counter.fixTime(
            of: item,
            at: restaurant,
            in: catalogue,
            seconds,
            as: common.member
        )
        if common.json { return try Terminal.write(time?.json ?? .null) }
        let name = HarmlessText.clean(item.name)
        guard let fixed = time?.fixed else {
            return try Terminal.writeLine(FixedTimeText.isLearned(name)[Terminal.language])
        }
        let length = DurationText.short(seconds: fixed.seconds)
        try Terminal.writeLine(FixedTimeText.takes(name, length)[Terminal.language])
    }

    /// The length in seconds; `nil` to have it learned.
    private func seconds() throws -> Int? {
        guard let length else {
            guard learn else { throw CommandError(.invalid, FixedTimeText.missing) }
            return nil
        }
        guard !learn else { throw CommandError(.invalid, FixedTimeText.missing) }
        let duration = Duration(length, in: [.seconds, .minutes, .hours])
        guard let seconds = duration.map({ Int($0.components.seconds) }), FixedTime.range.contains(seconds)
        else { throw CommandError(.invalid, FixedTimeText.badLength(length)) }
        return seconds
    }
}
