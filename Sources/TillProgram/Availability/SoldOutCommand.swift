import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// `till sold-out [PRODUCT] [--for 2h | --today | --off]`: a product is sold out at the restaurant for a
/// while.
struct SoldOutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "sold-out",
        TillAvailabilityText.soldOut,
        discussion: TillAvailabilityText.soldOutExamples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(TillAvailabilityText.productHelp, value: PlaceholderText.product),
        completion: Completion.items
    )
    var product: String?

    @Option(name: .customLong("for"), help: ArgumentHelp(TillAvailabilityText.forHelp, value: "2h"))
    var duration: String?

    @Flag(help: ArgumentHelp(TillAvailabilityText.todayHelp))
    var today = false

    @Flag(help: ArgumentHelp(TillAvailabilityText.offHelp))
    var off = false

    @Option(help: ArgumentHelp(TillAvailabilityText.sinceHelp, value: PlaceholderText.when))
    var since: String?

    func validate() throws {
        let asked = [duration != nil, today, off].count { $0 }
        if asked > 1 { throw ValidationError(TillAvailabilityText.oneOf[Terminal.language]) }
        if asked > 0, product == nil {
            throw ValidationError(TillAvailabilityText.noProduct[Terminal.language])
        }
    }

    func run() async throws {
        guard let product else {
            return try await common.list(since: since, none: TillAvailabilityText.nothingSoldOut, \.soldOut)
        }
        let end = try duration.map { text throws(CounterError) in try PauseEnd.duration(text) }
        let counter = common.counter
        let (assortment, restaurant) = try await common.assortment(of: counter)
        let found = try assortment.product(
            product,
            allowsBeginning: Terminal.isInteractive,
            pick: common.pick
        )
        let change = try await counter.perform(
            .sellOut(found.id, named: found.name, restaurant, off ? nil : end ?? .businessDay),
            as: common.member
        )
        common.warnIfNobodyPublishes()
        guard common.json else {
            let names = await common.names(of: counter)
            return try Terminal.write(change.sentence(now: counter.now(), names))
        }
        let soldOut = try await counter.availability().soldOut
            .filter { $0.restaurant == restaurant.id && $0.sellable?.id == found.id }
        try await common.print(soldOut, of: counter)
    }
}
