/// A cashier collects an order.
package struct CollectScenario: Scenario {
    package let name = "till collect"
    package let program = "till"

    package init() {}

    package func arguments(in house: House) -> [String] { ["collect", "7"] }

    package func prepare(in workshop: Workshop) async throws -> (house: House, ledger: Ledger) {
        let house = try await workshop.newHouse()
        var ledger = Ledger()
        let order = SampleOrder.bytes(7)
        try house.drop(order, as: "order.json")
        ledger.deliver(order)
        try await house.drain().required("drain")
        return (house, ledger)
    }

    package func recover(
        _ house: House,
        _ ledger: Ledger,
        after outcome: House.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var broken = try house.violations(ledger, at: .interrupted)
        let wasTold = outcome.output.contains("collected") || outcome.status == 0
        let isCollected =
            try QueueRecord.read(state: house.state, copying: true).orders.first?.state == "collected"
        if wasTold, !isCollected {
            broken.append(Violation(.legalHistory, "the cashier was told “collected”, and it is not"))
        }
        let again = try await house.run(program, arguments(in: house))
        // Collecting an order that is already collected ends with 65.
        broken += expect(again, "till collect", in: isCollected ? [65] : [0])
        broken += expect(try await house.drain(), "mcorderd run --once")
        broken += try house.violations(ledger, at: .idle)
        let record = try QueueRecord.read(state: house.state, copying: true)
        let steps = record.orders.map { $0.changes.map(\.to) }
        if steps != [["received", "collected"]] {
            broken.append(Violation(.legalHistory, "collecting once made the history \(steps)"))
        }
        return broken
    }
}
