/// A measured or counted number: a decimal of at most three places, such as `-18.5`.
///
/// Source: docs/kitchen-book.md.
package struct BookNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The digits before the decimal point.
    private static let mostDigits = 6

    /// Thousandths, at most 999,999,999 in both directions.
    package let thousandths: Int

    package init(thousandths: Int) {
        self.thousandths = thousandths
    }

    package init(_ whole: Int) {
        thousandths = whole * 1000
    }

    /// Reads `4`, `-18.5`, `+3.25`, also with a decimal comma or the sign U+2212; `nil` for any other text,
    /// and for a number out of range.
    package init?(_ text: some StringProtocol) {
        var digits = Substring(text)
        let isNegative = digits.hasPrefix("-") || digits.hasPrefix("\u{2212}")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), parts.allSatisfy(Self.isDigits),
            parts[0].utf8.count <= Self.mostDigits, parts.count == 1 || parts[1].utf8.count <= 3,
            let whole = Int(parts[0])
        else { return nil }
        let places = parts.count == 1 ? "" : parts[1]
        let fraction = Int(places + String(repeating: "0", count: 3 - places.utf8.count)) ?? 0
        thousandths = (whole * 1000 + fraction) * (isNegative ? -1 : 1)
    }

    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    /// The number with a decimal point and no superfluous places: `-18.5`.
    package var description: String {
        let (whole, fraction) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        var text = (thousandths < 0 ? "-" : "") + String(whole)
        if fraction > 0 {
            var places = String(CivilTime.padded(fraction, to: 3))
            while places.hasSuffix("0") { places.removeLast() }
            text += "." + places
        }
        return text
    }

    package static func < (left: BookNumber, right: BookNumber) -> Bool {
        left.thousandths < right.thousandths
    }
}

extension BookNumber: JSONConvertible {
    package var json: JSONValue { .number(description) }

    /// Reads a JSON number, or a text that holds one; `nil` for any other value.
    init?(json: JSONValue) {
        switch json {
        case .number(let text), .string(let text): self.init(text)
        default: return nil
        }
    }
}
