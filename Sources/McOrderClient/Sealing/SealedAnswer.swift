/// How the answer to a sealed file is found and recognised.
package struct SealedAnswer: Hashable, Sendable {
    /// The secret that names and opens the answer.
    package let secret: ReceiptSecret
    /// The tagged hash of the order's or the notice's own file, which an answer states instead of the content
    /// if the restaurant cannot know the content.
    package let document: ContentHash

    package init(secret: ReceiptSecret, document: ContentHash) {
        self.secret = secret
        self.document = document
    }

    init(_ copy: SealedCopy, of document: [UInt8]) {
        self.init(secret: copy.secret, document: ContentHash(.file, of: document))
    }

    /// Reads the answer; `nil` for any other bytes, and for an answer about another content.
    ///
    /// - Parameters:
    ///   - content: the content hash of the order or the notice.
    ///   - seen: the highest revision that was read; a lower one counts as none.
    func receipt(in bytes: [UInt8], about content: ContentHash, seen: Int?) -> TrustedReceipt? {
        guard let sealed = SealedReceipt(json: bytes, by: secret),
            sealed.answered == content || sealed.answered == document,
            sealed.revision >= seen ?? sealed.revision
        else { return nil }
        return TrustedReceipt(sealed: sealed)
    }
}
