/// A sample of durations.
public struct Quantiles: Sendable {
    private var durations: [Duration] = []

    /// An empty sample.
    public init() {}

    /// Adds one time.
    public mutating func add(_ duration: Duration) {
        durations.append(duration)
    }

    /// Adds the times of another sample.
    public mutating func add(_ other: Quantiles) {
        durations += other.durations
    }

    /// The number of times.
    public var count: Int { durations.count }

    /// The nearest-rank percentile in milliseconds; 0 is the minimum, 100 the maximum.
    public func percentile(_ percent: Double) -> Double {
        guard !durations.isEmpty else { return 0 }
        let sorted = durations.sorted()
        let rank = Int((Double(sorted.count) * percent / 100).rounded(.up))
        let (seconds, attoseconds) = sorted[min(max(rank, 1), sorted.count) - 1].components
        return (Double(seconds) * 1000 + Double(attoseconds) / 1e15).rounded(toPlaces: 3)
    }

    /// The JSON of `--json`: count, minimum, median, 90th and 99th percentile and maximum, in milliseconds.
    public var json: [String: Any] {
        [
            "count": count, "minMs": percentile(0), "p50Ms": percentile(50), "p90Ms": percentile(90),
            "p99Ms": percentile(99), "maxMs": percentile(100),
        ]
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
        return (self * factor).rounded() / factor
    }
}
