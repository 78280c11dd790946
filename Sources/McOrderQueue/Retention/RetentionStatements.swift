/// A list of devices whose orders are refused. It keeps an erased device under its hash.
enum RefusedDevices: String, CaseIterable, Sendable {
    case blacklist
    case revoked
}

/// The statements that erase data whose retention has ended, and those that export a person's data.
struct RetentionStatements: Sendable {
    // Data whose retention has ended.

    let forgetRawOrders: Statement = """
        UPDATE orders SET raw = NULL WHERE id IN (
            SELECT id FROM orders WHERE raw IS NOT NULL AND received_at < $1
                AND NOT \(StateCondition.isOpen) LIMIT $2)
        """
    let forgetRawNotices: Statement = """
        UPDATE notices SET raw = NULL WHERE id IN (
            SELECT id FROM notices WHERE raw IS NOT NULL AND at < $1 LIMIT $2)
        """
    let forgetNotices: Statement = """
        UPDATE notices SET raw = NULL, file = '' WHERE id IN (
            SELECT id FROM notices WHERE file <> '' AND at < $1 LIMIT $2)
        """
    /// The last fact of a restaurant stays, since its number is not used again.
    let deleteBookFacts: Statement = """
        DELETE FROM book_facts WHERE id IN (
            SELECT fact.id FROM book_facts AS fact WHERE fact.at < $1 AND EXISTS (
                SELECT 1 FROM book_facts AS later
                WHERE later.restaurant_id = fact.restaurant_id AND later.seq > fact.seq)
            ORDER BY fact.at LIMIT $2)
        """
    let personalOrders: Statement = """
        SELECT id, udid FROM orders WHERE device_name IS NOT NULL AND received_at < $1
            AND receipt = 'removed' LIMIT $2
        """
    let personalRejections: Statement = """
        SELECT id, udid FROM rejections WHERE udid IS NOT NULL AND length(udid) = 36 AND at < $1
            AND receipt IN ('removed', 'none') LIMIT $2
        """
    let namelessRejections: Statement = """
        SELECT id FROM rejections WHERE id > $1 AND \(unindexed: "at") < $2 AND file <> ''
            AND \(RejectionRoom.isNameless) ORDER BY id LIMIT $3
        """
    let forgetRejection: Statement = """
        UPDATE rejections SET file = '', raw = NULL, request = NULL WHERE id = $1
        """
    let hashRejection: Statement = """
        UPDATE rejections SET udid = $1, file = '', raw = NULL, request = NULL WHERE id = $2
        """
    let hashOrder: Statement = "UPDATE orders SET udid = $1 WHERE id = $2"
    let hashOrders: Statement = "UPDATE orders SET udid = $1 WHERE \("id", isAnyOf: "$2")"
    let forgetPerson: Statement = """
        UPDATE orders SET device_name = NULL, comment = NULL, note = NULL, file = '', raw = NULL,
            version = version + 1
        WHERE \("id", isAnyOf: "$1")
        """
    let forgetComments: Statement = """
        UPDATE order_changes SET detail = NULL, before = NULL
        WHERE \("order_id", isAnyOf: "$1") AND edit = 'comment'
        """
    let tables: Statement = """
        SELECT id, details FROM orders WHERE \("id", isAnyOf: "$1") AND details LIKE '%"table"%'
        """
    let changesOfContent: Statement = """
        SELECT id, before FROM order_changes
        WHERE \("order_id", isAnyOf: "$1") AND edit IN ('strike', 'add', 'service') AND before IS NOT NULL
        """
    let setBefore: Statement = "UPDATE order_changes SET before = $1 WHERE id = $2"

    // Data of one device.

    let isListed = StatementVariants<RefusedDevices> { list in
        "SELECT EXISTS (SELECT 1 FROM \(list.rawValue) WHERE udid IN ($1, $2))"
    }
    let deleteHashedTwin = StatementVariants<RefusedDevices> { list in
        """
        DELETE FROM \(list.rawValue)
        WHERE udid = $1 AND EXISTS (SELECT 1 FROM \(list.rawValue) AS plain WHERE plain.udid = $2)
        """
    }
    let hashListed = StatementVariants<RefusedDevices> { list in
        "UPDATE \(list.rawValue) SET udid = $1 WHERE udid = $2"
    }
    let openCodes: Statement = """
        SELECT code FROM orders WHERE udid = $1 AND \(StateCondition.isOpen)
        ORDER BY placed_at, id LIMIT 10
        """
    let ordersToForget: Statement = """
        SELECT id, receipt FROM orders WHERE udid = $1 AND device_name IS NOT NULL
            AND NOT \(StateCondition.isOpen) LIMIT $2
        """
    let hashOrderAndReceipt: Statement = "UPDATE orders SET udid = $1, receipt = $2 WHERE id = $3"
    let forgetRejectionsOfDevice: Statement = """
        UPDATE rejections SET udid = $1, file = '', raw = NULL, request = NULL,
            receipt = CASE receipt WHEN 'due' THEN 'written' ELSE receipt END
        WHERE id IN (SELECT id FROM rejections WHERE udid = $2 LIMIT $3)
        """
    let forgetNoticesOfDevice: Statement = """
        UPDATE notices SET raw = NULL, file = '' WHERE id IN (
            SELECT notices.id FROM orders JOIN notices ON order_id = orders.id
            WHERE udid IN ($1, $2) AND notices.file <> '' LIMIT $3)
        """
    let remainingReceipts: Statement = """
        SELECT (SELECT count(*) FROM orders WHERE udid = $1 AND device_name IS NULL)
            + (SELECT count(*) FROM rejections WHERE udid = $2 AND receipt = 'written')
        """
    let forgottenWithoutReceipt: Statement = """
        SELECT udid FROM orders WHERE id = $1 AND device_name IS NULL AND receipt = 'removed'
        """

    // Exports.

    let receivedAfter: Statement = """
        SELECT received_at, id FROM orders
        WHERE received_at >= $1 AND received_at < $2 AND (received_at > $1 OR id > $3)
        ORDER BY received_at, id LIMIT $4
        """
    let idsOfDevice = StatementVariants<ReceiptTable> { table in
        "SELECT id FROM \(table.rawValue) WHERE udid IN ($1, $2) AND id > $3 ORDER BY id LIMIT $4"
    }
    let file = StatementVariants<ReceiptTable> { table in
        "SELECT file, raw FROM \(table.rawValue) WHERE id = $1"
    }
    let notices: Statement = """
        SELECT id, type, sent_at, at, outcome, file FROM notices WHERE order_id = $1 ORDER BY id
        """
}
