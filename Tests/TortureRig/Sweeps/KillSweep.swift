/// SIGKILL at the N-th system call of each kind, for each N until a run ends untouched.
package struct KillSweep: Section {
    package let name = "kill sweep"
    package let share = 30.0
    private let scenarios: [any Scenario]
    private let limit: (@Sendable ([CallSite]) -> [CallSite])?

    /// The kinds of calls that open, read, change, order or tell something.
    package static let calls = [
        "openat", "read", "pread64", "write", "pwrite64", "fdatasync", "fsync", "ftruncate", "fchmod",
        "mkdirat",
        "unlinkat", "unlink", "rename", "renameat", "renameat2", "link", "linkat", "getdents64", "flock",
    ]

    /// A sweep.
    ///
    /// - Parameter limit: chooses among the places that are near the house, for who has little time; without it
    ///   all places are tried, those that load libraries too, again and again.
    package init(
        _ scenarios: [any Scenario] = [
            SendScenario(), BatchScenario(), CollectScenario(), InitScenario(),
        ],
        choosing limit: (@Sendable ([CallSite]) -> [CallSite])? = nil
    ) {
        self.scenarios = scenarios
        self.limit = limit
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        var round = 1
        repeat {
            for (index, scenario) in scenarios.enumerated() {
                // Each scenario has its part of what is left.
                let rest = deadline - ContinuousClock.now
                let end = round == 1 ? ContinuousClock.now + rest / (scenarios.count - index) : deadline
                report.add(try await sweep(scenario, round: round, until: end, in: workshop))
            }
            round += 1
        } while limit == nil && ContinuousClock.now < deadline
        return report
    }

    private func sweep(
        _ scenario: any Scenario,
        round: Int,
        until deadline: ContinuousClock.Instant,
        in workshop: Workshop
    ) async throws -> SectionReport {
        let trials = try await Trials(scenario, in: workshop)
        let (log, broken, folder) = try await trials.undisturbed(calls: Self.calls)
        let near = CallSite.places(in: log, near: folder)
        var report = SectionReport(name: name)
        report.add(broken)
        let known = Set(near)
        let far = CallSite.places(in: log, near: nil).filter { !known.contains($0) }
        let chosen = limit.map { $0(near) } ?? (near + far)
        let (swept, done) = try await trials.run(chosen, until: deadline) { site, house, ledger, turn in
            try await Self.trial(site, scenario, house, ledger, turn + round)
        }
        report.add(swept)
        if done < chosen.count {
            report.notes.append("\(scenario.name): \(done) of \(chosen.count) places in round \(round)")
        } else if limit == nil {
            report.add(try await beyond(log, trials, until: deadline))
        }
        workshop.say("  \(scenario.name): \(done) of \(chosen.count) places, \(report.kills) killed")
        try trials.template.tearDown()
        return report
    }

    /// Goes on behind the last place of the undisturbed run, kind by kind, until a run ends untouched: threads
    /// share the work differently each time.
    private func beyond(
        _ log: CallLog,
        _ trials: Trials,
        until deadline: ContinuousClock.Instant
    ) async throws -> SectionReport {
        var report = SectionReport(name: name)
        var last: [String: Int] = [:]
        for site in CallSite.places(in: log, near: nil) {
            last[site.call] = max(last[site.call] ?? 0, site.count)
        }
        for call in Self.calls {
            var count = (last[call] ?? 0) + 1
            while ContinuousClock.now < deadline {
                let scenario = trials.scenario
                let (one, _) = try await trials.run(
                    [CallSite(call: call, count: count)],
                    until: deadline
                ) { site, house, ledger, turn in
                    try await Self.trial(site, scenario, house, ledger, turn)
                }
                report.add(one)
                if one.kills == 0 { break }
                count += 1
            }
        }
        return report
    }

    private static func trial(
        _ site: CallSite,
        _ scenario: any Scenario,
        _ house: House,
        _ ledger: Ledger,
        _ turn: Int
    ) async throws -> SectionReport {
        var report = SectionReport(name: scenario.name)
        let injection = Injection(.kill, site.call, at: site.count)
        let harmed = try await house.run(
            scenario.program,
            scenario.arguments,
            adding: scenario.variables,
            under: injection
        )
        report.trials = 1
        report.kills = harmed.isStruck ? 1 : 0
        var broken: [Violation] = []
        if harmed.hung {
            broken.append(Violation(.manners, "still at work after \(House.patience) s"))
        } else if !harmed.isStruck {
            broken += scenario.expect(harmed.outcome, scenario.name)
        }
        broken += try await scenario.recover(house, ledger, after: harmed.outcome, turn: turn)
        report.add(broken.map { $0.during("\(scenario.name), \(injection)") })
        return report
    }
}
