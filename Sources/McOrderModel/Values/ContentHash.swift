internal import Crypto

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
        hash.update(data: Array("mcorder \(tag.rawValue) 1".utf8) + [0])
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
        let digits = Array(text.utf8)
        guard digits.count == 64 else { return nil }
        var bytes: [UInt8] = []
        for pair in stride(from: 0, to: 64, by: 2) {
            guard let high = Self.value(digits[pair]), let low = Self.value(digits[pair + 1]) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        self.bytes = bytes
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
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
package enum HashTag: String, Sendable {
    /// An unsigned order: its canonical file and its extensions, each preceded by its length as four
    /// big-endian bytes.
    case plain
    /// The bytes of a file whose content cannot be read.
    case file
    /// A folder entry that is never read: the reason, device, inode and name.
    case entry
}
