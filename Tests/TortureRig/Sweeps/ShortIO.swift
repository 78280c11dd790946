internal import Foundation

/// Reads and writes move fewer bytes than asked for, and signals interrupt them: no user may notice.
package struct ShortIO: Section {
    package let name = "short I/O"
    package let share = 5.0
    private let seeds: Range<Int>?

    /// Short reads and writes.
    ///
    /// - Parameter seeds: which ones are tried; nil tries as many as there is time for.
    package init(seeds: Range<Int>? = nil) {
        self.seeds = seeds
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        let shim = try await Self.shim(in: workshop)
        let scenarios: [any Scenario] = [SendScenario(), BatchScenario(), CollectScenario()]
        var all: [Trials] = []
        for scenario in scenarios { all.append(try await Trials(scenario, in: workshop)) }
        var first = seeds?.lowerBound ?? 1
        repeat {
            for trials in all {
                let some = Array(seeds ?? first..<first + 20)
                let scenario = trials.scenario
                let (tried, _) = try await trials.run(some, until: deadline) { seed, house, ledger, turn in
                    try await Self.trial(seed, shim, scenario, house, ledger, turn)
                }
                report.add(tried)
            }
            first += 20
        } while seeds == nil && ContinuousClock.now < deadline
        for trials in all { try trials.template.tearDown() }
        return report
    }

    private static func trial(
        _ seed: Int,
        _ shim: String,
        _ scenario: any Scenario,
        _ house: House,
        _ ledger: Ledger,
        _ turn: Int
    ) async throws -> SectionReport {
        var report = SectionReport(name: scenario.name)
        let variables = ["LD_PRELOAD": shim, "TORTURE_SHORT": "\(seed)"]
        let outcome = try await house.run(
            scenario.program,
            scenario.arguments,
            adding: scenario.variables.merging(variables) { $1 }
        )
        report.trials = 1
        report.faults = 1
        var broken: [Violation] = []
        if outcome.status != 0 {
            broken.append(Violation(.manners, "ended with \(outcome.status): \(outcome.error)"))
        }
        broken += try await scenario.recover(house, ledger, after: outcome, turn: turn)
        report.add(broken.map { $0.during("\(scenario.name), short reads and writes, seed \(seed)") })
        return report
    }

    /// Compiles the library that is preloaded, with the compiler that came with Swift.
    private static func shim(in workshop: Workshop) async throws -> String {
        let tests = URL(filePath: workshop.catalogue).deletingLastPathComponent().appending(path: "Tests")
        let source = tests.appending(path: "TortureShim/short.c").path(percentEncoded: false)
        let shim = "\(workshop.folder)/short.so"
        let house = House(workshop: workshop, folder: workshop.folder)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        try await house.run(
            "/usr/bin/env",
            ["clang", "-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"],
            adding: ["PATH": path]
        ).required("compiling \(source)")
        return shim
    }
}
