import Testing
import TortureRig

/// The part of the kill sweep and of the fault sweep that is fast enough for `make test`: the calls that
/// determine the order of changes on the disk.
@Suite struct CrashTests {
    /// Kills the program at each of these calls.
    private func kill(_ scenario: any Scenario) async throws {
        let report = try await report(of: .kills([scenario]) { $0.filter(\.isOrdering) })
        #expect(report.kills > 2, "of \(report.trials) runs only \(report.kills) were killed")
    }

    /// Lets each sync of the program fail: once, and from then on.
    private func failSyncs(of scenario: any Scenario) async throws {
        let sweep = Sweep.faults([scenario]) { $0.filter { $0.isSync && $0.harm == .error("EIO") } }
        let report = try await report(of: sweep)
        #expect(report.faults > 1, "of \(report.trials) runs only \(report.faults) were disturbed")
    }

    private func report(of sweep: Sweep) async throws -> SectionReport {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let report = try await sweep.run(until: .now + .seconds(600), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        return report
    }

    @Test func `an order whose sending is killed is neither lost nor duplicated`() async throws {
        try await kill(SendScenario())
    }

    @Test func `an intake that is killed takes each file in once`() async throws {
        try await kill(BatchScenario())
    }

    @Test func `if till collect is killed, the order is collected or unchanged`() async throws {
        try await kill(CollectScenario())
    }

    @Test func `a sealed order is neither lost nor doubled nor unreadable wherever its way is killed`()
        async throws
    {
        try await kill(SealedSendScenario())
        try await kill(SealedBatchScenario())
    }

    @Test func `a rotation of the seal key that is killed makes nothing unreadable`() async throws {
        try await kill(RotateScenario())
    }

    @Test func `a ticket whose printing is killed is on paper, and a second one is marked`() async throws {
        try await kill(PrintScenario())
    }

    @Test func `if the sending's syncs fail, nothing is lost`() async throws {
        try await failSyncs(of: SendScenario())
    }

    @Test func `if the intake's syncs fail, nothing is lost or duplicated`() async throws {
        try await failSyncs(of: BatchScenario())
    }

    @Test func `if the syncs of till collect fail, the order is collected or unchanged`() async throws {
        try await failSyncs(of: CollectScenario())
    }
}
