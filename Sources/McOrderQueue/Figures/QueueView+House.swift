internal import Foundation
internal import GRDB
package import McOrderModel

/// A restaurant as the queue knows it from the published catalogue.
package struct KnownRestaurant: Hashable, Sendable {
    /// Its id.
    package let id: RestaurantID
    /// Its name.
    package let name: String
    /// Its time zone.
    package let zone: RestaurantZone
}

/// A file that was refused.
package struct RejectedFile: Hashable, Sendable, Identifiable {
    /// Its id in the queue, which never repeats.
    package let id: Int64
    /// The file's name.
    package let file: String
    /// Why.
    package let reason: RejectionReason
    /// The device that sent it, as far as that could be read.
    package let udid: String?
    /// The order number, as far as that could be read.
    package let number: Int?
    /// When it was refused.
    package let at: Timestamp
    /// How many bytes it has.
    package let bytes: Int64
    /// What the refusal is about, where the reason is one that passes.
    package var detail = ReasonDetail.none

    /// Whether it was to be a notice, and not an order.
    package var isNotice: Bool { Notice.isFileName(file) }
}

/// What `mcorderd status` counts.
package struct QueueSummary: Sendable {
    /// Orders by state, states without any included.
    package let orders: [OrderState: Int]
    /// Open orders of each known restaurant.
    package let restaurants: [(name: String, open: [OrderState: Int])]
    /// Refused files.
    package let rejected: Int
    /// Deliveries of content that had been decided upon.
    package let redelivered: Int
    /// When the oldest open order was received.
    package let oldestOpen: Timestamp?
    /// The version of the catalogue that was published last.
    package let catalogueVersion: String?
    /// Receipts that are to be written.
    package let receiptsDue: Int
}

extension QueueView {
    /// The restaurants of the catalogue that was published last, in its order.
    package func restaurants() throws(QueueError) -> [KnownRestaurant] {
        try read { try $0.knownRestaurants() }
    }

    /// The ids of those restaurants, in the same order.
    package func restaurantIDs() throws(QueueError) -> [RestaurantID] {
        try read { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT id FROM restaurants ORDER BY position"
            )
            return try String.fetchAll(statement).map { RestaurantID($0) }
        }
    }

    /// The catalogue that was published last, as its file; `nil` before the first.
    package func lastPublication() throws(QueueError) -> [UInt8]? {
        try read { connection in
            try Data.fetchOne(connection, sql: "SELECT file FROM catalogue_versions ORDER BY id DESC LIMIT 1")
                .map { Array($0) }
        }
    }

    /// The currency of the catalogue that was published last, three letters of ISO 4217; euro before the
    /// first.
    package func currency() throws(QueueError) -> String {
        if let currency = try read({ try $0.setting("currency") }) { return currency }
        // A queue whose catalogue was published by an earlier version.
        return try lastCatalogue()?.company.currency ?? "EUR"
    }

    /// The id of the drop folder that the queue knows; `nil` before the first.
    package func folder() throws(QueueError) -> DeviceID? {
        try read { try $0.setting("folder").flatMap { DeviceID($0) } }
    }

    /// Refused files, oldest first.
    ///
    /// - Parameter since: only those refused at or after this instant.
    package func rejections(since: Timestamp?) throws(QueueError) -> [RejectedFile] {
        try read { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT \(RejectedFile.columns) FROM rejections
                    WHERE at >= ? AND order_id IS NULL ORDER BY at, id
                    """,
                arguments: [since?.milliseconds ?? Int64.min]
            )
            return rows.compactMap(RejectedFile.init)
        }
    }

    /// The refused file of that id, with its bytes as far as they are kept; `nil` when there is none.
    package func rejection(id: Int64) throws(QueueError) -> (file: RejectedFile, raw: [UInt8]?)? {
        try read { connection in
            let row = try Row.fetchOne(
                connection,
                sql: "SELECT \(RejectedFile.columns), raw FROM rejections WHERE id = ?",
                arguments: [id]
            )
            guard let row, let file = RejectedFile(row) else { return nil }
            return (file, (row[10] as Data?).map { Array($0) })
        }
    }

    /// The counts of `mcorderd status`, from indexes alone: a million orders that are over cost milliseconds.
    package func summary() throws(QueueError) -> QueueSummary {
        try read { connection in
            var orders = Dictionary(uniqueKeysWithValues: OrderState.allCases.map { ($0, 0) })
            // Two partial indexes, whose conditions stand in the text as they were made.
            let states = """
                SELECT state, count(*) FROM orders
                WHERE \(StateCondition.isOver) GROUP BY state
                UNION ALL SELECT state, count(*) FROM orders
                WHERE \(StateCondition.isOpen) GROUP BY state
                """
            for row in try Row.fetchAll(connection, sql: states) {
                if let state = OrderState(rawValue: row[0]) { orders[state] = row[1] }
            }
            let names = try String.fetchAll(connection, sql: "SELECT name FROM restaurants ORDER BY position")
            var open: [String: [OrderState: Int]] = [:]
            let counts = try Row.fetchAll(
                connection,
                sql: """
                    SELECT restaurant, state, count(*) FROM orders
                    WHERE \(StateCondition.isOpen) GROUP BY restaurant, state
                    """
            )
            for row in counts {
                if let state = OrderState(rawValue: row[1]) { open[row[0], default: [:]][state] = row[2] }
            }
            let others = open.keys.filter { !names.contains($0) }.sorted()
            return QueueSummary(
                orders: orders,
                restaurants: (names + others).map { ($0, open[$0] ?? [:]) },
                rejected: try Int.fetchOne(
                    connection,
                    sql: """
                        SELECT (SELECT count(*) FROM rejections)
                            - (SELECT count(*) FROM rejections WHERE order_id IS NOT NULL)
                        """
                ) ?? 0,
                redelivered: Int(try connection.setting("redelivered") ?? "0") ?? 0,
                oldestOpen: try Int64.fetchOne(
                    connection,
                    sql: """
                        SELECT min(received_at) FROM orders WHERE \(StateCondition.isOpen)
                        """
                ).map { Timestamp(milliseconds: $0) },
                catalogueVersion: try String.fetchOne(
                    connection,
                    sql: "SELECT version FROM catalogue_versions ORDER BY id DESC LIMIT 1"
                ),
                receiptsDue: try connection.receiptsDue()
            )
        }
    }
}

extension Database {
    /// The restaurants of the catalogue that was published last, in its order.
    func knownRestaurants() throws -> [KnownRestaurant] {
        let statement = try cachedStatement(
            sql: "SELECT id, name, time_zone FROM restaurants ORDER BY position"
        )
        // Most restaurants of a chain share a zone, and making one takes longer than reading all.
        var zones: [String: RestaurantZone] = [:]
        return try Row.fetchAll(statement).compactMap { row in
            let identifier: String = row[2]
            guard let zone = zones[identifier] ?? RestaurantZone(identifier: identifier) else { return nil }
            zones[identifier] = zone
            return KnownRestaurant(id: RestaurantID(row[0]), name: row[1], zone: zone)
        }
    }
}

extension RejectedFile {
    fileprivate static let columns = """
        id, file, reason, udid, number, at, bytes, products, until,
        (SELECT time_zone FROM restaurants WHERE name = rejections.restaurant)
        """

    fileprivate init?(_ row: Row) {
        guard let reason = RejectionReason(rawValue: row[2]) else { return nil }
        self.init(
            id: row[0],
            file: row[1],
            reason: reason,
            udid: row[3],
            number: row[4],
            at: Timestamp(milliseconds: row[5]),
            bytes: row[6],
            detail: ReasonDetail(storedProducts: row[7], until: row[8], zone: row[9])
        )
    }
}
