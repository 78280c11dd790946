import Foundation

/// A running daemon that gets no descriptors from some call on, or not for a while, or has few of them.
struct StarvedDaemon: Sendable {
    /// The command that runs it.
    private let tracer: [String]
    /// The description of the harm, for a report.
    private let harm: String
    /// The daemon's own exit codes that are allowed; an end by timeout(1) is not the daemon's own.
    private let endings: Set<Int32>

    /// The calls by which the daemon gets descriptors.
    private static let calls = [
        "openat", "open", "accept", "accept4", "socket", "pipe2", "dup", "inotify_init1", "inotify_add_watch",
    ]
    /// Calls of libdispatch, which traps where they fail.
    private static let libraryCalls = ["epoll_create1", "eventfd2", "timerfd_create"]
    /// The ranges of each thread's calls that fail, in strace's spelling.
    private static let whens = ["1..3", "3..40", "20..60", "40+"]
    /// The exit codes of the contract for such failures.
    private static let codes: Set<Int32> = [69, 73, 74, 75, 77]
    /// The exit codes of a program that ended with a trap.
    private static let traps: Set<Int32> = [132, 133, 134]

    /// All calls with all ranges, and several limits, shuffled.
    private static var all: [StarvedDaemon] {
        let injected = (calls + libraryCalls).flatMap { call in
            whens.map { when in
                let options = [
                    "-f", "-q", "--seccomp-bpf", "-o", "/dev/null", "-e", "trace=\(call)",
                    "-e", "inject=\(call):error=EMFILE:when=\(when)",
                ]
                return StarvedDaemon(
                    tracer: ["/usr/bin/strace"] + options,
                    harm: "EMFILE of \(call) \(when)",
                    // 127: a library could not be opened.
                    endings: codes.union([127]).union(libraryCalls.contains(call) ? traps : [])
                )
            }
        }
        let limited = [20, 24, 28, 32, 40].map { count in
            StarvedDaemon(
                tracer: ["/usr/bin/prlimit", "--nofile=\(count):\(count)"],
                harm: "\(count) descriptors",
                endings: codes.union(traps)
            )
        }
        return (injected + limited).shuffled()
    }

    /// Runs that many daemons, several at the same time.
    ///
    /// - Parameter count: how many; nil for all of them.
    static func trials(_ count: Int?, in workshop: Workshop, until deadline: ContinuousClock.Instant)
        async throws -> SectionReport
    {
        try await withThrowingTaskGroup(of: SectionReport.self) { group in
            var report = SectionReport(name: "exhaustion")
            var waiting = all.prefix(count ?? .max).makeIterator()
            var running = 0
            while true {
                while running < workshop.hands, ContinuousClock.now < deadline, let daemon = waiting.next() {
                    group.addTask {
                        try await daemon.trial(in: workshop).during("mcorderd run, \(daemon.harm)")
                    }
                    running += 1
                }
                guard let one = try await group.next() else { return report }
                running -= 1
                report.add(one)
            }
        }
    }

    /// Runs the daemon for some seconds while orders come, and then has another daemon finish.
    private func trial(in workshop: Workshop) async throws -> SectionReport {
        var report = SectionReport(name: "exhaustion")
        report.trials = 1
        let sandbox = try await workshop.newSandbox()
        var ledger = Ledger()
        async let running = sandbox.run(
            "/usr/bin/timeout",
            ["--signal=KILL", "4"] + tracer + ["\(workshop.programs)/mcorderd", "run"],
            adding: ["MCORDERD_INTAKE_POLL": "100ms"]
        )
        for number in 1...6 {
            let bytes = SampleOrder.bytes(number)
            ledger.deliver(bytes)
            try sandbox.drop(bytes, as: "order \(number).json")
            try await Task.sleep(for: .milliseconds(400))
        }
        let ending = try await running
        report.faults = 1
        report.endings["serving \(ending.status)"] = 1
        if ending.status != 137, !endings.contains(ending.status) {
            let evidence = "the daemon ended with \(ending.status): \(ending.error.suffix(500))"
            report.add([Violation(.manners, evidence)])
        }
        report.add(try sandbox.violations(ledger, at: .interrupted))
        let last = try await sandbox.drain()
        if last.status != 0 {
            report.add([Violation(.manners, "the next one ended with \(last.status): \(last.error)")])
        }
        report.add(try sandbox.violations(ledger, at: .idle))
        let count = try QueueRecord.read(state: sandbox.state, copying: true).orders.count
        if count != 6 { report.add([Violation(.asUndisturbed, "\(count) of 6 orders were taken in")]) }
        if report.violationCount == 0 { try sandbox.tearDown() }
        return report
    }
}
