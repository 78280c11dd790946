#if PostgreSQL
import CLibPQ
import Foundation
import McOrderModel

extension ServerSession {
    /// The number of PostgreSQL 15, the oldest version that a queue uses.
    static let oldestVersion: Int32 = 150_000
    /// How long connecting to all hosts of an address may take.
    private static let connectPatience = Duration.seconds(10)

    /// Connects within ``connectPatience``; `nil` if the client library has no memory.
    static func connect(to address: ServerAddress, as name: String) throws -> OpaquePointer? {
        guard let parameters = ConnectionParameters(connectingTo: address) else { return nil }
        let isLocal = parameters.isLocal
        var defaults: [(name: String, value: String)] = [("target_session_attrs", "read-write")]
        if !isLocal { defaults.append(("sslmode", "verify-full")) }
        let all = defaults + passwordFile + [("dbname", address.description)] + fixed(name)
        guard let connection = start(all) else { return nil }
        do {
            try finish(connection, isLocal: isLocal)
        } catch {
            PQfinish(connection)
            throw error
        }
        return connection
    }

    /// Begins to connect. Parameters before the address (`dbname`) are defaults for it, later ones replace
    /// its.
    static func start(_ parameters: [(name: String, value: String)]) -> OpaquePointer? {
        withPointers(parameters.map(\.name) + [nil]) { names in
            withPointers(parameters.map(\.value) + [nil]) { PQconnectStartParams(names, $0, 1) }
        }
    }

    /// Parameters that the address cannot change.
    private static func fixed(_ name: String) -> [(name: String, value: String)] {
        [
            ("application_name", name), ("client_encoding", "UTF8"), ("connect_timeout", "3"),
            // A host that lost its network is noticed within these times.
            ("tcp_user_timeout", "3000"), ("keepalives_idle", "2"), ("keepalives_interval", "1"),
            ("keepalives_count", "3"),
            // Every statement is prepared and short: planning it again for its values takes longer than it
            // saves.
            (
                "options",
                "-c idle_in_transaction_session_timeout=5s -c lock_timeout=5s -c client_min_messages=warning"
                    + " -c timezone=UTC -c datestyle=ISO -c bytea_output=hex"
                    + " -c plan_cache_mode=force_generic_plan"
            ),
        ]
    }

    /// The file of passwords among the credentials that systemd passes to a unit, if there is one.
    private static var passwordFile: [(name: String, value: String)] {
        guard let folder = ProcessInfo.processInfo.environment["CREDENTIALS_DIRECTORY"] else { return [] }
        let path = "\(folder)/pgpass"
        return FileManager.default.fileExists(atPath: path) ? [("passfile", path)] : []
    }

    /// - Parameter isLocal: whether the server's certificate is not checked, since the server is on this
    ///   machine.
    private static func finish(_ connection: OpaquePointer, isLocal: Bool) throws {
        let deadline = ContinuousClock.now + connectPatience
        guard PQstatus(connection) != CONNECTION_BAD else {
            throw ServerError.lost(cause: words(of: connection))
        }
        var state = PGRES_POLLING_WRITING
        while state != PGRES_POLLING_OK {
            guard state != PGRES_POLLING_FAILED else {
                throw refusal(words(of: connection))
            }
            let isWriting = state == PGRES_POLLING_WRITING
            let isReady = ServerWait.untilReady(
                PQsocket(connection),
                orWritable: isWriting,
                orReadable: !isWriting,
                by: deadline
            )
            guard isReady else { throw ServerError.lost(cause: "the server does not answer") }
            state = PQconnectPoll(connection)
            // The password is sent only after an answer of the server.
            let host = PQhostaddr(connection).map { String(cString: $0) } ?? ""
            guard !isLocal || ConnectionParameters.isLocal(host) else {
                throw ServerError.lost(cause: "localhost is \(host), which is another machine")
            }
        }
    }

    /// A failed connection has no SQLSTATE, so the server's words decide what a person has to do.
    private static func refusal(_ words: String) -> any Error {
        let isRight = ["authentication failed", "no password supplied", "pg_hba.conf", "permission denied"]
            .contains { words.contains($0) }
        return isRight ? QueueError.noPermission(cause: words) : ServerError.lost(cause: words)
    }

    /// An expression: whether commits wait for a synchronous standby.
    static let waitsForStandby = "current_setting('synchronous_standby_names') <> ''"

    func history() throws(ServerError) -> QueueHistory {
        let answer = try execute("SELECT \(Self.waitsForStandby)")
        return QueueHistory(timeline: timeline, isKeptTwice: answer.rows[0][0])
    }

    /// Checks that a queue may use the server, and notes its time.
    ///
    /// - Returns: the server's timeline.
    func requireServer(of address: ServerAddress) throws -> Int64 {
        let version = PQserverVersion(connection)
        guard version >= Self.oldestVersion else {
            throw QueueError.server(.old(version: "\(version / 10_000).\(version % 10_000)"))
        }
        let asked = ServerClock.local()
        let facts = try execute(
            """
            SELECT pg_backend_pid(), current_setting('fsync'), current_setting('full_page_writes'),
                current_setting('synchronous_commit'),
                CASE WHEN pg_is_in_recovery() THEN '' ELSE pg_walfile_name(pg_current_wal_lsn()) END,
                \(ServerClock.column)
            """
        ).rows[0]
        ServerClock.note(facts[5], of: address, askedAt: asked, answeredAt: ServerClock.local())
        // The server's process is another than the one that answered the start of the session.
        guard facts[0] as Int64 == Int64(PQbackendPID(connection)) else {
            throw QueueError.server(.behindProxy)
        }
        for (column, name) in [(1, "fsync"), (2, "full_page_writes")] where facts[column] as String != "on" {
            throw QueueError.server(.weak(setting: name, value: facts[column]))
        }
        guard ["on", "remote_apply"].contains(facts[3] as String) else {
            throw QueueError.server(.weak(setting: "synchronous_commit", value: facts[3]))
        }
        let file: String = facts[4]
        guard !file.isEmpty else { throw ServerError.lost(cause: "the server is a standby") }
        return Int64(file.prefix(8), radix: 16) ?? 0
    }
}

extension ServerSession? {
    /// Runs `body` with the session, or with a new one if there is none. A session that ended meanwhile is
    /// replaced once, and `body` runs again.
    mutating func replacedIfLost<Result>(
        _ connect: () throws -> ServerSession,
        _ body: (ServerSession) throws -> Result
    ) throws -> Result {
        if let session = self, !session.isLost {
            do {
                return try body(session)
            } catch ServerError.lost {
                self = nil
            }
        }
        let session = try connect()
        self = session
        return try body(session)
    }
}
#endif
