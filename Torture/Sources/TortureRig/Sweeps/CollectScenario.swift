/// A cashier collects an order.
package struct CollectScenario: Scenario {
    package let name = "till collect"
    package let program = "till"

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] { ["collect", "7"] }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let sandbox = try await workshop.newSandbox()
        var ledger = Ledger()
        let order = SampleOrder.bytes(7)
        try sandbox.drop(order, as: "order.json")
        ledger.deliver(order)
        try await sandbox.drain().required("drain")
        return (sandbox, ledger)
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var broken = try sandbox.violations(ledger, at: .interrupted)
        let wasTold = outcome.output.contains("collected") || outcome.status == 0
        let isCollected =
            try QueueRecord.read(state: sandbox.state, copying: true).orders.first?.state == "collected"
        if wasTold, !isCollected {
            broken.append(Violation(.legalHistory, "the till said “collected”, and it is not"))
        }
        let again = try await sandbox.run(program, arguments(in: sandbox))
        // Collecting an order that is already collected ends with 65.
        broken += expect(again, "till collect", in: isCollected ? [65] : [0])
        broken += expect(try await sandbox.drain(), "mcorderd run --once")
        broken += try sandbox.violations(ledger, at: .idle)
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        let steps = record.orders.map { $0.changes.map(\.to) }
        if steps != [["received", "collected"]] {
            broken.append(Violation(.legalHistory, "collecting once made the history \(steps)"))
        }
        return broken
    }
}
