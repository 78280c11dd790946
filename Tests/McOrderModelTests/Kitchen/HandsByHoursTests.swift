import OrderTesting
import Testing

@testable import McOrderModel

/// Stations that have more hands at some hours.
@Suite struct HandsByHoursTests {
    private let madrid: RestaurantZone

    init() throws { madrid = try #require(RestaurantZone(identifier: "Europe/Madrid")) }

    private static func catalogue(_ hands: String) throws -> Catalogue {
        try KitchenSample.catalogue(
            stations: #"{"id":"grill","name":"Plancha","hands":\#(hands)},{"id":"fryer","name":"Freidora"}"#,
            burger: #","prepSeconds":600"#
        )
    }

    private func hands(_ text: String) throws -> Hands {
        let restaurant = try Self.catalogue(text).restaurant(RestaurantID("garbera"))
        return try #require(restaurant?.stations.first).hands
    }

    /// A moment of a day on the clocks of Madrid.
    private func moment(_ clock: String, day: Int = 20) throws -> Timestamp {
        madrid.instant(of: try #require(CivilTime(pickup: "\(day)-11-2026 \(clock)")))
    }

    @Test func `the hours say how many hands there are, and the usual ones hold in between`() throws {
        let hands = try hands(#"{"usual":2,"12:00-16:00":4,"22:00-01:00":1}"#)
        for (clock, count) in [
            ("11:59", 2), ("12:00", 4), ("15:59", 4), ("16:00", 2), ("23:00", 1), ("00:30", 1), ("01:00", 2),
        ] {
            let time = try moment(clock)
            #expect(hands.count(at: time, in: madrid) == count, "\(clock)")
        }
        let noon = try moment("12:00")
        #expect(try self.hands("3").count(at: noon, in: madrid) == 3)
        #expect(try self.hands(#"{"12:00-16:00":4}"#).usual == 1)
    }

    @Test func `hours that follow each other leave no gap`() throws {
        let hands = try hands(#"{"12:00-14:00":2,"14:00-16:00":3}"#)
        let changes = hands.changes(from: try moment("11:00"), until: try moment("17:00"), in: madrid)
        #expect(changes.map(\.count) == [1, 2, 3, 1])
        let times = try ["11:00", "12:00", "14:00", "16:00"].map { try moment($0) }
        #expect(changes.map(\.at) == times)
        let start = try moment("13:00")
        let within = hands.changes(from: start, until: try moment("13:30"), in: madrid)
        #expect(within.map(\.count) == [2, 1] && within[0].at == start)
    }

    @Test(arguments: [
        #"{"12:00-16:00":0}"#, #"{"12:00-16:00":100}"#, #"{"noon":2}"#, #"{"12:00-12:00":2}"#,
        #"{"12:00-16:00":2,"15:00-17:00":3}"#, #"{"22:00-02:00":2,"01:00-03:00":3}"#, #""2""#, "0", "[2]",
    ])
    func `what is no such thing is an error of the catalogue`(_ hands: String) {
        #expect(throws: (any Error).self) { try Self.catalogue(hands) }
    }

    @Test func `a published catalogue has them as they are`() throws {
        for text in [#"{"usual":2,"12:00-16:00":4,"22:00-01:00":1}"#, #"{"12:00-16:00":4}"#, "3"] {
            let catalogue = try Self.catalogue(text)
            let published = PublishedCatalogue(catalogue, publishedAt: Timestamp(seconds: 0))
            let again = try CatalogueReader.read(published: published.json).catalogue
            #expect(again.restaurants.map(\.stations) == catalogue.restaurants.map(\.stations), "\(text)")
        }
    }

    @Test func `an order is made with the hands of its time`() throws {
        let duties = try KitchenSample.duties(try Self.catalogue(#"{"12:00-16:00":2}"#))
        let burger = [KitchenSample.line("burger")]
        func ready(_ clock: String) throws -> [Int64?] {
            let now = try moment(clock)
            var book = KitchenBook(duties, now: now)
            return (0..<3).map { _ in book.take(burger).map { ($0.readyAt.seconds - now.seconds) / 60 } }
        }
        #expect(try ready("11:00") == [12, 22, 32])
        #expect(try ready("13:00") == [12, 12, 22])
        // The second one comes at twelve; the third waits for the first.
        #expect(try ready("11:55") == [12, 17, 22])
        // Nobody begins what they would not finish before they go.
        #expect(try ready("15:55") == [12, 22, 32])
    }

    @Test func `what is said at the till counts until its end, and then the hours again`() throws {
        let catalogue = try Self.catalogue(#"{"12:00-16:00":2}"#)
        let said = StationHands(
            station: .station(StationID("grill")),
            hands: 3,
            until: try moment("13:00"),
            by: "Ane",
            at: try moment("12:30")
        )
        let duties = try KitchenSample.duties(catalogue).with([said])
        let staffing = duties.staffing(at: said.station, from: try moment("12:30").seconds)
        #expect(staffing.hands == 3)
        #expect(staffing.absences.map(\.width) == [1, 2])
        let starts = try ["13:00", "16:00"].map { try moment($0).seconds }
        #expect(staffing.absences.map(\.start) == starts)
    }

    @Test func `two stations with absent hands have one plan`() throws {
        let stations = #"""
            {"id":"grill","name":"Plancha","hands":{"12:00-16:00":2}},
            {"id":"fryer","name":"Freidora","hands":{"12:00-16:00":3}}
            """#
        let duties = try KitchenSample.duties(try KitchenSample.catalogue(stations: stations))
        var book = KitchenBook(duties, now: try moment("11:00"))
        let promise = book.take([KitchenSample.line("burger"), KitchenSample.line("fries", id: 2)])
        #expect(promise?.works.count == 2)
        let moved = book.movePromises()
        #expect(moved.isEmpty)
    }
}
