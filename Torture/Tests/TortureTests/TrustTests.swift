import Testing
import TortureRig

/// The limits of trust, with less junk than in a torture.
@Suite struct TrustTests {
    @Test func `junk, floods and clocks that are set back lose and duplicate nothing`() async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let trust = Trust(entries: 2000, flood: 300)
        let report = try await trust.run(until: .now + .seconds(300), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.trials >= 2)
    }

    @Test func `each order is on the right day when days end and clocks change`() async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let report = try await Nights([.autumn]).run(until: .now + .seconds(300), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.trials == 1 || report.notes.contains { $0.hasPrefix("libfaketime is not") })
    }

    @Test func `orders among junk under names that are read are taken in soon`() async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        // The programs of a test are not optimized.
        let junk = CandidateJunk(links: 3000, files: 3000, limit: .seconds(10))
        let report = try await junk.run(until: .now + .seconds(300), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.trials == 4)
    }

    @Test func `with a wrong clock nothing is refused, expired or erased`() async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let report = try await WrongClocks().run(until: .now + .seconds(300), in: workshop)
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.trials == 2 || report.notes.contains { $0.hasPrefix("libfaketime is not") })
    }
}
