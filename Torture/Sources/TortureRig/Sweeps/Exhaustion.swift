import Foundation

/// Runs programs without file descriptors and without memory, and a daemon that gets no descriptors while it
/// serves.
package struct Exhaustion: Section {
    package let name = "exhaustion"
    package let share = 8.0
    private let trials: Int?

    /// Creates the section.
    ///
    /// - Parameter trials: how many trials of each kind run with each program; nil runs as many as time
    ///   allows.
    package init(trials: Int? = nil) {
        self.trials = trials
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        let harm = ShortageHarm(shim: try await workshop.shim("memory"))
        let scenarios: [any Scenario] = [
            SendScenario(), BatchScenario(), CollectScenario(), BackupScenario(), RestoreScenario(),
        ]
        var works: [(trials: Trials, allocations: Int)] = []
        for scenario in scenarios {
            let trials = try await Trials(scenario, in: workshop)
            let sandbox = try trials.template.copy()
            works.append((trials, try await harm.allocations(sandbox, at: scenario)))
            try sandbox.tearDown()
        }
        // Half of the time is for running daemons.
        let middle = ContinuousClock.now + (deadline - .now) / 2
        report.add(try await StarvedDaemon.trials(trials, in: workshop, until: middle))
        repeat {
            for (trials, allocations) in works {
                let (tried, _) = try await trials.run(
                    harms(allocations),
                    by: harm,
                    until: deadline
                )
                report.add(tried)
            }
        } while trials == nil && ContinuousClock.now < deadline
        for (trials, _) in works { try trials.template.tearDown() }
        return report
    }

    /// Random shortages of each kind.
    private func harms(_ allocations: Int) -> [ShortageHarm.Shortage] {
        // The loader needs some twenty descriptors, one after the other; the program's own come after them.
        (0..<(trials ?? 12)).flatMap { _ -> [ShortageHarm.Shortage] in
            [
                .descriptors(.random(in: 3...40)),
                .allocation(.random(in: 1...allocations), onwards: false),
                .allocation(.random(in: 1...allocations), onwards: true),
                .megabytes(.random(in: 16...400)),
            ]
        }
    }
}
