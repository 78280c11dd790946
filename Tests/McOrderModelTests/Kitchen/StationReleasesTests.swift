import OrderTesting
import Testing

@testable import McOrderModel

/// When stations get their parts of an order.
@Suite struct StationReleasesTests {
    private let grill = StationID("grill")
    private let fryer = StationID("fryer")

    @Test func `they are stored and read`() throws {
        let releases = StationReleases([grill: at(2), fryer: at(1)])
        let stored = try #require(releases.stored)
        #expect(stored == "fryer:\(at(1).seconds) grill:\(at(2).seconds)")
        #expect(StationReleases(stored: stored) == releases)
        #expect(releases[.station(grill)] == at(2) && releases[.kitchen] == nil)
        #expect(StationReleases().stored == nil && StationReleases(stored: "")?.isEmpty == true)
    }

    @Test(arguments: ["grill", "grill:", "grill:x", ":5", "grill:1:2"])
    func `another text is none`(_ text: String) {
        #expect(StationReleases(stored: text) == nil)
    }

    @Test func `the quick station gets its part when the slow one is nearly done`() throws {
        let catalogue = try KitchenSample.catalogue(
            stations: KitchenSample.stations(),
            burger: #","prepSeconds":600"#,
            fries: #","prepSeconds":60"#
        )
        var book = KitchenBook(try KitchenSample.duties(catalogue), now: noon)
        let lines = [KitchenSample.line("burger"), KitchenSample.line("fries", id: 2)]
        let promise = book.take(lines)
        #expect(promise?.stationReleases == StationReleases([fryer: noon + .seconds(420)]))
        let alone = book.take([KitchenSample.line("fries")])
        #expect(alone?.stationReleases.isEmpty == true)
        // For a time, both are for later, and the kitchen gets the order with the first of them.
        let wish = noon + .seconds(7200)
        let wished = book.take(lines, wish: wish, horizon: 86_400)
        #expect(wished?.releaseAt == wish - .seconds(720))
        #expect(wished?.stationReleases == StationReleases([fryer: wish - .seconds(180)]))
    }
}
