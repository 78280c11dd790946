package import McOrderModel

/// A receipt that has to be written or removed.
package struct ReceiptTask: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        /// An order in the queue, at this revision and with this number of refused cancel notices, whether it
        /// waits for its customer, and how many files its receipt has.
        case order(id: Int64, revision: Int, refusedCancels: Int = 0, waits: Bool = false, files: Int = 1)
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

/// The position up to which a list of receipts has been processed.
package struct ReceiptPlace: Hashable, Sendable {
    /// The position before all receipts.
    package static let beginning = ReceiptPlace()

    private(set) var order: Int64 = 0
    private(set) var rejection: Int64 = 0

    /// The position after `tasks`, which follow this position.
    package func behind(_ tasks: [ReceiptTask]) -> ReceiptPlace {
        tasks.reduce(into: self) { place, task in
            switch task.subject {
            case .order(let id, _, _, _, _): place.order = max(place.order, id)
            case .rejection(let id, _): place.rejection = max(place.rejection, id)
            }
        }
    }
}

extension OrderQueue {
    /// Records that receipts were written. The receipt of an order that was changed meanwhile stays due.
    /// Source: rules.md, rule 12.
    package func receiptsWritten(_ subjects: [ReceiptTask.Subject]) throws(QueueError) {
        try set("written", of: subjects)
    }

    /// Records that receipts were removed from the folder.
    package func receiptsRemoved(_ subjects: [ReceiptTask.Subject]) throws(QueueError) {
        try set("removed", of: subjects)
    }

    /// How many receipts one transaction makes due, so that it stays short.
    private static let renewalBatch = 500

    /// Makes all receipts due again whose retention has not ended. Receipts are not synced, so this writes
    /// those again that were lost with the disk's cache. Erased devices get no receipts.
    package func renewReceipts() throws(QueueError) {
        _ = try write { try $0.run(SQL.receipts.renewOpen) }
        for table in ReceiptTable.allCases {
            while try write({ try $0.run(SQL.receipts.renewWritten[table], [Self.renewalBatch]) > 0 }) {}
        }
    }

    private func set(_ value: String, of subjects: [ReceiptTask.Subject]) throws(QueueError) {
        guard !subjects.isEmpty else { return }
        var orders: [Status: [Int64]] = [:]
        var rejections: [Int: [Int64]] = [:]
        for subject in subjects {
            switch subject {
            case .order(let id, let revision, let refusedCancels, let waits, let files):
                let status = Status(
                    revision: revision,
                    refusedCancels: refusedCancels,
                    waits: waits,
                    files: files
                )
                orders[status, default: []].append(id)
            case .rejection(let id, let files): rejections[files, default: []].append(id)
            }
        }
        // If a power cut loses the mark that a receipt was written, the receipt is only written again. The
        // mark that it was removed must be durable, because the same transaction also erases a person's data.
        try write(survivesPowerCut: value == "removed") { connection in
            for (status, ids) in orders {
                try connection.run(
                    SQL.receipts.setOfOrders,
                    [
                        value, SQLValue.integers(ids), status.revision, status.refusedCancels, status.waits,
                        status.files,
                    ]
                )
                guard value == "removed" else { continue }
                for id in ids { try connection.hashForgottenDevice(ofOrder: id) }
            }
            for (files, ids) in rejections {
                try connection.run(SQL.receipts.setOfRejections, [value, SQLValue.integers(ids), files])
            }
        }
        // A row that names no device takes space once it has no receipt.
        if value == "removed", !rejections.isEmpty { room.recount() }
    }

    /// The values of an order from which its receipt was made.
    private struct Status: Hashable {
        let revision: Int
        let refusedCancels: Int
        let waits: Bool
        let files: Int
    }
}
