import Foundation
import McOrderModel
import Testing

/// A customer's program that is killed while it sends.
@Suite struct KilledCustomerTests {
    @Test func `an interrupted sending is finished exactly once`() async throws {
        try await Programs.withSandbox { programs in
            var interrupted = 0
            let rounds = 40
            for count in 1...rounds {
                #expect(try await programs.customer("add", "Agua", "-n", "\(count)").status == 0)
                // Every fourth program is killed at any moment from its start; the others between the first
                // change of the home, when the order gets its number, and the end.
                let isEarly = count % 4 == 0
                let moment = isEarly ? Duration.milliseconds(count * 3) : .microseconds(count * 50)
                try await programs.killedCustomer(
                    ["send", "-r", "garbera"],
                    after: moment,
                    ofChange: !isEarly
                )
                if try programs.hasPendingOrder() { interrupted += 1 }
                let finished = try await programs.customer("send", "-r", "garbera")
                // 0: this run sends or finishes the order. 65: it was sent before.
                #expect([0, 65].contains(finished.status), "\(finished.error)")
                #expect(try programs.sentOrders().map(\.lines.count) == Array(1...count), "after \(moment)")
            }
            #expect(interrupted > 0, "no sending was caught in the middle")
            let numbers = try programs.sentOrders().map(\.number.value)
            #expect(Set(numbers).count == rounds)
            #expect(try await programs.customer("send", "-r", "garbera").status == 65)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.allOrders().count == rounds)
            #expect(try await programs.till("rejected", "--json").json().elements?.isEmpty == true)
        }
    }

    @Test func `a killed sending whose order was already taken in creates no second order`() async throws {
        try await Programs.withSandbox { programs in
            for count in 1...12 {
                #expect(try await programs.customer("add", "Espresso", "-n", "\(count)").status == 0)
                try await programs.killedCustomer(
                    ["send", "-r", "garbera"],
                    after: .microseconds(count * 200),
                    ofChange: true
                )
                #expect(try await programs.mcorderd("run", "--once").status == 0)
                let finished = try await programs.customer("send", "-r", "garbera")
                #expect([0, 65].contains(finished.status), "\(finished.error)")
                #expect(try await programs.mcorderd("run", "--once").status == 0)
                let sizes = try await programs.allOrders().compactMap { $0.member("lines")?.elements?.count }
                #expect(sizes.sorted() == Array(1...count))
            }
        }
    }

    @Test func `an add that is killed leaves the ticket unchanged or complete, and undamaged`() async throws {
        try await Programs.withSandbox { programs in
            var before = 0
            for moment in stride(from: 0, to: 60, by: 4) {
                try await programs.killedCustomer(["add", "Agua", "-n", "3"], after: .milliseconds(moment))
                let ticket = try await programs.customerJSON("ticket")
                let now = try #require(ticket.member("lines")?.elements?.count)
                #expect(now == before || now == before + 3)
                before = now
            }
        }
    }
}
