#if PostgreSQL
import McOrderModel

/// What keeps other sessions of the server from going on.
extension ServerSession {
    /// Who has a lock that keeps others from reading or changing the queue: the program's name; for a program
    /// that is not ours also the user, and since when if that may be known. Empty if nobody has one.
    func rival() throws(ServerError) -> String {
        let row = try execute(
            """
            SELECT coalesce(activity.application_name, ''), coalesce(activity.usename::text, ''),
                coalesce(to_char(activity.xact_start AT TIME ZONE 'UTC', 'HH24:MI:SS'), ''),
                locks.locktype = 'advisory'
            FROM pg_locks AS locks JOIN pg_stat_activity AS activity USING (pid)
            WHERE locks.granted AND locks.pid <> pg_backend_pid() AND (
                locks.locktype = 'advisory'
                    AND (locks.classid::bigint << 32 | locks.objid::bigint) = \(ServerSchema.writerLock)
                OR locks.mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
                    AND locks.relation IN (
                        SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace
                    )
            ) AND activity.datname = current_database()
            ORDER BY locks.locktype = 'advisory', activity.xact_start LIMIT 1
            """
        ).rows.first
        guard let row else { return "" }
        let (program, user, since): (String, String, String) = (row[0], row[1], row[2])
        return row[3] as Bool ? program : "\(program) (\(user)\(since.isEmpty ? "" : ", \(since) UTC"))"
    }

    /// Reads how often the queue was restored.
    ///
    /// - Parameter opensMoved: whether a queue that was copied to another place may be used.
    func adoptSettings(opensMoved: Bool) throws {
        let row = try execute(
            """
            SELECT \(Self.restorations), (SELECT value FROM settings WHERE name = '\(QueueSetting.moved)')
            """
        ).rows[0]
        restorations = row[0]
        if let place: String = row[1], !opensMoved { throw QueueError.server(.moved(to: place)) }
    }

    /// Throws if this user may not change each table, or does not own one: then it cannot overwrite erased
    /// data.
    func requireRights() throws {
        let rows = try execute(
            """
            SELECT relname::text, pg_get_userbyid(relowner)::text, current_user::text FROM pg_class
            WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND NOT (
                has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
                AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')
                AND pg_has_role(relowner, 'USAGE')) ORDER BY 1
            """
        ).rows
        guard let row = rows.first else { return }
        let (table, owner, user): (String, String, String) = (row[0], row[1], row[2])
        throw QueueError.server(.noRight(cause: "\(table): \(owner), \(user)"))
    }

    /// Throws if a commit waits for a synchronous standby that is not there, and so keeps the writer's lock.
    ///
    /// Each commit waits for a moment. Another role's sessions cannot be seen, so that nothing is thrown.
    func requireStandby() throws {
        let row = try execute(
            """
            SELECT current_setting('synchronous_standby_names'), EXISTS (
                SELECT 1 FROM pg_stat_activity
                WHERE datname = current_database() AND wait_event = 'SyncRep'
                    AND query_start < clock_timestamp() - interval '2 seconds'
            )
            """
        ).rows[0]
        if row[1] as Bool { throw QueueError.server(.standbyAway(names: row[0])) }
    }
}
#endif
