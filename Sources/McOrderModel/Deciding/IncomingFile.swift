/// One file of the drop folder, judged by the rules that need no queue. The queue has not yet been asked
/// whether it already knows the file.
package struct IncomingFile: Sendable {
    /// Order or notice, chosen by the ending of the file's name; in a sealed file by what is inside.
    package let kind: DropKind
    /// The file's name. It is only shown to people and never decides anything.
    package private(set) var file: String
    /// When the daemon read the file.
    package private(set) var receivedAt: Timestamp
    /// The file's bytes, of a file that was opened those inside; `nil` for an entry that is never opened (not
    /// a regular file, or too large).
    package let raw: [UInt8]?
    /// The size in bytes.
    package let size: Int64
    /// Device and order number; `nil` where they cannot be read.
    package let identity: OrderIdentity?
    /// The key by which a second delivery of the same content is recognised.
    package let key: ContentKey
    /// The result of the rules that need no queue.
    package private(set) var verdict: Verdict
    /// What ``verdict`` adds to its reason when it rejects the file: missing products, and until when.
    package private(set) var detail: ReasonDetail
    /// The proof, in an order or a notice, that the customer is there; `nil` without one.
    package let presence: PresenceProof?

    /// The secrets of the answers to a file that was sealed; `nil` for one that lay in the folder for
    /// everybody to read. Empty once the receipt of a refused file is gone.
    package private(set) var secrets: [ReceiptSecret]?

    /// Whether the verdict depends on a system clock that is not believable at present. Unless the queue
    /// already knows the file, it then stays undecided.
    package private(set) var awaitsClock = false

    /// The hash that the queue stores for the file.
    package var contentHash: ContentHash { key.hash }

    /// The result of the rules that need no queue.
    package enum Verdict: Sendable {
        /// No rule objects to the order.
        indirect case acceptable(PricedOrder)
        /// A rule rejects the file.
        case rejected(RejectionReason, restaurant: String?)
        /// The file is a notice about an order, and means the one with the content hash `about` if it says
        /// one. If the queue does not know that order, the notice is rejected for `orElse`; without `orElse`
        /// it then stays undecided.
        case notice(Notice, about: ContentHash?, orElse: RejectionReason?)
    }

    package init(
        kind: DropKind,
        file: String,
        receivedAt: Timestamp,
        raw: [UInt8]?,
        size: Int64,
        identity: OrderIdentity?,
        key: ContentKey,
        verdict: Verdict,
        detail: ReasonDetail = .none,
        presence: PresenceProof? = nil
    ) {
        self.kind = kind
        self.file = file
        self.receivedAt = receivedAt
        self.raw = raw
        self.size = size
        self.identity = identity
        self.key = key
        self.verdict = verdict
        self.detail = detail
        self.presence = presence
    }
}

extension IncomingFile {
    /// The notice, if the file is one.
    package var notice: Notice? {
        guard case .notice(let notice, _, _) = verdict else { return nil }
        return notice
    }

    /// A copy with another verdict and without detail.
    package func with(verdict: Verdict) -> IncomingFile {
        with {
            $0.verdict = verdict
            $0.detail = .none
        }
    }

    /// A copy whose verdict depends on a clock that is not believable.
    package func awaitingClock() -> IncomingFile {
        with { $0.awaitsClock = true }
    }

    /// A copy that was sealed, with the secrets of its answers.
    func answered(bySecrets secrets: [ReceiptSecret]) -> IncomingFile {
        with { $0.secrets = secrets }
    }

    /// A copy with another file name, for the same content delivered under that name.
    package func named(_ file: String) -> IncomingFile {
        with { $0.file = file }
    }

    /// A copy with another ``receivedAt``.
    package func received(at instant: Timestamp) -> IncomingFile {
        with { $0.receivedAt = instant }
    }

    private func with(_ change: (inout IncomingFile) -> Void) -> IncomingFile {
        var other = self
        change(&other)
        return other
    }
}
