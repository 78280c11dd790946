/// The times at which a restaurant's customers may wish to collect their orders. Source: docs/kitchen.md.
public struct PickupSlots: Hashable, Sendable {
    /// How far apart the times are, in minutes; days divide into whole slots.
    public let minutes: Int
    /// How far ahead a time may be.
    public let horizon: Duration
    /// How many orders may be wished for one time; `nil` for as many as the kitchen can make.
    public let maxOrders: Int?

    package init(minutes: Int, horizon: Duration, maxOrders: Int? = nil) {
        (self.minutes, self.horizon, self.maxOrders) = (minutes, horizon, maxOrders)
    }

    /// Whether a time of day is one of the slots, which are counted from midnight.
    package func has(_ time: CivilTime) -> Bool {
        time.second == 0 && (time.hour * 60 + time.minute) % minutes == 0
    }

    /// Whether one more order may be wished for a time for which there are some.
    func takesAnother(after count: Int) -> Bool { maxOrders.map { count < $0 } ?? true }

    /// The lengths in the texts of a catalogue.
    package static let lengths: ClosedRange<Duration> = .seconds(60)...Duration.seconds(86_400)
    /// The horizons in the texts of a catalogue.
    package static let horizons: ClosedRange<Duration> = .seconds(3600)...Duration.seconds(31 * 86_400)
}
