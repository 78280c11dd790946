/// The random id of a payment that is held. It never comes from an order's number, which a restored queue gives
/// to another order.
///
/// Source: docs/pay-ahead.md.
package struct PaymentID: Hashable, Sendable, CustomStringConvertible {
    /// The number of random bytes.
    private static let byteCount = 16

    /// 22 characters of base64url.
    package let description: String

    /// A new id, from the system's random numbers. It does not begin with a hyphen: a command would take it for an
    /// option, and a spreadsheet program for a formula.
    package init() {
        var generator = SystemRandomNumberGenerator()
        var text: String
        repeat {
            text = Base64URL.text((0..<Self.byteCount).map { _ in generator.next() })
        } while text.hasPrefix("-")
        description = text
    }

    /// Reads an id; `nil` for any other text.
    package init?(_ text: String) {
        guard Base64URL.bytes(text, count: Self.byteCount) != nil else { return nil }
        description = text
    }
}
