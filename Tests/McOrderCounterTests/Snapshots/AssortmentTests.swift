import CounterTesting
import McOrderModel
import Testing

@testable import McOrderCounter

/// What a restaurant sells at present.
@Suite struct AssortmentTests {
    @Test func `what is sold out, or not sold here, cannot be sold out`() throws {
        let catalogue = try Samples.catalogue()
        let restaurant = try #require(catalogue.restaurants.first { !$0.notSold.isEmpty })
        let period = Unavailability(
            id: 1,
            restaurant: restaurant.id,
            subject: .sellable(.product(ProductID("espresso")), name: "Espresso"),
            since: Samples.now,
            until: Samples.now + .seconds(3600),
            by: "x",
            ending: nil
        )
        let day = Availability(pauses: [], soldOut: [period])
        let assortment = Assortment(catalogue, at: restaurant.id, day: day)
        let absent = try #require(restaurant.notSold.map(\.description).sorted().first)
        let asked = ["bigmac", absent, "espresso", "no-such-thing", "agua"].map {
            SellableID.product(ProductID($0))
        }
        func names(at time: Timestamp) -> [String] {
            assortment.available(asked, at: time).map(\.name)
        }
        #expect(names(at: Samples.now) == ["BigMac", "Agua"])
        #expect(names(at: period.until) == ["BigMac", "Espresso", "Agua"])
    }
}
