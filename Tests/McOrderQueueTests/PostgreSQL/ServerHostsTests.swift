#if PostgreSQL
import CLibPQ
import Foundation
import McOrderModel
import ServerTesting
import Testing

@testable import McOrderQueue

/// Which host of an address is used, and what is said about one that cannot be.
@Suite(.enabled(if: PrivatePostgreSQL.isInstalled), .timeLimit(.minutes(3))) struct ServerHostsTests {
    private func host(_ server: PrivatePostgreSQL) -> String { server.folder.replacing("/", with: "%2F") }

    private func address(_ servers: PrivatePostgreSQL..., rest: String = "/postgres") throws -> ServerAddress
    {
        try ServerAddress("postgresql://postgres@\(servers.map(host).joined(separator: ","))\(rest)")
    }

    private func folder(of session: ServerSession) -> String {
        String(cString: PQhost(session.connection))
    }

    /// The problem that opening a session ends with.
    private func problem(_ address: ServerAddress) -> ServerProblem? {
        do {
            _ = try ServerSession.open(address, as: "t")
            return nil
        } catch QueueError.server(let problem) {
            return problem
        } catch {
            Issue.record(error)
            return nil
        }
    }

    @Test(
        arguments: [
            ("postgresql://a,b/q", [["host=a", "port="], ["host=b", "port="]]),
            ("postgresql://a,b:6/q", [["host=a", "port="], ["host=b", "port=6"]]),
            (
                "postgresql://a,b/q?hostaddr=10.0.0.1,10.0.0.2",
                [["host=a", "hostaddr=10.0.0.1", "port="], ["host=b", "hostaddr=10.0.0.2", "port="]]
            ),
            ("postgresql://a/q", [["host=a"]]),
            ("postgresql:///q?host=a,b&port=1,2,3", [["host=a,b", "port=1,2,3"]]),
        ]
    )
    func `each host of a list has its own parameters`(text: String, hosts: [[String]]) throws {
        let parameters = try #require(ConnectionParameters(parsing: text))
        #expect(parameters.hosts.map { $0.map { "\($0.name)=\($0.value)" } } == hosts)
    }

    @Test func `a frozen primary is left for the standby that took over`() throws {
        let primary = try PrivatePostgreSQL()
        let standby = try PrivatePostgreSQL(standbyOf: primary)
        defer { withExtendedLifetime((primary, standby)) {} }
        let both = try address(primary, standby)
        let session = try ServerSession.open(both, as: "t")
        #expect(folder(of: session) == primary.folder)
        try primary.freeze()
        // A session that is in use notices it too.
        let error = #expect(throws: ServerError.self) { try session.execute("SELECT 1") }
        guard case .lost(ServerSession.noAnswer)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        try standby.promote()
        #expect(folder(of: try ServerSession.open(both, as: "t")) == standby.folder)
        // The frozen host is the first one for a process that knows nothing.
        let again = try address(primary, standby, rest: "/postgres?application_name=again")
        #expect(folder(of: try ServerSession.open(again, as: "t")) == standby.folder)
        #expect(KnownHosts.order(of: again, count: 2) == [1, 0])
        // The old primary comes back as a primary, without the changes of the new one.
        try primary.thaw()
        let old = problem(try address(primary))
        #expect(old == .olderTimeline(host: primary.folder, found: 1, known: 2))
        #expect(folder(of: try ServerSession.open(both, as: "t")) == standby.folder)
    }

    @Test func `a standby alone is named as read-only`() throws {
        let primary = try PrivatePostgreSQL()
        let standby = try PrivatePostgreSQL(standbyOf: primary)
        defer { withExtendedLifetime((primary, standby)) {} }
        #expect(problem(try address(standby)) == .readOnly(hosts: standby.folder))
        #expect(
            problem(try address(standby, standby)) == .readOnly(hosts: "\(standby.folder), \(standby.folder)")
        )
    }

    @Test func `each cause at connecting has its own problem`() throws {
        let server = try PrivatePostgreSQL(["superuser_reserved_connections=1"])
        defer { withExtendedLifetime(server) {} }
        #expect(
            try server.complaints(about: [
                "CREATE ROLE stranger LOGIN PASSWORD 'x'", "CREATE ROLE guest LOGIN CONNECTION LIMIT 0",
                "CREATE DATABASE old ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
            ]).isEmpty
        )
        try server.admit("local all stranger scram-sha-256")
        let folder = try StateFolder()
        let file = "\(folder.path)/pgpass"
        let user = { (user: String, rest: String) in
            try ServerAddress("postgresql://\(user)@\(host(server))\(rest)")
        }
        for (mode, isIgnored) in [(UInt16(0o600), false), (0o644, true)] {
            try Data("*:*:*:*:wrong\n".utf8).write(to: URL(filePath: file))
            chmod(file, mode_t(mode))
            let found = problem(try user("stranger", "/postgres?passfile=\(file)"))
            guard case .refused("stranger", server.folder, let passwords, let cause)? = found else {
                Issue.record("\(String(describing: found))")
                return
            }
            #expect(passwords == PasswordFile(path: file, mode: mode))
            #expect(cause.contains(isIgnored ? "no password supplied" : "password authentication failed"))
            #expect(!cause.contains("LOCATION") && !cause.contains("28P01") && !cause.contains("\n"))
        }
        let none = ServerProblem.noDatabase(name: "nothing", host: server.folder)
        #expect(problem(try user("postgres", "/nothing")) == none)
        #expect(problem(try user("postgres", "/old")) == .encoding("LATIN1", database: "old"))
        guard case .full? = problem(try user("guest", "/postgres")) else {
            Issue.record("a server without a session left")
            return
        }
        guard case .setting(let cause)? = problem(try user("postgres", "/postgres?sslmode=nonsense")) else {
            Issue.record("a wrong parameter")
            return
        }
        #expect(cause.contains("nonsense"))
        let absent =
            "postgresql://u@db.example/q?hostaddr=127.0.0.1&port=1&sslmode=verify-full&sslrootcert=/none"
        guard case .unreachable? = problem(try ServerAddress(absent)) else {
            Issue.record("a server that is not there")
            return
        }
    }

    @Test func `a message of the client library becomes one line`() {
        let message = """
            connection to server at "db" (10.0.0.1), port 5432 failed: FATAL:  28P01: no such\tuser.
            LOCATION:  auth_failed, auth.c:338
            connection to server at "db" (10.0.0.1), port 5432 failed: FATAL:  28P01: no such\tuser.
            """
        let words = "connection to server at \"db\" (10.0.0.1), port 5432 failed: FATAL: no such user"
        #expect(ConnectingFailure.readable(message) == words)
    }

    @Test func `parameters of the address are merged with those of the program`() throws {
        let server = try PrivatePostgreSQL()
        defer { withExtendedLifetime(server) {} }
        let rest = "/postgres?options=-c%20search_path%3Dshop&application_name=bar"
        let session = try ServerSession.open(try address(server, rest: rest), as: "till")
        #expect(try session.execute("SHOW search_path").text == "shop")
        #expect(try session.execute("SHOW lock_timeout").text == "5s")
        #expect(try session.execute("SHOW application_name").text == "till (bar)")
    }

    /// OpenSSL's own handler would run before this one, which was registered before OpenSSL was used.
    @Test func `a process that used the client library does not clean up OpenSSL at its end`() async {
        await #expect(processExitsWith: .success) {
            atexit {
                typealias Initialiser = @convention(c) (UInt64, OpaquePointer?) -> Int32
                let symbol = dlsym(nil, "OPENSSL_init_crypto")
                // It fails once OpenSSL is cleaned up.
                let isUsable = unsafeBitCast(symbol, to: Initialiser.self)(0, nil) == 1
                _exit(isUsable ? 0 : 1)
            }
            let address = try ServerAddress("postgresql://db.example/q?hostaddr=127.0.0.1&port=1")
            _ = try? ServerSession.open(address, as: "t")
            exit(1)
        }
    }
}
#endif
