import Foundation

/// Does one harm after the other to copies of one restaurant, several at the same time, until none remain or
/// the time is over.
struct Trials {
    let workshop: Workshop
    let scenario: any Scenario
    let template: Sandbox
    let ledger: Ledger

    /// The prepared restaurant of the scenario, which is copied for each trial.
    init(_ scenario: any Scenario, in workshop: Workshop) async throws {
        self.workshop = workshop
        self.scenario = scenario
        (template, ledger) = try await scenario.prepare(in: workshop)
    }

    /// Runs the program undisturbed; it must end with success, and the restaurant must keep all promises.
    func undisturbed(calls: [String]) async throws -> (log: CallLog, violations: [Violation], folder: String)
    {
        let (sandbox, ledger) = try fresh()
        let run = try await scenario.attend(sandbox) {
            try await sandbox.trace(
                scenario.program,
                scenario.arguments(in: sandbox),
                adding: scenario.variables,
                calls: calls
            )
        }
        guard run.outcome.status == 0 else {
            throw RigError(
                "\(scenario.name), undisturbed, ended with \(run.outcome.status): \(run.outcome.error)"
            )
        }
        let broken = try await scenario.recover(sandbox, ledger, after: run.outcome, turn: 0)
        try sandbox.tearDown()
        return (run.log, broken.map { $0.during("\(scenario.name), undisturbed") }, sandbox.folder)
    }

    /// A copy of the restaurant, with a ledger that knows the copy's home.
    func fresh() throws -> (sandbox: Sandbox, ledger: Ledger) {
        let sandbox = try template.copy()
        return (sandbox, ledger.moved(from: template.folder, to: sandbox.folder))
    }

    /// Does each of `harms` to its own copy of the restaurant, and goes on as its users would.
    func run<Kind: Disturbance>(
        _ harms: [Kind.Harm],
        by kind: Kind,
        until deadline: ContinuousClock.Instant
    ) async throws -> (report: SectionReport, done: Int) {
        var report = SectionReport(name: scenario.name)
        var done = 0
        try await withThrowingTaskGroup(of: SectionReport.self) { group in
            var waiting = harms.enumerated().makeIterator()
            var running = 0
            while true {
                while running < workshop.hands, ContinuousClock.now < deadline,
                    let (turn, harm) = waiting.next()
                {
                    group.addTask { try await trial(harm, by: kind, turn: turn) }
                    running += 1
                }
                guard let result = try await group.next() else { return }
                running -= 1
                done += 1
                report.add(result)
            }
        }
        return (report, done)
    }

    private func trial<Kind: Disturbance>(_ harm: Kind.Harm, by kind: Kind, turn: Int) async throws
        -> SectionReport
    {
        let (sandbox, ledger) = try fresh()
        var stroke = try await kind.strike(sandbox, at: scenario, with: harm)
        if stroke.report.trials > 0 {
            let broken = try await scenario.recover(sandbox, ledger, after: stroke.outcome, turn: turn)
            stroke.report.add(broken)
        }
        try sandbox.tearDown()
        return stroke.report.during("\(scenario.name), \(harm)")
    }
}
