import Crypto

/// The SHA-256 of some bytes.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// The 32 bytes of the hash.
    public let bytes: [UInt8]

    /// Computes the hash of `content`, in time proportional to its length.
    public init(of content: [UInt8]) {
        bytes = Array(SHA256.hash(data: content))
    }

    /// Computes the hash of `content` with the tag of its kind: SHA-256 of `mcorder TAG 1`, a zero byte and
    /// `content`.
    ///
    /// So contents of two kinds never have the same hash.
    package init(_ tag: HashTag, of content: [UInt8]) {
        var hash = SHA256()
        hash.update(data: tag.prefix)
        hash.update(data: content)
        bytes = Array(hash.finalize())
    }

    /// Computes the hash of a text's UTF-8 bytes.
    public init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// Creates a hash from 32 stored bytes; `nil` for any other count.
    package init?(stored bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        self.bytes = bytes
    }

    /// Reads 64 lower-case hexadecimal digits; `nil` for any other text.
    package init?(hexadecimal text: String) {
        let digits = text.utf8.compactMap(\.hexadecimalValue)
        guard digits.count == 64, text.utf8.count == 64, text == text.lowercased() else { return nil }
        bytes = stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
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

/// The kinds of content of a tagged ``ContentHash``.
package enum HashTag: String, DomainTag, Sendable {
    /// An unsigned order: its canonical file and its extensions, each preceded by its length as four
    /// big-endian bytes.
    case plain
    /// The bytes of a file whose content cannot be read.
    case file
    /// A folder entry that is never read: the reason, device, inode and name.
    case entry
    /// The public key of a device, 32 bytes.
    case device
    /// The public key of a house, 32 bytes.
    case house
    /// The id of a folder's marker, as 36 characters in upper case.
    case folder
    /// A public seal key, 32 bytes.
    case kid
    /// The token of a browser, from which its key is derived.
    case browser
    /// What the signature of an order or a notice covers.
    case content
}
