import OrderTesting
import Testing

@testable import McOrderModel

/// The search for the best prices of an order with many offers.
@Suite struct OfferSearchTests {
    private static let names = ["Gilda", "Hamburguesa", "Cola", "Patatas", "Hamburguesa + Cola + Patatas"]

    private static func catalogue(offers: [String]) throws -> Catalogue {
        var files = SampleBar.files
        files[.offers] = "[\(offers.joined(separator: ","))]"
        return try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
    }

    private static func twoForOne(_ id: Int, _ products: [String], menus: [String] = []) -> String {
        let (products, menus) = (products.map { "\"\($0)\"" }, menus.map { "\"\($0)\"" })
        return """
            {"id":"o\(id)","name":"Oferta \(id)","kind":"two-for-one",
            "products":[\(products.joined(separator: ","))],"menus":[\(menus.joined(separator: ","))]}
            """
    }

    /// What format.md says, tried literally: each two-for-one offer first, the others after it.
    private static func reference(_ lines: [LineContent], _ offers: [Offer]) -> Int {
        let offers = offers.sorted { $0.id.description < $1.id.description }
        let single = OfferedPrices(lines, offers: offers.filter { $0.kind != .twoForOne }).prices.map(\.cents)
        let pairing = offers.filter { $0.kind == .twoForOne }
        var best = single.reduce(0, +)
        for first in pairing {
            var prices = single
            var paired: Set<Int> = []
            for offer in [first] + pairing.filter({ $0.id != first.id }) {
                let places = lines.indices.filter { !paired.contains($0) && offer.applies(to: lines[$0]) }
                    .sorted { (lines[$1].price, $0) < (lines[$0].price, $1) }
                guard places.count > 1 else { continue }
                var gains = [0, 0]
                for place in 1..<places.count {
                    let (dear, cheap) = (places[place - 1], places[place])
                    let gain = prices[dear] + prices[cheap] - lines[dear].price.cents
                    gains.append(max(gains[place], gains[place - 1] + gain))
                }
                var place = places.count - 1
                while place > 0 {
                    guard gains[place + 1] > gains[place] else {
                        place -= 1
                        continue
                    }
                    (prices[places[place - 1]], prices[places[place]]) = (
                        lines[places[place - 1]].price.cents, 0
                    )
                    paired.formUnion([places[place - 1], places[place]])
                    place -= 2
                }
            }
            best = min(best, prices.reduce(0, +))
        }
        return best
    }

    @Test func `the search finds what trying each offer first finds`() throws {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<60 {
            var offers = (0..<random.number(in: 1...8)).map { id in
                let products = ["gilda", "burger", "cola", "fries"].filter { _ in Bool.random(using: &random)
                }
                return Self.twoForOne(
                    id,
                    products + ["fries"],
                    menus: Bool.random(using: &random) ? ["burger"] : []
                )
            }
            offers.append(
                #"{"id":"x","name":"X","kind":"percentage","percent":60,"products":["gilda","cola"]}"#
            )
            let catalogue = try Self.catalogue(offers: offers)
            let list = PriceList(catalogue, at: catalogue.restaurants[0])
            let lines = try (0..<random.number(in: 1...30)).map { _ in
                try list.content(of: random.pick(Self.names, or: "Gilda"))
            }
            let offered = OfferedPrices(lines, offers: catalogue.offers)
            #expect(offered.total.cents == Self.reference(lines, catalogue.offers))
            #expect(lines.map(\.price).total() - offered.used.map(\.saved).total() == offered.total)
        }
    }

    @Test func `a catalogue with more two-for-one offers than can be searched in time is refused`() throws {
        let most = Offer.mostTwoForOne
        _ = try Self.catalogue(offers: (0..<most).map { Self.twoForOne($0, ["gilda"]) })
        let error = #expect(throws: CatalogueErrors.self) {
            try Self.catalogue(offers: (0...most).map { Self.twoForOne($0, ["gilda"]) })
        }
        #expect(error?.errors.map(\.problem) == [.tooManyTwoForOne(most: most)])
        #expect(error?.errors.map(\.file) == ["offers.json"])
    }

    @Test func `a catalogue with more offers than can be searched in time is refused`() throws {
        let offers = (0...Offer.most).map {
            #"{"id":"o\#($0)","name":"O \#($0)","kind":"percentage","percent":5,"products":["gilda"]}"#
        }
        let error = #expect(throws: CatalogueErrors.self) { try Self.catalogue(offers: offers) }
        #expect(error?.errors.map(\.problem) == [.tooManyOffers(most: Offer.most)])
    }
}
