import Crypto

/// The secret with which a queue makes the keys that prove presence. Only the queue knows it.
package struct PresenceSecret: Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes.
    package static let byteCount = 32

    package let bytes: [UInt8]

    /// Creates a secret that was stored; `nil` if it has not 32 bytes.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// A new secret, from the system's random numbers.
    package static func random() -> PresenceSecret {
        let key = SymmetricKey(size: .bits256)
        return PresenceSecret(unchecked: key.withUnsafeBytes { Array($0) })
    }

    private init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The key that a board of the restaurant shows in a minute.
    ///
    /// - Parameter minute: whole minutes since 1970.
    package func key(of restaurant: RestaurantID, minute: Int) -> PresenceKey {
        key(["board", restaurant.description, "\(minute)"])
    }

    /// The key in the QR code of a table.
    ///
    /// - Parameter edition: rises when the restaurant makes new codes for its tables.
    package func key(of restaurant: RestaurantID, table: String, edition: Int) -> PresenceKey {
        key(["table", restaurant.description, table, "\(edition)"])
    }

    private func key(_ parts: [String]) -> PresenceKey {
        let message = parts.flatMap { Array($0.utf8).lengthPrefixed }
        let code = HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: bytes))
        return PresenceKey(unchecked: Array(code.prefix(PresenceKey.byteCount)))
    }

    /// No message contains the secret.
    package var description: String { "a secret" }
}

/// What a customer reads off a screen or a table of the restaurant, and nowhere else.
///
/// Source: docs/storefront.md, *Presence*.
package struct PresenceKey: Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes.
    package static let byteCount = 16
    /// The number of digits that a customer types instead.
    package static let digitCount = 6

    package let bytes: [UInt8]

    fileprivate init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads 22 characters of base64url; `nil` for any other text.
    package init?(_ text: String) {
        guard let bytes = Base64URL.bytes(text, count: Self.byteCount) else { return nil }
        self.bytes = bytes
    }

    /// The key in 22 characters of base64url.
    package var description: String { Base64URL.text(bytes) }

    /// The six digits that stand beside the QR code.
    package var digits: String {
        let number = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 1_000_000
        let text = "\(number)"
        return String(repeating: "0", count: Self.digitCount - text.count) + text
    }
}
