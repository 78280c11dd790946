import Foundation

/// A place on the earth. Source: R8.
public struct GeoPoint: Hashable, Sendable {
    /// Degrees north of the equator, from -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, from -180 to 180.
    public let longitude: Double

    /// Creates a place; the caller ensures that the degrees are in range.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Reads `LAT,LON` in decimal degrees, `43.32,-1.98`; `nil` for any other text and for degrees out of
    /// range.
    public init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let latitude = Self.degrees(parts[0]), let longitude = Self.degrees(parts[1]),
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    private static func degrees(_ text: Substring) -> Double? {
        let trimmed = text.drop { $0 == " " }
        guard trimmed.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else { return nil }
        return Double(trimmed)
    }

    /// The great-circle distance in metres on a sphere of 6,371,008.8 m radius (haversine formula), within
    /// 0.6 % of the distance on the ellipsoid.
    public func distance(to other: GeoPoint) -> Double {
        let (first, second) = (radians(latitude), radians(other.latitude))
        let deltaLatitude = second - first
        let deltaLongitude = radians(other.longitude - longitude)
        let haversine =
            pow(sin(deltaLatitude / 2), 2) + cos(first) * cos(second) * pow(sin(deltaLongitude / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
    }

    private func radians(_ degrees: Double) -> Double {
        degrees * .pi / 180
    }

    /// Whether latitude and longitude of `point` are probably swapped: the point is more than 300 km from the
    /// median of all points, and swapped it is not. Always `false` for fewer than three points.
    static func isSwapped(_ point: GeoPoint, among points: [GeoPoint]) -> Bool {
        guard points.count >= 3 else { return false }
        let latitudes = points.map(\.latitude).sorted()
        let longitudes = points.map(\.longitude).sorted()
        let median = GeoPoint(latitude: latitudes[points.count / 2], longitude: longitudes[points.count / 2])
        let mirror = GeoPoint(latitude: point.longitude, longitude: point.latitude)
        return point.distance(to: median) > 300_000 && mirror.distance(to: median) <= 300_000
    }
}
