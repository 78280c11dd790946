internal import Foundation
internal import GRDB
internal import McOrderModel

/// How much an audit looked at.
package struct AuditCounts: Hashable, Sendable {
    /// Orders.
    package let orders: Int
    /// Refused files.
    package let rejections: Int
    /// Notices.
    package let notices: Int
    /// What was found.
    package let faults: Int
    /// Whether the file itself is damaged.
    package let isDamaged: Bool
}

extension QueueView {
    /// Looks through the whole queue: the database as SQLite knows it, then what our programs promise of it.
    ///
    /// Reads one unchanging picture while others go on writing, in time proportional to the queue's size and with
    /// memory that does not grow with it. Only of a view that was opened for it
    /// (``QueueView/init(auditing:as:patience:)``) SQLite looks at constraints too.
    /// - Parameter report: told each fault as it is found; what it throws ends the audit.
    /// - Returns: how much was looked at.
    package func audit(_ report: (QueueFault) throws -> Void) throws -> AuditCounts {
        var failure: (any Error)?
        // Apart from each other, since whoever counts one tells of faults meanwhile.
        var (orders, rejections, notices, faults) = (0, 0, 0, 0)
        var isDamaged = false
        func told(_ fault: QueueFault) throws {
            faults += 1
            if fault.isDamage { isDamaged = true }
            do {
                try report(fault)
            } catch {
                failure = error
                throw error
            }
        }
        do {
            try read { connection in
                try connection.auditFile(told)
                guard !isDamaged else { return }
                let hash = try connection.setting(DeviceHash.setting).map { DeviceHash(key: $0) }
                try OrderAudit(connection: connection, hash: hash).run(&orders, told)
                try connection.auditRejections(&rejections, told)
                try connection.auditNotices(&notices, told)
                try connection.auditDevices(hash, told)
            }
        } catch {
            if let failure { throw failure }
            // A page that cannot be read at all.
            guard case .storage(let words) = error else { throw error }
            try told(QueueFault(subject: .database, problem: .damaged, detail: words))
        }
        return AuditCounts(
            orders: orders,
            rejections: rejections,
            notices: notices,
            faults: faults,
            isDamaged: isDamaged
        )
    }
}

extension Database {
    fileprivate func auditFile(_ report: (QueueFault) throws -> Void) throws {
        let words = try String.fetchCursor(self, sql: "PRAGMA integrity_check(100)")
        while let word = try words.next() {
            if word == "ok" { continue }
            try report(QueueFault(subject: .database, problem: .damaged, detail: word))
        }
        let rows = try Row.fetchCursor(self, sql: "PRAGMA foreign_key_check")
        while let row = try rows.next() {
            let place = (row[1] as Int64?).map { "\(row[0] as String) \($0)" } ?? row[0] as String
            let detail = "\(place) → \(row[2] as String)"
            try report(QueueFault(subject: .database, problem: .dangling, detail: detail))
        }
    }

    fileprivate func auditRejections(_ count: inout Int, _ report: (QueueFault) throws -> Void) throws {
        let rows = try Row.fetchCursor(
            self,
            sql: """
                SELECT id, reason, udid, bytes, file_hash, raw, request, kind, content_hash, hash_of
                FROM rejections ORDER BY id
                """
        )
        while let row = try rows.next() {
            count += 1
            func tell(_ problem: QueueFault.Problem, _ detail: String) throws {
                try report(QueueFault(subject: .rejection(id: row[0]), problem: problem, detail: detail))
            }
            if RejectionReason(rawValue: row[1]) == nil { try tell(.unknownReason, row[1]) }
            if let udid = row[2] as String?, DeviceID(udid) == nil, !DeviceHash.isHash(udid) {
                try tell(.badDevice, udid)
            }
            if let raw = row[5] as Data? {
                let found = ContentHash(of: Array(raw))
                if Data(found.bytes) != row[4] as Data? || raw.count != row[3]
                    || !Self.isContent(raw, of: row)
                {
                    try tell(.otherContent, "\(found)")
                }
            } else if row[6] as String? != nil {
                try tell(.deadRequest, row[6])
            }
        }
    }

    /// Whether the content hash of a rejection is that of its raw file, by what the row says that it is computed from.
    private static func isContent(_ raw: Data, of row: Row) -> Bool {
        guard let stored = ContentHash(stored: Array(row[8] as Data)),
            let kind = DropKind(rawValue: row[7]), let source = ContentKey.Source(rawValue: row[9])
        else { return false }
        let bytes = Array(raw)
        let content = Result {
            switch kind {
            case .order: ContentKey.order(try Order(json: bytes))
            case .notice: ContentKey.notice(try Notice(json: bytes))
            }
        }
        if source != .file, case .success(let key) = content, key.matches(stored, of: source) { return true }
        // Version 0.1.0 stored the hash of the bytes where it could read no order or notice.
        return source != .content && ContentKey.file(bytes).matches(stored, of: source)
    }

    fileprivate func auditNotices(_ count: inout Int, _ report: (QueueFault) throws -> Void) throws {
        let rows = try Row.fetchCursor(self, sql: "SELECT id, content_hash, raw FROM notices ORDER BY id")
        while let row = try rows.next() {
            count += 1
            guard let raw = row[2] as Data? else { continue }
            let read = Result { () throws(OrderFault) in try Notice(json: Array(raw)) }
            if case .success(let notice) = read, Data(notice.contentHash.bytes) == row[1] as Data { continue }
            try report(
                QueueFault(subject: .notice(id: row[0]), problem: .otherContent, detail: "notices.raw")
            )
        }
    }

    fileprivate func auditDevices(_ hash: DeviceHash?, _ report: (QueueFault) throws -> Void) throws {
        for table in ["blacklist", "trusted_devices"] {
            let udids = try String.fetchCursor(self, sql: "SELECT udid FROM \(table) ORDER BY udid")
            while let udid = try udids.next() {
                let isForgotten = table == "blacklist" && DeviceHash.isHash(udid)
                if DeviceID(udid) != nil || isForgotten { continue }
                try report(QueueFault(subject: .device(udid: udid), problem: .badDevice, detail: table))
            }
        }
        let trusted = try String.fetchCursor(self, sql: "SELECT udid FROM trusted_devices ORDER BY udid")
        let listed = try makeStatement(sql: "SELECT EXISTS (SELECT 1 FROM blacklist WHERE udid IN (?, ?))")
        while let udid = try trusted.next() {
            if try Bool.fetchOne(listed, arguments: [udid, hash?(udid) ?? udid]) == true {
                try report(
                    QueueFault(
                        subject: .device(udid: udid),
                        problem: .trustedAndBlacklisted,
                        detail: "blacklist"
                    )
                )
            }
        }
        let hashed = """
            SELECT EXISTS (SELECT 1 FROM orders WHERE length(udid) = 44)
                OR EXISTS (SELECT 1 FROM rejections WHERE length(udid) = 44)
                OR EXISTS (SELECT 1 FROM blacklist WHERE length(udid) = 44)
            """
        if hash == nil, try Bool.fetchOne(self, sql: hashed) == true {
            try report(QueueFault(subject: .database, problem: .keyGone, detail: DeviceHash.setting))
        }
    }
}
