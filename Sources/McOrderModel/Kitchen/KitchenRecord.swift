/// What an order's events and marks mean to the kitchen.
package struct KitchenRecord: Hashable, Sendable {
    /// The end of a station's work: when it was done, and the number of the last event that it takes into
    /// account.
    package struct Done: Hashable, Sendable {
        package let at: Timestamp
        package let event: Int64

        package init(at: Timestamp, event: Int64) {
            (self.at, self.event) = (at, event)
        }
    }

    /// When the order was first changed to *preparing*.
    package var preparingAt: Timestamp?
    /// The order's last change to *ready*; `nil` if there was none, or if it was recalled.
    package var ready: Done?
    /// The number of the order's last event; 0 if it has only been received.
    package var lastEvent: Int64 = 0
    /// The marks, oldest first.
    package var marks: [KitchenMark] = []
    /// For each of the order's lines the number of the event that added it; 0 for a line of the customer.
    package var addedIn: [Int64] = []
    /// For each of the order's struck lines the number of the event that struck it.
    package var struckIn: [Int64] = []

    package init() {}

    /// When a station ended its work; `nil` while it has to work. An order that is ready is done everywhere,
    /// except where a station took its part back after that.
    package func done(at station: StationID?) -> Done? {
        let last = lastWork(at: station)
        if let ready, last.map({ $0.afterEvent < ready.event }) ?? true { return ready }
        guard let last, last.kind == .done else { return nil }
        return Done(at: last.at, event: last.afterEvent)
    }

    /// Whether a station has marked its part as done, whether or not the order is ready.
    package func isMarkedDone(at station: StationID?) -> Bool {
        lastWork(at: station)?.kind == .done
    }

    private func lastWork(at station: StationID?) -> KitchenMark? {
        marks.last { $0.station == station && ($0.kind == .done || $0.kind == .undone) }
    }

    /// Whether a station has noticed the order.
    package func isSeen(at station: StationID?) -> Bool {
        marks.contains { $0.station == station && ($0.kind == .seen || $0.kind == .done) }
    }

    /// The number of the last event that a station has acknowledged; 0 before the first.
    package func acknowledged(at station: StationID?) -> Int64 {
        marks.last { $0.station == station && $0.kind == .acknowledged }?.afterEvent ?? 0
    }
}
