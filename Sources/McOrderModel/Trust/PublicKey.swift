import Crypto

/// The public Ed25519 key of a device or a house, checked.
///
/// The library checks no keys. With a key of small order, one signature is valid for many texts; a key with
/// another key's point in a second form would give one device two UDIDs. Source: format.md, *Conventions*.
package struct PublicKey: Hashable, Sendable, CustomStringConvertible, JSONConvertible {
    /// The number of bytes.
    package static let byteCount = 32

    /// The 32 bytes of RFC 8032, section 5.1.2: y in little-endian order, the sign of x in the highest bit.
    package let bytes: [UInt8]

    /// Creates a key from 32 bytes; `nil` for any other count, and for a key that readers refuse: its y is
    /// not below p = 2²⁵⁵ − 19, or is that of a point of small order.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount, !Self.isRefused(bytes) else { return nil }
        self.bytes = bytes
    }

    /// Reads 43 characters of base64url; `nil` for any other text, and for a key that readers refuse.
    package init?(_ text: String) {
        guard let bytes = Base64URL.bytes(text) else { return nil }
        self.init(bytes: bytes)
    }

    /// The key in 43 characters of base64url.
    package var description: String { Base64URL.text(bytes) }

    /// Whether the owner of the key signed the message. The equation is checked without the cofactor, and a
    /// signature whose S is not below the group's order L is refused.
    package func isValid(_ signature: Signature, of message: [UInt8]) -> Bool {
        // The library throws only for another number of bytes.
        guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return false }
        return key.isValidSignature(signature.bytes, for: message)
    }
}

// MARK: Keys that readers refuse

extension PublicKey {
    private static func isRefused(_ bytes: [UInt8]) -> Bool {
        var y = bytes
        y[31] &= 0x7F
        return !y.reversed().lexicographicallyPrecedes(p.reversed()) || smallOrder.contains(y)
    }

    /// p = 2²⁵⁵ − 19, the order of the field, in little-endian order.
    private static let p: [UInt8] = [0xED] + Array(repeating: 0xFF, count: 30) + [0x7F]

    /// The y of the points whose order is 1, 2, 4 or 8, modulo p: 1, −1, 0, y₈ and −y₈.
    private static let smallOrder: Set<[UInt8]> = [
        [1] + Array(repeating: 0, count: 31),
        [0xEC] + Array(repeating: 0xFF, count: 30) + [0x7F],
        Array(repeating: 0, count: 32),
        [
            0x26, 0xE8, 0x95, 0x8F, 0xC2, 0xB2, 0x27, 0xB0, 0x45, 0xC3, 0xF4, 0x89, 0xF2, 0xEF, 0x98, 0xF0,
            0xD5, 0xDF, 0xAC, 0x05, 0xD3, 0xC6, 0x33, 0x39, 0xB1, 0x38, 0x02, 0x88, 0x6D, 0x53, 0xFC, 0x05,
        ],
        [
            0xC7, 0x17, 0x6A, 0x70, 0x3D, 0x4D, 0xD8, 0x4F, 0xBA, 0x3C, 0x0B, 0x76, 0x0D, 0x10, 0x67, 0x0F,
            0x2A, 0x20, 0x53, 0xFA, 0x2C, 0x39, 0xCC, 0xC6, 0x4E, 0xC7, 0xFD, 0x77, 0x92, 0xAC, 0x03, 0x7A,
        ],
    ]
}
