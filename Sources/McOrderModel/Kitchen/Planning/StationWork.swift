/// One order's part at one station, as the kitchen's plan has it; or hands that are absent until a moment.
///
/// All times are seconds since 1970. Source: decision 0035.
package struct StationWork: Hashable, Sendable {
    /// Orders works with one start; the earlier order has the smaller id.
    package let id: Int64
    /// When the work begins by the plan, or began.
    package var start: Int64
    /// How long it takes with ``width`` hands, at least one second.
    package var seconds: Int64
    /// How many hands work at once. 0 for an order that a person took although there was no time for it.
    package var width: Int
    /// Before this moment nobody begins it.
    package var release: Int64
    /// When hands that are absent are back; `nil` for an order's work.
    package var until: Int64?

    package init(
        id: Int64,
        start: Int64,
        seconds: Int64,
        width: Int,
        release: Int64,
        until: Int64? = nil
    ) {
        (self.id, self.start, self.seconds, self.width) = (id, start, seconds, width)
        (self.release, self.until) = (release, until)
    }

    /// After its time is over for this long, in seconds, somebody forgot to say that the work is done.
    package static let patience: Int64 = 900

    /// Whether somebody forgot to say that the work is done.
    package func isForgotten(at now: Int64) -> Bool {
        until == nil && width > 0 && start <= now && max(start, release) + seconds + Self.patience < now
    }
}

/// The ways in which an order's part at a station can be done: several hands at once take less time.
package struct WorkShape: Hashable, Sendable {
    /// The hands that work at once, at least 1.
    package let width: Int
    /// How long it takes.
    package let seconds: Int64

    /// The shapes of a part at a station, the narrowest first; none without units or hands.
    ///
    /// - Parameter units: the seconds of each unit, which one hand does without a break.
    package static func all(of units: [Int64], hands: Int) -> [WorkShape] {
        guard let longest = units.max(), hands > 0 else { return [] }
        let sum = units.reduce(0, +)
        return (1...min(hands, units.count)).map { width in
            let count = Int64(width)
            return WorkShape(width: width, seconds: max(longest, (sum + count - 1) / count))
        }
    }
}
