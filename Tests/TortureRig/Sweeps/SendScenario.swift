internal import Crypto
internal import Foundation

/// A customer sends a ticket.
package struct SendScenario: Scenario {
    package let name = "mcorder send"
    package let program = "mcorder"
    package let arguments = ["send", "-r", "garbera", "--json"]

    /// The only one.
    package init() {}

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
        // The restaurant may be faster than the customer, who then finishes what was taken in already.
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

/// A customer's house with what he was told.
struct Customer {
    let house: House
    var ledger: Ledger

    /// Writes down what is in the folder, each file of which must be whole, and what the customer was told.
    mutating func note(_ outcome: House.Outcome) throws -> [Violation] {
        var broken: [Violation] = []
        let drop = try FolderRecord(house.orders)
        for (name, bytes) in drop.candidates where !ledger.written.contains(bytes) {
            let hash = SHA256.hash(data: bytes).prefix(8).map { String(format: "%02x", $0) }.joined()
            if name.hasSuffix(".\(hash).json"), OrderContent(bytes) != nil {
                ledger.deliver(bytes)
            } else {
                broken.append(Violation(.wholeFiles, "\(name): \(Invariants.name(bytes))"))
            }
        }
        // What is no JSON has told him nothing.
        guard let told = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)),
            let path = (told as? [String: Any])?["file"] as? String
        else { return broken }
        if let bytes = drop.files[URL(filePath: path).lastPathComponent] {
            ledger.tell(sent: bytes)
        } else if let known = ledger.written.first {
            // Taken in before he sent it again: it was the only one.
            ledger.tell(sent: known)
        } else {
            broken.append(Violation(.sentIsKept, "told that \(path) was sent, which is not there"))
        }
        return broken
    }

    func send() async throws -> House.Outcome {
        try await house.run("mcorder", SendScenario().arguments)
    }

    func drain() async throws -> [Violation] {
        SendScenario().expect(try await house.drain(), "mcorderd run --once")
    }
}
