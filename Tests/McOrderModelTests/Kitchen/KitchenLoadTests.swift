import OrderTesting
import Testing

@testable import McOrderModel

/// How much of a kitchen's time is booked, by hours.
@Suite struct KitchenLoadTests {
    private let zone: RestaurantZone

    init() throws {
        zone = try #require(RestaurantZone(identifier: "UTC"))
    }

    /// So many burgers, each in an order of its own, and what they book at a moment.
    private func load(
        _ burgers: Int,
        stations: String,
        seconds: Int = 60,
        now: Timestamp = noon
    ) throws -> KitchenLoad {
        let catalogue = try KitchenSample.catalogue(
            stations: stations,
            burger: #","prepSeconds":\#(seconds)"#
        )
        var book = KitchenBook(try KitchenSample.duties(catalogue), now: now)
        for _ in 0..<burgers { _ = book.take([KitchenSample.line("burger")]) }
        return book.load(in: zone)
    }

    private func clock(_ instant: Timestamp) -> String { zone.civilTime(at: instant).clockText }

    @Test func `an empty kitchen shows the rest of the present hour for each station`() throws {
        let load = try load(0, stations: KitchenSample.stations(grill: 3), now: noon + .seconds(90))
        #expect(load.isEmpty)
        #expect(load.stations.map(\.name) == ["Plancha", "Freidora"])
        #expect(load.stations.map(\.hands) == [3, 1])
        for station in load.stations {
            #expect(station.hours.map { clock($0.start) } == ["12:01:30"])
            #expect(station.hours.map { clock($0.end) } == ["13:00:00"])
            #expect(station.hours.map(\.capacity) == [Int64(3510 * station.hands)])
        }
    }

    @Test func `a restaurant without stations has one kitchen`() throws {
        let kitchen = try #require(try load(1, stations: "").stations.first)
        #expect(kitchen.station == .kitchen && kitchen.name == nil && kitchen.hands == 1)
        #expect(kitchen.hours.map(\.booked) == [60])
    }

    @Test func `work that goes on into the next hour counts there`() throws {
        let load = try load(
            4,
            stations: KitchenSample.stations(),
            seconds: 600,
            now: noon + .seconds(1800)
        )
        let (grill, fryer) = (load.stations[0], load.stations[1])
        #expect(grill.hours.map(\.booked) == [1800, 600])
        #expect(grill.hours.map(\.capacity) == [1800, 3600])
        #expect(grill.hours.map(\.percent) == [100, 17])
        #expect(fryer.hours.map(\.booked) == [0, 0])
    }

    @Test func `nothing is booked beyond what the hands can do, and no second is counted twice`() throws {
        for hands in 1...3 {
            let load = try load(40, stations: KitchenSample.stations(grill: hands), seconds: 300)
            let hours = load.stations[0].hours
            #expect(hours.map(\.booked).reduce(0, +) == 40 * 300)
            #expect(hours.allSatisfy { $0.booked <= $0.capacity })
            for (hour, next) in zip(hours, hours.dropFirst()) { #expect(hour.end == next.start) }
        }
    }
}
