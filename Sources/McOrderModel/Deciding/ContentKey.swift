/// The key by which the queue recognises a file that is delivered again. Source: docs/design/format.md,
/// *Deciding about a file*, step 4.
package struct ContentKey: Hashable, Sendable {
    /// What a stored hash is computed from.
    package enum Source: String, CaseIterable, Sendable {
        /// The decoded order or notice.
        case content
        /// The bytes of the file, because its content cannot be read.
        case file
        /// An order, a notice or a file, hashed without a tag as version 0.1.0 did.
        case untagged
    }

    /// The hash that is stored.
    package let hash: ContentHash
    /// What ``hash`` is computed from; never ``Source/untagged``.
    package let source: Source
    /// The hashes that version 0.1.0 may have stored for the same content.
    package let untagged: [ContentHash]

    /// The key of an order that could be decoded.
    package static func order(_ order: Order) -> ContentKey {
        ContentKey(hash: order.contentHash, source: .content, untagged: order.untaggedHashes)
    }

    /// The key of a notice that could be decoded; its hash has no tag.
    package static func notice(_ notice: Notice) -> ContentKey {
        ContentKey(hash: notice.contentHash, source: .content, untagged: [notice.contentHash])
    }

    /// The key of a file that is recognised by its bytes.
    package static func file(_ bytes: [UInt8]) -> ContentKey {
        file(bytes, tag: .file)
    }

    /// The key of a folder entry that is never read, computed from bytes that identify the entry.
    package static func entry(_ identity: [UInt8]) -> ContentKey {
        file(identity, tag: .entry)
    }

    private static func file(_ bytes: [UInt8], tag: HashTag) -> ContentKey {
        ContentKey(hash: ContentHash(tag, of: bytes), source: .file, untagged: [ContentHash(of: bytes)])
    }

    /// Whether `stored`, computed from `source`, is a hash of the same content.
    package func matches(_ stored: ContentHash, of source: Source) -> Bool {
        source == .untagged ? untagged.contains(stored) : stored == hash
    }

    /// The hashes under which the content may be stored, the hash of the current version first.
    package var candidates: [ContentHash] {
        [hash] + untagged.filter { $0 != hash }
    }
}
