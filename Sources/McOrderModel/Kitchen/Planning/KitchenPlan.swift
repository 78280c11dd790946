/// Finds when an order can be ready in a kitchen whose stations have work already.
///
/// A decision takes hands that are free, so it makes no other order later. Source: decision 0035.
package struct KitchenPlan<Station: Hashable & Sendable>: Sendable {
    /// When an order is ready, and when its parts are made.
    package struct Decision: Hashable, Sendable {
        /// A part of the order, without its order's id.
        package struct Part: Hashable, Sendable {
            package let start: Int64
            package let seconds: Int64
            package let width: Int
            package let release: Int64
        }

        /// Seconds since 1970.
        package let readyAt: Int64
        package let parts: [Station: Part]
    }

    /// The dishes of an order are ready within so many seconds of each other.
    package static var hold: Int64 { 120 }

    private let stations: [Station: StationPlan]
    private let now: Int64
    /// Seconds from now.
    private let horizon: Int64

    /// - Parameter horizon: how far ahead orders are taken, in seconds.
    package init(_ stations: [Station: StationPlan], now: Int64, horizon: Int64) {
        (self.stations, self.now, self.horizon) = (stations, now, horizon)
    }

    /// Decides when an order is made; `nil` if that is impossible within the horizon, or at the wish.
    ///
    /// - Parameters:
    ///   - order: the seconds of its units at each station that has work for it.
    ///   - wish: when it should be ready; without one as soon as possible.
    package func decide(_ order: [Station: [Int64]], wish: Int64? = nil) -> Decision? {
        let choices = choices(order)
        let range = times(choices).first { range in wish.map { range.contains($0) } ?? true }
        guard let ready = range.map({ wish ?? $0.lowerBound }) else { return nil }
        return Decision(
            readyAt: ready,
            parts: choices.compactMapValues { part(of: $0, ready: ready, isWished: wish != nil) }
        )
    }

    /// The times at which an order could be ready, the earliest first.
    package func times(for order: [Station: [Int64]]) -> [ClosedRange<Int64>] {
        times(choices(order))
    }

    // MARK: Choices

    /// A shape of a part, and a time in which it can be made.
    private struct Choice {
        let window: Range<Int64>
        let shape: WorkShape

        var ready: ClosedRange<Int64> {
            window.lowerBound + shape.seconds...window.upperBound + KitchenPlan.hold
        }

        /// The latest start with which the part is ready at a time.
        func start(ready: Int64) -> Int64 { min(ready, window.upperBound) - shape.seconds }
    }

    /// The times at which an order can be ready, the earliest first.
    private func times(_ choices: [Station: [Choice]]) -> [ClosedRange<Int64>] {
        choices.values.reduce([now...now + horizon]) { common, choices in
            Self.meet(common, Self.union(choices.map(\.ready)))
        }
    }

    private func choices(_ order: [Station: [Int64]]) -> [Station: [Choice]] {
        var choices: [Station: [Choice]] = [:]
        for (station, units) in order where !units.isEmpty {
            let plan = stations[station] ?? StationPlan([], hands: 1, now: now)
            choices[station] = WorkShape.all(of: units, hands: plan.hands).flatMap { shape in
                plan.windows(width: shape.width, until: now + horizon)
                    .filter { $0.upperBound - $0.lowerBound >= shape.seconds }
                    .map { Choice(window: $0, shape: shape) }
            }
        }
        return choices
    }

    /// The latest start, and of several shapes the narrowest.
    private func part(of choices: [Choice], ready: Int64, isWished: Bool) -> Decision.Part? {
        let fitting = choices.filter { $0.ready.contains(ready) }
        let best = fitting.max { one, other in
            (one.start(ready: ready), -one.shape.width) < (other.start(ready: ready), -other.shape.width)
        }
        guard let best, let first = choices.map(\.ready.lowerBound).min() else { return nil }
        let (start, seconds) = (best.start(ready: ready), best.shape.seconds)
        // The station that makes the others wait begins at once, and an idle cook may begin a bit earlier.
        let early = first >= ready - Self.hold ? now : max(now, min(start, ready - seconds - Self.hold))
        return Decision.Part(
            start: start,
            seconds: seconds,
            width: best.shape.width,
            release: isWished ? start : early
        )
    }

    private static func union(_ ranges: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { union, range in
            if let last = union.last, range.lowerBound <= last.upperBound {
                union[union.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                union.append(range)
            }
        }
    }

    private static func meet(_ one: [ClosedRange<Int64>], _ other: [ClosedRange<Int64>]) -> [ClosedRange<
        Int64
    >] {
        one.flatMap { range in
            other.compactMap { range.overlaps($0) ? range.clamped(to: $0) : nil }
        }
    }
}
