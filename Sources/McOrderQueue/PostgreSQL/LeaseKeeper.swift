#if PostgreSQL
import McOrderModel

/// The leases of a queue, as one daemon sees and holds them. Its calls are made within a transaction that has
/// the writer's lock.
struct LeaseKeeper {
    /// This object's name in the table, if the lease names no daemon.
    private let holder: String

    /// A lease that was taken.
    private struct Held {
        let lease: Lease
        let epoch: Int64
    }

    /// A row of another daemon, and since when it has not changed, by this machine's clock.
    private struct Rival: Hashable {
        let folder: String
        let key: String
        let epoch: Int64
        let beat: Int64
    }

    private var held: Held?
    private var silent: [Rival: ContinuousClock.Instant] = [:]
    /// Whether another daemon took the lease. If that has the same name, its machine is a copy of this one.
    private var isRobbed = false

    init(holder: String) {
        self.holder = holder
    }

    var isHolder: Bool { held != nil }

    private static let rows: Statement = """
        SELECT restaurant, epoch, beat, holder, host, folder FROM queue_leases ORDER BY restaurant, folder
        """
    private static let renewal: Statement = """
        UPDATE queue_leases SET beat = beat + 1
        WHERE folder = $1 AND restaurant = $2 AND epoch = $3 AND holder = $4 AND NOT EXISTS (
            SELECT 1 FROM settings WHERE name = '\(QueueSetting.folder)' AND value <> $1)
        """
    private static let taking: Statement = """
        INSERT INTO queue_leases (folder, restaurant, epoch, beat, holder, host, since)
        VALUES ($1, $2, $3, 0, $4, $5, extract(epoch FROM now())::bigint * 1000)
        ON CONFLICT (folder, restaurant) DO UPDATE
        SET epoch = excluded.epoch, beat = 0, holder = excluded.holder, host = excluded.host,
            since = excluded.since
        """
    private static let removal: Statement = """
        DELETE FROM queue_leases WHERE folder = $1 AND restaurant = $2 AND epoch = $3
        """
    private static let removalOfOwn: Statement = "DELETE FROM queue_leases WHERE holder = $1"

    /// Renews the lease that is held. Nothing happens if none is.
    ///
    /// - Throws: ``ServerProblem/leaseLost`` if another daemon took it;
    ///   ``QueueError/otherFolder(known:found:)`` if the queue belongs to another drop folder now.
    mutating func renew(_ connection: any Connection) throws {
        guard let held else { return }
        for key in held.lease.keys {
            let folder = held.lease.folder.description
            guard try connection.run(Self.renewal, [folder, key, held.epoch, name(held.lease)]) == 1 else {
                self.held = nil
                try Self.requireFolder(of: held.lease, connection)
                isRobbed = true
                throw QueueError.server(.leaseLost)
            }
        }
    }

    private func name(_ lease: Lease) -> String { lease.daemon ?? holder }

    private static func requireFolder(of lease: Lease, _ connection: any Connection) throws {
        let known = try connection.setting(QueueSetting.folder)
        guard let known, known != lease.folder.description else { return }
        throw QueueError.otherFolder(known: known, found: lease.folder.description)
    }

    /// Takes a lease if it is free or its holder has been silent for ``Lease/patience``. The lease of this
    /// daemon's own earlier process is free: the two cannot run at the same time.
    mutating func take(
        _ lease: Lease,
        _ connection: any Connection,
        at now: ContinuousClock.Instant
    ) throws -> Lease.Status {
        if held?.lease == lease {
            try renew(connection)
            return .ours
        }
        try Self.requireFolder(of: lease, connection)
        let rows = try connection.rows(Self.rows)
        let others = rows.filter { lease.overlaps($0[0]) && (isRobbed || $0[3] as String != name(lease)) }
        var (seen, alive): ([Rival: ContinuousClock.Instant], String?) = ([:], nil)
        for row in others {
            let rival = Rival(folder: row[5], key: row[0], epoch: row[1], beat: row[2])
            let since = silent[rival] ?? now
            seen[rival] = since
            if now - since < Lease.patience { alive = row[4] }
        }
        silent = seen
        if let alive { return .held(host: alive) }
        let epoch = (rows.map { $0[1] as Int64 }.max() ?? 0) + 1
        for rival in seen.keys {
            try connection.run(Self.removal, [rival.folder, rival.key, rival.epoch])
        }
        try connection.run(Self.removalOfOwn, [name(lease)])
        for key in lease.keys {
            try connection.run(
                Self.taking,
                [lease.folder.description, key, epoch, name(lease), lease.host]
            )
        }
        (held, silent, isRobbed) = (Held(lease: lease, epoch: epoch), [:], false)
        return .ours
    }

    /// Removes the rows of the lease that is held.
    mutating func release(_ connection: any Connection) throws {
        guard let held else { return }
        for key in held.lease.keys {
            try connection.run(Self.removal, [held.lease.folder.description, key, held.epoch])
        }
        self.held = nil
    }
}
#endif
