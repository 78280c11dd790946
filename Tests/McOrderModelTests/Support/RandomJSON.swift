import McOrderModel
import OrderTesting

/// Makes valid JSON values, and writes them with random layout and random escapes.
struct RandomJSON {
    var random: SeededGenerator

    /// A random value with at most `depth` levels of arrays and objects.
    mutating func value(depth: Int) -> JSONValue {
        switch random.number(in: 0...(depth > 0 ? 7 : 4)) {
        case 0: return random.pick([.null, .bool(true), .bool(false)], or: .null)
        case 1, 2: return .number(number())
        case 3, 4: return .string(random.text(characters: 0...12))
        case 5, 6:
            let count = random.number(in: 0...4)
            return .array((0..<count).map { _ in value(depth: depth - 1) })
        default:
            // The index makes the names unique, because Foundation keeps only one of several equal names.
            let count = random.number(in: 0...4)
            return .object(
                (0..<count).map { index in
                    JSONValue.Member("\(index)" + random.text(characters: 0...5), value(depth: depth - 1))
                }
            )
        }
    }

    private mutating func number() -> String {
        let whole = random.pick(["0", "7", "10", "4294967296", "123456"], or: "0")
        let fraction = random.pick(["", "", ".5", ".25", ".000", ".0625"], or: "")
        let exponent = random.pick(["", "", "e2", "E+3", "e-2", "e0"], or: "")
        return random.pick(["", "-"], or: "") + whole + fraction + exponent
    }

    /// The value's JSON, with random spaces and escapes where the grammar allows them.
    mutating func text(of value: JSONValue) -> String {
        space() + core(of: value) + space()
    }

    private mutating func core(of value: JSONValue) -> String {
        switch value {
        case .null: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let digits): return digits
        case .string(let string): return literal(string)
        case .array(let elements):
            let parts = elements.map { text(of: $0) }
            return "[" + (parts.isEmpty ? space() : parts.joined(separator: ",")) + "]"
        case .object(let members):
            let parts = members.map { space() + literal($0.name) + space() + ":" + text(of: $0.value) }
            return "{" + (parts.isEmpty ? space() : parts.joined(separator: ",")) + "}"
        }
    }

    private mutating func literal(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            let mustEscape = scalar == "\"" || scalar == "\\"
            if mustEscape || random.number(in: 0...9) == 0 {
                text += escape(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private mutating func escape(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\"" || scalar == "\\" || scalar == "/", random.number(in: 0...1) == 0 {
            return "\\" + String(scalar)
        }
        return String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: random.number(in: 0...1) == 0)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }.joined()
    }

    private mutating func space() -> String {
        random.pick(["", "", "", " ", "\n", "\t", "\r\n", "  "], or: "")
    }
}

extension JSONValue {
    /// Whether two values are equal in every scalar; `==` of strings tests only canonical equivalence.
    func isIdentical(to other: JSONValue) -> Bool {
        JSONWriter.line(self).utf8.elementsEqual(JSONWriter.line(other).utf8)
    }
}
