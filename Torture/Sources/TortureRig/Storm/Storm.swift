import Foundation

/// Kills and restarts a daemon, three tills and a live screen for minutes while many writers add files.
///
/// The writers are: customers with their own homes, clients that rename, clients that write in place and
/// slowly, rsync and rclone. There are duplicates, conflict copies, files that come back after they were
/// taken, and the bytes of each kind of file under the suffixes of all other kinds. A second daemon has its
/// own queue, and the marker is replaced. Any of these programs may be killed at any moment; nothing may be
/// lost or doubled.
package struct Storm: Section {
    package let name = "storm"
    package let share = 20.0
    private let round: Duration

    /// Creates the section.
    ///
    /// - Parameter round: how long one restaurant is used before it is checked.
    package init(round: Duration = .seconds(60)) {
        self.round = round
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        repeat {
            let one = try await storm(until: min(deadline, .now + round), in: workshop)
            workshop.say("  storm: \(one.kills) killed; \(one.notes.joined(separator: "; "))")
            report.add(one)
        } while ContinuousClock.now + round / 2 < deadline
        let (orders, redelivered, keys) = StormSandbox.sums(report.notes)
        report.notes =
            ["\(orders) orders taken in, \(redelivered) redeliveries, \(keys) keys on live screens"]
            + StormCarrier.absent
        return report
    }

    private func storm(until end: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        let sandbox = StormSandbox(try await workshop.newSandbox())
        // This first run claims the folder's restaurants for this restaurant's own queue.
        sandbox.judge(try await sandbox.drain())
        let rival = StormRival(sandbox: sandbox)
        try await rival.install()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await StormDaemon(sandbox: sandbox).work(until: end) }
            for name in ["caja 1", "caja 2", "caja 3"] {
                group.addTask { try await StormTill(sandbox: sandbox, name: name).work(until: end) }
            }
            group.addTask { try await StormScreen(sandbox: sandbox, name: "caja 4").work(until: end) }
            for index in 1...3 {
                group.addTask { try await StormCustomer(sandbox: sandbox, index: index).work(until: end) }
            }
            for device in [2, 3] {
                group.addTask { try await StormWriter(sandbox: sandbox, device: device).work(until: end) }
            }
            group.addTask { try await StormSlowWriter(sandbox: sandbox, device: 4).work(until: end) }
            group.addTask { try await StormKinds(sandbox: sandbox, device: 8).work(until: end) }
            group.addTask { try await StormMarker(sandbox: sandbox).work(until: end) }
            group.addTask { try await rival.work(until: end) }
            for (offset, carrier) in StormCarrier.Kind.allCases.filter(\.isInstalled).enumerated() {
                group.addTask {
                    try await StormCarrier(kind: carrier, sandbox: sandbox, device: 5 + offset).work(
                        until: end
                    )
                }
            }
            try await group.waitForAll()
        }
        sandbox.judge(try sandbox.sandbox.violations(sandbox.ledger, at: .interrupted))
        for index in 1...3 { try await StormCustomer(sandbox: sandbox, index: index).finish() }
        sandbox.judge(try await sandbox.drain())
        sandbox.judge(try rival.violations())
        sandbox.judge(try sandbox.sandbox.violations(sandbox.ledger, at: .idle))
        let report = sandbox.finished()
        if report.violationCount == 0 { try sandbox.sandbox.tearDown() }
        return report
    }
}
