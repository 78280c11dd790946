internal import Foundation
internal import GRDB
internal import McOrderModel

extension OrderQueue {
    /// Decides on files and stores the decisions, all in one transaction that is on the disk when this
    /// returns.
    ///
    /// Decisions are final: content that was decided upon before is counted and otherwise without effect.
    /// An order that breaks a constraint of the database is left out; the others are not affected.
    /// Source: format.md, *Deciding about a file*; architecture.md, rules 1 and 7.
    /// - Parameters:
    ///   - arrivals: the files, older orders first; the caller bounds their number so that the
    ///   transaction stays below 50 ms.
    ///   - holder: who decides, for the history.
    /// - Returns: what became of each, in the same order.
    package func settle(_ arrivals: [Arrival], by holder: String) throws(QueueError) -> [Settlement] {
        try write { connection in
            try arrivals.map { arrival in
                do {
                    var settlement = Settlement.redelivered
                    try connection.inSavepoint {
                        settlement = try Settling(connection: connection, holder: holder).settle(arrival)
                        return .commit
                    }
                    return settlement
                } catch  where QueueError.isOfOneOrder(error) {
                    return .impossible("\(error)")
                }
            }
        }
    }
}

/// The decision on one file inside a transaction.
private struct Settling {
    let connection: Database
    let holder: String

    func settle(_ arrival: Arrival) throws -> Settlement {
        var taken = false
        if let identity = arrival.identity, let known = try acceptedContent(identity) {
            if known == arrival.contentHash {
                try countRedelivery(table: "orders", of: arrival)
                return .redelivered
            }
            taken = true
        }
        if try isRejected(arrival.contentHash) {
            // What is never read stays in the folder: seeing it again after a start is no delivery.
            if arrival.raw != nil { try countRedelivery(table: "rejections", of: arrival) }
            return .redelivered
        }
        switch arrival.verdict {
        case .acceptable(let order) where !taken:
            return .enqueued(id: try enqueue(order, arrival))
        case .acceptable(let order):
            return try reject(arrival, .numberReused, restaurant: order.restaurant.name)
        case .rejected(let reason, let restaurant):
            // A number that is taken speaks before any rule about the rest of the order.
            return try reject(arrival, taken ? min(reason, .numberReused) : reason, restaurant: restaurant)
        }
    }

    private func acceptedContent(_ identity: OrderIdentity) throws -> ContentHash? {
        let statement = try connection.cachedStatement(
            sql: "SELECT content_hash FROM orders WHERE udid = ? AND number = ?"
        )
        let bytes = try Data.fetchOne(
            statement,
            arguments: [identity.device.description, identity.number.value]
        )
        return bytes.flatMap { ContentHash(stored: Array($0)) }
    }

    private func isRejected(_ content: ContentHash) throws -> Bool {
        let statement = try connection.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM rejections WHERE content_hash = ?)"
        )
        return try Bool.fetchOne(statement, arguments: [Data(content.bytes)]) ?? false
    }

    private func countRedelivery(table: String, of arrival: Arrival) throws {
        let condition = table == "orders" ? "udid = ? AND number = ?" : "content_hash = ?"
        let arguments: StatementArguments =
            if table == "orders", let identity = arrival.identity {
                [identity.device.description, identity.number.value]
            } else {
                [Data(arrival.contentHash.bytes)]
            }
        try connection.execute(
            sql: "UPDATE \(table) SET redeliveries = redeliveries + 1 WHERE \(condition)",
            arguments: arguments
        )
        try connection.execute(
            sql: """
                INSERT INTO settings VALUES ('redelivered', '1')
                ON CONFLICT DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)
                """
        )
    }

    private func enqueue(_ priced: PricedOrder, _ arrival: Arrival) throws -> Int64 {
        let order = priced.order
        try connection.cachedStatement(
            sql: """
                INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment,
                    placed_at, received_at, changed_at, changed_by, total_cents, shown_total_cents, repriced,
                    file, content_hash, raw)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                priced.restaurant.id.description, priced.restaurant.name, order.device.description,
                order.number.value, order.code.description, order.deviceName, order.comment,
                priced.placedAt.milliseconds, arrival.receivedAt.milliseconds,
                arrival.receivedAt.milliseconds, holder, priced.charged.total().cents, order.total.cents,
                priced.isRepriced, arrival.file, Data(arrival.contentHash.bytes),
                arrival.raw.map { Data($0) },
            ]
        )
        let id = connection.lastInsertedRowID
        let insertLine = try connection.cachedStatement(
            sql:
                "INSERT INTO order_lines (order_id, position, name, cents, shown_cents) VALUES (?, ?, ?, ?, ?)"
        )
        for (index, (line, charged)) in zip(order.lines, priced.charged).enumerated() {
            try insertLine.execute(arguments: [id, index + 1, line.name, charged.cents, line.price.cents])
        }
        try connection.record(
            OrderChange(
                at: arrival.receivedAt,
                from: nil,
                to: .received,
                by: holder,
                reason: nil
            ),
            step: "received",
            of: id
        )
        return id
    }

    private func reject(
        _ arrival: Arrival,
        _ reason: RejectionReason,
        restaurant: String?
    ) throws -> Settlement {
        let fileHash = arrival.raw.map { ContentHash(of: $0) }
        try connection.cachedStatement(
            sql: """
                INSERT INTO rejections (at, file, reason, restaurant, udid, number, bytes, receipt, content_hash,
                    file_hash, raw)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                arrival.receivedAt.milliseconds, arrival.file, reason.rawValue, restaurant,
                arrival.identity?.device.description, arrival.identity?.number.value, arrival.size,
                fileHash == nil ? "none" : "due", Data(arrival.contentHash.bytes),
                fileHash.map { Data($0.bytes) },
                arrival.raw.map { Data($0) },
            ]
        )
        return .rejected(reason)
    }
}
