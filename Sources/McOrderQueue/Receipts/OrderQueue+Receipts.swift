package import McOrderModel

/// A receipt that is to be written or removed.
package struct ReceiptTask: Hashable, Sendable {
    /// What the receipt is about.
    package enum Subject: Hashable, Sendable {
        /// An order in the queue, at that revision, and after so many refused wishes to call it off.
        case order(id: Int64, revision: Int, refusedCancels: Int = 0)
        /// A refused file.
        case rejection(id: Int64)
    }

    /// What it is about.
    package let subject: Subject
    /// The name of its file.
    package let fileName: String
    /// What it says. The sentence of a rejection is left to the writer, who knows the restaurant's
    /// language.
    package let content: Content

    /// What a receipt says.
    package enum Content: Hashable, Sendable {
        /// The order stands so.
        case order(
            OrderIdentity,
            restaurant: String,
            OrderState,
            total: Money,
            shownTotal: Money,
            reason: String?,
            notice: NoticeAnswer? = nil
        )
        /// The file was refused, which was to be an order or a notice.
        case rejection(
            OrderIdentity?,
            restaurant: String?,
            RejectionReason,
            ReasonDetail,
            isNotice: Bool = false
        )
    }

    /// What it answers, by a hash that its reader can compute too.
    package enum Answered: Hashable, Sendable {
        /// The content of the order or of the notice.
        case content(ContentHash)
        /// The file, whose content cannot be read.
        case file(ContentHash)
    }

    /// When it came to stand so.
    package let updatedAt: Timestamp
    /// What it answers; `nil` where version 0.1.0 decided.
    package let answered: Answered?
}

extension ReceiptTask.Answered {
    /// What a stored hash says.
    init?(_ hash: ContentHash, of source: ContentKey.Source) {
        switch source {
        case .content: self = .content(hash)
        case .file: self = .file(hash)
        case .untagged: return nil
        }
    }
}

/// How far the receipts were gone through that are due.
package struct ReceiptPlace: Hashable, Sendable {
    /// Before all.
    package static let beginning = ReceiptPlace()

    private(set) var order: Int64 = 0
    private(set) var rejection: Int64 = 0

    /// The place behind these, which come after this one.
    package func behind(_ tasks: [ReceiptTask]) -> ReceiptPlace {
        tasks.reduce(into: self) { place, task in
            switch task.subject {
            case .order(let id, _, _): place.order = max(place.order, id)
            case .rejection(let id): place.rejection = max(place.rejection, id)
            }
        }
    }
}

extension OrderQueue {
    /// Notes that receipts were written; one whose order was changed meanwhile stays due.
    /// Source: architecture.md, rule 12.
    package func receiptsWritten(_ subjects: [ReceiptTask.Subject]) throws(QueueError) {
        try set("written", of: subjects)
    }

    /// Notes that receipts were removed since their time was over.
    package func receiptsRemoved(_ subjects: [ReceiptTask.Subject]) throws(QueueError) {
        try set("removed", of: subjects)
    }

    /// How many receipts are made due in one transaction, so that it stays short.
    private static let renewalBatch = 500

    /// Makes all receipts due again whose time is not over, so that what was lost with the disk's cache is
    /// written again: receipts are not synced. Who was forgotten gets none.
    package func renewReceipts() throws(QueueError) {
        _ = try write { try $0.run(SQL.receipts.renewOpen) }
        for table in ReceiptTable.allCases {
            while try write({ try $0.run(SQL.receipts.renewWritten[table], [Self.renewalBatch]) > 0 }) {}
        }
    }

    private func set(_ value: String, of subjects: [ReceiptTask.Subject]) throws(QueueError) {
        guard !subjects.isEmpty else { return }
        var orders: [Standing: [Int64]] = [:]
        var rejections: [Int64] = []
        for subject in subjects {
            switch subject {
            case .order(let id, let revision, let refusedCancels):
                orders[Standing(revision: revision, refusedCancels: refusedCancels), default: []].append(id)
            case .rejection(let id): rejections.append(id)
            }
        }
        // What a power cut made due again is written again; what was removed has forgotten a person as well.
        try write(survivesPowerCut: value == "removed") { connection in
            for (standing, ids) in orders {
                try connection.run(
                    SQL.receipts.setOfOrders,
                    [value, SQLList(ids), standing.revision, standing.refusedCancels]
                )
                guard value == "removed" else { continue }
                for id in ids { try connection.hashForgottenDevice(ofOrder: id) }
            }
            guard !rejections.isEmpty else { return }
            try connection.run(SQL.receipts.setOfRejections, [value, SQLList(rejections)])
        }
    }

    /// How an order stood when its receipt was made.
    private struct Standing: Hashable {
        let revision: Int
        let refusedCancels: Int
    }
}
