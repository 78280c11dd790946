import Testing
import TortureRig

/// The quick part of the disk trials: full disks, short reads and writes, power cuts.
@Suite struct DiskTests {
    private func report(of section: any Section) async throws -> SectionReport {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let report = try await section.run(until: .now + .seconds(600), in: workshop)
        for note in report.notes { print("\(section.name): \(note)") }
        return report
    }

    @Test func `short reads and writes have no effect on the results`() async throws {
        let report = try await report(of: ShortIO(seeds: 1..<5))
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.trials == 20)
    }

    @Test func `a full disk loses nothing, whichever folder it holds`() async throws {
        let report = try await report(of: FullDisk(sizes: [0, 12, 60]))
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.faults > 0 || report.notes.contains { $0.hasPrefix("skipped") })
    }

    @Test func `a power cut loses nothing that was confirmed`() async throws {
        let report = try await report(of: PowerCut(orders: 5, cuts: 6))
        #expect(report.violations.isEmpty, "\(report.violations)")
        #expect(report.trials == 6 || report.notes.contains { $0.hasPrefix("skipped") })
    }
}
