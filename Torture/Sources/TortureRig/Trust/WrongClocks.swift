import Foundation

/// A machine without a hardware clock, and one whose clock jumps ahead: nothing is decided by a wrong time.
package struct WrongClocks: Section {
    package let name = "wrong clocks"
    package let share = 1.0
    package let least = Duration.seconds(30)

    package init() {}

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        for trial in [behind, ahead] where ContinuousClock.now < deadline {
            let sandbox = try await workshop.newSandbox()
            guard let clock = try SandboxClock(sandbox) else {
                report.notes.append(SandboxClock.absent)
                return report
            }
            let one = try await trial(sandbox, clock)
            report.add(one)
            if one.violationCount == 0 { try sandbox.tearDown() }
        }
        return report
    }

    /// The rules of an installed restaurant that depend on the time.
    private static let rules = [
        "MCORDERD_INTAKE_MAX_AGE": "24h", "MCORDERD_INTAKE_POLL": "100ms", "MCORDERD_RECEIPTS_KEEP": "60s",
        "MCORDERD_RETENTION_PERSONAL_DAYS": "1", "MCORDERD_RETENTION_RAW_DAYS": "1",
    ]

    /// The daemon starts before the clock is set: an order waits, and is taken in once the time is right.
    private func behind(_ sandbox: Sandbox, _ clock: SandboxClock) async throws -> SectionReport {
        var report = SectionReport(name: name)
        report.trials = 1
        var ledger = Ledger()
        ledger.add(home: sandbox.home)
        try await order(sandbox, clock, &ledger)
        try await drain(sandbox, clock)
        try await order(sandbox, clock, &ledger)
        try clock.set(to: "-400d")
        let seen = try await serve(sandbox, clock, until: "behind")
        report.add(Self.check(seen, "behind"))
        try await order(sandbox, nil, &ledger)
        try clock.set(to: "+0d")
        try await drain(sandbox, clock)
        report.add(try sandbox.violations(ledger, at: .idle))
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        if record.orders.count != 3 || !record.rejections.isEmpty {
            let reasons = record.rejections.map(\.reason)
            let evidence = "\(record.orders.count) of 3 orders were taken in, refused: \(reasons)"
            report.add([Violation(.clockDecidesNothing, evidence)])
        }
        return report.during("400 days behind")
    }

    /// The clock jumps ahead two days: open orders stay open, and nothing is erased, until an administrator
    /// confirms the time.
    private func ahead(_ sandbox: Sandbox, _ clock: SandboxClock) async throws -> SectionReport {
        var report = SectionReport(name: name)
        report.trials = 1
        var ledger = Ledger()
        ledger.add(home: sandbox.home)
        for _ in 1...2 { try await order(sandbox, clock, &ledger) }
        try await drain(sandbox, clock)
        let code = try QueueRecord.read(state: sandbox.state, copying: true).orders[0].code
        try await sandbox.run("till", ["collect", code], adding: clock.variables).required("collect")
        try await drain(sandbox, clock)
        let before = try Self.picture(sandbox)
        try clock.set(to: "+2d")
        let seen = try await serve(sandbox, clock, until: "ahead")
        report.add(Self.check(seen, "ahead"))
        let after = try Self.picture(sandbox)
        if after != before {
            report.add([Violation(.clockDecidesNothing, "\(before) became \(after)")])
        }
        let trust = try await sandbox.run("mcorderd", ["init", "--trust-clock"], adding: clock.variables)
        if trust.status != 0 {
            report.add([Violation(.manners, "init --trust-clock ended with \(trust.status): \(trust.error)")])
        }
        try await drain(sandbox, clock)
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        if !record.orders.contains(where: { $0.state == "expired" }) {
            report.add([Violation(.clockDecidesNothing, "trusted two days later, nothing is expired")])
        }
        return report.during("two days ahead")
    }

    /// Everything that time could have changed: states, receipts, raw bytes and comments.
    private static func picture(_ sandbox: Sandbox) throws -> [String] {
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        let orders = record.orders.map {
            "\($0.number) \($0.state) \($0.receipt) \($0.raw?.count ?? 0) \($0.udid)"
        }
        return orders + (try FolderRecord(sandbox.receipts).files.keys.sorted())
    }

    private static func check(_ seen: String?, _ wanted: String) -> [Violation] {
        if seen == wanted { return [] }
        return [
            Violation(.clockDecidesNothing, "status says “\(seen ?? "nothing")” of a clock that is \(wanted)")
        ]
    }

    /// Places an order as a customer; without a clock by the right time.
    private func order(_ sandbox: Sandbox, _ clock: SandboxClock?, _ ledger: inout Ledger) async throws {
        let variables = clock?.variables ?? [:]
        try await sandbox.run("mcorder", ["add", "Agua"], adding: variables).required("add")
        try await sandbox.run("mcorder", ["send", "-r", "garbera", "--again"], adding: variables).required(
            "send"
        )
        guard let sent = try StormCustomer.content(of: "lastOrder", in: sandbox.home) else {
            throw RigError("no last order")
        }
        ledger.record(sent: sent)
    }

    private func drain(_ sandbox: Sandbox, _ clock: SandboxClock) async throws {
        try await sandbox.run(
            "mcorderd",
            ["run", "--once"],
            adding: clock.variables.merging(Self.rules) { $1 }
        ).required("mcorderd run --once")
    }

    /// Runs a daemon for some seconds.
    ///
    /// - Returns: the last state of the clock that `mcorderd status` showed; it is called until it shows
    ///   `word`.
    private func serve(_ sandbox: Sandbox, _ clock: SandboxClock, until word: String) async throws -> String?
    {
        let variables = clock.variables.merging(Self.rules) { $1 }
        let ending = Ending()
        async let daemon = sandbox.run("mcorderd", ["run"], adding: variables, killedWhen: { ending.isOver })
        let begin = ContinuousClock.now
        var seen: String?
        // The run must include the housekeeper's first round.
        while .now - begin < .seconds(12), seen != word || .now - begin < .seconds(4) {
            let status = try await sandbox.run("mcorderd", ["status", "--json"], adding: variables)
            if let found = try? JSONSerialization.jsonObject(with: Data(status.output.utf8)) as? [String: Any]
            {
                seen = found["clock"] as? String
            }
            try await Task.sleep(for: .milliseconds(200))
        }
        ending.end()
        let outcome = try await daemon
        guard outcome.signal == 9 else {
            throw RigError(
                "no daemon worked under that clock: \(outcome.status) \(outcome.error.suffix(500))"
            )
        }
        return seen
    }
}
