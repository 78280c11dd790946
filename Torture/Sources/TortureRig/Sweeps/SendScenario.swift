/// A customer sends a ticket.
package struct SendScenario: Scenario {
    package let name = "mcorder send"
    package let program = "mcorder"

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] { ["send", "-r", "garbera", "--json"] }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let sandbox = try await workshop.newSandbox()
        try await sandbox.mcorder("add", "Agua", "-n", "2").required("add")
        var ledger = Ledger()
        ledger.add(home: sandbox.home)
        return (sandbox, ledger)
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var sandbox = Customer(sandbox: sandbox, ledger: ledger)
        var broken = try sandbox.note(outcome)
        if outcome.status == 0, sandbox.ledger.sent.isEmpty {
            broken.append(Violation(.manners, "send ended with 0 and named no order: \(outcome.output)"))
        }
        broken += try sandbox.sandbox.violations(sandbox.ledger, at: .interrupted)
        // The daemon may take the order before the customer repeats the sending, and the customer's program
        // then finishes an order that was already taken in.
        if turn.isMultiple(of: 2) { broken += try await sandbox.drain() }
        let again = try await sandbox.send()
        broken += expect(again, "send", in: [0, 65]) + (try sandbox.note(again))
        broken += try await sandbox.drain()
        let empty = try await sandbox.send()
        broken += expect(empty, "send of nothing", in: [65]) + (try sandbox.note(empty))
        broken += try await sandbox.drain()
        broken += try sandbox.sandbox.violations(sandbox.ledger, at: .idle)
        let rows = try QueueRecord.read(state: sandbox.sandbox.state, copying: true)
        if rows.orders.count != 1 || !rows.rejections.isEmpty {
            let evidence = "one ticket became \(rows.orders.count) orders, \(rows.rejections.count) refused"
            broken.append(Violation(.oneRowPerOrder, evidence))
        }
        return broken
    }
}
