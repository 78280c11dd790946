import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// `till sold-out [PRODUCT] [--for 2h | --today | --off]`: the restaurant does not have a product for a
/// while.
struct SoldOutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sold-out",
        abstract: HouseText.soldOut[Terminal.language],
        discussion: HouseText.soldOutExamples[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(HouseText.productHelp[Terminal.language]))
    var product: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(HouseText.forHelp[Terminal.language], valueName: "2h")
    )
    var duration: String?

    @Flag(help: ArgumentHelp(HouseText.todayHelp[Terminal.language]))
    var today = false

    @Flag(help: ArgumentHelp(HouseText.offHelp[Terminal.language]))
    var off = false

    @Option(help: ArgumentHelp(HouseText.sinceHelp[Terminal.language], valueName: "when"))
    var since: String?

    func validate() throws {
        let asked = [duration != nil, today, off].count { $0 }
        if asked > 1 { throw ValidationError(HouseText.oneOf[Terminal.language]) }
        if asked > 0, product == nil { throw ValidationError(HouseText.noProduct[Terminal.language]) }
    }

    func run() async throws {
        guard let product else {
            return try await common.list(since: since, none: HouseText.nothingSoldOut, \.soldOut)
        }
        let end = try duration.map { text throws(CommandFailure) in try SpellEnd.duration(text) }
        let view = try await common.openView()
        let (catalogue, restaurant) = try await common.house(in: view)
        let now = CommonOptions.now()
        let day = try await view.houseDay(at: now).inForce(at: now, in: restaurant.id)
        let found = try find(product, in: catalogue, or: off ? day.soldOut : [])
        let sentence: Sentence
        if off {
            let wasGone = try await common.change {
                try await $0.endSoldOut(found.id, at: restaurant.id, by: common.holder, at: now)
            }
            sentence = HouseText.back(found.name, at: restaurant.name, wasGone: wasGone)
        } else {
            guard !restaurant.notSold.contains(found.id) else {
                throw CommandFailure(.invalid, HouseText.notSold(found.name, at: restaurant.name))
            }
            let until = try (end ?? .businessDay).instant(at: restaurant, now: now)
            try await common.change {
                try await $0.markSoldOut(
                    found.id,
                    named: found.name,
                    at: restaurant.id,
                    until: until,
                    by: common.holder,
                    at: now
                )
            }
            let moment = MomentText(in: restaurant.zone, now: now).until(until)
            sentence = HouseText.gone(found.name, at: restaurant.name, moment)
        }
        common.tellIfNobodyPublishes()
        guard common.json else { return try Terminal.writeLine(sentence[Terminal.language]) }
        let spells = try await view.houseDay(at: now).inForce(at: now, in: restaurant.id).soldOut
        try CommonOptions.print(spells.filter { $0.product?.id == found.id }, try await view.restaurants())
    }

    /// The product that a word means: one of the catalogue, or of those that were marked under a name that it
    /// no longer has.
    private func find(
        _ word: String,
        in catalogue: Catalogue,
        or marked: [HouseSpell]
    ) throws(CommandFailure) -> (id: ProductID, name: String) {
        typealias Item = (id: ProductID, name: String)
        let all: [Item] = catalogue.products.map { ($0.id, $0.name) }
        let gone = marked.compactMap(\.product).filter { catalogue.product($0.id) == nil }
        let match = WordMatch<Item>.find(
            word,
            among: all + gone,
            id: { $0.id.description },
            name: { $0.name },
            allowsBeginning: Terminal.isInteractive
        )
        switch match {
        case .one(let item): return item
        case .several(let items):
            if let index = common.pick(NumberedChoice(word, among: items.map { $0.name })) {
                return items[index]
            }
            throw CommandFailure(.invalid, HouseText.whichProduct(word, items.map { $0.name }))
        case .none(let nearest):
            throw CommandFailure(.invalid, HouseText.unknownProduct(word, nearest: nearest?.name))
        }
    }
}
