import Foundation
import Subprocess
import Synchronization
import SystemPackage

/// A restaurant in a storm, with the records of all programs and writers that work on it.
final class StormSandbox: Sendable {
    let sandbox: Sandbox
    /// A daemon is started only while this gate is open.
    let gate = MarkerGate()
    private let book = Mutex(Ledger())
    private let screens = Mutex(0)
    private let report = Mutex(SectionReport(name: "storm"))

    init(_ sandbox: Sandbox) {
        self.sandbox = sandbox
    }

    /// The daemon polls often, and waits until files that are written in place stop changing.
    static let variables = ["MCORDERD_INTAKE_POLL": "200ms", "MCORDERD_INTAKE_SETTLE": "3s"]

    /// The ledger of the storm so far.
    var ledger: Ledger { book.withLock { $0 } }

    /// Changes the ledger under its lock.
    func note(_ change: (inout Ledger) -> Void) {
        book.withLock { change(&$0) }
    }

    /// Adds violations.
    func judge(_ violations: [Violation]) {
        report.withLock { $0.add(violations) }
    }

    /// Records that a live screen was killed after that many keys.
    func noteScreen(keys: Int) {
        screens.withLock { $0 += keys }
        report.withLock { $0.kills += 1 }
    }

    /// True with a probability of that many percent.
    static func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100) < percent }

    /// Runs a program. With a given probability it is killed within that many milliseconds of its start.
    ///
    /// A program that was not killed must end with one of `allowed`; anything else is recorded as a
    /// violation.
    func run(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String] = [:],
        killing percent: Int = 0,
        within milliseconds: Int = 150,
        allowed: Set<Int32>
    ) async throws -> Sandbox.Outcome {
        let isDoomed = Self.chance(percent)
        let outcome =
            if isDoomed {
                try await sandbox.run(
                    program,
                    arguments,
                    adding: variables,
                    killedAfter: .milliseconds(Int.random(in: 0...milliseconds))
                )
            } else {
                try await sandbox.run(program, arguments, adding: variables)
            }
        if isDoomed, outcome.signal == 9 {
            report.withLock { $0.kills += 1 }
        } else if outcome.signal != nil || !allowed.contains(outcome.status) {
            let words = "\(program) \(arguments.joined(separator: " ")) ended with \(outcome.status): "
            judge([Violation(.manners, words + outcome.error)])
        }
        return outcome
    }

    /// Runs a daemon until it has decided all files.
    func drain() async throws -> [Violation] {
        let outcome = try await sandbox.run("mcorderd", ["run", "--once"], adding: Self.variables)
        guard outcome.status != 0 else { return [] }
        return [Violation(.manners, "the last daemon ended with \(outcome.status): \(outcome.error)")]
    }

    /// The report of this restaurant, with the number of orders that it processed.
    func finished() -> SectionReport {
        report.withLock { report in
            report.trials = 1
            // A restaurant that cannot be read has violations already.
            if let record = try? QueueRecord.read(state: sandbox.state, copying: true) {
                let redelivered = record.orders.reduce(0) { $0 + $1.redeliveries }
                report.notes = [
                    "\(record.orders.count) orders, \(redelivered) redeliveries, \(screens.withLock { $0 }) keys"
                ]
            }
            return report
        }
    }

    /// The sums of the numbers in the notes of ``finished()``.
    static func sums(_ notes: [String]) -> (orders: Int, redelivered: Int, keys: Int) {
        notes.reduce(into: (0, 0, 0)) { sums, note in
            let numbers = note.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 3 else { return }
            sums.0 += numbers[0]
            sums.1 += numbers[1]
            sums.2 += numbers[2]
        }
    }
}

extension Sandbox {
    /// Runs a program and kills it after that time, if it still runs then.
    func run(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String],
        killedAfter time: Duration
    ) async throws -> Outcome {
        try await run(program, arguments, adding: variables) { try await Task.sleep(for: time) }
    }

    /// Runs a program and kills it when a condition becomes true, if it still runs then.
    func run(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String],
        killedWhen isOver: @escaping @Sendable () -> Bool
    ) async throws -> Outcome {
        try await run(program, arguments, adding: variables) {
            while !isOver() { try await Task.sleep(for: .milliseconds(20)) }
        }
    }

    private func run(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String],
        killedBehind wait: @escaping @Sendable () async throws -> Void
    ) async throws -> Outcome {
        let all = self.variables.merging(variables) { $1 }
        let result = try await Subprocess.run(
            .path(FilePath(program.hasPrefix("/") ? program : "\(workshop.programs)/\(program)")),
            arguments: Arguments(arguments),
            environment: .custom(
                Dictionary(uniqueKeysWithValues: all.map { (Environment.Key(rawValue: $0) ?? "_", $1) })
            ),
            input: .none,
            output: .string(limit: 64 << 20),
            error: .string(limit: 64 << 20)
        ) { execution in
            try await wait()
            // A program that has ended meanwhile cannot be killed.
            _ = Result { try execution.send(signal: .kill) }
        }
        switch result.terminationStatus {
        case .exited(let code):
            return Outcome(
                status: code,
                signal: nil,
                output: result.standardOutput,
                error: result.standardError
            )
        case .signaled(let signal):
            return Outcome(
                status: 128 + signal,
                signal: signal,
                output: result.standardOutput,
                error: result.standardError
            )
        }
    }
}
