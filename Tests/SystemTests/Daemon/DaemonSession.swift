import Foundation
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// A running `mcorderd` of one test, with its log, its signals and its messages to a service manager.
struct DaemonSession: Sendable {
    let programs: Programs
    let manager: FakeServiceManager
    let process: ProcessIdentifier
    let log: String

    func logText() throws -> String {
        try String(contentsOf: URL(filePath: log), encoding: .utf8)
    }

    /// Waits until the log contains these words.
    func untilLogged(_ words: String) async throws {
        try await programs.until("the log says \(words)") { try logText().contains(words) }
    }

    func send(_ signal: CInt) throws {
        try #require(kill(process.value, signal) == 0)
    }

    /// `mcorderd status --json`.
    func status() async throws -> JSONValue {
        try await programs.mcorderd("status", "--json").json()
    }
}

extension Programs {
    /// Runs `mcorderd run` under a fake service manager while `body` runs, then sends SIGTERM.
    ///
    /// - Parameters:
    ///   - arguments: the arguments after the program's name.
    ///   - variables: additional environment variables.
    ///   - waits: whether `body` starts only after the daemon reports that it is ready.
    /// - Returns: how the daemon ended, and its whole log.
    @discardableResult
    func withSession(
        arguments: [String] = ["run"],
        adding variables: [String: String] = [:],
        waits: Bool = true,
        _ body: (DaemonSession) async throws -> Void
    ) async throws -> (end: TerminationStatus, log: String) {
        let manager = try FakeServiceManager(path: "\(folder)/notify")
        defer { manager.close() }
        let log = "\(folder)/log"
        let file = try FileDescriptor.open(
            FilePath(log),
            .writeOnly,
            options: [.create, .truncate],
            permissions: .ownerReadWrite
        )
        let all = ["NOTIFY_SOCKET": "\(folder)/notify"].merging(variables) { $1 }
        let result = try await Subprocess.run(
            try Self.binary("mcorderd"),
            arguments: Arguments(arguments),
            environment: environment.updating(
                Dictionary(uniqueKeysWithValues: all.map { (Environment.Key(rawValue: $0) ?? "_", $1) })
            ),
            input: .none,
            output: .discarded,
            error: .fileDescriptor(file, closeAfterSpawningProcess: true)
        ) { execution in
            let session = DaemonSession(
                programs: self,
                manager: manager,
                process: execution.processIdentifier,
                log: log
            )
            do {
                if waits {
                    try await until("the daemon is ready") { manager.messages().contains("READY=1") }
                }
                try await body(session)
            } catch {
                _ = kill(execution.processIdentifier.value, SIGKILL)
                throw error
            }
            _ = kill(execution.processIdentifier.value, SIGTERM)
        }
        return (result.terminationStatus, try String(contentsOf: URL(filePath: log), encoding: .utf8))
    }
}
