import Crypto

/// The secret that the sender of a sealed file shares with the restaurant (E in format.md): it names the
/// receipt and encrypts it, so that nobody else finds or reads it.
package struct ReceiptSecret: Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes.
    package static let byteCount = 64
    /// How many secrets of one content are answered.
    package static let most = 3

    /// The 64 bytes.
    package let bytes: [UInt8]

    /// Creates a secret from 64 bytes; `nil` for any other count.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    init?(_ key: SymmetricKey) {
        self.init(bytes: key.withUnsafeBytes { Array($0) })
    }

    /// Reads 86 characters of base64url; `nil` for any other text.
    package init?(_ text: String) {
        guard let bytes = Base64URL.bytes(text, count: Self.byteCount) else { return nil }
        self.bytes = bytes
    }

    /// The secret in 86 characters of base64url.
    package var text: String { Base64URL.text(bytes) }

    /// The name of the receipt's file.
    package var fileName: String {
        bytes.prefix(32).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() + ".json"
    }

    /// The key that encrypts the receipt.
    var key: SymmetricKey { SymmetricKey(data: bytes.suffix(32)) }

    /// No message contains a secret.
    package var description: String { "secret of a receipt" }
}

extension [ReceiptSecret] {
    /// Reads secrets that follow each other; `nil` if a part is left.
    package init?(storedSecrets bytes: [UInt8]) {
        let count = ReceiptSecret.byteCount
        guard bytes.count.isMultiple(of: count) else { return nil }
        self = stride(from: 0, to: bytes.count, by: count).compactMap { start in
            ReceiptSecret(bytes: Array<UInt8>(bytes[start..<start + count]))
        }
    }

    /// The bytes of all secrets.
    package var stored: [UInt8] { flatMap(\.bytes) }
}
