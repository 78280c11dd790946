internal import Crypto

/// A SHA-256 of some bytes.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// The thirty-two bytes of the hash.
    public let bytes: [UInt8]

    /// Computes the hash of `content`; takes time in proportion to its length.
    public init(of content: [UInt8]) {
        bytes = Array(SHA256.hash(data: content))
    }

    /// Computes the hash of a text's UTF-8.
    public init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// Takes thirty-two bytes that were stored before; `nil` of any other count.
    package init?(stored bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        self.bytes = bytes
    }

    /// The hash in 64 lower-case hexadecimal digits.
    public var description: String {
        String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
            for (index, byte) in bytes.enumerated() {
                text[2 * index] = Self.digit(byte >> 4)
                text[2 * index + 1] = Self.digit(byte & 0xF)
            }
            return 2 * bytes.count
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }
}
