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
    package func forget(
        _ retention: Retention,
        at now: Timestamp,
        unless isToEnd: @Sendable () -> Bool = { false }
    ) throws(QueueError) {
        var work = RetentionWork(retention)
        while !isToEnd(), try erase(&work, at: now) {}
    }

    /// Makes one transaction of ``forget(_:at:unless:)``, so that the caller can let others use the queue
    /// before the next one.
    ///
    /// - Returns: whether anything is left to do.
    package func erase(_ work: inout RetentionWork, at now: Timestamp) throws(QueueError) -> Bool {
        guard let stage = work.stages.first else { return false }
        let isMore =
            switch stage {
            case .refusedFiles:
                // The space is counted again, because other code deletes refused files too.
                try trimRefusedFiles(within: work.retention.rejectedMegabytes << 20)
            case .rawOrders: try run(SQL.retention.forgetRawOrders, before: work.rawLimit(now))
            case .rawNotices: try run(SQL.retention.forgetRawNotices, before: work.rawLimit(now))
            case .orders: try hashOrders(before: work.personalLimit(now))
            case .rejections: try hashRejections(before: work.personalLimit(now))
            case .nameless: try forgetNameless(before: work.personalLimit(now), after: &work.lastNameless)
            case .notices: try run(SQL.retention.forgetNotices, before: work.personalLimit(now))
            case .book: try run(SQL.retention.deleteBookFacts, before: now - work.retention.book)
            case .photographs: try deletePhotographs(before: now - work.retention.book)
            }
        if !isMore { work.stages.removeFirst() }
        if work.stages.isEmpty { room.recount() }
        return !work.stages.isEmpty
    }

    /// Erases data received before `limit` from some rows. Returns whether there were any.
    private func run(_ statement: Statement, before limit: Timestamp) throws(QueueError) -> Bool {
        try write { try $0.run(statement, [limit, Self.batch]) > 0 }
    }

    private func hashOrders(before limit: Timestamp) throws(QueueError) -> Bool {
        try write { connection in
            let rows = try connection.rows(SQL.retention.personalOrders, [limit, Self.batch])
            guard !rows.isEmpty else { return false }
            try connection.forgetPersons(ofOrders: rows.map { $0[0] })
            let hash = try connection.deviceHash()
            for (udid, orders) in Dictionary(grouping: rows, by: { $0[1] as String }) {
                let ids = SQLValue.integers(orders.map { $0[0] })
                try connection.run(SQL.retention.hashOrders, [hash(udid), ids])
            }
            return true
        }
    }

    private func hashRejections(before limit: Timestamp) throws(QueueError) -> Bool {
        try write { connection in
            let rows = try connection.rows(SQL.retention.personalRejections, [limit, Self.batch])
            guard !rows.isEmpty else { return false }
            let hash = try connection.deviceHash()
            for row in rows {
                try connection.run(SQL.retention.hashRejection, [hash(row[1]), row[0] as Int64])
            }
            return true
        }
    }

    /// Erases the names and bytes of refused files that name no device, because they may still contain a
    /// person's name.
    private func forgetNameless(before limit: Timestamp, after last: inout Int64) throws(QueueError) -> Bool {
        let end = try write { [last] connection in
            let ids: [Int64] = try connection.values(
                SQL.retention.namelessRejections,
                [last, limit, Self.batch]
            )
            for id in ids { try connection.run(SQL.retention.forgetRejection, [id]) }
            return ids.last
        }
        if let end { last = end }
        return end != nil
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

/// What is left to do of ``OrderQueue/forget(_:at:unless:)``.
package struct RetentionWork: Sendable {
    enum Stage {
        case rawOrders, rawNotices, refusedFiles, orders, rejections, nameless, notices, book, photographs
    }

    let retention: Retention
    fileprivate(set) var stages: [Stage]
    /// The refused file without a device that was erased last.
    fileprivate var lastNameless: Int64 = 0

    package init(_ retention: Retention) {
        self.retention = retention
        stages =
            (retention.rawDays > 0 ? [.rawOrders, .rawNotices] : []) + [.refusedFiles]
            + (retention.personalDays > 0 ? [.orders, .rejections, .nameless, .notices] : [])
            + (retention.book > .zero ? [.book, .photographs] : [])
    }

    fileprivate func rawLimit(_ now: Timestamp) -> Timestamp {
        now - .seconds(retention.rawDays * 86_400)
    }

    fileprivate func personalLimit(_ now: Timestamp) -> Timestamp {
        now - .seconds(retention.personalDays * 86_400)
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

    /// Erases the personal data of orders, except the UDIDs.
    func forgetPersons(ofOrders ids: [Int64]) throws {
        let list: SQLArguments = [SQLValue.integers(ids)]
        try run(SQL.retention.forgetPerson, list)
        try run(SQL.retention.forgetComments, list)
        try forgetTables(list)
    }

    /// Erases the tables, which are in the customers' own words, also where a change of the content keeps
    /// one.
    private func forgetTables(_ orders: SQLArguments) throws {
        for row in try rows(SQL.retention.tables, orders) {
            var details = try AgreedTerms(column: row[1] as String?)
            guard details.table != nil else { continue }
            details.table = nil
            try run(SQL.orders.setDetails, [details.stored, row[0] as Int64])
        }
        for row in try rows(SQL.retention.changesOfContent, orders) {
            guard var before = try ContentBefore(stored: row[1], of: .service), before.details.table != nil
            else { continue }
            before.details.table = nil
            try run(SQL.retention.setBefore, [before.stored, row[0] as Int64])
        }
    }
}
