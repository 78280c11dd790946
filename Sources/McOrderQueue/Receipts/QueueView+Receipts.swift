internal import Foundation
internal import GRDB
package import McOrderModel

extension QueueView {
    /// Receipts that are due, at most `limit`: of orders first, each in the order of their ids.
    ///
    /// - Parameter place: those up to there are left out.
    package func receiptsDue(
        after place: ReceiptPlace = .beginning,
        atMost limit: Int
    ) throws(QueueError) -> [ReceiptTask] {
        let condition = "receipt = 'due' AND id > ? ORDER BY id"
        return try receipts((condition, [place.order]), (condition, [place.rejection]), limit: limit)
    }

    /// Written receipts of orders that are over, and of refused files, that did not change since `limit`;
    /// at most `count`. Their files are to be removed.
    package func receiptsOutlived(since limit: Timestamp, atMost count: Int) throws(QueueError)
        -> [ReceiptTask]
    {
        try receipts(
            ("receipt = 'written' AND changed_at < ? AND NOT \(StateCondition.isOpen)", [limit.milliseconds]),
            ("receipt = 'written' AND at < ?", [limit.milliseconds]),
            limit: count
        )
    }

    /// Written receipts of refused files that were taken in all the same; at most `count`. Their files
    /// are to be removed.
    package func receiptsSuperseded(atMost count: Int) throws(QueueError) -> [ReceiptTask] {
        try receipts(nil, ("receipt = 'written' AND order_id IS NOT NULL", []), limit: count)
    }

    /// Written receipts of devices that were forgotten, and those that version 0.1.0 wrote about files
    /// without UDID and number; at most `count` of each kind. Their files are to be removed at once.
    package func receiptsOfForgotten(atMost count: Int) throws(QueueError) -> [ReceiptTask] {
        try receipts(
            ("receipt = 'written' AND device_name IS NULL", []),
            ("receipt = 'written' AND (file = '' OR udid IS NULL)", []),
            limit: count
        )
    }

    /// Receipts that were removed, of what was received since `limit`, at most `count`: of orders first, each
    /// in the order of their ids.
    ///
    /// - Parameter place: those up to there are left out.
    package func receiptsRemoved(
        of limit: Timestamp,
        after place: ReceiptPlace,
        atMost count: Int
    ) throws(QueueError) -> [ReceiptTask] {
        // Ids rise with the time of receipt, so what is older is not even looked at.
        func condition(_ table: String, _ time: String) -> String {
            """
            receipt = 'removed' AND id > ?
                AND id >= (SELECT id FROM \(table) WHERE \(time) >= ? ORDER BY \(time) LIMIT 1)
            """
        }
        return try receipts(
            (
                "\(condition("orders", "received_at")) AND \(EngineSQL.unindexed("device_name")) IS NOT NULL ORDER BY id",
                [place.order, limit.milliseconds]
            ),
            ("\(condition("rejections", "at")) ORDER BY id", [place.rejection, limit.milliseconds]),
            limit: count
        )
    }

    private typealias Condition = (sql: String, arguments: StatementArguments)

    private func receipts(
        _ orders: Condition?,
        _ rejections: Condition,
        limit: Int
    ) throws(QueueError) -> [ReceiptTask] {
        try read { connection in
            // An order that nobody changed has neither a reason nor an answer: it is called off as soon as
            // that is asked.
            let isChanged = "revision > 1"
            let ofOrders =
                try orders.map { orders in
                    try Array(
                        Row.fetchCursor(
                            connection.cachedStatement(
                                sql: """
                                    SELECT id, revision, udid, number, restaurant, state, total_cents, shown_total_cents,
                                        changed_at,
                                        CASE WHEN \(isChanged) THEN
                                            (SELECT reason FROM order_changes WHERE order_id = orders.id
                                                AND step NOT IN ('edit', 'mark') ORDER BY id DESC LIMIT 1) END,
                                        refused_cancels,
                                        CASE WHEN \(isChanged) THEN
                                            (SELECT sent_at FROM notices WHERE order_id = orders.id
                                                AND type = 'cancel' ORDER BY id DESC LIMIT 1) END,
                                        CASE WHEN \(isChanged) THEN
                                            (SELECT outcome FROM notices WHERE order_id = orders.id
                                                AND type = 'cancel' ORDER BY id DESC LIMIT 1) END,
                                        content_hash, hash_of
                                    FROM orders WHERE \(orders.sql) LIMIT ?
                                    """
                            ),
                            arguments: orders.arguments + [limit]
                        ).compactMap { ReceiptTask(order: $0) }
                    )
                } ?? []
            let room = limit - ofOrders.count
            guard room > 0 else { return ofOrders }
            let refused = try Array(
                Row.fetchCursor(
                    connection.cachedStatement(
                        sql: """
                            SELECT id, udid, number, restaurant, reason, at, file_hash, products, until,
                                (SELECT time_zone FROM restaurants WHERE name = rejections.restaurant), kind,
                                content_hash, hash_of
                            FROM rejections
                            WHERE \(rejections.sql) LIMIT ?
                            """
                    ),
                    arguments: rejections.arguments + [room]
                ).compactMap { ReceiptTask(rejection: $0) }
            )
            return ofOrders + refused
        }
    }
}

extension ReceiptTask {
    fileprivate init?(order row: Row) {
        guard let device = DeviceID(row[2] as String), let number = OrderNumber(row[3] as Int),
            let state = OrderState(rawValue: row[5])
        else { return nil }
        let identity = OrderIdentity(device: device, number: number)
        var notice: NoticeAnswer?
        if let at = row[11] as Int64?, let word = row[12] as String?,
            let outcome = Notice.Outcome(rawValue: word)
        {
            notice = NoticeAnswer(kind: .cancel, at: Timestamp(milliseconds: at), outcome: outcome)
        }
        self.init(
            subject: .order(id: row[0], revision: row[1], refusedCancels: row[10]),
            fileName: Receipt.fileName(of: identity),
            content: .order(
                identity,
                restaurant: row[4],
                state,
                total: Money(cents: row[6]),
                shownTotal: Money(cents: row[7]),
                reason: row[9],
                notice: notice
            ),
            updatedAt: Timestamp(milliseconds: row[8]),
            answered: ReceiptTask.Answered(row, at: 13)
        )
    }

    fileprivate init?(rejection row: Row) {
        guard let reason = RejectionReason(rawValue: row[4]),
            let hash = (row[6] as Data?).flatMap({ ContentHash(stored: Array($0)) })
        else { return nil }
        let device = (row[1] as String?).flatMap { DeviceID($0) }
        let number = (row[2] as Int?).flatMap { OrderNumber($0) }
        var identity: OrderIdentity?
        if let device, let number { identity = OrderIdentity(device: device, number: number) }
        self.init(
            subject: .rejection(id: row[0]),
            fileName: Receipt.fileName(ofFileWith: hash),
            content: .rejection(
                identity,
                restaurant: row[3],
                reason,
                ReasonDetail(storedProducts: row[7], until: row[8], zone: row[9]),
                isNotice: row[10] == DropKind.notice.rawValue
            ),
            updatedAt: Timestamp(milliseconds: row[5]),
            answered: ReceiptTask.Answered(row, at: 11)
        )
    }
}

extension ReceiptTask.Answered {
    /// What the two columns from `index` on say: the hash, and what it is computed from.
    fileprivate init?(_ row: Row, at index: Int) {
        guard let hash = ContentHash(stored: Array(row[index] as Data)),
            let source = ContentKey.Source(rawValue: row[index + 1])
        else { return nil }
        self.init(hash, of: source)
    }
}
