internal import Foundation

/// One of the sixteen points of the compass. Source: R8.
public enum CompassPoint: String, CaseIterable, Sendable {
    /// The points from north clockwise, a sixteenth of a circle apart.
    case N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSW, SW, WSW, W, WNW, NW, NNW

    /// The point in which one sets out from a place to another on the great circle, across 0 and 180
    /// degrees as anywhere; `nil` when both are the same place.
    public init?(from start: GeoPoint, to end: GeoPoint) {
        guard start != end else { return nil }
        let (first, second) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let delta = (end.longitude - start.longitude) * .pi / 180
        let east = sin(delta) * cos(second)
        let north = cos(first) * sin(second) - sin(first) * cos(second) * cos(delta)
        let degrees = (atan2(east, north) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
        self = Self.allCases[Int((degrees / 22.5).rounded()) % Self.allCases.count]
    }
}
