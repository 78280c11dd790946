/// By what a file is known when it is delivered again. Source: docs/design/format.md, *Deciding*, step 4.
package struct ContentKey: Hashable, Sendable {
    /// What a stored hash is computed from.
    package enum Source: String, CaseIterable, Sendable {
        /// The order or the notice that was read.
        case content
        /// The file itself, whose content cannot be read.
        case file
        /// An order, a notice or a file, without a tag, as version 0.1.0 stored it.
        case untagged
    }

    /// The hash that is stored.
    package let hash: ContentHash
    /// What it is computed from; never ``Source/untagged``.
    package let source: Source
    /// What version 0.1.0 may have stored of the same content.
    package let untagged: [ContentHash]

    private init(_ source: Source, _ hash: ContentHash, untagged: [ContentHash]) {
        self.hash = hash
        self.source = source
        self.untagged = untagged
    }

    /// The key of an order that was read.
    package static func order(_ order: Order) -> ContentKey {
        ContentKey(.content, order.contentHash, untagged: order.untaggedHashes)
    }

    /// The key of a notice that was read; its hash has no tag.
    package static func notice(_ notice: Notice) -> ContentKey {
        ContentKey(.content, notice.contentHash, untagged: [notice.contentHash])
    }

    /// The key of a file that is known by its bytes.
    package static func file(_ bytes: [UInt8]) -> ContentKey {
        ContentKey(.file, ContentHash(.file, of: bytes), untagged: [ContentHash(of: bytes)])
    }

    /// The key of a folder's entry that is never read, of what identifies it.
    package static func entry(_ identity: [UInt8]) -> ContentKey {
        ContentKey(.file, ContentHash(.entry, of: identity), untagged: [ContentHash(of: identity)])
    }

    /// Whether a stored hash is that of the same content.
    package func matches(_ stored: ContentHash, of source: Source) -> Bool {
        source == .untagged ? untagged.contains(stored) : stored == hash
    }

    /// The hashes under which the content may be stored, the present one first.
    package var candidates: [ContentHash] {
        [hash] + untagged.filter { $0 != hash }
    }
}
