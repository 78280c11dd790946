/// Judges whether the wall clock can be believed, by the highest time that was believed before.
///
/// A machine without a clock of its own may begin in 1970, and a wrong one may jump ahead by years. Whoever decides by
/// the time waits meanwhile. Source: docs/architecture.md, *Time*.
package struct ClockCheck: Hashable, Sendable {
    /// What is wrong with a clock, as the heartbeat and `mcorderd status --json` write it.
    package enum Doubt: String, Sendable {
        /// It is more than ``backwards`` behind a time that was seen before.
        case behind
        /// It went ahead by more than ``forwards`` in one step, less than ``confirmation`` ago.
        case ahead
    }

    /// How far behind the highest time a clock may be: it was corrected, or two machines differ.
    package static let backwards = Duration.seconds(600)
    /// How far ahead of the highest time a clock may be in one step.
    package static let forwards = Duration.seconds(86_400)
    /// How long a clock goes on from a step ahead before it is believed: it was the time that had passed.
    package static let confirmation = Duration.seconds(3600)

    /// The highest time that was believed; `nil` before the first.
    package private(set) var highest: Timestamp?
    /// What the clock showed after its step ahead; `nil` without one.
    package private(set) var stepped: Timestamp?

    /// A check that goes on from what an earlier one knew.
    package init(highest: Timestamp?, stepped: Timestamp?) {
        self.highest = highest
        self.stepped = stepped
    }

    /// Whether the clock can be believed that shows `now`; remembers what it showed.
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
