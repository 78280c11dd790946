import Testing
import TortureRig

/// The quick part of the fault sweep: a few faults of every kind of call.
@Suite struct FaultSweepTests {
    private func sweep(_ scenario: any Scenario, each most: Int) async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let sweep = Sweep.faults([scenario]) { all in
            // Some of each kind of call and error, spread evenly over the run, once or from then on.
            Dictionary(grouping: all) { "\($0.call) \($0.harm)" }.sorted { $0.key < $1.key }
                .flatMap { _, faults in
                    let step = max(1, faults.count / most)
                    return stride(from: step / 2, to: faults.count, by: step).map { faults[$0] }
                }
        }
        let report = try await sweep.run(until: .now + .seconds(600), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.faults > 15, "of \(report.trials) runs only \(report.faults) were disturbed")
    }

    @Test func `a sending whose system calls fail loses nothing`() async throws {
        try await sweep(SendScenario(), each: 1)
    }

    @Test func `an intake whose system calls fail loses and duplicates nothing`() async throws {
        try await sweep(BatchScenario(), each: 1)
    }

    @Test func `a backup whose system calls fail is complete or missing`() async throws {
        try await sweep(BackupScenario(), each: 1)
    }

    @Test func `a restore whose system calls fail leaves one of the two queues`() async throws {
        try await sweep(RestoreScenario(), each: 1)
    }

    @Test func `if system calls of till collect fail, the order is collected or unchanged`() async throws {
        try await sweep(CollectScenario(), each: 1)
    }
}
