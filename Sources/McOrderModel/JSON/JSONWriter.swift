/// Writes JSON in one layout, so that the same value has the same bytes on every machine: two spaces, one
/// element or member a line, `/` unescaped, everything beyond ASCII as UTF-8, `\n` at the end.
package struct JSONWriter {
    private var bytes: [UInt8] = []
    private let pretty: Bool

    private init(pretty: Bool) {
        self.pretty = pretty
        bytes.reserveCapacity(512)
    }

    /// A document of several lines, with a line end at its end.
    package static func document(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter(pretty: true)
        writer.write(value, level: 0)
        writer.bytes.append(UInt8(ascii: "\n"))
        return writer.bytes
    }

    /// A document of several lines, without a line end at its end.
    package static func text(_ value: JSONValue) -> String {
        var writer = JSONWriter(pretty: true)
        writer.write(value, level: 0)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The value on a single line without any space; used for hashes and for JSON lines.
    package static func line(_ value: JSONValue) -> String {
        var writer = JSONWriter(pretty: false)
        writer.write(value, level: 0)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let digits): bytes += digits.utf8
        case .string(let string): write(string)
        case .array(let elements):
            list("[", elements, "]", level: level) { writer, element in
                writer.write(element, level: level + 1)
            }
        case .object(let members):
            list("{", members, "}", level: level) { writer, member in
                writer.write(member.name)
                writer.bytes.append(UInt8(ascii: ":"))
                if writer.pretty { writer.bytes.append(UInt8(ascii: " ")) }
                writer.write(member.value, level: level + 1)
            }
        }
    }

    private mutating func list<Item>(
        _ opening: Unicode.Scalar,
        _ items: [Item],
        _ closing: Unicode.Scalar,
        level: Int,
        each: (inout JSONWriter, Item) -> Void
    ) {
        bytes.append(UInt8(ascii: opening))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(level: level + 1)
            each(&self, item)
        }
        if !items.isEmpty { breakLine(level: level) }
        bytes.append(UInt8(ascii: closing))
    }

    private mutating func breakLine(level: Int) {
        guard pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<2 * level { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { text in
            // Parts that need no escape are copied as a whole.
            var start = 0
            for (index, byte) in text.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
                bytes.append(contentsOf: text[start..<index])
                bytes += Self.escape(byte).utf8
                start = index + 1
            }
            bytes.append(contentsOf: text[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case 0x22: return "\\\""
        case 0x5C: return "\\\\"
        default:
            let digits = String(byte, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
    }
}
