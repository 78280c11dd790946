import Foundation
import Glibc

/// Harm to a running restaurant by a user who may write to the folder or set the clock.
package struct Trust: Section {
    package let name = "limits of trust"
    package let share = 2.0
    /// A million entries take more than a minute to create and to scan.
    package let least = Duration.seconds(150)
    private let entries: Int
    private let flood: Int

    /// Creates the section.
    ///
    /// - Parameters:
    ///   - entries: how many entries of junk are in the folder.
    ///   - flood: how many orders one device sends.
    package init(entries: Int = 1_000_000, flood: Int = 5000) {
        self.entries = entries
        self.flood = flood
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        // A million entries take minutes; a shorter run gets less junk.
        let isShort = deadline - .now < .seconds(90)
        let entries = isShort ? min(entries, 100_000) : entries
        let trials: [@Sendable (Sandbox) async throws -> SectionReport] = [
            { try await junk(entries, $0) }, flooding, clockSetBack,
        ]
        report.notes = ["\(entries) entries of junk"]
        for trial in trials where ContinuousClock.now < deadline {
            let sandbox = try await workshop.newSandbox()
            let one = try await trial(sandbox)
            report.add(one)
            if one.violationCount == 0 { try sandbox.tearDown() }
        }
        return report
    }

    /// Fills the folder with entries that are no orders: an intake with a limited address space takes in the
    /// orders among them.
    private func junk(_ entries: Int, _ sandbox: Sandbox) async throws -> SectionReport {
        var ledger = Ledger()
        for index in 0..<entries {
            // A symbolic link needs no data blocks.
            guard
                symlink("nowhere", "\(sandbox.orders)/junk\(index).\(index % 3 == 0 ? "json~" : "tmp")") == 0
            else {
                throw RigError("symlink: \(errno)")
            }
        }
        let brackets = Array(String(repeating: "[", count: 60_000).utf8)
        for (name, bytes) in [
            ("a.json", SampleOrder.bytes(1)), ("brackets.json", brackets), ("z.json", SampleOrder.bytes(2)),
        ] {
            try sandbox.drop(bytes, as: name)
            ledger.deliver(bytes)
        }
        // A second name of the same order, and an order whose second name is in another folder.
        let elsewhere = "\(sandbox.folder)/elsewhere.json"
        try Data(SampleOrder.bytes(3)).write(to: URL(filePath: elsewhere))
        ledger.deliver(SampleOrder.bytes(3))
        for (from, to) in [("\(sandbox.orders)/a.json", "b.json"), (elsewhere, "c.json")] {
            guard link(from, "\(sandbox.orders)/\(to)") == 0 else { throw RigError("link: \(errno)") }
        }
        let odd = ["huge.json", "pipe.json", "link.json", "folder.json"]
        let huge = open("\(sandbox.orders)/huge.json", O_CREAT | O_WRONLY, 0o660)
        guard huge >= 0, ftruncate(huge, 1 << 30) == 0, close(huge) == 0,
            mkfifo("\(sandbox.orders)/pipe.json", 0o660) == 0,
            symlink(elsewhere, "\(sandbox.orders)/link.json") == 0,
            mkdir("\(sandbox.orders)/folder.json", 0o770) == 0
        else { throw RigError("odd files: \(errno)") }
        odd.forEach { ledger.leave($0) }
        return try await judge(sandbox, ledger, accepted: 3, refused: 1 + odd.count) {
            try await sandbox.run(
                "/usr/bin/prlimit",
                ["--as=\(2 << 30)", "\(sandbox.workshop.programs)/mcorderd", "run", "--once"]
            )
        }
    }

    /// A device that floods is limited, and other devices are served.
    private func flooding(_ sandbox: Sandbox) async throws -> SectionReport {
        var ledger = Ledger()
        for number in 1...flood {
            let bytes = SampleOrder.bytes(number, device: 1)
            ledger.deliver(bytes)
            try sandbox.drop(bytes, as: "flood \(number).json")
        }
        let other = SampleOrder.bytes(1, device: 2, second: 59)
        ledger.deliver(other)
        try sandbox.drop(other, as: "other.json")
        return try await judge(sandbox, ledger, accepted: 6, refused: flood - 5) {
            try await sandbox.run(
                "mcorderd",
                ["run", "--once"],
                adding: ["MCORDERD_INTAKE_MAX_OPEN_PER_DEVICE": "5"]
            )
        }
    }

    /// Sets the daemon's clock back a day while it runs, and forward again.
    private func clockSetBack(_ sandbox: Sandbox) async throws -> SectionReport {
        guard let clock = try SandboxClock(sandbox) else {
            var report = SectionReport(name: name)
            report.notes = [SandboxClock.absent]
            return report
        }
        let variables = clock.variables.merging(["MCORDERD_INTAKE_POLL": "100ms"]) { $1 }
        var ledger = Ledger()
        ledger.add(home: sandbox.home)
        async let daemon = sandbox.run("mcorderd", ["run"], adding: variables, killedAfter: .seconds(6))
        for offset in ["+0d", "-1d", "+0d"] {
            try clock.set(to: offset)
            for _ in 0..<2 {
                try await sandbox.mcorder("add", "Agua").required("add")
                try await sandbox.mcorder("send", "-r", "garbera", "--again").required("send")
                let sent = try StormCustomer.content(of: "lastOrder", in: sandbox.home)
                guard let sent else { throw RigError("no last order") }
                ledger.record(sent: sent)
            }
            try await Task.sleep(for: .milliseconds(1200))
        }
        let ending = try await daemon
        let decided = try QueueRecord.read(state: sandbox.state, copying: true)
        guard ending.signal == 9, decided.orders.count + decided.rejections.count > 0 else {
            throw RigError(
                "no daemon worked under that clock: \(ending.status) \(ending.error.suffix(500))"
            )
        }
        var report = try await judge(sandbox, ledger, accepted: nil, refused: nil) {
            try await sandbox.drain()
        }
        report.kills = 1
        return report
    }

    /// Runs an intake and checks its result.
    private func judge(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        accepted: Int?,
        refused: Int?,
        _ intake: () async throws -> Sandbox.Outcome
    ) async throws -> SectionReport {
        var report = SectionReport(name: name)
        report.trials = 1
        let outcome = try await intake()
        if outcome.status != 0 {
            let evidence = "the intake ended with \(outcome.status): \(outcome.error.suffix(500))"
            report.add([Violation(.manners, evidence)])
        }
        report.add(try sandbox.violations(ledger, at: .idle))
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        for (what, found, wanted) in [
            ("accepted", record.orders.count, accepted), ("refused", record.rejections.count, refused),
        ] {
            guard let wanted, found != wanted else { continue }
            report.add([Violation(.asUndisturbed, "\(found) were \(what) instead of \(wanted)")])
        }
        return report
    }
}
