import Crypto
import Foundation
package import McOrderModel

extension OrderQueue {
    /// The number of rows from which one transaction erases data, so that it stays short.
    static let batch = 200

    /// Erases data whose retention has ended: raw files first, then personal data.
    ///
    /// In a finished order the UDID is replaced by a keyed hash, with which the same content is still
    /// recognised when it is delivered again. Open orders and orders whose receipt has not been removed are
    /// not changed.
    /// - Parameter isToEnd: called before each transaction; if it returns `true`, the rest is erased another
    ///   time.
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
        // The space is counted again, because other code deletes refused files too.
        try keepRefusedFiles(within: retention.rejectedMegabytes << 20, unless: isToEnd)
        defer { room.recount() }
        if retention.personalDays > 0 {
            let limit = now - .seconds(retention.personalDays * 86_400)
            try forgetPersons(before: limit, unless: isToEnd)
            try forget(SQL.retention.forgetNotices, before: limit, unless: isToEnd)
        }
    }

    /// Repeats a statement that erases data received before `limit`.
    private func forget(
        _ statement: Statement,
        before limit: Timestamp,
        unless isToEnd: @Sendable () -> Bool
    ) throws(QueueError) {
        try repeatedly(unless: isToEnd) { try $0.run(statement, [limit, Self.batch]) > 0 }
    }

    private func forgetPersons(before limit: Timestamp, unless isToEnd: @Sendable () -> Bool)
        throws(QueueError)
    {
        func hashDevices(
            _ persons: Statement,
            _ forget: (any Connection, _ id: Int64, _ hash: String) throws -> Void
        ) throws(QueueError) {
            try repeatedly(unless: isToEnd) { connection in
                let rows = try connection.rows(persons, [limit, Self.batch])
                guard !rows.isEmpty else { return false }
                let hash = try connection.deviceHash()
                for row in rows { try forget(connection, row[0], hash(row[1])) }
                return true
            }
        }
        try hashDevices(SQL.retention.personalOrders) { connection, id, hash in
            try connection.forgetPerson(ofOrder: id)
            try connection.run(SQL.retention.hashOrder, [hash, id])
        }
        try hashDevices(SQL.retention.personalRejections) { connection, id, hash in
            try connection.run(SQL.retention.hashRejection, [hash, id])
        }
        try forgetNameless(before: limit, unless: isToEnd)
    }

    /// Erases the names and bytes of refused files that name no device, because they may still contain a
    /// person's name.
    private func forgetNameless(before limit: Timestamp, unless isToEnd: @Sendable () -> Bool)
        throws(QueueError)
    {
        var last: Int64 = 0
        while !isToEnd(),
            let id = try write({ connection in
                let ids: [Int64] = try connection.values(
                    SQL.retention.namelessRejections,
                    [last, limit, Self.batch]
                )
                for id in ids { try connection.run(SQL.retention.forgetRejection, [id]) }
                return ids.last
            })
        {
            last = id
        }
    }

    /// Repeats a change, each time in its own transaction, until `body` returns `false` because it changed
    /// nothing.
    func repeatedly(
        unless isToEnd: @Sendable () -> Bool = { false },
        _ body: (any Connection) throws -> Bool
    ) throws(QueueError) {
        while !isToEnd(), try write(body) {}
    }
}

/// A keyed hash of a UDID: it is the same for the same device, and useless without the key.
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
    /// The two names that a device may have in the queue, for `IN ($1, $2)`; the UDID twice if there is no
    /// key for hashes yet.
    func bothNames(of device: DeviceID) throws -> SQLArguments {
        let names = try DecisionFacts(self).names(of: device)
        return [names[0], names[names.count - 1]]
    }

    /// The hash function for UDIDs; its key is generated by the first call. As long as there is no key, code
    /// that decides an order need not search for hashes.
    func deviceHash() throws -> DeviceHash {
        if let key = try setting(DeviceHash.setting) { return DeviceHash(key: key) }
        let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
        try set(DeviceHash.setting, to: new)
        return DeviceHash(key: new)
    }

    /// Erases the personal data of an order, except the UDID.
    func forgetPerson(ofOrder id: Int64) throws {
        try run(SQL.retention.forgetPerson, [id])
        try run(SQL.retention.forgetComments, [id])
        try forgetTable(ofOrder: id)
    }

    /// Erases the table, which is in the customer's own words, also where a change of the content keeps it.
    private func forgetTable(ofOrder id: Int64) throws {
        var details = try AgreedTerms(column: try value(SQL.orders.details, [id]) as String?)
        if details.table != nil {
            details.table = nil
            try run(SQL.orders.setDetails, [details.stored, id])
        }
        for row in try rows(SQL.retention.changesOfContent, [id]) {
            guard var before = try ContentBefore(stored: row[1], of: .service), before.details.table != nil
            else { continue }
            before.details.table = nil
            try run(SQL.retention.setBefore, [before.stored, row[0] as Int64])
        }
    }
}
