import Foundation

/// A disk with a limited free space: under the state folder, under the shared folder, under a home.
package struct FullDisk: Section {
    package let name = "full disk"
    package let share = 5.0
    private let sizes: [Int]

    /// Creates the section.
    ///
    /// - Parameter sizes: the free space in kilobytes; by default from none, page by page, to more than any
    ///   of the programs writes.
    package init(sizes: [Int] = Array(stride(from: 0, through: 120, by: 4)) + [160, 240, 320]) {
        self.sizes = sizes
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        let cases: [(scenario: any Scenario, part: String)] = [
            (SendScenario(), "home"), (SendScenario(), "cloud"), (BatchScenario(), "state"),
            (BatchScenario(), "cloud"), (CollectScenario(), "state"), (BackupScenario(), "backups"),
            (RestoreScenario(), "state"),
        ]
        for (index, (scenario, part)) in cases.enumerated() {
            let end = ContinuousClock.now + (deadline - .now) / (cases.count - index)
            let trials = try await Trials(scenario, in: workshop)
            let rooms = sizes.map { FullHarm.Room(part: part, kilobytes: $0) }
            let (tried, done) = try await trials.run(rooms, by: FullHarm(), until: end)
            report.add(tried)
            report.reaches.append(
                SectionReport.Reach(work: "\(scenario.name), \(part)", done: done, of: rooms.count)
            )
            try trials.template.tearDown()
        }
        return report
    }
}
