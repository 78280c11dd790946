/// Does harm at each place of each program's run, one after the other, until all were tried or the time is
/// over.
package struct Sweep: Section {
    package let name: String
    package let share: Double
    private let kind: any CallHarm
    private let scenarios: [any Scenario]
    private let limit: (@Sendable ([Injection]) -> [Injection])?

    /// The programs that are harmed; kills also harm the one that prints, which tries again what fails.
    package static let programs: [any Scenario] = [
        SendScenario(), BatchScenario(), CollectScenario(), InitScenario(), BackupScenario(),
        RestoreScenario(), SealedSendScenario(), SealedBatchScenario(), RotateScenario(),
    ]

    /// SIGKILL at the N-th system call of each kind, for each N until a run ends without being harmed.
    ///
    /// - Parameter limit: chooses some of the places that use the restaurant's folder, for a short run;
    ///   without it all places are tried, including those that load libraries.
    package static func kills(
        _ scenarios: [any Scenario] = programs + [PrintScenario()],
        choosing limit: (@Sendable ([Injection]) -> [Injection])? = nil
    ) -> Sweep {
        Sweep(name: "kill sweep", share: 40, kind: KillHarm(), scenarios: scenarios, limit: limit)
    }

    /// Each system call that uses the restaurant's folder fails with each possible error: once, and from then
    /// on.
    ///
    /// - Parameter limit: chooses some of the faults, for a short run.
    package static func faults(
        _ scenarios: [any Scenario] = programs,
        choosing limit: (@Sendable ([Injection]) -> [Injection])? = nil
    ) -> Sweep {
        Sweep(name: "fault sweep", share: 45, kind: FaultHarm(), scenarios: scenarios, limit: limit)
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        var works: [Work] = []
        for scenario in scenarios {
            let trials = try await Trials(scenario, in: workshop)
            let (log, broken, folder) = try await trials.undisturbed(calls: kind.calls)
            report.add(broken)
            let all = kind.harms(in: log, of: folder, isBrief: limit != nil)
            works.append(Work(trials: trials, log: log, harms: limit.map { $0(all) } ?? all))
        }
        // Each program gets a part of the remaining time in proportion to its number of places.
        for (index, work) in works.enumerated() {
            let waiting = works[index...].reduce(0) { $0 + $1.harms.count }
            let part = Double(work.harms.count) / Double(max(1, waiting))
            let end = ContinuousClock.now + (deadline - .now) * part
            report.add(try await sweep(work, until: end))
            try work.trials.template.tearDown()
        }
        return report
    }

    /// A program and the harms to try on it.
    private struct Work {
        let trials: Trials
        let log: CallLog
        let harms: [Injection]
    }

    private func sweep(_ work: Work, until deadline: ContinuousClock.Instant) async throws -> SectionReport {
        let (trials, all) = (work.trials, work.harms)
        var (report, done) = try await trials.run(all, by: kind, until: deadline)
        var isWhole = done == all.count
        if isWhole, limit == nil {
            for harms in kind.beyond(work.log) where isWhole {
                let (more, ended) = try await untouched(harms, trials, until: deadline)
                report.add(more)
                isWhole = ended
            }
        }
        let reach = SectionReport.Reach(
            work: trials.scenario.name,
            done: done,
            of: all.count,
            isWhole: isWhole
        )
        report.reaches = [reach]
        trials.workshop.say("  \(reach), \(report.kills + report.faults) harmed")
        return report
    }

    /// Continues until a run ends without being harmed; returns whether one did.
    private func untouched(
        _ harms: [Injection],
        _ trials: Trials,
        until deadline: ContinuousClock.Instant
    ) async throws -> (report: SectionReport, ended: Bool) {
        var report = SectionReport(name: name)
        for harm in harms {
            let (one, done) = try await trials.run([harm], by: kind, until: deadline)
            report.add(one)
            if done == 0 { return (report, false) }
            if one.kills + one.faults == 0 { return (report, true) }
        }
        return (report, false)
    }
}
