/// An Ed25519 signature, 64 bytes, not verified yet. Source: RFC 8032, section 5.1.6.
package struct Signature: Hashable, Sendable, CustomStringConvertible, JSONConvertible {
    /// The number of bytes.
    package static let byteCount = 64

    /// The 64 bytes.
    package let bytes: [UInt8]

    /// Creates a signature from 64 bytes; `nil` for any other count.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// Reads 86 characters of base64url; `nil` for any other text.
    package init?(_ text: String) {
        guard let bytes = Base64URL.bytes(text, count: Self.byteCount) else { return nil }
        self.bytes = bytes
    }

    /// The signature in 86 characters of base64url.
    package var description: String { Base64URL.text(bytes) }
}
