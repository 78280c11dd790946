internal import Foundation

/// An administrator installs a restaurant.
package struct InitScenario: Scenario {
    package let name = "mcorderd init"
    package let program = "mcorderd"

    package init() {}

    package func arguments(in house: House) -> [String] { ["init"] }

    package func prepare(in workshop: Workshop) async throws -> (house: House, ledger: Ledger) {
        let house = House(workshop: workshop, folder: "\(workshop.folder)/\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(atPath: house.folder, withIntermediateDirectories: true)
        return (house, Ledger())
    }

    package func recover(
        _ house: House,
        _ ledger: Ledger,
        after outcome: House.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var broken = expect(try await house.mcorderd("init"), "mcorderd init")
        guard broken.isEmpty else { return broken }
        var ledger = ledger
        let order = SampleOrder.bytes(1)
        try house.drop(order, as: "order.json")
        ledger.deliver(order)
        broken += expect(try await house.drain(), "mcorderd run --once")
        broken += try house.violations(ledger, at: .idle)
        let rows = try QueueRecord.read(state: house.state, copying: true)
        if rows.orders.count != 1 {
            broken.append(Violation(.asUndisturbed, "a new house took \(rows.orders.count) of one order in"))
        }
        return broken
    }
}
