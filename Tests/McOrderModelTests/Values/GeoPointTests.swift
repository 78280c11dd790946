import McOrderModel
import Testing

@Suite struct GeoPointTests {
    private static let cities = [
        "San Sebastián": GeoPoint(latitude: 43.3183, longitude: -1.9812),
        "Bilbao": GeoPoint(latitude: 43.2630, longitude: -2.9350),
        "Madrid": GeoPoint(latitude: 40.4168, longitude: -3.7038),
        "London": GeoPoint(latitude: 51.5074, longitude: -0.1278),
        "Paris": GeoPoint(latitude: 48.8566, longitude: 2.3522),
        "New York": GeoPoint(latitude: 40.7128, longitude: -74.0060),
        "Auckland": GeoPoint(latitude: -36.8485, longitude: 174.7633),
        "Apia": GeoPoint(latitude: -13.8333, longitude: -171.7667),
        "Quito": GeoPoint(latitude: -0.1807, longitude: -78.4678),
        "Pasto": GeoPoint(latitude: 1.2136, longitude: -77.2811),
    ]

    /// Distances in kilometres from atlases, including ones across 0° and 180° of longitude and the equator.
    @Test(
        arguments: [
            ("San Sebastián", "Bilbao", 77.5), ("San Sebastián", "Madrid", 352.5), ("London", "Paris", 343.6),
            ("Madrid", "New York", 5768.0), ("Auckland", "Apia", 2895.0), ("Quito", "Pasto", 203.3),
        ]
    )
    func `the distance of two cities is within one percent`(
        _ first: String,
        _ second: String,
        _ kilometres: Double
    ) throws {
        let (from, to) = (try #require(Self.cities[first]), try #require(Self.cities[second]))
        #expect(abs(from.distance(to: to) / 1000 - kilometres) < kilometres / 100)
    }

    @Test func `the distance is the same in both directions`() throws {
        let (from, to) = (try #require(Self.cities["Auckland"]), try #require(Self.cities["Apia"]))
        #expect(abs(from.distance(to: to) - to.distance(to: from)) < 0.001)
    }

    @Test func `the distance of a place to itself is zero`() {
        let place = GeoPoint(latitude: 43.31012, longitude: -1.94107)
        #expect(place.distance(to: place) == 0)
    }

    @Test(
        arguments: [
            (GeoPoint(latitude: 0, longitude: 179.5), GeoPoint(latitude: 0, longitude: -179.5)),
            (GeoPoint(latitude: 0, longitude: -0.5), GeoPoint(latitude: 0, longitude: 0.5)),
            (GeoPoint(latitude: -0.5, longitude: 30), GeoPoint(latitude: 0.5, longitude: 30)),
            (GeoPoint(latitude: 89.5, longitude: 0), GeoPoint(latitude: 89.5, longitude: 180)),
        ]
    )
    func `one degree is 111 kilometres, also across 0° and 180° of longitude and the equator`(
        _ first: GeoPoint,
        _ second: GeoPoint
    ) {
        #expect(abs(first.distance(to: second) - 111_195) < 10)
    }

    @Test func `the opposite point of the earth is half its circumference away`() {
        let distance = GeoPoint(latitude: 43, longitude: -2).distance(
            to: GeoPoint(latitude: -43, longitude: 178)
        )
        #expect(abs(distance - 20_015_114) < 10)
    }

    @Test(
        arguments: [
            ("43.32,-1.98", 43.32, -1.98), ("43.32, -1.98", 43.32, -1.98), ("0,0", 0, 0),
            ("-90,180", -90, 180),
            ("90,-180", 90, -180), ("+1.5,.5", 1.5, 0.5),
        ]
    )
    func `a pair of degrees is read`(_ text: String, _ latitude: Double, _ longitude: Double) {
        #expect(GeoPoint(text) == GeoPoint(latitude: latitude, longitude: longitude))
    }

    @Test(
        arguments: [
            "", ",", "43.32", "43.32;-1.98", "43.32,", ",-1.98", "43.32,-1.98,0", "91,0", "-90.1,0",
            "0,180.1",
            "0,-181", "nan,0", "inf,0", "1e1,0", "0x1,0", "43°,-1°", "43.32N,1.98W", "43..3,1", "４３,1",
        ]
    )
    func `any other text is not a place`(_ text: String) {
        #expect(GeoPoint(text) == nil)
    }
}
