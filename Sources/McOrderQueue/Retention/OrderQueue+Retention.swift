internal import Crypto
internal import Foundation
package import McOrderModel

extension OrderQueue {
    /// How many rows one transaction forgets something of, so that it stays short.
    static let batch = 200

    /// Forgets what is older than it may be kept: raw files, then personal data.
    ///
    /// Of an order that is over, the device's code becomes a keyed hash of it, by which the same content is
    /// still known when it is delivered again. Orders that are open, or whose receipt is still out, are left.
    /// - Parameter isToEnd: asked before each transaction; the rest is then left for another time.
    package func forget(
        _ retention: Retention,
        at now: Timestamp,
        unless isToEnd: @Sendable () -> Bool = { false }
    ) throws(QueueError) {
        if retention.rawDays > 0 {
            let limit = now - .seconds(retention.rawDays * 86_400)
            try forget(SQL.retention.forgetRawOrders, before: limit, unless: isToEnd)
            try forget(SQL.retention.forgetRawNotices, before: limit, unless: isToEnd)
        }
        // Counted again, since others forget some as well.
        try keepRefusedFiles(within: retention.rejectedMegabytes << 20, unless: isToEnd)
        defer { forgetRejectionUsage() }
        if retention.personalDays > 0 {
            let limit = now - .seconds(retention.personalDays * 86_400)
            try forgetPersons(before: limit, unless: isToEnd)
            try forget(SQL.retention.forgetNotices, before: limit, unless: isToEnd)
        }
    }

    /// Repeats a statement that forgets something of what was taken in before `limit`.
    private func forget(
        _ statement: Statement,
        before limit: Timestamp,
        unless isToEnd: @Sendable () -> Bool
    ) throws(QueueError) {
        try repeatedly(unless: isToEnd) { try $0.run(statement, [limit.milliseconds, Self.batch]) > 0 }
    }

    private func forgetPersons(before limit: Timestamp, unless isToEnd: @Sendable () -> Bool)
        throws(QueueError)
    {
        try repeatedly(unless: isToEnd) { connection in
            let rows = try connection.rows(SQL.retention.personalOrders, [limit.milliseconds, Self.batch])
            guard !rows.isEmpty else { return false }
            let hash = try connection.deviceHash()
            for row in rows {
                try connection.forgetPerson(ofOrder: row[0])
                try connection.run(SQL.retention.hashOrder, [hash(row[1]), row[0] as Int64])
            }
            return true
        }
        try repeatedly(unless: isToEnd) { connection in
            let rows = try connection.rows(
                SQL.retention.personalRejections,
                [limit.milliseconds, Self.batch]
            )
            guard !rows.isEmpty else { return false }
            let hash = try connection.deviceHash()
            for row in rows {
                try connection.run(SQL.retention.hashRejection, [hash(row[1]), row[0] as Int64])
            }
            return true
        }
        try forgetNameless(before: limit, unless: isToEnd)
    }

    /// Forgets refused files that say of no device that they are its: their names and bytes may have a
    /// person's name in them all the same.
    private func forgetNameless(before limit: Timestamp, unless isToEnd: @Sendable () -> Bool)
        throws(QueueError)
    {
        var last: Int64 = 0
        while !isToEnd(),
            let id = try write({ connection in
                let ids: [Int64] = try connection.values(
                    SQL.retention.namelessRejections,
                    [last, limit.milliseconds, Self.batch]
                )
                for id in ids { try connection.run(SQL.retention.forgetRejection, [id]) }
                return ids.last
            })
        {
            last = id
        }
    }

    /// Repeats a change, each time as a transaction of its own, until `body` returns that it changed nothing.
    func repeatedly(
        unless isToEnd: @Sendable () -> Bool = { false },
        _ body: (any Connection) throws -> Bool
    ) throws(QueueError) {
        while !isToEnd(), try write(body) {}
    }

    /// What a device's code becomes; the key is made once per queue.
    func deviceHash() throws(QueueError) -> DeviceHash {
        try write { try $0.deviceHash() }
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

    /// Whether a text has the form of such a hash.
    static func isHash(_ text: String) -> Bool {
        text.utf8.count == 44 && Data(base64Encoded: text)?.count == 32
    }
}

extension Connection {
    /// Both that a device may be called in the queue, for `IN ($1, $2)`; the code twice where no hash was
    /// made yet.
    func bothNames(of device: DeviceID) throws -> SQLArguments {
        try HouseFacts(self).bothNames(of: device)
    }

    /// What a device's code becomes; the key is made with the first one. Until then who decides about an
    /// order need not look for any.
    func deviceHash() throws -> DeviceHash {
        if let key = try setting(DeviceHash.setting) { return DeviceHash(key: key) }
        let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
        try set(DeviceHash.setting, to: new)
        return DeviceHash(key: new)
    }

    /// Forgets what an order says of a person, but for the device's code.
    func forgetPerson(ofOrder id: Int64) throws {
        try run(SQL.retention.forgetPerson, [id])
        try run(SQL.retention.forgetComments, [id])
    }
}
