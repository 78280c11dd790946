import Foundation
import Synchronization

/// Customers, a till and a daemon that is killed now and then go on working while the clocks of their time
/// zone change, and while days end; their clock is set to a few seconds before each.
package struct Nights: Section {
    package let name = "nights"
    package let share = 1.0
    package let least = Duration.seconds(60)
    private let nights: [Night]

    package init(_ nights: [Night] = Night.allCases) {
        self.nights = nights
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        for night in nights {
            let sandbox = try await workshop.newSandbox()
            guard let clock = try SandboxClock(sandbox) else {
                report.notes.append(SandboxClock.absent)
                return report
            }
            let one = try await NightShift(sandbox: sandbox, clock: clock, night: night).work()
            report.add(one.during(night.description))
            if one.violationCount == 0 { try sandbox.tearDown() }
        }
        return report
    }
}

/// The work in one restaurant in one night.
private struct NightShift {
    let sandbox: Sandbox
    let clock: SandboxClock
    let night: Night

    /// Whether the daemon must no longer be started again.
    private final class Closing: Sendable {
        let isOver = Mutex(false)
    }

    private var variables: [String: String] {
        clock.variables.merging(["TZ": "Europe/Madrid", "MCORDERD_INTAKE_POLL": "100ms"]) { $1 }
    }

    func work() async throws -> SectionReport {
        var report = SectionReport(name: "nights")
        var ledger = Ledger()
        ledger.add(home: sandbox.home)
        let closing = Closing()
        try await withThrowingTaskGroup(of: Void.self) { group in
            // The clock must be right before any program reads it.
            let crossings = try night.crossings()
            var offset = try clock.set(to: crossings[0].addingTimeInterval(-3))
            group.addTask {
                while !closing.isOver.withLock({ $0 }) {
                    _ = try await sandbox.run(
                        "mcorderd",
                        ["run"],
                        adding: variables,
                        killedAfter: .milliseconds(Int.random(in: 2000...5000))
                    )
                }
            }
            var count = 0
            for (index, crossing) in crossings.enumerated() {
                if index > 0 { offset = try clock.set(to: crossing.addingTimeInterval(-3)) }
                var before: String?
                while Date.now.addingTimeInterval(offset) < crossing.addingTimeInterval(2) {
                    count += 1
                    let code = try await order(&ledger, count: count, offset: offset, &report)
                    // An order that was placed before the change is collected after it.
                    if let before { try await till("collect", before) }
                    try await till("prepare", code)
                    before = code
                }
                if let before { try await till("ready", before) }
                try await totals(&report)
            }
            closing.isOver.withLock { $0 = true }
            try await group.waitForAll()
        }
        try await run("mcorderd", ["run", "--once"])
        report.trials = 1
        report.kills = 1
        report.add(try sandbox.violations(ledger, at: .idle))
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        if !record.rejections.isEmpty {
            let reasons = record.rejections.map(\.reason)
            report.add([Violation(.asUndisturbed, "orders of the night were refused: \(reasons)")])
        }
        for order in record.orders {
            let times = [order.receivedAt] + order.changes.map(\.at)
            guard times != times.sorted() else { continue }
            report.add([Violation(.timesGoOn, "order \(order.number) has the times \(times)")])
        }
        try await totals(&report)
        return report
    }

    @discardableResult
    private func run(_ program: String, _ arguments: [String]) async throws -> Sandbox.Outcome {
        try await sandbox.run(program, arguments, adding: variables)
            .required("\(program) \(arguments.joined(separator: " "))")
    }

    private func till(_ command: String, _ code: String) async throws {
        try await run("till", [command, code])
    }

    /// Places an order as a customer, and waits for the receipt.
    ///
    /// - Returns: the order's code.
    private func order(
        _ ledger: inout Ledger,
        count: Int,
        offset: TimeInterval,
        _ report: inout SectionReport
    ) async throws -> String {
        let begin = Date.now.addingTimeInterval(offset)
        try await run("mcorder", ["add", "Agua"])
        try await run("mcorder", ["send", "-r", "garbera", "--again"])
        guard let sent = try StormCustomer.content(of: "lastOrder", in: sandbox.home),
            let content = OrderContent(sent)
        else { throw RigError("no last order") }
        ledger.record(sent: sent)
        let deadline = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < deadline {
            let record = try QueueRecord.read(state: sandbox.state, copying: false)
            guard let order = record.orders.first(where: { $0.number == content.number }) else {
                try await Task.sleep(for: .milliseconds(50))
                continue
            }
            let end = Date.now.addingTimeInterval(offset)
            let at = Date(timeIntervalSince1970: Double(order.receivedAt) / 1000)
            // The clock is set in whole seconds.
            if at < begin.addingTimeInterval(-1) || at > end.addingTimeInterval(1) {
                report.add([
                    Violation(.timesGoOn, "taken in between \(begin) and \(end), order \(count) has \(at)")
                ])
            }
            return order.code
        }
        throw RigError("order \(content.number) was not taken in")
    }

    /// Checks that each order is on the day that the restaurant's clock showed when the order was received.
    private func totals(_ report: inout SectionReport) async throws {
        let record = try QueueRecord.read(state: sandbox.state, copying: false)
        var expected: [String: [String]] = [:]
        for order in record.orders {
            expected[try night.day(of: order.receivedAt), default: []].append(order.code)
        }
        for day in night.days.dropLast() {
            let wanted = expected[day] ?? []
            let stats = try await run("till", ["stats", "--since", day, "--until", day, "--json"])
            let found = try JSONSerialization.jsonObject(with: Data(stats.output.utf8)) as? [String: Any]
            if found?["orders"] as? Int != wanted.count {
                let counted = found?["orders"] ?? "–"
                report.add([
                    Violation(
                        .rightDay,
                        "\(wanted.count) orders came on \(day), and the till counts \(counted)"
                    )
                ])
            }
        }
        // The till's totals of today: its clock is after the last of the changes.
        guard let last = try record.orders.map({ try night.day(of: $0.receivedAt) }).max() else { return }
        let list = try await run("till", ["list", "--all", "--since", "today", "--json"])
        let listed = Set(
            list.output.split(separator: "\"code\"").dropFirst().compactMap { part in
                part.split(separator: "\"", maxSplits: 2).dropFirst().first.map(String.init)
            }
        )
        let wanted = Set(expected[last] ?? [])
        if listed != wanted {
            let evidence = "today, \(last), is \(listed.sorted()) instead of \(wanted.sorted())"
            report.add([Violation(.rightDay, evidence)])
        }
    }
}
