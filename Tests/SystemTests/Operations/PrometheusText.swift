import Testing

/// A strict reader of the Prometheus text format, as node_exporter's textfile collector accepts it.
///
/// Source: prometheus.io/docs/instrumenting/exposition_formats.
struct PrometheusText {
    struct Sample: Hashable {
        let name: String
        let labels: [String: String]
    }

    enum ParseError: Error, Equatable {
        case noLineEnd
        case line(String)
        case withoutType(String)
        case repeated(String)
    }

    private(set) var values: [Sample: Double] = [:]
    private(set) var types: [String: String] = [:]
    private(set) var helps: Set<String> = []

    /// The value of a metric with exactly those labels.
    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        values[Sample(name: name, labels: labels)]
    }

    init(_ text: String) throws {
        guard text.hasSuffix("\n") else { throw ParseError.noLineEnd }
        var last = ""
        var finished: Set<String> = []
        for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(line)
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(
                String.init
            )
            if words[0] == "#" {
                guard words.count == 4, Self.isName(words[2]), words[1] == "HELP" || words[1] == "TYPE" else {
                    throw ParseError.line(line)
                }
                if words[2] != last {
                    // The lines of one metric must be adjacent.
                    finished.insert(last)
                    guard !finished.contains(words[2]) else { throw ParseError.repeated(line) }
                    last = words[2]
                }
                if words[1] == "HELP" {
                    guard helps.insert(words[2]).inserted else { throw ParseError.repeated(line) }
                } else {
                    guard types[words[2]] == nil, ["counter", "gauge"].contains(words[3]) else {
                        throw ParseError.line(line)
                    }
                    types[words[2]] = words[3]
                }
                continue
            }
            let (sample, value) = try Self.sample(line)
            guard sample.name == last, types[last] != nil, helps.contains(last) else {
                throw ParseError.withoutType(line)
            }
            guard values.updateValue(value, forKey: sample) == nil else { throw ParseError.repeated(line) }
        }
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(0x30...0x39).contains(first), text.utf8.count > 0 else {
            return false
        }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    private static func sample(_ line: String) throws -> (Sample, Double) {
        var rest = Substring(line)
        let name = String(rest.prefix { $0 != "{" && $0 != " " })
        guard isName(name) else { throw ParseError.line(line) }
        rest = rest.dropFirst(name.count)
        var labels: [String: String] = [:]
        if rest.first == "{" {
            rest = rest.dropFirst()
            while rest.first != "}" {
                let label = String(rest.prefix { $0 != "=" })
                guard isName(label), labels[label] == nil else { throw ParseError.line(line) }
                rest = rest.dropFirst(label.count)
                guard rest.hasPrefix("=\"") else { throw ParseError.line(line) }
                rest = rest.dropFirst(2)
                labels[label] = try quoted(&rest, line)
                if rest.first == "," {
                    rest = rest.dropFirst()
                } else if rest.first != "}" {
                    throw ParseError.line(line)
                }
            }
            rest = rest.dropFirst()
        }
        guard rest.first == " ", let value = Double(rest.dropFirst()) else { throw ParseError.line(line) }
        return (Sample(name: name, labels: labels), value)
    }

    private static func quoted(_ rest: inout Substring, _ line: String) throws -> String {
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\":
                switch rest.popFirst() {
                case "\\": text += "\\"
                case "\"": text += "\""
                case "n": text += "\n"
                default: throw ParseError.line(line)
                }
            default: text.append(character)
            }
        }
        throw ParseError.line(line)
    }
}
