import Foundation

/// One of the sixteen points of the compass, from north clockwise. Source: R8.
public enum CompassPoint: String, CaseIterable, Sendable {
    /// 0 degrees.
    case north = "N"
    /// 22.5 degrees.
    case northNortheast = "NNE"
    /// 45 degrees.
    case northeast = "NE"
    /// 67.5 degrees.
    case eastNortheast = "ENE"
    /// 90 degrees.
    case east = "E"
    /// 112.5 degrees.
    case eastSoutheast = "ESE"
    /// 135 degrees.
    case southeast = "SE"
    /// 157.5 degrees.
    case southSoutheast = "SSE"
    /// 180 degrees.
    case south = "S"
    /// 202.5 degrees.
    case southSouthwest = "SSW"
    /// 225 degrees.
    case southwest = "SW"
    /// 247.5 degrees.
    case westSouthwest = "WSW"
    /// 270 degrees.
    case west = "W"
    /// 292.5 degrees.
    case westNorthwest = "WNW"
    /// 315 degrees.
    case northwest = "NW"
    /// 337.5 degrees.
    case northNorthwest = "NNW"

    /// The initial direction of the great circle from one place to another; it may cross the longitudes 0 and
    /// 180. `nil` if both are the same place. From a pole, every direction leads to the other pole.
    public init?(from start: GeoPoint, to end: GeoPoint) {
        // At a pole every longitude is the same place, and so are 180 and -180 degrees, so the places are
        // compared by distance. Below a centimetre there is no direction.
        guard start.distance(to: end) > 0.01 else { return nil }
        guard abs(start.latitude) < 90 else {
            self = start.latitude > 0 ? .south : .north
            return
        }
        let (first, second) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let delta = (end.longitude - start.longitude) * .pi / 180
        let eastward = sin(delta) * cos(second)
        let northward = cos(first) * sin(second) - sin(first) * cos(second) * cos(delta)
        let degrees = (atan2(eastward, northward) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
        self = Self.allCases[Int((degrees / 22.5).rounded()) % Self.allCases.count]
    }
}
