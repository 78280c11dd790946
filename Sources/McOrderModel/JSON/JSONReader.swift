/// A strict JSON reader: exactly RFC 8259, no byte-order mark, no control characters in strings, no lone
/// surrogates, and a nesting limit that is checked before recursion.
///
/// It is written by hand because its errors are part of the format: each is a rejection reason of its own,
/// and the eighth element of an order is kept byte for byte. Source: format.md, *Refused everywhere*.
package struct JSONReader {
    /// A JSON value, and the byte ranges of the elements if it is an array.
    package struct Document: Sendable {
        package let value: JSONValue
        /// The byte ranges of the outermost array's elements; empty for any other value.
        package let elementRanges: [Range<Int>]
    }

    private let bytes: [UInt8]
    private let depthLimit: Int
    private var position = 0
    private var controlCharacter: Int?
    private var elementRanges: [Range<Int>] = []
    /// The offsets of all values by their paths; `nil` if they are not needed.
    private var offsets: [String: Int]?
    private var path = ""

    /// The offset of each value by its path, such as `[3].price`, for error messages. It ends at the first
    /// violation of the grammar.
    package static func offsets(_ bytes: [UInt8], depth: Int) -> [String: Int] {
        var reader = JSONReader(bytes: bytes, depthLimit: depth, offsets: [:])
        reader.skipSpace()
        _ = Result { () throws(JSONError) in try reader.value(depth: 0) }
        return reader.offsets ?? [:]
    }

    /// The byte range of the last value with a path such as `.more`, in a document that ``read(_:depth:)``
    /// accepts; `nil` if there is none.
    package static func range(of path: String, in bytes: [UInt8], depth: Int) -> Range<Int>? {
        guard let start = offsets(bytes, depth: depth)[path] else { return nil }
        var reader = JSONReader(bytes: bytes, depthLimit: depth)
        reader.position = start
        guard case .success = Result(catching: { () throws(JSONError) in try reader.value(depth: 0) }) else {
            return nil
        }
        return start..<reader.position
    }

    /// Reads one value that takes up all bytes except white space.
    ///
    /// If there are several errors it throws the first in this order: encoding, grammar, control characters.
    /// - Parameters:
    ///   - bytes: the document; the caller limits its size.
    ///   - depth: how deeply arrays and objects may be nested.
    package static func read(_ bytes: [UInt8], depth: Int) throws(JSONError) -> Document {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
        guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw .byteOrderMark }
        var reader = JSONReader(bytes: bytes, depthLimit: depth)
        reader.skipSpace()
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == bytes.count else { throw .trailingBytes(offset: reader.position) }
        if let offset = reader.controlCharacter { throw .controlCharacter(offset: offset) }
        return Document(value: value, elementRanges: reader.elementRanges)
    }

    private var current: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    /// Skips a byte if it is the next one.
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(JSONError) {
        guard skip(byte) else { throw .syntax(offset: position) }
    }

    /// Reads an element of an array or a member of an object; `key` is the last part of its path.
    private mutating func value(_ key: @autoclosure () -> String, depth: Int) throws(JSONError) -> JSONValue {
        guard offsets != nil else { return try value(depth: depth) }
        let outer = path
        path += key()
        let value = try value(depth: depth)
        path = outer
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        offsets?[path] = position
        switch current {
        case UInt8(ascii: "["): return try array(depth: depth + 1)
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for offset in 0..<text.utf8CodeUnitCount {
            try expect(text.utf8Start[offset])
        }
        return value
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        guard depth <= depthLimit else { throw .tooDeep(offset: position) }
        try expect(UInt8(ascii: "["))
        skipSpace()
        var elements: [JSONValue] = []
        if skip(UInt8(ascii: "]")) { return .array(elements) }
        while true {
            let start = position
            elements.append(try value("[\(elements.count)]", depth: depth))
            if depth == 1 { elementRanges.append(start..<position) }
            skipSpace()
            if skip(UInt8(ascii: "]")) { return .array(elements) }
            try expect(UInt8(ascii: ","))
            skipSpace()
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        guard depth <= depthLimit else { throw .tooDeep(offset: position) }
        try expect(UInt8(ascii: "{"))
        skipSpace()
        var members: [JSONValue.Member] = []
        if skip(UInt8(ascii: "}")) { return .object(members) }
        while true {
            let name = try string()
            skipSpace()
            try expect(UInt8(ascii: ":"))
            skipSpace()
            members.append(JSONValue.Member(name, try value(".\(name)", depth: depth)))
            skipSpace()
            if skip(UInt8(ascii: "}")) { return .object(members) }
            try expect(UInt8(ascii: ","))
            skipSpace()
        }
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        _ = skip(UInt8(ascii: "-"))
        if !skip(UInt8(ascii: "0")) { try digits() }
        if skip(UInt8(ascii: ".")) { try digits() }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
            try digits()
        }
        return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            position += 1
        }
        guard position > start else { throw .syntax(offset: position) }
    }
}

extension JSONReader {
    private mutating func string() throws(JSONError) -> String {
        try expect(UInt8(ascii: "\""))
        var text = ""
        var start = position
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                text += String(decoding: bytes[start..<position], as: UTF8.self)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                text += String(decoding: bytes[start..<position], as: UTF8.self)
                text.unicodeScalars.append(try escape())
                start = position
            case 0..<0x20:
                throw .syntax(offset: position)
            default:
                // U+007F, and U+0080 to U+009F as UTF-8 writes them.
                let next = position + 1 < bytes.count ? bytes[position + 1] : 0
                if byte == 0x7F || (byte == 0xC2 && (0x80...0x9F).contains(next)) {
                    noteControlCharacter(position)
                }
                position += 1
            }
        }
        throw .syntax(offset: position)
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let byte = current else { throw .syntax(offset: position) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return control(0x08, at: start)
        case UInt8(ascii: "f"): return control(0x0C, at: start)
        case UInt8(ascii: "n"): return control(0x0A, at: start)
        case UInt8(ascii: "r"): return control(0x0D, at: start)
        case UInt8(ascii: "t"): return control(0x09, at: start)
        case UInt8(ascii: "u"): break
        default: throw .syntax(offset: position - 1)
        }
        let first = try hexadecimal()
        guard (0xD800...0xDFFF).contains(first) else {
            guard let scalar = Unicode.Scalar(first) else { throw .loneSurrogate(offset: start) }
            if TextRule.hasControlCharacter(String(scalar)) { noteControlCharacter(start) }
            return scalar
        }
        guard first < 0xDC00, current == UInt8(ascii: "\\"), position + 1 < bytes.count,
            bytes[position + 1] == UInt8(ascii: "u")
        else { throw .loneSurrogate(offset: start) }
        position += 2
        let second = try hexadecimal()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw .loneSurrogate(offset: start) }
        return scalar
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = current?.hexadecimalValue else { throw .syntax(offset: position) }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    private mutating func control(_ value: UInt8, at offset: Int) -> Unicode.Scalar {
        noteControlCharacter(offset)
        return Unicode.Scalar(value)
    }

    private mutating func noteControlCharacter(_ offset: Int) {
        if controlCharacter == nil { controlCharacter = offset }
    }
}
