import CounterTesting
import McOrderModel
import Testing

@testable import McOrderCounter

/// The station that prepares each part of a line. The grill prepares the burgers; the bar prepares coffee,
/// tea, and drinks among a burger's options.
@Suite struct KitchenStationsTests {
    private static let options = """
        [
            {
                "id": "extras", "name": "Extras", "kind": "choose",
                "choices": [
                    {"id": "queso", "name": "extra queso"},
                    {"id": "batido", "name": "batido", "max": 3, "station": "drinks"}
                ]
            },
            {
                "id": "vaso", "name": "Vaso", "kind": "choose", "min": 1, "max": 1, "default": ["agua"],
                "choices": [
                    {"id": "agua", "name": "agua", "station": "drinks"},
                    {"id": "salsa", "name": "salsa"}
                ]
            },
            {
                "id": "sin", "name": "Sin", "kind": "without",
                "choices": [{"id": "sin-hielo", "name": "sin hielo", "station": "drinks"}]
            }
        ]
        """

    private static func catalogue(_ groups: [String], of product: String) throws -> Catalogue {
        try Samples.catalogue(options: options, hasStations: true, offering: [product: groups])
    }

    /// The parts of a line at Garbera, as it is ordered in one catalogue and prepared by another.
    private func parts(
        _ line: String,
        in ordered: Catalogue,
        preparedBy catalogue: Catalogue? = nil
    ) -> [String] {
        let content = try? PriceList(ordered, at: nil).content(of: line)
        let catalogue = catalogue ?? ordered
        let stations = KitchenStations(catalogue.restaurant(RestaurantID("garbera")), in: catalogue)
        return stations.parts(of: OrderedLine(line, 100, details: content.flatMap { LineTerms($0) }))
            .map { "\($0.station.id?.description ?? "-") \(ShownNames.own.item($0.item))" }
    }

    private func parts(_ line: String, _ groups: [String], of product: String = "bigmac") throws -> [String] {
        parts(line, in: try Self.catalogue(groups, of: product))
    }

    @Test(arguments: [
        ("BigMac", ["grill BigMac"]),
        ("BigMac [extra queso]", ["grill BigMac [extra queso]"]),
        ("BigMac [batido]", ["grill BigMac [batido]", "drinks BigMac [batido]"]),
        (
            "BigMac [extra queso, 2× batido]",
            ["grill BigMac [extra queso, 2× batido]", "drinks BigMac [2× batido]"]
        ),
        ("BigMac [no longer sold]", ["grill BigMac [no longer sold]"]),
        (
            "BigMac [batido] + Lipton Ice + Deluxe",
            ["grill BigMac [batido]", "drinks BigMac [batido]", "drinks Lipton Ice", "grill Deluxe"]
        ),
    ])
    func `a choice is prepared at its own station`(line: String, expected: [String]) throws {
        #expect(try parts(line, ["extras"]) == expected)
    }

    @Test func `a choice from the product's own station is prepared with the product`() throws {
        #expect(try parts("Espresso [batido]", ["extras"], of: "espresso") == ["drinks Espresso [batido]"])
    }

    @Test func `a choice that leaves something out is no work for another station`() throws {
        #expect(try parts("BigMac [sin hielo]", ["sin"]) == ["grill BigMac [sin hielo]"])
    }

    @Test func `a group's default is prepared if the customer chose nothing in the group`() throws {
        #expect(try parts("BigMac", ["vaso"]) == ["grill BigMac [agua]", "drinks BigMac [agua]"])
        #expect(try parts("BigMac [salsa]", ["vaso"]) == ["grill BigMac [salsa]"])
    }

    @Test func `a restaurant without stations has one part of each product`() throws {
        let catalogue = try Samples.catalogue(
            options: Self.options.replacing(#", "station": "drinks""#, with: ""),
            offering: ["bigmac": ["extras"]]
        )
        #expect(parts("BigMac [batido]", in: catalogue) == ["- BigMac [batido]"])
    }
}
