import Foundation

/// An administrator installs a restaurant.
package struct InitScenario: Scenario {
    package let name = "mcorderd init"
    package let program = "mcorderd"

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] { ["init"] }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let sandbox = Sandbox(workshop: workshop, folder: "\(workshop.folder)/\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(atPath: sandbox.folder, withIntermediateDirectories: true)
        return (sandbox, Ledger())
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var broken = expect(try await sandbox.mcorderd("init"), "mcorderd init")
        guard broken.isEmpty else { return broken }
        var ledger = ledger
        let order = SampleOrder.bytes(1)
        try sandbox.drop(order, as: "order.json")
        ledger.deliver(order)
        broken += expect(try await sandbox.drain(), "mcorderd run --once")
        broken += try sandbox.violations(ledger, at: .idle)
        let rows = try QueueRecord.read(state: sandbox.state, copying: true)
        if rows.orders.count != 1 {
            broken.append(
                Violation(.asUndisturbed, "a new sandbox took \(rows.orders.count) of one order in")
            )
        }
        return broken
    }
}
