#if PostgreSQL
import CLibPQ

extension SQLValue {
    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// The value in the text format of the protocol; `nil` is NULL.
    var parameter: String? {
        switch self {
        case .null: return nil
        case .integer(let number): return String(number)
        case .text(let text): return text
        case .integers(let numbers): return "{\(numbers.map(String.init).joined(separator: ","))}"
        case .texts(let texts): return "{\(texts.map { "\"\($0)\"" }.joined(separator: ","))}"
        case .bytes(let bytes):
            var hex = Array("\\x".utf8)
            hex.reserveCapacity(2 + 2 * bytes.count)
            for byte in bytes {
                hex.append(Self.hexDigits[Int(byte >> 4)])
                hex.append(Self.hexDigits[Int(byte & 15)])
            }
            return String(decoding: hex, as: UTF8.self)
        }
    }

    /// Whether PostgreSQL cannot store the value: its texts contain no NUL.
    var isForeign: Bool {
        if case .text(let text) = self { text.utf8.contains(0) } else { false }
    }

    /// Reads a column in the text format. `type` is the type's number in PostgreSQL's catalogue `pg_type`.
    init(_ bytes: UnsafeRawBufferPointer, type: Oid) {
        switch type {
        case 16: self = .integer(bytes.first == UInt8(ascii: "t") ? 1 : 0)
        case 17: self = .bytes(Self.decoded(bytes.dropFirst(2)))
        // int8, int2, int4, oid and xid8; numeric, which is the type of a sum.
        case 20, 21, 23, 26, 5069, 1700:
            let text = String(decoding: bytes, as: UTF8.self)
            self = Int64(text).map { .integer($0) } ?? .text(text)
        default: self = .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Decodes hexadecimal digits.
    private static func decoded(_ digits: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        var high: UInt8?
        for digit in digits {
            let value = digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return bytes
    }
}
#endif
