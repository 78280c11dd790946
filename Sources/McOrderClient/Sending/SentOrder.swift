/// What the answers about an order are compared with.
package struct SentOrder: Hashable, Sendable {
    /// The device and the number.
    package let identity: OrderIdentity
    /// The hash by which the restaurant recognises copies of the order.
    package let content: ContentHash
    /// The file that was sent.
    package let file: SentFile
    /// How the answer to a sealed file is found; `nil` if the order's own file was sent.
    package let sealed: SealedAnswer?
    /// What an answer of version 0.1.0 is compared with, which has no hash; `nil` for a signed order, which
    /// that version does not know.
    let unsigned: Unsigned?

    struct Unsigned: Hashable, Sendable {
        let restaurant: String
        let total: Money
        let placedAt: Timestamp
    }

    /// A signed order.
    package init(
        identity: OrderIdentity,
        content: ContentHash,
        file: SentFile,
        sealed: SealedAnswer? = nil
    ) {
        self.sealed = sealed
        self.identity = identity
        self.content = content
        self.file = file
        unsigned = nil
    }

    /// The names of the files that may hold the restaurant's answer.
    package var answerNames: [String] {
        [sealed?.secret.fileName ?? Receipt.fileName(of: identity), Receipt.fileName(ofFileWith: file.name)]
    }

    init(_ placed: PlacedOrder) {
        identity = placed.order.identity
        content = placed.contentHash
        file = SentFile(placed.sentBytes)
        sealed = placed.sealed.map { SealedAnswer($0, of: placed.bytes) }
        unsigned =
            placed.isSigned
            ? nil
            : Unsigned(
                restaurant: placed.order.restaurant,
                total: placed.order.total,
                placedAt: placed.placedAt
            )
    }
}

/// The hashes of a file that was sent.
package struct SentFile: Hashable, Sendable {
    /// The hash that names the receipt of a rejected file.
    package let name: ContentHash
    /// The hash in a receipt about a file whose content does not count.
    package let tagged: ContentHash

    package init(name: ContentHash, tagged: ContentHash) {
        self.name = name
        self.tagged = tagged
    }

    package init(_ bytes: [UInt8]) {
        self.init(name: ContentHash(of: bytes), tagged: ContentHash(.file, of: bytes))
    }
}
