import McOrderModel

/// How much an audit checked, and what it found.
package struct AuditCounts: Hashable, Sendable {
    package let orders: Int
    /// The number of refused files.
    package let rejections: Int
    package let notices: Int
    /// The number of inconsistencies found.
    package let findings: Int
    /// Whether the database file itself is damaged.
    package let isDamaged: Bool
}

extension QueueView {
    /// Checks the whole queue: first the integrity of the database, then the rules that McOrder's programs
    /// keep.
    ///
    /// Each of the two steps reads one consistent snapshot while other processes go on writing. The time is
    /// proportional to the queue's size; memory does not grow with it. SQLite also checks the constraints of
    /// the tables, but only if the view was opened for an audit (``QueueView/init(auditing:as:patience:)``).
    /// - Parameter report: called with each inconsistency as it is found; an error that it throws ends the
    ///   audit.
    /// - Returns: how much was checked.
    package func audit(_ report: (AuditFinding) throws -> Void) throws -> AuditCounts {
        var failure: (any Error)?
        // Separate variables, because an audit step holds one of them as `inout` while `report` changes
        // another.
        var (orders, rejections, notices, findings) = (0, 0, 0, 0)
        var isDamaged = false
        func add(_ finding: AuditFinding) throws {
            findings += 1
            if finding.isDamage { isDamaged = true }
            do {
                try report(finding)
            } catch {
                failure = error
                throw error
            }
        }
        do {
            try reader.auditFile(add)
            if !isDamaged {
                try read { connection in
                    let hash = try connection.setting(DeviceHash.setting).map { DeviceHash(key: $0) }
                    let houses = try connection.everyHouse()
                    try OrderAudit(connection: connection, hash: hash, houses: houses).run(&orders, add)
                    try connection.auditRejections(houses, &rejections, add)
                    try connection.auditNotices(houses, &notices, add)
                    try connection.auditDevices(hash, add)
                }
            }
        } catch {
            if let failure { throw failure }
            // SQLite cannot read a page at all.
            guard case QueueError.storage(let words) = error else { throw error }
            try add(AuditFinding(subject: .database, problem: .damaged, detail: words))
        }
        return AuditCounts(
            orders: orders,
            rejections: rejections,
            notices: notices,
            findings: findings,
            isDamaged: isDamaged
        )
    }
}

extension Connection {
    /// The ids of the house for which stored files may be signed.
    fileprivate func everyHouse() throws -> [HouseID] {
        let folder = try setting(QueueSetting.folder).flatMap { DeviceID($0) }
        return ValidHouses(try house(), folder: folder).ever
    }

    fileprivate func auditRejections(
        _ houses: [HouseID],
        _ count: inout Int,
        _ report: (AuditFinding) throws -> Void
    ) throws {
        try forEach(SQL.audit.rejections, []) { row in
            count += 1
            func add(_ problem: AuditFinding.Problem, _ detail: String) throws {
                try report(AuditFinding(subject: .rejection(id: row[0]), problem: problem, detail: detail))
            }
            if RejectionReason(rawValue: row[1]) == nil { try add(.unknownReason, row[1]) }
            if let udid = row[2] as String?, DeviceID(udid) == nil, !DeviceHash.isHash(udid) {
                try add(.badDevice, udid)
            }
            if let raw = row[5] as [UInt8]? {
                let found = ContentHash(of: raw)
                if found.bytes != row[4] as [UInt8]? || raw.count != row[3]
                    || !Self.isContent(raw, of: row, at: houses)
                {
                    try add(.otherContent, "\(found)")
                }
            } else if row[6] as String? != nil {
                try add(.deadRequest, row[6])
            }
            return true
        }
    }

    /// Whether the content hash of a rejection matches its raw file. The row's `hash_of` says what the hash
    /// was computed from.
    private static func isContent(_ raw: [UInt8], of row: Row, at houses: [HouseID]) -> Bool {
        guard let stored = ContentHash(stored: row[8]),
            let kind = DropKind(rawValue: row[7]), let source = ContentKey.Source(rawValue: row[9])
        else { return false }
        let content = Result {
            switch kind {
            case .order: try ContentKey.order(in: raw, at: houses)
            case .notice: try ContentKey.notice(in: raw, at: houses)
            }
        }
        if source != .file, case .success(let key) = content, key.matches(stored, of: source) { return true }
        // Version 0.1.0 stored the hash of the bytes where it could not read an order or notice.
        return source != .content && ContentKey.file(raw).matches(stored, of: source)
    }

    fileprivate func auditNotices(
        _ houses: [HouseID],
        _ count: inout Int,
        _ report: (AuditFinding) throws -> Void
    ) throws {
        try forEach(SQL.audit.notices, []) { row in
            count += 1
            guard let raw = row[2] as [UInt8]? else { return true }
            let read = Result { try ContentKey.notice(in: raw, at: houses) }
            if case .success(let key) = read, key.hash.bytes == row[1] as [UInt8] { return true }
            try report(
                AuditFinding(subject: .notice(id: row[0]), problem: .otherContent, detail: "notices.raw")
            )
            return true
        }
    }

    fileprivate func auditDevices(_ hash: DeviceHash?, _ report: (AuditFinding) throws -> Void) throws {
        func add(_ subject: AuditFinding.Subject, _ problem: AuditFinding.Problem, _ detail: String) throws {
            try report(AuditFinding(subject: subject, problem: problem, detail: detail))
        }
        for list in AuditStatements.DeviceList.allCases {
            try forEach(SQL.audit.devices[list], []) { row in
                let udid: String = row[0]
                let isForgotten = list != .trusted && DeviceHash.isHash(udid)
                if DeviceID(udid) == nil, !isForgotten {
                    try add(.device(udid: udid), .badDevice, list.rawValue)
                }
                return true
            }
        }
        for udid: String in try values(SQL.audit.devices[.trusted]) {
            if try isTrue(SQL.retention.isListed[.blacklist], [udid, hash?(udid) ?? udid]) {
                try add(.device(udid: udid), .trustedAndBlacklisted, "blacklist")
            }
            if try isTrue(SQL.retention.isListed[.revoked], [udid, hash?(udid) ?? udid]) {
                try add(.device(udid: udid), .trustedAndRevoked, "revoked")
            }
        }
        if hash == nil, try isTrue(SQL.audit.hasHashes) {
            try add(.database, .keyGone, DeviceHash.setting)
        }
    }
}
