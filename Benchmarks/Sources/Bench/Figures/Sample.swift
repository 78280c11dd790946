/// Figures of several rounds, or of many events.
public struct Sample: Sendable {
    private var values: [Double] = []

    /// An empty sample.
    public init() {}

    /// A sample of these figures.
    public init(_ values: [Double]) {
        self.values = values
    }

    /// Adds a figure.
    public mutating func add(_ value: Double) {
        values.append(value)
    }

    /// The number of figures.
    public var count: Int { values.count }

    /// The median; NaN if there are no figures.
    public var median: Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    /// The nearest-rank percentile; 100 is the maximum.
    public func percentile(_ percent: Double) -> Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        let rank = Int((Double(sorted.count) * percent / 100).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }
}
