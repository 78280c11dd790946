/// An amount of money in whole cents of the catalogue's currency; never a floating-point number.
///
/// The sum of the largest order (100 lines of 9,999,999.99) is far below `Int`'s range, so arithmetic
/// cannot overflow for amounts that were read from an order or a catalogue. Source: format.md, *Price*.
public struct Money: Hashable, Comparable, Sendable {
    /// The amount 0.00.
    public static let zero = Money(cents: 0)

    /// The amount in cents.
    public let cents: Int

    /// Creates an amount of `cents` hundredths.
    public init(cents: Int) {
        self.cents = cents
    }

    /// Reads a price as orders and catalogues write it.
    ///
    /// It accepts one to seven digits without a superfluous leading zero, a point, and one or more decimals
    /// of which every one past the second is zero: `6.75`, `1.2`, `6.750000`. It returns `nil` for any other
    /// text.
    public init?(_ text: some StringProtocol) {
        var whole = 0
        var wholeDigits = 0
        var fraction = 0
        var decimals = 0
        var afterPoint = false
        var leadingZero = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: "."), !afterPoint, wholeDigits > 0 {
                afterPoint = true
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let digit = Int(byte - UInt8(ascii: "0"))
            if !afterPoint {
                guard !leadingZero, wholeDigits < 7 else { return nil }
                leadingZero = wholeDigits == 0 && digit == 0
                wholeDigits += 1
                whole = whole * 10 + digit
            } else {
                decimals += 1
                if decimals <= 2 {
                    fraction = fraction * 10 + digit
                } else if digit != 0 {
                    return nil
                }
            }
        }
        guard decimals > 0 else { return nil }
        if decimals == 1 { fraction *= 10 }
        cents = whole * 100 + fraction
    }

    /// Reads an amount as a person types it: with a point or a comma and one or two decimals, or without
    /// decimals, and possibly with a sign of the currency before or after it; `nil` for any other text.
    ///
    /// More decimals are refused, even zeros: `1.500` may mean fifteen hundred.
    package init?(amount text: String) {
        let digits = Self.withoutCurrency(text).replacing(",", with: ".")
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2 && parts[1].utf8.count <= 2 else { return nil }
        self.init(parts.count == 2 ? digits : "\(digits).00")
    }

    /// The text without spaces and a sign of a currency, such as `€`, at one of its ends.
    private static func withoutCurrency(_ text: String) -> String {
        func trimmed(_ text: Substring) -> Substring {
            var text = text
            while text.first?.isWhitespace == true { text.removeFirst() }
            while text.last?.isWhitespace == true { text.removeLast() }
            return text
        }
        let text = trimmed(text[...])
        if text.last?.isCurrencySymbol == true { return String(trimmed(text.dropLast())) }
        return String(text.first?.isCurrencySymbol == true ? trimmed(text.dropFirst()) : text)
    }

    /// The amount as an order writes it: a point and two decimals, `6.75`.
    public var decimalText: String {
        let magnitude = cents.magnitude
        let fraction = magnitude % 100
        return "\(cents < 0 ? "-" : "")\(magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    /// Whether the left amount is the smaller one.
    public static func < (left: Money, right: Money) -> Bool {
        left.cents < right.cents
    }

    /// The sum of two amounts.
    public static func + (left: Money, right: Money) -> Money {
        Money(cents: left.cents + right.cents)
    }

    /// The difference of two amounts, negative when the right one is larger.
    public static func - (left: Money, right: Money) -> Money {
        Money(cents: left.cents - right.cents)
    }
}

extension Sequence where Element == Money {
    /// The sum of all amounts; zero if there are none.
    public func total() -> Money {
        reduce(.zero, +)
    }
}
