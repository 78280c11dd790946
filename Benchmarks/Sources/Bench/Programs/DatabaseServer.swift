import Foundation
import Glibc

/// A PostgreSQL server of Debian in a temporary folder, on a socket there, with the settings of a new
/// installation.
public final class DatabaseServer {
    private static let programs = "/usr/lib/postgresql/15/bin"

    private let folder: String
    private let process: Process
    private var count = 0

    /// - Parameter parent: the folder in which it is created. Its disk is part of what is measured.
    public init(in parent: String) throws {
        // A socket's path has at most 107 bytes.
        folder = "\(parent)/pg-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if getuid() == 0 { try Self.run("/usr/bin/chown", ["postgres:postgres", folder]) }
        try Self.run("initdb", ["-D", "\(folder)/data", "-U", "postgres", "-A", "trust", "-E", "UTF8"])
        process = Self.process(
            "postgres",
            ["-D", "\(folder)/data", "-k", folder, "-c", "listen_addresses=", "-c", "max_connections=200"]
        )
        try process.run()
        let limit = ContinuousClock.now + .seconds(60)
        while (try? Self.run("pg_isready", ["-h", folder])) == nil {
            guard .now < limit else { throw BenchError("PostgreSQL does not start in \(folder)") }
            usleep(50_000)
        }
    }

    deinit {
        // A fast shutdown; see pg_ctl(1).
        process.interrupt()
        process.waitUntilExit()
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            print("left behind: \(folder): \(error)")
        }
    }

    /// Creates a database.
    ///
    /// - Returns: its address.
    public func newDatabase() throws -> String {
        count += 1
        try Self.run("createdb", ["-h", folder, "-U", "postgres", "queue\(count)"])
        return "postgresql:///queue\(count)?host=\(folder)&user=postgres"
    }

    private static func process(_ program: String, _ arguments: [String]) -> Process {
        let process = Process()
        let path = program.hasPrefix("/") ? program : "\(programs)/\(program)"
        // The server refuses to run as root.
        let user = ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = (getuid() == 0 && path != program ? user : []) + [path] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let process = process(program, arguments)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchError("\(program): \(process.terminationStatus)")
        }
    }
}
