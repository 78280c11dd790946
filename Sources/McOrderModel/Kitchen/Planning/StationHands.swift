/// How many hands a station has until a moment, as somebody said at the till. Source: docs/kitchen.md.
package struct StationHands: Hashable, Sendable {
    /// A station may have nobody for a while.
    package static let range = 0...Hands.range.upperBound

    package let station: KitchenStation
    package let hands: Int
    package let until: Timestamp
    /// Who said so, and when.
    package let by: String
    package let at: Timestamp

    package init(station: KitchenStation, hands: Int, until: Timestamp, by: String, at: Timestamp) {
        (self.station, self.hands, self.until) = (station, hands, until)
        (self.by, self.at) = (by, at)
    }
}
