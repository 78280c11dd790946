import McOrderModel
import Testing

@Suite struct CompassPointTests {
    private static let home = GeoPoint(latitude: 43.3183, longitude: -1.9812)

    @Test(
        arguments: [
            (1.0, 0.0, CompassPoint.north), (1, 1, .northeast), (0, 1, .east), (-1, 1, .southeast),
            (-1, 0, .south), (-1, -1, .southwest), (0, -1, .west), (1, -1, .northwest),
            (2, 0.8, .northNortheast), (0.8, 2, .eastNortheast), (-0.8, 2, .eastSoutheast),
            (-2, 0.8, .southSoutheast), (-2, -0.8, .southSouthwest), (-0.8, -2, .westSouthwest),
            (0.8, -2, .westNorthwest), (2, -0.8, .northNorthwest),
        ]
    )
    func `each of the sixteen points is found`(_ north: Double, _ east: Double, _ point: CompassPoint) {
        let start = GeoPoint(latitude: 0, longitude: 0)
        let end = GeoPoint(latitude: north / 10, longitude: east / 10)
        #expect(CompassPoint(from: start, to: end) == point)
    }

    @Test(
        arguments: [
            (GeoPoint(latitude: 0, longitude: 179.5), GeoPoint(latitude: 0, longitude: -179.5)),
            (GeoPoint(latitude: 0, longitude: -0.5), GeoPoint(latitude: 0, longitude: 0.5)),
            (GeoPoint(latitude: -17.5, longitude: 179.99), GeoPoint(latitude: -17.5, longitude: -179.99)),
        ]
    )
    func `eastward across 0 and 180 degrees is east, and back is west`(_ west: GeoPoint, _ east: GeoPoint) {
        #expect(CompassPoint(from: west, to: east) == .east)
        #expect(CompassPoint(from: east, to: west) == .west)
    }

    @Test func `across the equator is north and south`() {
        let south = GeoPoint(latitude: -0.5, longitude: 30)
        let north = GeoPoint(latitude: 0.5, longitude: 30)
        #expect(CompassPoint(from: south, to: north) == .north)
        #expect(CompassPoint(from: north, to: south) == .south)
    }

    @Test(arguments: [-180.0, -90, 0, 37, 180])
    func `from a pole every direction is towards the other pole`(longitude: Double) {
        let northPole = GeoPoint(latitude: 90, longitude: longitude)
        let southPole = GeoPoint(latitude: -90, longitude: longitude)
        #expect(CompassPoint(from: northPole, to: Self.home) == .south)
        #expect(CompassPoint(from: southPole, to: Self.home) == .north)
        #expect(CompassPoint(from: Self.home, to: northPole) == .north)
        #expect(CompassPoint(from: Self.home, to: southPole) == .south)
    }

    @Test(
        arguments: [
            (home, home), (GeoPoint(latitude: 0, longitude: 180), GeoPoint(latitude: 0, longitude: -180)),
            (GeoPoint(latitude: 90, longitude: 0), GeoPoint(latitude: 90, longitude: 120)),
            (GeoPoint(latitude: -90, longitude: 10), GeoPoint(latitude: -90, longitude: -10)),
        ]
    )
    func `a place has no direction to itself, however its coordinates are written`(
        _ one: GeoPoint,
        _ other: GeoPoint
    ) {
        #expect(CompassPoint(from: one, to: other) == nil)
    }

    @Test func `a place one metre away has a direction`() {
        let near = GeoPoint(latitude: Self.home.latitude + 0.00001, longitude: Self.home.longitude)
        #expect(CompassPoint(from: Self.home, to: near) == .north)
    }

    @Test func `the direction follows the great circle, not the parallel`() {
        let tokyo = GeoPoint(latitude: 35.6762, longitude: 139.6503)
        #expect(CompassPoint(from: Self.home, to: tokyo) == .northNortheast)
    }
}
