import Foundation

/// An administrator copies the queue of a restaurant in operation.
package struct BackupScenario: Scenario {
    package let name = "mcorderd backup"
    package let program = "mcorderd"

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] { ["backup", Self.file(in: sandbox)] }

    /// SQLite reports a database as malformed when reading a page fails with EIO, and the program repeats
    /// that.
    package func alsoEnds(after harm: Injection) -> Set<Int32> {
        guard case .error("EIO") = harm.harm, harm.call == "pread64" else { return [] }
        return [65]
    }

    static func file(in sandbox: Sandbox) -> String { "\(sandbox.folder)/backups/queue.copy" }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let (sandbox, ledger) = try await BatchScenario().prepare(in: workshop)
        try FileManager.default.createDirectory(
            atPath: "\(sandbox.folder)/backups",
            withIntermediateDirectories: true
        )
        try await sandbox.drain().required("drain")
        return (sandbox, ledger)
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var broken = try sandbox.violations(ledger, at: .interrupted)
        broken += try Self.inspect(sandbox, after: outcome)
        let isThere = FileManager.default.fileExists(atPath: Self.file(in: sandbox))
        // Only `--force` replaces the last good copy.
        let force = turn.isMultiple(of: 2) ? [] : ["--force"]
        let again = try await sandbox.run(program, arguments(in: sandbox) + force)
        broken += expect(again, name, in: isThere && force.isEmpty ? [73] : [0])
        broken += try Self.inspect(sandbox, after: nil)
        broken += expect(try await sandbox.drain(), "mcorderd run --once")
        broken += try sandbox.violations(ledger, at: .idle)
        return broken
    }

    /// Whether the copy under its final name is complete, and the folder holds nothing else.
    ///
    /// - Parameter outcome: how the program that copied ended; nil where the copy must exist.
    private static func inspect(_ sandbox: Sandbox, after outcome: Sandbox.Outcome?) throws -> [Violation] {
        let file = URL(filePath: file(in: sandbox))
        let folder = file.deletingLastPathComponent().path
        var broken: [Violation] = []
        var isThere = false
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            if name == file.lastPathComponent {
                isThere = true
                let copy = try QueueRecord.read(state: folder, copying: true, named: name)
                broken += copy.damage.map { Violation(.soundDatabase, "the backup: \($0)") }
                broken += copy.differences(from: BatchScenario.expected, "in the backup")
            } else if !name.hasPrefix(".mcorder-") {
                broken.append(Violation(.wholeFiles, "\(name) lies beside the backup"))
            }
        }
        if !isThere, outcome?.status ?? 0 == 0 {
            broken.append(Violation(.wholeFiles, "the program reported a backup that is not there"))
        }
        return broken
    }
}
