internal import Crypto
internal import Foundation
internal import GRDB
package import McOrderModel

/// How long what is kept. Source: architecture.md, *Storage*.
package struct Retention: Hashable, Sendable {
    /// The days that the raw files of orders are kept; zero for ever.
    package var rawDays = 90
    /// The megabytes (of 1,048,576 bytes) of raw refused files that are kept.
    package var rejectedMegabytes = 256
    /// The days that device names, comments and device codes are kept; zero for ever.
    package var personalDays = 30

    /// The defaults.
    package init() {}
}

extension OrderQueue {
    /// How many rows one transaction forgets something of, so that it stays short.
    private static let batch = 200

    /// Forgets what is older than it may be kept: raw files, then personal data.
    ///
    /// Of an order that is over, the device's code becomes a keyed hash of it, by which the same content is
    /// still known when it is delivered again. Orders that are open, or whose receipt is still out, are left.
    package func forget(_ retention: Retention, at now: Timestamp) throws(QueueError) {
        if retention.rawDays > 0 {
            let limit = now - .seconds(retention.rawDays * 86_400)
            try repeatedly { connection in
                try connection.execute(
                    sql: """
                        UPDATE orders SET raw = NULL WHERE id IN (
                            SELECT id FROM orders WHERE raw IS NOT NULL AND received_at < ?
                                AND state NOT IN ('received', 'preparing', 'ready') LIMIT ?)
                        """,
                    arguments: [limit.milliseconds, Self.batch]
                )
            }
            try forgetNotices("raw = NULL", where: "raw IS NOT NULL", before: limit)
        }
        try forgetRejectedFiles(beyond: retention.rejectedMegabytes << 20)
        if retention.personalDays > 0 {
            let limit = now - .seconds(retention.personalDays * 86_400)
            try forgetPersons(before: limit)
            try forgetNotices("raw = NULL, file = ''", where: "file <> ''", before: limit)
        }
    }

    /// Forgets something of the notices that were taken in before `limit`.
    private func forgetNotices(
        _ change: String,
        where condition: String,
        before limit: Timestamp
    ) throws(QueueError) {
        try repeatedly { connection in
            try connection.execute(
                sql: """
                    UPDATE notices SET \(change) WHERE id IN (
                        SELECT id FROM notices WHERE \(condition) AND at < ? LIMIT ?)
                    """,
                arguments: [limit.milliseconds, Self.batch]
            )
        }
    }

    private func forgetRejectedFiles(beyond limit: Int) throws(QueueError) {
        try repeatedly { connection in
            let kept = try Int.fetchOne(
                connection,
                sql: "SELECT sum(length(raw)) FROM rejections WHERE raw IS NOT NULL"
            )
            var excess = (kept ?? 0) - limit
            guard excess > 0 else { return connection.nothing() }
            let oldest = try Row.fetchAll(
                connection,
                sql: "SELECT id, length(raw) FROM rejections WHERE raw IS NOT NULL ORDER BY id LIMIT ?",
                arguments: [Self.batch]
            )
            for row in oldest where excess > 0 {
                try connection.execute(
                    sql: "UPDATE rejections SET raw = NULL, request = NULL WHERE id = ?",
                    arguments: [row[0] as Int64]
                )
                excess -= row[1]
            }
        }
    }

    private func forgetPersons(before limit: Timestamp) throws(QueueError) {
        let hash = try deviceHash()
        try repeatedly { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT id, udid FROM orders WHERE device_name IS NOT NULL AND received_at < ?
                        AND receipt = 'removed' LIMIT ?
                    """,
                arguments: [limit.milliseconds, Self.batch]
            )
            guard !rows.isEmpty else { return connection.nothing() }
            for row in rows {
                try connection.execute(
                    sql: """
                        UPDATE orders SET device_name = NULL, comment = NULL, note = NULL, file = '', raw = NULL, udid = ?
                        WHERE id = ?
                        """,
                    arguments: [hash(row[1]), row[0] as Int64]
                )
                try connection.execute(
                    sql:
                        "UPDATE order_changes SET detail = NULL, before = NULL WHERE order_id = ? AND edit = 'comment'",
                    arguments: [row[0] as Int64]
                )
            }
        }
        try repeatedly { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT id, udid FROM rejections WHERE udid IS NOT NULL AND length(udid) = 36 AND at < ?
                        AND receipt IN ('removed', 'none') LIMIT ?
                    """,
                arguments: [limit.milliseconds, Self.batch]
            )
            guard !rows.isEmpty else { return connection.nothing() }
            for row in rows {
                try connection.execute(
                    sql: "UPDATE rejections SET udid = ?, file = '', raw = NULL, request = NULL WHERE id = ?",
                    arguments: [hash(row[1]), row[0] as Int64]
                )
            }
        }
    }

    /// Repeats a change, each time as a transaction of its own, until it changes nothing.
    private func repeatedly(_ body: (Database) throws -> Void) throws(QueueError) {
        while try write({ connection in
            let before = connection.totalChangesCount
            try body(connection)
            return connection.totalChangesCount > before
        }) {}
    }

    /// What a device's code becomes; the key is made once per queue.
    private func deviceHash() throws(QueueError) -> (String) -> String {
        let key = try write { connection in
            if let key = try connection.setting(DeviceHash.setting) { return key }
            let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
            try connection.execute(
                sql: "INSERT INTO settings VALUES (?, ?)",
                arguments: [DeviceHash.setting, new]
            )
            return new
        }
        let hash = DeviceHash(key: key)
        return { hash($0) }
    }
}

/// A keyed hash of a device's code: the same for the same device, and of no use to anybody without the key.
struct DeviceHash {
    static let setting = "device hash key"

    private let key: SymmetricKey

    init(key: String) {
        self.key = SymmetricKey(data: Data(key.utf8))
    }

    func callAsFunction(_ udid: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Data(udid.utf8), using: key)
        return Data(code).base64EncodedString()
    }
}

extension Database {
    /// The two things that a device may be called in the queue: its code, and its hash once that was made.
    func names(of device: DeviceID) throws -> [String] {
        try HouseFacts(self).names(of: device)
    }

    fileprivate func nothing() {}
}
