/// The account at Stripe. Source: docs.stripe.com/api, version ``StripeSettings/version``.
package struct StripeSettings: Sendable {
    /// The version of the interface, which every request names: another default of the account changes nothing.
    package static let version = "2025-03-31.basil"
    /// Stripe's own address.
    package static let standardAddress = "https://api.stripe.com"

    /// Without a slash at the end.
    let address: String
    let secret: SecretKey
    /// What stands on the customer's statement behind the account's name; `nil` for nothing.
    let statement: String?

    /// - Parameter address: another one than Stripe's is for tests, and can only be this machine's if it is
    ///   plain HTTP.
    package init(address: String = standardAddress, secret: SecretKey, statement: String?) {
        (self.address, self.secret, self.statement) = (address, secret, statement)
    }

    /// Whether Stripe puts a text on bank statements. Source: docs.stripe.com/get-started/account/statement-descriptors.
    package static func allows(statement: String) -> Bool {
        (1...22).contains(statement.utf8.count) && statement.contains(where: \.isLetter)
            && statement.utf8.allSatisfy { (0x20...0x7E).contains($0) }
            && !statement.contains { "<>\\'\"*".contains($0) }
    }

    /// Whether an address may be given the secret key: HTTPS, or HTTP to this machine. It is scheme, host and
    /// port only: a name before an `@` would hide the host that is really asked.
    package static func mayHaveSecret(_ address: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: { address.hasPrefix($0) }) else {
            return false
        }
        let parts = address.dropFirst(scheme.count)
            .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let host = String(parts[0])
        guard !host.isEmpty,
            host.utf8.allSatisfy({
                isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }),
            parts.dropFirst().allSatisfy({ UInt16($0) != nil && $0.utf8.allSatisfy(isDigit) })
        else { return false }
        return scheme == "https://" || ["127.0.0.1", "localhost"].contains(host)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// The secret key of an account. No message contains it, and `dump` does not show it either.
package struct SecretKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    let text: String

    /// `nil` for a text that is no key of Stripe's: `rk_…` or `sk_…`.
    package init?(_ text: String) {
        let isKey = text.hasPrefix("rk_") || text.hasPrefix("sk_")
        guard isKey, (16...255).contains(text.utf8.count),
            text.utf8.allSatisfy({ byte in
                let character = Character(UnicodeScalar(byte))
                return character.isASCII && (character.isLetter || character.isNumber || character == "_")
            })
        else { return nil }
        self.text = text
    }

    package var description: String { "a secret key" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
