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

    @Test func `a sending that is killed at any of its calls is finished once`() async throws {
        try await sweep(SendScenario(), every: 4)
    }

    @Test func `a sealed sending that is killed at any of its calls is finished once`() async throws {
        try await sweep(SealedSendScenario(), every: 12)
    }

    @Test func `a sealed intake that is killed at any of its calls takes each file in once`() async throws {
        try await sweep(SealedBatchScenario(), every: 32)
    }

    @Test func `a rotation that is killed at any of its calls can be repeated`() async throws {
        try await sweep(RotateScenario(), every: 1)
    }

    @Test func `an intake that is killed at any of its calls takes each file in once`() async throws {
        try await sweep(BatchScenario(), every: 16)
    }

    @Test func `an installation that is killed at any of its calls can be repeated`() async throws {
        try await sweep(InitScenario(), every: 25, critical: 6)
    }

    @Test func `a ticket whose printing is killed at any call is on paper, and a second one is marked`()
        async throws
    {
        try await sweep(PrintScenario(), every: 8)
    }

    @Test func `a backup that is killed at any of its calls leaves a complete copy or none`() async throws {
        try await sweep(BackupScenario(), every: 16)
    }

    @Test func `a restore that is killed at any of its calls leaves one of the two queues`() async throws {
        try await sweep(RestoreScenario(), every: 24)
    }

    @Test func `if till collect is killed at any of its calls, the order is collected or unchanged`()
        async throws
    {
        try await sweep(CollectScenario(), every: 8)
    }
}
