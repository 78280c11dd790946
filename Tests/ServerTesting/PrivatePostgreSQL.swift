import Foundation
import Synchronization

/// A PostgreSQL server from Debian, on a socket in a temporary folder. It does not listen on the network.
package final class PrivatePostgreSQL: Sendable {
    /// Why the server cannot be used.
    private struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    private static let programs = "/usr/lib/postgresql/15/bin"

    /// Whether the Debian package `postgresql-15` is installed.
    package static var isInstalled: Bool {
        FileManager.default.isExecutableFile(atPath: "\(programs)/postgres")
    }

    /// A library that changes the clock of a program.
    private static let clock = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"

    package static var canHaveAnotherClock: Bool {
        isInstalled && FileManager.default.fileExists(atPath: clock)
    }

    package let folder: String

    /// The address of a database, as a user of the server.
    package func address(_ database: String, as user: String = "postgres") -> String {
        "postgresql://\(user)@\(folder.replacing("/", with: "%2F"))/\(database)"
    }

    private let settings: [String]
    /// Variables of the server's environment. `setpriv` must not have them: what the library shares between
    /// processes would be root's.
    private let environment: [String]
    private let server = Mutex<Process?>(nil)

    /// - Parameters:
    ///   - settings: settings of the server, such as `fsync=off`.
    ///   - ahead: how many seconds the server's clock is ahead; needs the Debian package `libfaketime`.
    ///   - primary: the server of which this one is a standby.
    package init(_ settings: [String] = [], ahead: Int = 0, standbyOf primary: PrivatePostgreSQL? = nil)
        throws
    {
        self.settings = settings
        let time = "\(ahead > 0 ? "+" : "")\(ahead)s"
        environment = ahead == 0 ? [] : ["LD_PRELOAD=\(Self.clock)", "FAKETIME=\(time)"]
        // In memory, because a queue refuses a server without fsync. A socket's path has at most 107 bytes,
        // so the folder is not in TMPDIR.
        let place = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"
        folder = "\(place)/mcorder-postgresql-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try own(folder)
        let data = "\(folder)/data"
        if let primary {
            let copying = ["-h", primary.folder, "-U", "postgres", "-D", data, "-X", "stream", "-c", "fast"]
            try Self.run("pg_basebackup", copying + ["--write-recovery-conf", "--no-sync"])
        } else {
            try Self.run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"])
        }
        try start()
    }

    deinit {
        stop()
    }

    /// Gives a folder to the server's user.
    package func own(_ folder: String) throws {
        if getuid() == 0 { try Self.run("/usr/bin/chown", ["postgres:postgres", folder]) }
    }

    private func start() throws {
        let process = Process()
        Self.prepare(
            process,
            "postgres",
            ["-D", "\(folder)/data", "-k", folder, "-c", "listen_addresses=", "-c", "max_connections=300"]
                + settings.flatMap { ["-c", $0] },
            environment
        )
        try process.run()
        server.withLock { $0 = process }
        let limit = ContinuousClock.now + .seconds(60)
        while try Self.output("pg_isready", ["-h", folder]).status != 0 {
            guard .now < limit else { throw Failure("PostgreSQL does not start") }
            usleep(50_000)
        }
    }

    /// Ends the server, and keeps its folder.
    package func stopServing() {
        server.withLock { server in
            server?.interrupt()
            server?.waitUntilExit()
        }
    }

    /// Ends the server at once, without a checkpoint, if it has not ended by itself, and starts it again.
    ///
    /// - Parameter change: called before the start.
    package func crashAndRestart(_ change: () throws -> Void = {}) throws {
        try server.withLock { server in
            guard let process = server else { throw Failure("the server never started") }
            // An immediate shutdown; see pg_ctl(1).
            if process.isRunning { kill(process.processIdentifier, SIGQUIT) }
            process.waitUntilExit()
        }
        try change()
        try start()
    }

    /// Stops all processes of the server: the kernel still accepts connections, and nobody answers them.
    package func freeze() throws { try signal(SIGSTOP) }

    package func thaw() throws { try signal(SIGCONT) }

    private func signal(_ number: Int32) throws {
        guard let process = server.withLock({ $0?.processIdentifier }) else {
            throw Failure("the server never started")
        }
        let children = try String(
            contentsOfFile: "/proc/\(process)/task/\(process)/children",
            encoding: .utf8
        )
        // The parent first, so that it starts no other child.
        for id in [process] + children.split(separator: " ").compactMap({ pid_t($0) }) { kill(id, number) }
    }

    /// Puts a line in front of `pg_hba.conf`, which decides who may connect.
    package func admit(_ line: String) throws { try changeAdmission { "\(line)\n\($0)" } }

    /// Removes the lines that ``admit(_:)`` added.
    package func withdraw(_ line: String) throws {
        try changeAdmission { $0.replacing("\(line)\n", with: "") }
    }

    private func changeAdmission(_ change: (String) -> String) throws {
        let file = "\(folder)/data/pg_hba.conf"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try change(text).write(toFile: file, atomically: false, encoding: .utf8)
        try Self.run("pg_ctl", ["reload", "-D", "\(folder)/data"])
    }

    /// Makes a standby the primary.
    package func promote() throws {
        try Self.run("pg_ctl", ["promote", "-w", "-D", "\(folder)/data"])
    }

    /// Ends the server and removes its folder.
    package func stop() {
        try? thaw()
        server.withLock { server in
            // A fast shutdown; see pg_ctl(1).
            server?.interrupt()
            server?.waitUntilExit()
        }
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            preconditionFailure("\(folder): \(error)")
        }
    }

    /// Executes statements one after the other.
    ///
    /// - Returns: the server's error messages, each with its statement.
    @discardableResult
    package func complaints(about statements: [String]) throws -> [String] {
        // Each statement is on one line, so that the line number identifies it.
        let lines = statements.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        let script = "\(folder)/script.sql"
        try (lines.map { "\($0);\n" }.joined()).write(toFile: script, atomically: true, encoding: .utf8)
        let said = try Self.output(
            "psql",
            ["-h", folder, "-U", "postgres", "-d", "postgres", "-X", "-q", "-f", script]
        )
        return said.errors.split(separator: "\n").compactMap { line in
            // Example: psql:/path/script.sql:12: ERROR:  syntax error at or near "x"
            guard let words = line.wholeMatch(of: /psql:.*\.sql:(\d+): ERROR: +(.*)/),
                let number = Int(words.1)
            else { return nil }
            return "\(words.2): \(lines[number - 1])"
        }
    }

    /// Runs statements in one session of a database until it ends.
    package func run(_ statements: [String], in address: String) throws {
        try Self.run("psql", ["-d", address, "-X", "-q"] + statements.flatMap { ["-c", $0] })
    }

    /// Whether a condition is true in a database.
    package func isTrue(_ condition: String, in address: String) throws -> Bool {
        let query = "SELECT 1 / (\(condition))::int"
        return try Self.output("psql", ["-d", address, "-X", "-c", query]).status == 0
    }

    /// Whether another client has a lock of a table that excludes all others.
    package func isLocked(_ table: String, in address: String) throws -> Bool {
        try isTrue(
            """
            EXISTS (SELECT 1 FROM pg_locks
                WHERE relation = '\(table)'::regclass AND mode = 'AccessExclusiveLock' AND granted)
            """,
            in: address
        )
    }

    /// Makes a copy of a database as an administrator does.
    package func dump(_ database: String, to file: String) throws {
        try Self.run("pg_dump", ["-h", folder, "-U", "postgres", "-Fc", "-f", file, database])
    }

    package func restore(_ database: String, from file: String) throws {
        try Self.run(
            "pg_restore",
            ["-h", folder, "-U", "postgres", "--clean", "--single-transaction", "-d", database, file]
        )
    }

    private static func prepare(
        _ process: Process,
        _ program: String,
        _ arguments: [String],
        _ environment: [String] = []
    ) {
        let path = program.hasPrefix("/") ? program : "\(programs)/\(program)"
        // The server refuses to run as root.
        let isOther = getuid() == 0 && !program.hasPrefix("/")
        let user = ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            (isOther ? user : []) + ["/usr/bin/env"] + environment + [path] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
    }

    private static func output(
        _ program: String,
        _ arguments: [String]
    ) throws -> (status: Int32, errors: String) {
        let process = Process()
        prepare(process, program, arguments)
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let errors = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: errors, as: UTF8.self))
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let said = try output(program, arguments)
        guard said.status == 0 else { throw Failure("\(program): \(said.errors)") }
    }
}
