/// Each system call that uses the restaurant's folder fails with each possible error: once, and from then on.
struct FaultHarm: CallHarm {
    let calls = Fault.calls

    /// Shuffled, so that a run that stops early has tried something of everything.
    func harms(in log: CallLog, of folder: String, isBrief: Bool) -> [Injection] {
        var all: [Injection] = []
        for site in CallSite.places(in: log, near: folder, countingEach: .thread) {
            for fault in Fault.allCases where fault.befalls(site.call) {
                let harm = Injection.Harm.error(fault.rawValue)
                all.append(Injection(harm, site.call, at: site.count))
                if fault.lasts { all.append(Injection(harm, site.call, at: site.count, onwards: true)) }
            }
        }
        return isBrief ? all : all.shuffled()
    }

    func strike(_ sandbox: Sandbox, at work: any Scenario, with harm: Injection) async throws -> Stroke {
        let harmed = try await sandbox.run(
            work.program,
            work.arguments(in: sandbox),
            adding: work.variables,
            under: harm
        )
        var stroke = Stroke(harmed.outcome, isStruck: harmed.isStruck)
        stroke.report.faults = harmed.isStruck ? 1 : 0
        if harmed.isNear, case .error(let name) = harm.harm {
            stroke.report.endings["\(name) \(harmed.outcome.status)"] = 1
        }
        Self.judge(&stroke, harmed, under: harm, work)
        return stroke
    }

    /// Checks that the program ended as the contract requires for failing calls.
    private static func judge(
        _ stroke: inout Stroke,
        _ harmed: Sandbox.Harmed,
        under injection: Injection,
        _ work: any Scenario
    ) {
        let outcome = harmed.outcome
        if harmed.hung { return stroke.complain("still at work after \(Sandbox.patience) s") }
        if outcome.status == 0 { return }
        // The contract does not cover a program that could not be loaded or could not read its arguments.
        if harmed.isStruck, !harmed.isNear { return }
        let also = work.alsoEnds(after: injection)
        guard harmed.isStruck, work.failures.union(also).contains(outcome.status) else {
            return stroke.complainOfEnding()
        }
        if case .error(let name) = injection.harm, let fault = Fault(rawValue: name),
            !fault.codes(for: injection.call).union(also).contains(outcome.status)
        {
            return stroke.complainOfEnding()
        }
        // A program that can no longer write cannot print a message.
        if outcome.error.isEmpty, !(injection.call == "write" && injection.onwards) {
            stroke.complain("ended with \(outcome.status) without a word")
        }
    }
}
