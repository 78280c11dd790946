/// A table whose rows count how often their files were delivered again.
enum DeliveredTable: String, CaseIterable, Sendable {
    case orders
    case notices
    case rejections
}

/// The statements that read and store data for decisions about files.
struct DecidingStatements: Sendable {
    // MARK: What is known

    let facts: Statement = """
        SELECT EXISTS (SELECT 1 FROM trusted_devices), EXISTS (SELECT 1 FROM blacklist),
            EXISTS (SELECT 1 FROM revoked), EXISTS (SELECT 1 FROM pauses), EXISTS (SELECT 1 FROM sold_out),
            EXISTS (SELECT 1 FROM rejections WHERE hash_of = 'untagged'),
            (SELECT value FROM settings WHERE name = $1)
        """

    /// Searches under one name of the device. For `IN ($1, $2)` SQLite fills a temporary table each time,
    /// which takes longer than the search in the index.
    let knownOrder: Statement = """
        SELECT id, content_hash, hash_of, state, arrived_at IS NOT NULL, restaurant_id, waits, present_by,
            wrong_digits, CASE WHEN waits = 1 OR pays = 1 THEN details END, pays,
            pays = 1 AND settled_at IS NULL
        FROM orders WHERE udid = $1 AND number = $2
        """

    let knownNotice: Statement = "SELECT id FROM notices WHERE content_hash = $1"

    let knownRefusal: Statement = "SELECT id, hash_of FROM rejections WHERE kind = $1 AND content_hash = $2"

    let endOfBlacklisting: Statement = "SELECT until FROM blacklist WHERE udid = $1"

    /// How many open orders are wished for a time.
    let wished: Statement = """
        SELECT pickup_at, count(*) FROM orders
        WHERE restaurant_id = $1 AND pickup_at IS NOT NULL AND pickup_at >= $2
            AND \(StateCondition.isOpen) GROUP BY pickup_at
        """

    let isDecidedBefore: Statement = """
        SELECT EXISTS (SELECT 1 FROM orders WHERE udid = $1 AND number = $2 AND received_at < $3)
            OR EXISTS (SELECT 1 FROM notices WHERE content_hash = $4 AND at < $3)
            OR EXISTS (SELECT 1 FROM rejections WHERE kind = $5 AND content_hash = $4 AND at < $3)
        """

    // MARK: What was decided

    let insertOrder: Statement = """
        INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment,
            placed_at, received_at, arrived_at, arrived_by, changed_at, changed_by, total_cents,
            shown_total_cents, repriced, file, content_hash, hash_of, raw, details, catalogue, waits,
            present_at, present_by, wrong_digits, sealed, secrets, ready_at, promised_at,
            pickup_at, release_at, station_releases, pays)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
            $21, (SELECT max(id) FROM catalogue_versions WHERE version = $22), $23, $24, $25, $26,
            $27, $28, $29, $29, $30, $31, $32, $33)
        \(returning: "id")
        """

    let insertLine: Statement = """
        INSERT INTO order_lines (order_id, position, name, cents, shown_cents, details)
        VALUES ($1, $2, $3, $4, $5, $6)
        """

    let insertRejection: Statement = """
        INSERT INTO rejections (at, kind, file, reason, restaurant, udid, number, bytes, receipt,
            content_hash, hash_of, file_hash, raw, products, until, sealed, secrets, free)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)\(returning: "id")
        """

    let insertNotice: Statement = """
        INSERT INTO notices (order_id, type, sent_at, at, outcome, state, file, content_hash, raw)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)\(returning: "id")
        """

    /// Only counts and changes neither state nor revision, so that it does not conflict with a change that
    /// another program is about to make. A receipt that was removed at the end of its retention stays
    /// removed.
    let countRefusedCancel: Statement = """
        UPDATE orders SET refused_cancels = refused_cancels + 1, version = version + 1,
            receipt = CASE receipt WHEN 'removed' THEN 'removed' ELSE 'due' END WHERE id = $1
        """

    let countRedeliveries = StatementVariants<DeliveredTable> { table in
        "UPDATE \(table.rawValue) SET redeliveries = redeliveries + $1 WHERE id = $2"
    }

    // MARK: How redeliveries are answered

    /// The secrets of a row's answers, if its receipt is still kept.
    let secrets = StatementVariants<ReceiptTable> { table in
        "SELECT secrets FROM \(table.rawValue) WHERE id = $1 AND \(Self.keepsReceipt(table))"
    }

    let setSecrets = StatementVariants<ReceiptTable> { table in
        "UPDATE \(table.rawValue) SET secrets = $1, receipt = 'due' WHERE id = $2"
    }

    /// Answers those openly too who sent the same content without a seal.
    let answerOpenly = StatementVariants<ReceiptTable> { table in
        """
        UPDATE \(table.rawValue) SET sealed = 0, receipt = 'due'
        WHERE \("id", isAnyOf: "$1") AND sealed = 1 AND \(Self.keepsReceipt(table))
        """
    }

    /// An order whose receipt is *written* belongs to an erased device.
    private static func keepsReceipt(_ table: ReceiptTable) -> Statement {
        switch table {
        case .orders: "receipt = 'due'"
        case .rejections: "receipt <> 'removed'"
        }
    }

    /// Whether at least that many receipts about files that nobody can open are in the folder, or will be.
    let hasReceiptsOfUnopened: Statement = """
        SELECT EXISTS (SELECT 1 FROM rejections WHERE \(RejectionRoom.isUnopened) LIMIT 1 OFFSET $1)
        """

    let addToAllRedeliveries: Statement = """
        INSERT INTO settings VALUES ('redelivered', $1)
        ON CONFLICT (name) DO UPDATE
        SET value = CAST(CAST(settings.value AS BIGINT) + CAST(excluded.value AS BIGINT) AS TEXT)
        """

    // MARK: Orders of the counter

    let orderOfFile: Statement = """
        SELECT id FROM orders WHERE udid = $1 AND \(unindexed: "file") = $2
        """

    let lastNumber: Statement = "SELECT max(number) FROM orders WHERE udid = $1"

    // MARK: Requests about refused files

    let refusalToAskAbout: Statement = """
        SELECT reason, raw IS NOT NULL, (SELECT code FROM orders WHERE orders.id = order_id)
        FROM rejections WHERE id = $1
        """

    let makeRequest: Statement = "UPDATE rejections SET request = $1, request_by = $2 WHERE id = $3"

    let requests: Statement = """
        SELECT id, request, request_by, file, raw, at, reason, kind, sealed, secrets FROM rejections
        WHERE request IS NOT NULL AND raw IS NOT NULL ORDER BY id LIMIT 100
        """

    let requestAnswer: Statement = "SELECT reason, request, order_id FROM rejections WHERE id = $1"

    let answerWithOrder: Statement = "UPDATE rejections SET request = NULL, order_id = $1 WHERE id = $2"

    let keepRefused: Statement = """
        UPDATE rejections SET request = NULL, reason = $1, restaurant = $2, products = $3, until = $4, free = $5,
            receipt = CASE receipt WHEN 'none' THEN 'none' ELSE 'due' END WHERE id = $6
        """

    // MARK: The space of refused files

    let rawBytes: Statement = "SELECT coalesce(sum(length(raw)), 0) FROM rejections WHERE raw IS NOT NULL"

    let namelessCount: Statement = "SELECT count(*) FROM rejections WHERE \(RejectionRoom.isNameless)"

    /// The oldest refused file that names no device.
    let oldestNameless = Self.oldest(RejectionRoom.isNameless)

    /// The oldest refused file whose bytes are kept.
    let oldestRaw = Self.oldest("raw IS NOT NULL")

    private static func oldest(_ condition: String) -> Statement {
        """
        SELECT id, coalesce(length(raw), 0) FROM rejections
        WHERE \(condition) AND request IS NULL AND id < $1 ORDER BY id LIMIT 1
        """
    }

    let deleteRefused: Statement = "DELETE FROM rejections WHERE id = $1"

    let dropRaw: Statement = "UPDATE rejections SET raw = NULL WHERE id = $1"
}
