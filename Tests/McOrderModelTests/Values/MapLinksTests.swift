import McOrderModel
import Testing

@Suite struct MapLinksTests {
    private static let garbera = GeoPoint(latitude: 43.31012, longitude: -1.94107)
    private static let boulevard = GeoPoint(latitude: 43.32291, longitude: -1.98263)

    @Test func `a place has a geo URI, and links to a street map, a satellite map and a mixed one`() {
        let links = MapLinks(of: Self.garbera, from: nil)
        #expect(links.geo == "geo:43.31012,-1.94107")
        #expect(links.street == "https://www.google.com/maps/search/?api=1&query=43.31012,-1.94107")
        #expect(
            links.satellite
                == "https://www.google.com/maps/@?api=1&map_action=map&center=43.31012,-1.94107&zoom=18"
                + "&basemap=satellite"
        )
        #expect(links.hybrid == "https://maps.google.com/maps?q=43.31012,-1.94107&t=h&z=18")
    }

    @Test func `directions need a place to start from`() {
        #expect(MapLinks(of: Self.garbera, from: nil).directions == nil)
        #expect(
            MapLinks(of: Self.garbera, from: Self.boulevard).directions
                == "https://www.google.com/maps/dir/?api=1&origin=43.32291,-1.98263"
                + "&destination=43.31012,-1.94107"
        )
    }

    @Test(
        arguments: [
            (0, 0, "geo:0.0,0.0"), (0.00001, -0.00001, "geo:0.00001,-0.00001"), (-0.0, 180, "geo:0.0,180.0"),
            (90, -180, "geo:90.0,-180.0"), (0.33333333333, -0.66666666666, "geo:0.3333333,-0.6666667"),
            (10, 100, "geo:10.0,100.0"),
        ] as [(Double, Double, String)]
    )
    func `degrees are written in decimal digits as RFC 5870 requires`(
        _ latitude: Double,
        _ longitude: Double,
        _ text: String
    ) {
        #expect(MapLinks(of: GeoPoint(latitude: latitude, longitude: longitude), from: nil).geo == text)
    }
}
