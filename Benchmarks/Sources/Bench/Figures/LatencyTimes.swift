/// The output of `limit latency`: one line for each order.
public struct LatencyTimes: Sendable {
    /// The milliseconds from the rename until another process saw the order in the database.
    public let untilVisible: Sample
    /// When each order was renamed, in milliseconds of `CLOCK_MONOTONIC`.
    public let renamedAt: [Double]
    /// When another process saw each order in the database, in milliseconds of `CLOCK_MONOTONIC`.
    public let visibleAt: [Double]

    /// Parses the output.
    public init(_ text: String) {
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
            .filter { $0.count == 2 }
        untilVisible = Sample(lines.map { $0[0] / 1e3 })
        renamedAt = lines.map { $0[1] / 1e6 }
        visibleAt = lines.map { $0[1] / 1e6 + $0[0] / 1e3 }
    }
}
