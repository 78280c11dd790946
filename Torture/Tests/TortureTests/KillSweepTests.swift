import Testing
import TortureRig

/// The quick part of the kill sweep: all calls that determine the order of changes, and a few of the others.
@Suite struct KillSweepTests {
    /// Every `critical`-th of the ordering calls and every `step`-th of the others.
    private func choose(every step: Int, critical: Int) -> @Sendable ([Injection]) -> [Injection] {
        { sites in
            let first = sites.filter(\.isOrdering)
            let others = sites.filter { !$0.isOrdering }
            return stride(from: 0, to: first.count, by: critical).map { first[$0] }
                + stride(from: 0, to: others.count, by: step).map { others[$0] }
        }
    }

    private func sweep(_ scenario: any Scenario, every step: Int, critical: Int = 1) async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let sweep = Sweep.kills([scenario], choosing: choose(every: step, critical: critical))
        let report = try await sweep.run(until: .now + .seconds(600), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.kills > 10, "of \(report.trials) runs only \(report.kills) were killed")
    }

    @Test func `a sending killed at any call of its is finished once`() async throws {
        try await sweep(SendScenario(), every: 4)
    }

    @Test func `an intake killed at any call of its takes each file in once`() async throws {
        try await sweep(BatchScenario(), every: 16)
    }

    @Test func `an installation killed at any call of its can be repeated`() async throws {
        try await sweep(InitScenario(), every: 25, critical: 6)
    }

    @Test func `a backup killed at any call of its leaves a whole copy or none`() async throws {
        try await sweep(BackupScenario(), every: 16)
    }

    @Test func `a restore killed at any call of its leaves one of the two queues`() async throws {
        try await sweep(RestoreScenario(), every: 24)
    }

    @Test func `a handing over killed at any call of its is done or not`() async throws {
        try await sweep(CollectScenario(), every: 8)
    }
}
