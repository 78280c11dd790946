/// A metric with its values, in the text format of Prometheus, as node_exporter's textfile collector reads
/// it.
///
/// Source: prometheus.io/docs/instrumenting/exposition_formats, *Text-based format*; names follow
/// prometheus.io/docs/practices/naming: base units, `_total` for values that only increase.
package struct Metric {
    /// A value with its labels, in this order.
    package typealias Sample = (labels: KeyValuePairs<String, String>, value: Int)

    private let name: String
    private let help: String
    private let samples: [Sample]

    /// Makes a metric, whose name begins with `mcorder_`.
    package init(_ name: String, _ help: String, _ samples: [Sample]) {
        self.name = "mcorder_" + name
        self.help = help
        self.samples = samples
    }

    /// Makes a metric with a single value, or without one.
    package init(_ name: String, _ help: String, _ value: Int?) {
        let unlabelled: KeyValuePairs<String, String> = [:]
        self.init(name, help, value.map { [(unlabelled, $0)] } ?? [])
    }

    /// Its lines, each of which ends in `\n`; empty without values.
    package var text: String {
        guard !samples.isEmpty else { return "" }
        let kind = name.hasSuffix("_total") ? "counter" : "gauge"
        var text = "# HELP \(name) \(Self.escaped(help, quotes: false))\n# TYPE \(name) \(kind)\n"
        for sample in samples {
            let labels = sample.labels.map { "\($0)=\"\(Self.escaped($1, quotes: true))\"" }
            let braces = labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}"
            text += "\(name)\(braces) \(sample.value)\n"
        }
        return text
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
