import McOrderModel

/// A table whose rows were made from a device's file and have receipts.
enum ReceiptTable: String, CaseIterable, Sendable {
    case orders
    case rejections
}

/// Which receipts of orders are selected.
enum OrderReceipts: CaseIterable, Sendable {
    case due
    case outlived
    case ofForgotten
    case removed
}

/// Which receipts of refused files are selected.
enum RejectionReceipts: CaseIterable, Sendable {
    case due
    case outlived
    case superseded
    case ofForgotten
    case removed
}

/// The statements for writing and removing receipts.
struct ReceiptStatements: Sendable {
    /// An open order should never have a removed receipt. If one has, the next start of the daemon repairs
    /// it.
    let renewOpen: Statement = """
        UPDATE orders SET receipt = 'due'
        WHERE \(StateCondition.isOpen) AND receipt = 'removed'
            AND \(unindexed: "device_name") IS NOT NULL
        """

    /// A refused file that was accepted later has the order's receipt. A row gets none if it names no device,
    /// unless its signature or seal is the reason or it was sealed, or if its device was erased.
    let renewWritten = StatementVariants<ReceiptTable> { table in
        let condition: Statement =
            switch table {
            case .orders: "\(unindexed: "device_name") IS NOT NULL"
            case .rejections:
                """
                order_id IS NULL AND file <> ''
                    AND (\(unindexed: "udid") IS NOT NULL OR secrets IS NOT NULL OR \(Self.isAboutFile))
                """
            }
        return """
            UPDATE \(table.rawValue) SET receipt = 'due' WHERE id IN (
                SELECT id FROM \(table.rawValue) WHERE receipt = 'written' AND \(condition) LIMIT $1)
            """
    }

    /// Sets the receipts of orders that still have the revision and refused cancels their receipts were made
    /// from, still wait for their customers if they did, and got no further secret.
    let setOfOrders: Statement = """
        UPDATE orders SET receipt = $1, \(Self.forgottenSecrets) WHERE \("id", isAnyOf: "$2")
            AND revision = $3 AND refused_cancels = $4 AND \(Self.waits) = $5
            AND \(Self.files) = $6
        """

    let setOfRejections: Statement = """
        UPDATE rejections SET receipt = $1, \(Self.forgottenSecrets)
        WHERE \("id", isAnyOf: "$2") AND \(Self.files) = $3
        """

    /// How many files a receipt has: one that everybody can read, unless the file was sealed, and one for each
    /// secret.
    private static let files = "1 - sealed + coalesce(length(secrets), 0) / \(ReceiptSecret.byteCount)"

    /// The secrets of a receipt are forgotten when it is removed.
    private static let forgottenSecrets = "secrets = CASE WHEN $1 = 'removed' THEN NULL ELSE secrets END"

    /// 1 for an order that waits for its customer.
    private static let waits = "CASE WHEN \(StateCondition.waits) THEN 1 ELSE 0 END"

    /// An order at its first revision has neither a reason nor an answer to a notice: a cancel notice would
    /// have cancelled it at once.
    let ofOrders = StatementVariants<OrderReceipts> { which in
        let condition: Statement =
            switch which {
            case .due: "receipt = 'due' AND id > $1 ORDER BY id LIMIT $2"
            case .outlived:
                "receipt = 'written' AND changed_at < $1 AND NOT \(StateCondition.isOpen) LIMIT $2"
            case .ofForgotten: "receipt = 'written' AND device_name IS NULL LIMIT $1"
            // Ids rise with the time of receipt, so older rows are not even read.
            case .removed:
                """
                receipt = 'removed' AND id > $1
                    AND id >= (SELECT id FROM orders WHERE received_at >= $2 ORDER BY received_at LIMIT 1)
                    AND \(unindexed: "device_name") IS NOT NULL ORDER BY id LIMIT $3
                """
            }
        return """
            SELECT id, revision, udid, number, restaurant, state, total_cents, shown_total_cents, changed_at,
                CASE WHEN revision > 1 THEN
                    (SELECT reason FROM order_changes WHERE order_id = orders.id
                        AND step NOT IN ('edit', 'mark') ORDER BY id DESC LIMIT 1) END,
                refused_cancels,
                CASE WHEN revision > 1 THEN
                    (SELECT sent_at FROM notices WHERE order_id = orders.id
                        AND type = 'cancel' ORDER BY id DESC LIMIT 1) END,
                CASE WHEN revision > 1 THEN
                    (SELECT outcome FROM notices WHERE order_id = orders.id
                        AND type = 'cancel' ORDER BY id DESC LIMIT 1) END,
                content_hash, hash_of, \(Self.waits), sealed, secrets
            FROM orders WHERE \(condition)
            """
    }

    /// Whether a file was refused for a reason that decides about the file only.
    private static let isAboutFile: String = {
        let reasons = RejectionReason.allCases.filter(\.isAboutFile).map { "'\($0.rawValue)'" }
        return "reason IN (\(reasons.joined(separator: ", ")))"
    }()

    let ofRejections = StatementVariants<RejectionReceipts> { which in
        let condition: Statement =
            switch which {
            case .due: "receipt = 'due' AND id > $1 ORDER BY id LIMIT $2"
            case .outlived: "receipt = 'written' AND at < $1 LIMIT $2"
            case .superseded: "receipt = 'written' AND order_id IS NOT NULL LIMIT $1"
            case .ofForgotten:
                """
                receipt = 'written' AND (file = ''
                    OR udid IS NULL AND secrets IS NULL AND NOT \(Self.isAboutFile))
                    LIMIT $1
                """
            // Ids rise with the time of receipt, so older rows are not even read.
            case .removed:
                """
                receipt = 'removed' AND id > $1
                    AND id >= (SELECT id FROM rejections WHERE at >= $2 ORDER BY at LIMIT 1)
                    ORDER BY id LIMIT $3
                """
            }
        return """
            SELECT id, udid, number, restaurant, reason, at, file_hash, products, until,
                (SELECT time_zone FROM restaurants WHERE name = rejections.restaurant LIMIT 1), kind,
                content_hash, hash_of, sealed, secrets
            FROM rejections
            WHERE \(condition)
            """
    }
}
