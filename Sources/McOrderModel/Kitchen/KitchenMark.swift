/// What the kitchen noted about an order, at one station or for the whole kitchen.
package struct KitchenMark: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// The station has prepared its part.
        case done
        /// The station has to prepare its part again.
        case undone
        /// Somebody at the station has noticed the order.
        case seen
        /// Somebody at the station has noticed that lines were struck or that the order was called off.
        case acknowledged
    }

    package let station: KitchenStation
    package let kind: Kind
    package let at: Timestamp
    package let by: String
    /// The number of the order's last event before the mark.
    package let afterEvent: Int64

    package init(station: KitchenStation, kind: Kind, at: Timestamp, by: String, afterEvent: Int64) {
        self.station = station
        self.kind = kind
        self.at = at
        self.by = by
        self.afterEvent = afterEvent
    }
}

extension KitchenMark {
    /// The mark in an export. A mark of the whole kitchen has no station.
    package var json: JSONValue {
        ["at": at, "station": JSONValue.optional(station.id), "mark": kind.rawValue, "by": by]
    }
}
