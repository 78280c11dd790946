internal import Foundation

/// Programs without descriptors and without memory, and a daemon that gets none while it serves.
package struct Exhaustion: Section {
    package let name = "exhaustion"
    package let share = 8.0
    private let trials: Int?

    /// Shortages.
    ///
    /// - Parameter trials: how many of each kind are tried with each program; nil tries as many as there is time for.
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
            let house = try trials.template.copy()
            works.append((trials, try await harm.allocations(house, at: scenario)))
            try house.tearDown()
        }
        report.add(try await serving(in: workshop, until: deadline))
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

    /// Shortages of each kind, by chance.
    private func harms(_ allocations: Int) -> [ShortageHarm.Shortage] {
        // The loader needs some twenty, one after the other; what a program opens itself comes behind.
        (0..<(trials ?? 12)).flatMap { _ -> [ShortageHarm.Shortage] in
            [
                .descriptors(.random(in: 3...40)),
                .allocation(.random(in: 1...allocations), onwards: false),
                .allocation(.random(in: 1...allocations), onwards: true),
                .megabytes(.random(in: 16...400)),
            ]
        }
    }

    /// The calls by which a daemon gets descriptors, its own and those of the libraries that it uses.
    private static let calls = [
        "openat", "open", "accept", "accept4", "socket", "pipe2", "dup", "inotify_init1", "inotify_add_watch",
        "epoll_create1", "eventfd2", "timerfd_create",
    ]

    /// Daemons that serve, and that get no descriptors from some call on, or not for a while.
    private func serving(in workshop: Workshop, until deadline: ContinuousClock.Instant) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        // `first..last` of each thread's calls; strace knows no error that begins later for all.
        let whens = ["1..3", "3..40", "20..60", "40+"]
        let all = Self.calls.flatMap { call in whens.map { (call, $0) } }.shuffled()
        for (call, when) in all.prefix(trials ?? all.count) where ContinuousClock.now < deadline {
            report.add(try await serve(call, when, in: workshop).during("serving, EMFILE of \(call) \(when)"))
        }
        for count in [24, 32, 40].prefix(trials ?? 3) where ContinuousClock.now < deadline {
            let limit = ["/usr/bin/prlimit", "--nofile=\(count):\(count)"]
            let one = try await serve(under: limit, in: workshop)
            report.add(one.during("serving, \(count) descriptors"))
        }
        return report
    }

    private func serve(_ call: String, _ when: String, in workshop: Workshop) async throws -> SectionReport {
        let options = [
            "-f", "-q", "--seccomp-bpf", "-o", "/dev/null", "-e", "trace=\(call)",
            "-e", "inject=\(call):error=EMFILE:when=\(when)",
        ]
        return try await serve(under: ["/usr/bin/strace"] + options, in: workshop)
    }

    /// Runs a daemon for some seconds while orders come, and then has another one finish.
    private func serve(under tracer: [String], in workshop: Workshop) async throws -> SectionReport {
        var report = SectionReport(name: name)
        report.trials = 1
        let house = try await workshop.newHouse()
        var ledger = Ledger()
        let binary = "\(workshop.binaries)/mcorderd"
        async let running = house.run(
            "/usr/bin/timeout",
            ["--signal=KILL", "4"] + tracer + [binary, "run"],
            adding: ["MCORDERD_INTAKE_POLL": "100ms"]
        )
        for number in 1...6 {
            let bytes = SampleOrder.bytes(number)
            ledger.deliver(bytes)
            try house.drop(bytes, as: "order \(number).json")
            try await Task.sleep(for: .milliseconds(400))
        }
        let ending = try await running
        report.faults = 1
        report.endings["serving \(ending.status)"] = 1
        // Killed by timeout(1), in time; by its own decision; or never loaded.
        if ![137, 69, 73, 74, 75, 77, 127].contains(ending.status) {
            let evidence = "the daemon ended with \(ending.status): \(ending.error.suffix(500))"
            report.add([Violation(.manners, evidence)])
        }
        report.add(try house.violations(ledger, at: .interrupted))
        let last = try await house.drain()
        if last.status != 0 {
            report.add([Violation(.manners, "the next one ended with \(last.status): \(last.error)")])
        }
        report.add(try house.violations(ledger, at: .idle))
        let count = try QueueRecord.read(state: house.state, copying: true).orders.count
        if count != 6 { report.add([Violation(.asUndisturbed, "\(count) of 6 orders were taken in")]) }
        if report.violationCount == 0 { try house.tearDown() }
        return report
    }
}
