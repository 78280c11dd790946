/// Writes JSON in one layout, so that the same value has the same bytes on every machine: two spaces, one
/// element or member a line, `/` unescaped, everything beyond ASCII as UTF-8, `\n` at the end.
package struct JSONWriter {
    private var text = ""
    private let pretty: Bool

    private init(pretty: Bool) {
        self.pretty = pretty
    }

    /// A document of several lines, with a line end behind it.
    package static func document(_ value: JSONValue) -> [UInt8] {
        Array((self.text(value) + "\n").utf8)
    }

    /// A document of several lines, without a line end behind it.
    package static func text(_ value: JSONValue) -> String {
        var writer = JSONWriter(pretty: true)
        writer.write(value, level: 0)
        return writer.text
    }

    /// The value on a single line, without any space: what is hashed, and JSON lines.
    package static func line(_ value: JSONValue) -> String {
        var writer = JSONWriter(pretty: false)
        writer.write(value, level: 0)
        return writer.text
    }

    private mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let string): write(string)
        case .array(let elements):
            list("[", elements, "]", level: level) { writer, element in
                writer.write(element, level: level + 1)
            }
        case .object(let members):
            list("{", members, "}", level: level) { writer, member in
                writer.write(member.name)
                writer.text += writer.pretty ? ": " : ":"
                writer.write(member.value, level: level + 1)
            }
        }
    }

    private mutating func list<Item>(
        _ opening: String,
        _ items: [Item],
        _ closing: String,
        level: Int,
        each: (inout JSONWriter, Item) -> Void
    ) {
        text += opening
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            breakLine(level: level + 1)
            each(&self, item)
        }
        if !items.isEmpty { breakLine(level: level) }
        text += closing
    }

    private mutating func breakLine(level: Int) {
        guard pretty else { return }
        text += "\n"
        for _ in 0..<level { text += "  " }
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
