/// A customer sends a ticket.
package struct SendScenario: Scenario {
    package let name = "mcorder send"
    package let program = "mcorder"

    package init() {}

    package func arguments(in house: House) -> [String] { ["send", "-r", "garbera", "--json"] }

    package func prepare(in workshop: Workshop) async throws -> (house: House, ledger: Ledger) {
        let house = try await workshop.newHouse()
        try await house.mcorder("add", "Agua", "-n", "2").required("add")
        var ledger = Ledger()
        ledger.add(home: house.home)
        return (house, ledger)
    }

    package func recover(
        _ house: House,
        _ ledger: Ledger,
        after outcome: House.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var house = Customer(house: house, ledger: ledger)
        var broken = try house.note(outcome)
        if outcome.status == 0, house.ledger.sent.isEmpty {
            broken.append(Violation(.manners, "send ended with 0 and named no order: \(outcome.output)"))
        }
        broken += try house.house.violations(house.ledger, at: .interrupted)
        // The daemon may take the order before the customer repeats the sending, and the customer's program
        // then finishes an order that was already taken in.
        if turn.isMultiple(of: 2) { broken += try await house.drain() }
        let again = try await house.send()
        broken += expect(again, "send", in: [0, 65]) + (try house.note(again))
        broken += try await house.drain()
        let empty = try await house.send()
        broken += expect(empty, "send of nothing", in: [65]) + (try house.note(empty))
        broken += try await house.drain()
        broken += try house.house.violations(house.ledger, at: .idle)
        let rows = try QueueRecord.read(state: house.house.state, copying: true)
        if rows.orders.count != 1 || !rows.rejections.isEmpty {
            let evidence = "one ticket became \(rows.orders.count) orders, \(rows.rejections.count) refused"
            broken.append(Violation(.oneRowPerOrder, evidence))
        }
        return broken
    }
}
