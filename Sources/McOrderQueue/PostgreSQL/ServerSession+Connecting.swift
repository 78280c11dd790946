#if PostgreSQL
import CLibPQ
import Foundation
import McOrderModel

extension ServerSession {
    /// The number of PostgreSQL 15, the oldest version that a queue uses.
    static let oldestVersion: Int32 = 150_000
    /// How long connecting to one host may take.
    static let hostPatience = Duration.seconds(3)

    /// One host of an address.
    struct Host {
        let address: ServerAddress
        let position: Int
        let count: Int
        let parameters: [(name: String, value: String)]
        /// Whether the server's certificate is not checked, since the server is on this machine.
        let isLocal: Bool
        let passwords: PasswordFile
        let user: String
        let database: String

        /// The name, or the address where there is no name.
        var name: String {
            let names = parameters.filter { ["host", "hostaddr"].contains($0.name) && !$0.value.isEmpty }
            return names.first?.value ?? "localhost"
        }
    }

    /// Connects to the first host of an address that has a session for a queue. Each one has
    /// ``hostPatience``, and the one that answered last is tried first.
    ///
    /// - Parameter name: the program's name, which the server lists.
    /// - Throws: a `QueueError`.
    static func open(_ address: ServerAddress, as name: String) throws -> ServerSession {
        let hosts = try hosts(of: address, as: name)
        var failures: [ConnectingFailure] = []
        for position in KnownHosts.order(of: address, count: hosts.count) {
            do {
                let session = try ServerSession(at: hosts[position])
                KnownHosts.answered(position, of: address)
                return session
            } catch let failure as ConnectingFailure {
                failures.append(failure)
            } catch ServerError.lost(let cause), ServerError.refused(_, let cause) {
                failures.append(
                    ConnectingFailure(.unreachable(cause: cause), host: hosts[position].name, cause: cause)
                )
            }
        }
        throw QueueError.server(ConnectingFailure.problem(of: failures))
    }

    /// The hosts of an address that accept changes; also those on an earlier timeline.
    static func writableHosts(of address: ServerAddress) throws -> [String] {
        try hosts(of: address, as: "mcorderd check").filter { host in
            do {
                _ = try ServerSession(at: host)
                return true
            } catch let failure as ConnectingFailure {
                if case .olderTimeline = failure.problem { return true }
                return false
            }
        }.map(\.name)
    }

    /// The hosts of an address, with what libpq needs for each.
    static func hosts(of address: ServerAddress, as name: String) throws -> [Host] {
        guard let effective = ConnectionParameters(connectingTo: address),
            let own = ConnectionParameters(parsing: address.description)
        else { throw QueueError.server(.unreachable(cause: "out of memory")) }
        let isLocal = effective.isLocal
        let passwords = PasswordFile(for: own)
        let file = passwords.isIgnored ? PasswordFile.none : passwords.path
        var defaults: [(name: String, value: String)] = [("target_session_attrs", "read-write")]
        if !isLocal { defaults.append(("sslmode", "verify-full")) }
        let shared = defaults + own.withoutHosts + [("passfile", file)] + fixed(name, effective)
        let hosts = effective.hosts
        return hosts.enumerated().map { position, host in
            Host(
                address: address,
                position: position,
                count: hosts.count,
                parameters: shared + host,
                isLocal: isLocal,
                passwords: passwords,
                user: effective["user"] ?? "",
                database: effective["dbname"] ?? effective["user"] ?? ""
            )
        }
    }

    /// Begins to connect. Of several parameters with one name the last counts.
    static func start(_ parameters: [(name: String, value: String)]) -> OpaquePointer? {
        _ = keepsOpenSSL
        return withPointers(parameters.map(\.name) + [nil]) { names in
            withPointers(parameters.map(\.value) + [nil]) { PQconnectStartParams(names, $0, 1) }
        }
    }

    /// Keeps OpenSSL in use while the process exits: its own clean-up at `exit` would free what another
    /// thread is using to connect. The first use of this constant has to precede libpq's.
    private static let keepsOpenSSL: Bool = {
        typealias Initialiser = @convention(c) (UInt64, OpaquePointer?) -> Int32
        // OPENSSL_INIT_NO_ATEXIT, of openssl/crypto.h.
        let noExitHandler: UInt64 = 0x0008_0000
        // A client library without TLS has no such function.
        guard let symbol = dlsym(nil, "OPENSSL_init_crypto") else { return false }
        return unsafeBitCast(symbol, to: Initialiser.self)(noExitHandler, nil) == 1
    }()

    /// Parameters that the address can only add to.
    private static func fixed(
        _ name: String,
        _ given: ConnectionParameters
    ) -> [(name: String, value: String)] {
        [
            ("application_name", given["application_name"].map { "\(name) (\($0))" } ?? name),
            ("client_encoding", "UTF8"),
            // A host that lost its network is noticed within these times.
            ("tcp_user_timeout", "3000"), ("keepalives_idle", "2"), ("keepalives_interval", "1"),
            ("keepalives_count", "3"),
            // Every statement is prepared and short: planning it again for its values takes longer than it
            // saves.
            (
                "options",
                (given["options"].map { "\($0) " } ?? "")
                    + "-c idle_in_transaction_session_timeout=5s -c lock_timeout=5s -c client_min_messages=warning"
                    + " -c timezone=UTC -c datestyle=ISO -c bytea_output=hex"
                    + " -c plan_cache_mode=force_generic_plan"
            ),
        ]
    }

    /// Connects to a host within ``hostPatience``.
    ///
    /// - Throws: ``ConnectingFailure``.
    static func connect(to host: Host) throws(ConnectingFailure) -> OpaquePointer {
        guard let connection = start(host.parameters) else { throw host.failure("out of memory") }
        // Its messages then contain the SQLSTATE.
        PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
        do throws(ConnectingFailure) {
            try finish(connection, host)
        } catch {
            PQfinish(connection)
            throw error
        }
        return connection
    }

    private static func finish(_ connection: OpaquePointer, _ host: Host) throws(ConnectingFailure) {
        let deadline = ContinuousClock.now + hostPatience
        guard PQstatus(connection) != CONNECTION_BAD else { throw host.failure(of: connection) }
        var state = PGRES_POLLING_WRITING
        while state != PGRES_POLLING_OK {
            guard state != PGRES_POLLING_FAILED else { throw host.failure(of: connection) }
            let isWriting = state == PGRES_POLLING_WRITING
            let isReady = ServerWait.untilReady(
                PQsocket(connection),
                orWritable: isWriting,
                orReadable: !isWriting,
                by: deadline
            )
            guard isReady else { throw host.failure(noAnswer) }
            state = PQconnectPoll(connection)
            // The password is sent only after an answer of the server.
            let found = PQhostaddr(connection).map { String(cString: $0) } ?? ""
            guard !host.isLocal || ConnectionParameters.isLocal(found) else {
                throw host.failure("localhost is \(found), which is another machine")
            }
        }
    }

    static let noAnswer = "the server does not answer"

    /// Whether the session's host answers a new connection, if only with a refusal. A frozen one does not:
    /// its kernel accepts the connection, and nothing follows.
    func isHostAnswering() -> Bool {
        do throws(ConnectingFailure) {
            PQfinish(try Self.connect(to: host))
            return true
        } catch {
            return error.cause != Self.noAnswer && !error.cause.contains("onnection refused")
        }
    }

    /// An expression: whether commits wait for a synchronous standby.
    static let waitsForStandby = "current_setting('synchronous_standby_names') <> ''"

    func history() throws(ServerError) -> QueueHistory {
        let answer = try execute("SELECT \(Self.waitsForStandby)")
        return QueueHistory(at: place, isKeptTwice: answer.rows[0][0])
    }

    /// An expression: how often the queue was restored from an older copy.
    static let restorations =
        "coalesce((SELECT value::bigint FROM settings WHERE name = '\(QueueSetting.restorations)'), 0)"

    var place: ServerPlace { ServerPlace(system: system, timeline: timeline, restorations: restorations) }

    /// Ends the present transaction by beginning another history: its changes have higher numbers than all
    /// that are known. Somebody has to look at each payment that is under way.
    func beginHistory(after known: ServerPlace?, at present: ServerPlace?) throws {
        let count = max(known?.restorations ?? 0, present?.restorations ?? 0) + 1
        try execute(
            """
            SELECT setval('queue_writes', greatest(nextval('queue_writes'), \(known?.change ?? 0)) + 1);
            INSERT INTO settings (name, value) VALUES ('\(QueueSetting.restorations)', '\(count)')
                ON CONFLICT (name) DO UPDATE SET value = excluded.value;
            \(SQL.paying.restored.text(in: .postgreSQL));
            COMMIT
            """
        )
    }

    /// Checks that a queue may use the server, and notes its time.
    ///
    /// - Returns: the server's timeline.
    func requireServer() throws -> Int64 {
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
                \(ServerClock.column), current_setting('server_encoding'),
                (SELECT system_identifier FROM pg_control_system()), \(ServerSchema.isThere)
            """,
            patience: Self.hostPatience
        ).rows[0]
        ServerClock.note(facts[5], of: host.address, askedAt: asked, answeredAt: ServerClock.local())
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
        guard facts[6] as String == "UTF8" else {
            throw QueueError.server(.encoding(facts[6], database: host.database))
        }
        hasQueue = facts[8]
        let file: String = facts[4]
        guard !file.isEmpty else {
            throw ConnectingFailure(.readOnly(hosts: host.name), host: host.name, cause: "a standby")
        }
        let timeline = Int64(file.prefix(8), radix: 16) ?? 0
        let known = KnownTimelines.highest(of: facts[7], found: timeline)
        if known > timeline {
            let problem = ServerProblem.olderTimeline(host: host.name, found: timeline, known: known)
            throw ConnectingFailure(problem, host: host.name, cause: "timeline \(timeline) of \(known)")
        }
        system = facts[7]
        return timeline
    }
}

extension ServerSession.Host {
    fileprivate func failure(of connection: OpaquePointer) -> ConnectingFailure {
        failure(String(cString: PQerrorMessage(connection)))
    }

    fileprivate func failure(_ message: String) -> ConnectingFailure {
        ConnectingFailure(message, host: name, user: user, database: database, passwords: passwords)
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
