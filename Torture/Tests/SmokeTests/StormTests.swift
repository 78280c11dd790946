import Testing
import TortureRig

/// A short run of the section `Storm`.
@Suite struct StormTests {
    @Test func `a storm of kills, writers and sync clients loses and duplicates nothing`() async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let report = try await Storm().run(until: .now + .seconds(20), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.trials == 1)
        #expect(
            report.notes.contains {
                $0.hasSuffix(" keys on live screens") && !$0.hasSuffix(" 0 keys on live screens")
            }
        )
        #expect(report.kills > 5, "only \(report.kills) programs were killed")
    }
}
