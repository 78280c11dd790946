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
        var text = ""
        text.reserveCapacity(64)
        for byte in bytes {
            text.unicodeScalars.append(Self.digits[Int(byte >> 4)])
            text.unicodeScalars.append(Self.digits[Int(byte & 0xF)])
        }
        return text
    }

    private static let digits = Array("0123456789abcdef".unicodeScalars)
}
