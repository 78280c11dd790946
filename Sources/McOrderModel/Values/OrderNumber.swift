/// An order number, from 1 to 999,999,999, which each device counts up. Source: format.md, field 4.
public struct OrderNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// All valid numbers.
    public static let range = 1...999_999_999

    /// The first number of a new device.
    public static let first = OrderNumber(unchecked: 1)

    /// The number itself.
    public let value: Int

    /// The number `value`, or `nil` when it is out of range.
    public init?(_ value: Int) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
    }

    /// Reads a decimal number without sign, space or leading zero; `nil` for any other text.
    public init?(_ text: some StringProtocol) {
        guard (1...9).contains(text.utf8.count), text.utf8.first != UInt8(ascii: "0"),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let value = Int(text)
        else { return nil }
        self.init(value)
    }

    private init(unchecked value: Int) {
        self.value = value
    }

    /// The number that follows, or `nil` after the last one.
    public var next: OrderNumber? {
        OrderNumber(value + 1)
    }

    /// The number in decimal digits.
    public var description: String {
        String(value)
    }

    /// Whether the left number is the smaller one.
    public static func < (left: OrderNumber, right: OrderNumber) -> Bool {
        left.value < right.value
    }
}
