import Testing
import TortureRig

/// The quick part of the shortages: one of each kind with each program.
@Suite struct ExhaustionTests {
    @Test func `programs without descriptors or memory lose and duplicate nothing`() async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let report = try await Exhaustion(trials: 1).run(until: .now + .seconds(300), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.faults > 3, "of \(report.trials) runs only \(report.faults) were disturbed")
    }
}
