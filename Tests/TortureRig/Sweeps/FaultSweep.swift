/// Each system call near the house fails, each in every way it can: once, and from then on.
package struct FaultSweep: Section {
    package let name = "fault sweep"
    package let share = 30.0
    private let scenarios: [any Scenario]
    private let limit: (@Sendable ([Injection]) -> [Injection])?

    /// A sweep.
    ///
    /// - Parameter limit: chooses among the faults, for who has little time; without it all are tried, again and
    ///   again.
    package init(
        _ scenarios: [any Scenario] = [
            SendScenario(), BatchScenario(), CollectScenario(), InitScenario(),
        ],
        choosing limit: (@Sendable ([Injection]) -> [Injection])? = nil
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
                let rest = deadline - ContinuousClock.now
                let end = round == 1 ? ContinuousClock.now + rest / (scenarios.count - index) : deadline
                report.add(try await sweep(scenario, round: round, until: end, in: workshop))
            }
            round += 1
        } while limit == nil && ContinuousClock.now < deadline
        return report
    }

    /// Every fault of every place near the house; in no order, so that who stops early has tried something of
    /// everything.
    private func faults(_ sites: [CallSite]) -> [Injection] {
        var all: [Injection] = []
        for site in sites {
            for fault in Fault.allCases where fault.befalls(site.call) {
                let harm = Injection.Harm.error(fault.rawValue)
                all.append(Injection(harm, site.call, at: site.count))
                if fault.lasts { all.append(Injection(harm, site.call, at: site.count, onwards: true)) }
            }
        }
        return limit.map { $0(all) } ?? all.shuffled()
    }

    private func sweep(
        _ scenario: any Scenario,
        round: Int,
        until deadline: ContinuousClock.Instant,
        in workshop: Workshop
    ) async throws -> SectionReport {
        let trials = try await Trials(scenario, in: workshop)
        let (log, broken, folder) = try await trials.undisturbed(calls: Fault.calls)
        let chosen = faults(CallSite.places(in: log, near: folder))
        var report = SectionReport(name: name)
        report.add(broken)
        let (swept, done) = try await trials.run(chosen, until: deadline) { injection, house, ledger, turn in
            try await Self.trial(injection, scenario, house, ledger, turn + round)
        }
        report.add(swept)
        if done < chosen.count {
            report.notes.append("\(scenario.name): \(done) of \(chosen.count) faults in round \(round)")
        }
        workshop.say("  \(scenario.name): \(done) of \(chosen.count) faults, \(report.faults) befell")
        try trials.template.tearDown()
        return report
    }

    private static func trial(
        _ injection: Injection,
        _ scenario: any Scenario,
        _ house: House,
        _ ledger: Ledger,
        _ turn: Int
    ) async throws -> SectionReport {
        var report = SectionReport(name: scenario.name)
        let harmed = try await house.run(
            scenario.program,
            scenario.arguments,
            adding: scenario.variables,
            under: injection
        )
        report.trials = 1
        report.faults = harmed.isStruck ? 1 : 0
        if harmed.isNear, case .error(let name) = injection.harm {
            report.endings["\(name) \(harmed.outcome.status)"] = 1
        }
        var broken = manners(of: harmed, under: injection, scenario)
        broken += try await scenario.recover(house, ledger, after: harmed.outcome, turn: turn)
        report.add(broken.map { $0.during("\(scenario.name), \(injection)") })
        return report
    }

    /// Whether the program ended as the contract says of failing calls.
    private static func manners(
        of harmed: House.Harmed,
        under injection: Injection,
        _ scenario: any Scenario
    ) -> [Violation] {
        let outcome = harmed.outcome
        if harmed.hung { return [Violation(.manners, "still at work after \(House.patience) s")] }
        if outcome.status == 0 { return [] }
        // The contract says nothing of a program that could not even be loaded, or read its arguments.
        if harmed.isStruck, !harmed.isNear { return [] }
        guard harmed.isStruck, scenario.failures.contains(outcome.status) else {
            return [Violation(.manners, "ended with \(outcome.status): \(outcome.error)")]
        }
        if case .error(let name) = injection.harm, let fault = Fault(rawValue: name),
            !fault.codes(for: injection.call).contains(outcome.status)
        {
            return [Violation(.manners, "ended with \(outcome.status): \(outcome.error)")]
        }
        // Who can write nothing any more can say nothing either.
        if outcome.error.isEmpty, !(injection.call == "write" && injection.onwards) {
            return [Violation(.manners, "ended with \(outcome.status) without a word")]
        }
        return []
    }
}
