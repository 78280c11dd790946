/// Decides whether the system clock is believable, by comparing it with the highest time that was accepted
/// before.
///
/// A machine without a battery-backed clock may start in 1970, and a wrong clock may jump ahead by years.
/// Decisions that depend on the time wait meanwhile. Source: docs/decisions/0009-doubting-the-clock.md.
package struct ClockCheck: Hashable, Sendable {
    /// Why a clock is not believable, as the heartbeat and `mcorderd status --json` write it.
    package enum Doubt: String, Sendable {
        /// The clock is more than ``backwards`` behind the highest accepted time.
        case behind
        /// The clock went ahead by more than ``forwards`` in one step, less than ``confirmation`` ago.
        case ahead
    }

    /// How far behind the highest accepted time a clock may be, since clocks are corrected and those of two
    /// machines differ.
    package static let backwards = Duration.seconds(600)
    /// How far a clock may go ahead of the highest accepted time in one step.
    package static let forwards = Duration.seconds(86_400)
    /// How long a clock must go on after a larger step ahead before it is accepted: after that the step is
    /// taken as time that really passed.
    package static let confirmation = Duration.seconds(3600)

    /// The highest time that was accepted; `nil` before the first.
    package private(set) var highest: Timestamp?
    /// What the clock showed just after a step ahead that is not accepted yet; `nil` otherwise.
    package private(set) var stepped: Timestamp?

    /// Continues a check whose state was stored.
    package init(highest: Timestamp?, stepped: Timestamp?) {
        self.highest = highest
        self.stepped = stepped
    }

    /// Returns why a clock that shows `now` is not believable, or `nil` if it is, and records `now`.
    package mutating func doubt(at now: Timestamp) -> Doubt? {
        guard let highest else {
            self.highest = now
            return nil
        }
        if now < highest - Self.backwards {
            stepped = nil
            return .behind
        }
        if now > highest + Self.forwards {
            let beginning = stepped.flatMap { $0 <= now ? $0 : nil } ?? now
            guard now - beginning >= Self.confirmation else {
                stepped = beginning
                return .ahead
            }
        }
        stepped = nil
        self.highest = max(highest, now)
        return nil
    }
}
