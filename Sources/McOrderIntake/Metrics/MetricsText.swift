internal import McOrderModel

/// Formats metrics in the text format of Prometheus, as node_exporter's textfile collector reads it.
///
/// Source: prometheus.io/docs/instrumenting/exposition_formats, *Text-based format*; names follow
/// prometheus.io/docs/practices/naming: base units, `_total` for values that only increase.
struct MetricsText {
    /// The type of a metric.
    enum Kind: String {
        /// Only increases, until the program starts again.
        case counter
        /// Goes up and down.
        case gauge
    }

    /// One value of a metric, with its labels in their order.
    typealias Sample = (labels: [(name: String, value: String)], value: Int64)

    /// The text so far; each line ends in `\n`.
    private(set) var text = ""

    /// Adds a metric with all its values; a metric without values is omitted.
    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ samples: [Sample]) {
        guard !samples.isEmpty else { return }
        text += "# HELP \(name) \(Self.escaped(help, quotes: false))\n# TYPE \(name) \(kind.rawValue)\n"
        for sample in samples {
            let labels = sample.labels.map { "\($0.name)=\"\(Self.escaped($0.value, quotes: true))\"" }
            let braces = labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}"
            text += "\(name)\(braces) \(sample.value)\n"
        }
    }

    /// Adds a metric with a single value.
    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Int64) {
        add(name, kind, help, [([], value)])
    }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\"" where quotes: escaped += "\\\""
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
