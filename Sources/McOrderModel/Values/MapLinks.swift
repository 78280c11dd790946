import Foundation

/// Addresses that show a place on a map. Source: R8; RFC 5870 for `geo:`; Google's *Maps URLs*.
public struct MapLinks: Hashable, Sendable {
    /// The `geo:` URI, for a map application on the device.
    public let geo: String
    /// The address of the street map.
    public let street: String
    /// The address of the satellite view.
    public let satellite: String
    /// The address of the satellite view with streets.
    public let hybrid: String
    /// The address of the directions to the place; `nil` without a start.
    public let directions: String?

    /// Creates the addresses of a place, with directions from `start` if given.
    public init(of place: GeoPoint, from start: GeoPoint?) {
        let text = Self.text(place)
        let maps = "https://www.google.com/maps"
        geo = "geo:\(text)"
        street = "\(maps)/search/?api=1&query=\(text)"
        satellite = "\(maps)/@?api=1&map_action=map&center=\(text)&zoom=18&basemap=satellite"
        hybrid = "https://maps.google.com/maps?q=\(text)&t=h&z=18"
        directions = start.map { "\(maps)/dir/?api=1&origin=\(Self.text($0))&destination=\(text)" }
    }

    private static func text(_ place: GeoPoint) -> String {
        "\(degrees(place.latitude)),\(degrees(place.longitude))"
    }

    /// Degrees in decimal digits, exact to a centimetre. Swift's own conversion writes a hundred-thousandth
    /// as `1e-05`, which maps do not read.
    private static func degrees(_ value: Double) -> String {
        let text = String(format: "%.7f", value == 0 ? 0 : value)
        let digits = text.reversed().drop { $0 == "0" }
        return String((digits.first == "." ? "0" + String(digits) : String(digits)).reversed())
    }
}
