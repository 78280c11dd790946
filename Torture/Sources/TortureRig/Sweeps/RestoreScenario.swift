import Foundation

/// An administrator restores a backup of the queue; after the backup orders came in, and one was collected.
package struct RestoreScenario: Scenario {
    package let name = "mcorderd restore"
    package let program = "mcorderd"

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] {
        ["restore", "--yes", BackupScenario.file(in: sandbox)]
    }

    package func alsoEnds(after harm: Injection) -> Set<Int32> {
        BackupScenario().alsoEnds(after: harm)
    }

    /// The orders that came after the backup.
    private static let late = [1, 2, 3].map { SampleOrder.bytes($0, device: 3) }

    /// The content of the queue before and after a restore.
    private enum Content {
        case old
        case restored

        var summary: Set<String> {
            guard self == .old else { return BatchScenario.expected }
            return BatchScenario.expected.subtracting(["order 1 of device 2: received, arrived"])
                .union([1, 2, 3].map { "order \($0) of device 3: received" })
                .union(["order 1 of device 2: collected, arrived"])
        }

        /// The part of a complete ledger that applies to this content.
        func ledger(_ all: Ledger) -> Ledger {
            guard self == .restored else { return all }
            var copy = Ledger()
            for bytes in all.written {
                if late.contains(bytes) { copy.mayHaveWritten(bytes) } else { copy.deliver(bytes) }
            }
            all.left.forEach { copy.leave($0) }
            return copy
        }
    }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        var (sandbox, ledger) = try await BackupScenario().prepare(in: workshop)
        try await sandbox.run("mcorderd", BackupScenario().arguments(in: sandbox)).required("backup")
        for (index, bytes) in Self.late.enumerated() {
            try sandbox.drop(bytes, as: "late \(index).json")
            ledger.deliver(bytes)
        }
        try await sandbox.drain().required("drain")
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        guard let code = record.orders.first(where: { $0.hasArrived })?.code else {
            throw RigError("nobody has arrived")
        }
        try await sandbox.till("collect", code).required("collect")
        try await sandbox.drain().required("drain")
        return (sandbox, ledger)
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var (content, broken) = try Self.inspect(sandbox)
        if outcome.status == 0, content == .old {
            broken.append(Violation(.manners, "the program reported a restore that did not happen"))
        }
        // Where the program cannot read the previous queue or the folder it says so, and the administrator
        // does the step.
        if outcome.output.contains("nobody knows which orders")
            || outcome.error.contains("cannot be taken back")
        {
            try Self.takeReceiptsBack(sandbox)
        }
        broken += try sandbox.violations(content.ledger(ledger), at: .interrupted)
        broken += expect(try await sandbox.mcorderd("verify"), "mcorderd verify")
        // In half of the trials the restaurant is opened first, and the restore is repeated later.
        if turn.isMultiple(of: 2) {
            broken += expect(try await sandbox.drain(), "mcorderd run --once")
            broken += try sandbox.violations(content.ledger(ledger), at: .idle)
        }
        broken += expect(try await sandbox.run(program, arguments(in: sandbox)), name)
        let (end, more) = try Self.inspect(sandbox)
        broken += more
        if end == .old {
            broken.append(Violation(.asUndisturbed, "restored again, the queue is the old one"))
        }
        broken += expect(try await sandbox.drain(), "mcorderd run --once")
        broken += try sandbox.violations(Content.restored.ledger(ledger), at: .idle)
        let left = try FileManager.default.contentsOfDirectory(atPath: sandbox.state).filter {
            $0.hasPrefix(".")
        }
        broken += left.map { Violation(.drained, "\($0) is left in the state folder") }
        return broken
    }

    private static func takeReceiptsBack(_ sandbox: Sandbox) throws {
        for order in late.compactMap(OrderContent.init) {
            let name = SHA256.digits(of: Array("\(order.udid):\(order.number)".utf8))
            let path = "\(sandbox.receipts)/\(name).json"
            if FileManager.default.fileExists(atPath: path) {
                try FileManager.default.removeItem(atPath: path)
            }
        }
    }

    /// Returns which of the two contents the queue has, and whether it and the replaced queues are complete.
    private static func inspect(_ sandbox: Sandbox) throws -> (Content, [Violation]) {
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        var broken = record.damage.map { Violation(.soundDatabase, $0) }
        let content = Set(record.summary) == Content.old.summary ? Content.old : .restored
        if content == .restored { broken += record.differences(from: content.summary, "in the queue") }
        for name in try FileManager.default.contentsOfDirectory(atPath: sandbox.state)
        where name.contains("before-restore") && !name.hasSuffix("-wal") {
            let kept = try QueueRecord.read(state: sandbox.state, copying: true, named: name)
            broken += kept.damage.map { Violation(.soundDatabase, "\(name): \($0)") }
            let isOne = [Content.old, .restored].contains { Set(kept.summary) == $0.summary }
            if !isOne { broken.append(Violation(.wholeFiles, "\(name) is neither of the two queues")) }
        }
        return (content, broken)
    }
}
