import Foundation

/// The result of a benchmark: a table for people, and a JSON object for scripts.
public struct Report {
    private var rows: [(name: String, times: Quantiles)] = []
    private var facts: [String: Any]

    /// Creates a report of measurements on a machine.
    public init(_ benchmark: String, facts: [String: Any]) {
        self.facts = facts
        self.facts["benchmark"] = benchmark
        self.facts["processors"] = ProcessInfo.processInfo.activeProcessorCount
        self.facts["loadAverageBefore"] = Self.loadAverage
    }

    /// Adds a sample of durations.
    public mutating func add(_ name: String, _ times: Quantiles) {
        rows.append((name, times))
    }

    /// The rows, with a title.
    public var text: String {
        let title = ["", "count", "min", "p50", "p90", "p99", "max ms"]
        let cells = rows.map { row in
            [row.name, "\(row.times.count)"]
                + [0, 50, 90, 99, 100].map { String(format: "%.2f", row.times.percentile($0)) }
        }
        return ([title] + cells).map { row in
            let numbers = row.dropFirst().map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
            return row[0].padding(toLength: 28, withPad: " ", startingAt: 0) + numbers.joined() + "\n"
        }.joined()
    }

    /// Writes the JSON object to a file.
    public func write(to path: String) throws {
        var object = facts
        object["loadAverageAfter"] = Self.loadAverage
        for row in rows { object[row.name] = row.times.json }
        let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        try data.write(to: URL(filePath: path))
    }

    private static var loadAverage: Double {
        var load = 0.0
        return getloadavg(&load, 1) == 1 ? load : 0
    }
}
