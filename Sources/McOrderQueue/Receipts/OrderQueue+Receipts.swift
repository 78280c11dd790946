package import McOrderModel

/// A receipt that has to be written or removed.
package struct ReceiptTask: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        /// An order in the queue, at this revision.
        case order(id: Int64, revision: Int)
        /// A refused file, and how many files its receipt has.
        case rejection(id: Int64, files: Int = 1)
    }

    package let subject: Subject
    /// Whether it is about an order that the counter took, which no phone waits for.
    package var isOfCounter = false
    /// Whether it answers a device with a key, or says something about a signature. In a house with identity
    /// such receipts are signed. Source: format.md, *Signed files*.
    package var needsSignature = false
    /// Whether it is written under ``fileName`` for everybody to read; not if the file was sealed.
    package var isOpen = true
    /// The secrets by which it is also written so that only their senders can read it.
    package var secrets: [ReceiptSecret] = []
    /// The name of the receipt's file.
    package let fileName: String
    package let content: Content

    package enum Content: Hashable, Sendable {
        /// The state of an order.
        case order(Receipt)
        /// The file, which was an order or a notice, was refused.
        case rejection(
            OrderIdentity?,
            restaurant: String?,
            RejectionReason,
            ReasonDetail,
            isNotice: Bool = false
        )
    }

    /// What the receipt answers, as a hash that the reader of the receipt can compute too.
    package enum Answered: Hashable, Sendable {
        /// The content of the order or of the notice.
        case content(ContentHash)
        /// The bytes of a file whose content cannot be read.
        case file(ContentHash)
    }

    /// When the order was last changed, or the file was refused.
    package let updatedAt: Timestamp
    /// What the receipt answers; `nil` if version 0.1.0 decided the file.
    package let answered: Answered?
}

extension ReceiptTask {
    /// The receipt.
    ///
    /// - Parameter sentence: returns the text for a reason, in the restaurant's language.
    package func receipt(
        _ sentence: (RejectionReason, ReasonDetail, _ isNotice: Bool) -> String
    ) -> Receipt {
        switch content {
        case .order(let receipt): return receipt
        case .rejection(let identity, let restaurant, let reason, let detail, let isNotice):
            let words = sentence(reason, detail, isNotice)
            return Receipt(
                identity: identity,
                restaurant: restaurant,
                status: .rejected(Receipt.Reason(code: reason.rawValue, message: words, detail: detail)),
                total: nil,
                shownTotal: nil,
                reason: nil,
                updatedAt: updatedAt,
                content: answered?.content,
                file: answered?.file
            )
        }
    }
}

extension ReceiptTask.Answered {
    /// The hash.
    package var hash: ContentHash {
        switch self {
        case .content(let hash), .file(let hash): hash
        }
    }

    /// The hash of the content; `nil` if the file's content cannot be read.
    package var content: ContentHash? { if case .content(let hash) = self { hash } else { nil } }

    /// The hash of a file whose content cannot be read; otherwise `nil`.
    package var file: ContentHash? { if case .file(let hash) = self { hash } else { nil } }

    /// Converts a stored hash; `nil` if it is not known what the hash was computed from.
    init?(_ hash: ContentHash, of source: ContentKey.Source) {
        switch source {
        case .content: self = .content(hash)
        case .file: self = .file(hash)
        case .untagged: return nil
        }
    }
}

/// The position up to which receipts have been read.
///
/// The receipt of an order is due from the transaction that changes the order on, until a position is behind
/// that change. A position is kept in memory only: at the beginning all receipts are due that were not
/// removed.
package struct ReceiptPlace: Hashable, Sendable {
    /// The position before all receipts.
    package static let beginning = ReceiptPlace()

    /// The server's timeline; `nil` at the beginning. On another timeline the last changes may not exist, so
    /// everything begins again.
    var timeline: Int64?
    /// The last change that existed at the beginning.
    var lastOfBeginning: Int64 = 0
    /// The last change and the last notice whose orders' receipts were read.
    var change: Int64 = 0
    var notice: Int64 = 0
    /// Orders whose receipts have to be read once more.
    package var again: Set<Int64> = []
    /// In a list by ids, the last order and the last refused file.
    private(set) var order: Int64 = 0
    private(set) var rejection: Int64 = 0

    /// Whether receipts are read that were due at the beginning.
    package var isRenewing: Bool { timeline == nil || change < lastOfBeginning }

    /// The last change that was passed; `nil` while receipts are read that were due at the beginning.
    package var answered: Int64? { isRenewing ? nil : change }

    /// The position behind `tasks`, which were listed by their ids.
    package func behind(_ tasks: [ReceiptTask]) -> ReceiptPlace {
        tasks.reduce(into: self) { place, task in
            switch task.subject {
            case .order(let id, _): place.order = max(place.order, id)
            case .rejection(let id, _): place.rejection = max(place.rejection, id)
            }
        }
    }

    /// The position before the first refused file. Which of their receipts are due is stored.
    package var beforeRejections: ReceiptPlace {
        var place = self
        place.rejection = 0
        return place
    }
}

extension OrderQueue {
    /// Returns the orders whose senders get a further receipt although the orders have not changed, for
    /// ``ReceiptPlace/again``.
    package nonisolated func takeRedelivered() -> Set<Int64> {
        redelivered.take()
    }

    /// Records that the receipts of refused files were written. For orders see ``ReceiptPlace``.
    package func receiptsWritten(_ subjects: [ReceiptTask.Subject]) throws(QueueError) {
        let rejections = Self.rejections(of: subjects)
        guard !rejections.isEmpty else { return }
        // If a power cut loses the mark, the receipt is only written again.
        try write(survivesPowerCut: false) { connection in
            for (files, ids) in rejections {
                try connection.run(SQL.receipts.setOfRejections, ["written", SQLValue.integers(ids), files])
            }
        }
    }

    /// Records that receipts were removed from the folder, except those of orders that changed meanwhile.
    package func receiptsRemoved(_ subjects: [ReceiptTask.Subject]) throws(QueueError) {
        guard !subjects.isEmpty else { return }
        let rejections = Self.rejections(of: subjects)
        try write { connection in
            for case .order(let id, let revision) in subjects {
                try connection.run(SQL.receipts.removeOfOrder, [id, revision])
                try connection.hashForgottenDevice(ofOrder: id)
            }
            for (files, ids) in rejections {
                try connection.run(SQL.receipts.setOfRejections, ["removed", SQLValue.integers(ids), files])
            }
        }
        // A row that names no device takes space once it has no receipt.
        if !rejections.isEmpty { room.recount() }
    }

    /// Refused files, by how many files their receipts have.
    private static func rejections(of subjects: [ReceiptTask.Subject]) -> [Int: [Int64]] {
        subjects.reduce(into: [:]) { rejections, subject in
            if case .rejection(let id, let files) = subject { rejections[files, default: []].append(id) }
        }
    }

    /// How many receipts one transaction makes due, so that it stays short.
    private static let renewalBatch = 500

    /// Makes the receipts of refused files due again whose retention has not ended, and those of open orders
    /// that were removed. Receipts are not synced, so this writes those again that were lost with the disk's
    /// cache. Erased devices get no receipts.
    package func renewReceipts() throws(QueueError) {
        _ = try write { try $0.run(SQL.receipts.renewOpen) }
        while try write({ try $0.run(SQL.receipts.renewRefusals, [Self.renewalBatch]) > 0 }) {}
    }
}
