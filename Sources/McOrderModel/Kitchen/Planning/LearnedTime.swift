/// How long a product takes at its station, learned from the orders that were made.
///
/// Source: decision 0035.
package struct LearnedTime: Hashable, Sendable {
    /// Seconds of one unit.
    package private(set) var seconds: Double
    /// How many orders have taught it.
    package private(set) var lessons: Int

    /// What a product takes of which nobody knows anything, in seconds.
    package static let unknown = 60.0
    private static let first = 0.2
    private static let last = 0.03
    /// Nothing takes less or more, in seconds.
    private static let limits = 1.0...7200.0

    package init(seconds: Double = unknown, lessons: Int = 0) {
        (self.seconds, self.lessons) = (seconds, lessons)
    }

    /// Learns from an order that was made as soon as possible.
    ///
    /// - Parameter isLate: whether the station finished it later than planned.
    package mutating func learn(isLate: Bool) {
        let step = max(Self.last, Self.first / Double(lessons + 1).squareRoot())
        seconds = min(
            max(seconds * (isLate ? 1 + step : 1 - step), Self.limits.lowerBound),
            Self.limits.upperBound
        )
        lessons += 1
    }
}

/// What is added to a planned time before it is promised, so that about nine of ten promises are kept.
package struct PromiseMargin: Hashable, Sendable {
    package private(set) var seconds: Int64

    private static let limits: ClosedRange<Int64> = 0...3600

    package init(seconds: Int64 = 120) {
        self.seconds = seconds
    }

    /// - Parameter isLate: whether an order was ready after its promise.
    package mutating func learn(isLate: Bool) {
        seconds = min(max(seconds + (isLate ? 10 : -1), Self.limits.lowerBound), Self.limits.upperBound)
    }
}
