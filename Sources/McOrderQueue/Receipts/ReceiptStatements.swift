import McOrderModel

/// A table whose rows were made from a device's file and have receipts.
enum ReceiptTable: String, CaseIterable, Sendable {
    case orders
    case rejections
}

/// Which receipts are selected.
enum ReceiptSelection: CaseIterable, Sendable {
    /// Those that have to be written: of orders that were changed and of further orders, or of refused files.
    case due
    /// Those whose retention is over.
    case outlived
    /// Those that have to be removed at once.
    case needless
    /// Those that were removed.
    case removed
}

/// The statements for writing and removing receipts.
struct ReceiptStatements: Sendable {
    let identities: Statement = "SELECT udid, number, secrets FROM orders"
    let secretsOfRejections: Statement = "SELECT secrets FROM rejections WHERE secrets IS NOT NULL"

    /// An open order should never have a removed receipt. If one has, the next start of the daemon repairs
    /// it.
    let renewOpen: Statement = """
        UPDATE orders SET receipt = 'due'
        WHERE \(StateCondition.isOpen) AND receipt = 'removed'
            AND \(unindexed: "device_name") IS NOT NULL
        """

    /// A refused file that was accepted later has the order's receipt. A row gets none if it names no device,
    /// unless its signature or seal is the reason or it was sealed, or if its device was erased.
    let renewRefusals: Statement = """
        UPDATE rejections SET receipt = 'due' WHERE id IN (
            SELECT id FROM rejections WHERE receipt = 'written' AND order_id IS NULL AND file <> ''
                AND (\(unindexed: "udid") IS NOT NULL OR secrets IS NOT NULL OR \(Self.isAboutFile)) LIMIT $1)
        """

    /// The receipt of an order that still has the revision it was made from is removed, and the secrets of
    /// its senders are forgotten.
    let removeOfOrder: Statement = """
        UPDATE orders SET receipt = 'removed', secrets = NULL WHERE id = $1 AND revision = $2
        """

    /// The last change before those of the first order whose receipt is not removed, the last change and the
    /// last notice. Orders and their changes are numbered in the same sequence.
    let beginning: Statement = """
        SELECT coalesce((SELECT min(id) - 1 FROM order_changes
                WHERE order_id = (SELECT min(id) FROM orders WHERE receipt = 'due')),
                (SELECT max(id) FROM order_changes), 0),
            coalesce((SELECT max(id) FROM order_changes), 0), coalesce((SELECT max(id) FROM notices), 0)
        """

    /// The end of a number of changes, or of notices, behind a position.
    let nextChange: Statement = Self.next("order_changes")
    let nextNotice: Statement = Self.next("notices")

    private static func next(_ table: String) -> Statement {
        "SELECT max(id) FROM (SELECT id FROM \(table) WHERE id > $1 ORDER BY id LIMIT $2) AS following"
    }

    /// Sets the receipts of refused files whose senders got no further receipt meanwhile. The secrets of a
    /// receipt are forgotten when it is removed.
    let setOfRejections: Statement = """
        UPDATE rejections SET receipt = $1, secrets = CASE WHEN $1 = 'removed' THEN NULL ELSE secrets END
        WHERE \("id", isAnyOf: "$2") AND \(Self.files) = $3
        """

    /// How many files a receipt has: one that everybody can read, unless the file was sealed, and one for
    /// each secret.
    private static let files = "1 - sealed + coalesce(length(secrets), 0) / \(ReceiptSecret.byteCount)"

    /// 1 for an order that waits for its customer.
    private static let waits = "CASE WHEN \(StateCondition.waits) THEN 1 ELSE 0 END"

    /// An order at its first revision has neither a reason nor an answer to a notice: a cancel notice would
    /// have cancelled it at once.
    let ofOrders = StatementVariants<ReceiptSelection> { which in
        let condition: Statement =
            switch which {
            // A mark does not change a receipt, unless the customer of an order that waits is there.
            case .due:
                """
                receipt = 'due' AND id IN (
                    SELECT order_id FROM order_changes WHERE id > $1 AND id <= $2 AND step <> 'mark'
                    UNION SELECT order_id FROM order_changes JOIN orders AS marked ON marked.id = order_id
                        WHERE order_changes.id > $1 AND order_changes.id <= $2 AND step = 'mark'
                            AND (waits = 1 OR pays = 1)
                    UNION SELECT order_id FROM notices WHERE id > $3 AND id <= $4 AND type = 'cancel'
                    UNION SELECT id FROM orders WHERE \("id", isAnyOf: "$5"))
                ORDER BY id
                """
            case .outlived: "receipt = 'due' AND changed_at < $1 AND NOT \(StateCondition.isOpen) LIMIT $2"
            case .needless: "receipt = 'written' AND device_name IS NULL LIMIT $1"
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
                content_hash, hash_of, \(Self.waits), sealed, secrets,
                CASE WHEN \(StateCondition.isInKitchen) THEN ready_at END, pays
            FROM orders WHERE \(condition)
            """
    }

    /// Whether a file was refused for a reason that decides about the file only.
    private static let isAboutFile: String = {
        let reasons = RejectionReason.allCases.filter(\.isAboutFile).map { "'\($0.rawValue)'" }
        return "reason IN (\(reasons.joined(separator: ", ")))"
    }()

    let ofRejections = StatementVariants<ReceiptSelection> { which in
        let condition: Statement =
            switch which {
            case .due: "receipt = 'due' AND id > $1 ORDER BY id LIMIT $2"
            case .outlived: "receipt = 'written' AND at < $1 LIMIT $2"
            case .needless:
                """
                receipt = 'written' AND (file = '' OR order_id IS NOT NULL
                    OR udid IS NULL AND secrets IS NULL AND NOT \(Self.isAboutFile)) LIMIT $1
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
                content_hash, hash_of, sealed, secrets, free
            FROM rejections
            WHERE \(condition)
            """
    }
}
