/// Reads and writes move fewer bytes than requested, and signals interrupt them; no user may notice.
package struct ShortIO: Section {
    package let name = "short I/O"
    package let share = 4.0
    private let seeds: Range<Int>?

    /// Creates the section.
    ///
    /// - Parameter seeds: the seeds that are tried; nil tries as many as time allows.
    package init(seeds: Range<Int>? = nil) {
        self.seeds = seeds
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        let shim = try await workshop.shim("short")
        let scenarios: [any Scenario] = [
            SendScenario(), BatchScenario(), CollectScenario(), BackupScenario(), RestoreScenario(),
        ]
        var all: [Trials] = []
        for scenario in scenarios { all.append(try await Trials(scenario, in: workshop)) }
        var first = seeds?.lowerBound ?? 1
        repeat {
            for trials in all {
                let some = Array(seeds ?? first..<first + 20)
                let (tried, _) = try await trials.run(
                    some.map(ShortHarm.Seed.init),
                    by: ShortHarm(shim: shim),
                    until: deadline
                )
                report.add(tried)
            }
            first += 20
        } while seeds == nil && ContinuousClock.now < deadline
        for trials in all { try trials.template.tearDown() }
        return report
    }
}

/// A preloaded library that makes calls move fewer bytes than requested, at random.
private struct ShortHarm: Disturbance {
    let shim: String

    /// The seed of the random numbers of a run.
    struct Seed: Sendable, CustomStringConvertible {
        let number: Int

        var description: String { "short reads and writes, seed \(number)" }
    }

    func strike(_ sandbox: Sandbox, at work: any Scenario, with harm: Seed) async throws -> Stroke {
        let variables = ["LD_PRELOAD": shim, "TORTURE_SHORT": "\(harm.number)"]
        let outcome = try await sandbox.run(
            work.program,
            work.arguments(in: sandbox),
            adding: work.variables.merging(variables) { $1 }
        )
        var stroke = Stroke(outcome, isStruck: true)
        stroke.report.faults = 1
        if outcome.status != 0 { stroke.complainOfEnding() }
        return stroke
    }
}
