internal import Foundation

/// Addresses under which a place is shown on a map. Source: R8; RFC 5870 for `geo:`; Google's *Maps URLs*.
public struct MapLinks: Hashable, Sendable {
    /// The `geo:` URI, for a map on the device.
    public let geo: String
    /// The streets.
    public let street: String
    /// The view from above.
    public let satellite: String
    /// The view from above, with the streets.
    public let hybrid: String
    /// The way there; `nil` when it is not known from where.
    public let directions: String?

    /// The addresses of a place.
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

    /// Degrees in decimal digits, to a centimetre; Swift writes a hundred-thousandth as `1e-05`, which no
    /// map reads.
    private static func degrees(_ value: Double) -> String {
        let text = String(format: "%.7f", value == 0 ? 0 : value)
        let digits = text.reversed().drop { $0 == "0" }
        return String((digits.first == "." ? "0" + String(digits) : String(digits)).reversed())
    }
}
