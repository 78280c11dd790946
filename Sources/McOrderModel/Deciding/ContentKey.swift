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
    /// What version 0.1.0 computed its hashes from.
    private let plain: Plain
    /// The hash that a version without signatures stored for the same signed order; `nil` for other content.
    private let unsigned: ContentHash?

    private indirect enum Plain: Hashable {
        case order(Order)
        case bytes([UInt8])
        case notice(ContentHash)
        /// Content that version 0.1.0 did not know.
        case unknown
    }

    private init(hash: ContentHash, source: Source, plain: Plain, unsigned: ContentHash? = nil) {
        self.hash = hash
        self.source = source
        self.plain = plain
        self.unsigned = unsigned
    }

    /// The key of an order that could be decoded.
    ///
    /// - Parameter signature: its signature; `nil` if it is unsigned.
    package static func order(_ order: Order, _ signature: VerifiedSignature? = nil) -> ContentKey {
        let plain = order.contentHash
        guard let signature else {
            return ContentKey(hash: plain, source: .content, plain: .order(order))
        }
        return ContentKey(
            hash: signature.contentHash,
            source: .content,
            plain: .order(order),
            unsigned: plain
        )
    }

    /// The key of a notice that could be decoded. The hash of an unsigned one has no tag.
    ///
    /// - Parameter signature: its signature; `nil` if it is unsigned.
    package static func notice(_ notice: Notice, _ signature: VerifiedSignature? = nil) -> ContentKey {
        if let signature {
            return ContentKey(hash: signature.contentHash, source: .content, plain: .unknown)
        }
        return ContentKey(hash: notice.contentHash, source: .content, plain: .notice(notice.contentHash))
    }

    /// The key of the order in a stored file.
    ///
    /// - Parameter houses: the ids for which the file may be signed.
    /// - Throws: ``OrderError`` or ``SignatureFault``.
    package static func order(in bytes: [UInt8], at houses: [HouseID]) throws -> ContentKey {
        let received = try ReceivedOrder(bytes)
        return .order(try received.document.order(), try received.verify(at: houses))
    }

    /// The key of the notice in a stored file.
    ///
    /// - Parameter houses: the ids for which the file may be signed.
    /// - Throws: ``OrderError`` or ``SignatureFault``.
    package static func notice(in bytes: [UInt8], at houses: [HouseID]) throws -> ContentKey {
        let received = try ReceivedNotice(json: bytes)
        return .notice(received.notice, try received.verify(at: houses))
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
        ContentKey(hash: ContentHash(tag, of: bytes), source: .file, plain: .bytes(bytes))
    }

    /// Whether `stored`, computed from `source`, is a hash of the same content.
    package func matches(_ stored: ContentHash, of source: Source) -> Bool {
        switch source {
        case .untagged: untagged.contains(stored)
        case .content: stored == hash || stored == unsigned
        case .file: stored == hash
        }
    }

    /// The hashes under which the content may be stored, the hash of the current version first.
    ///
    /// - Parameter untagged: whether there are hashes of version 0.1.0, which are only computed then.
    package func candidates(untagged: Bool) -> [ContentHash] {
        [hash] + ([unsigned].compactMap(\.self) + (untagged ? self.untagged : [])).filter { $0 != hash }
    }

    /// The hashes that version 0.1.0 may have stored for the same content.
    package var untagged: [ContentHash] {
        switch plain {
        case .order(let order): order.untaggedHashes
        case .bytes(let bytes): [ContentHash(of: bytes)]
        case .notice(let hash): [hash]
        case .unknown: []
        }
    }
}
