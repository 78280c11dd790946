import Foundation
import McOrderModel
import Testing

/// A customer's program that is killed while it sends.
@Suite struct KilledCustomerTests {
    @Test func `a sending that is killed at any moment is finished once`() async throws {
        try await Programs.withHouse { house in
            // Nobody says how far a sending is after so many milliseconds; from not begun to done.
            let moments = (0..<30).map { Duration.milliseconds($0 * 3) } + [.milliseconds(150)]
            for (index, moment) in moments.enumerated() {
                let count = index + 1
                #expect(try await house.customer("add", "Agua", "-n", "\(count)").status == 0)
                try await house.killedCustomer(["send", "-r", "garbera"], after: moment)
                let finished = try await house.customer("send", "-r", "garbera")
                // Either this sends or finishes it, or it was done.
                #expect([0, 65].contains(finished.status), "\(finished.error)")
                let orders = try house.sentOrders().map(\.lines.count)
                #expect(orders == Array(1...count), "after \(moment)")
            }
            let numbers = try house.sentOrders().map(\.number.value)
            #expect(Set(numbers).count == moments.count)
            #expect(try await house.customer("send", "-r", "garbera").status == 65)
            #expect(try await house.mcorderd("run", "--once").status == 0)
            #expect(try await house.allOrders().count == moments.count)
            #expect(try await house.till("rejected", "--json").json().elements?.isEmpty == true)
        }
    }

    @Test func `a killed sending that the restaurant has already taken in makes no second order`()
        async throws
    {
        try await Programs.withHouse { house in
            for count in 1...12 {
                #expect(try await house.customer("add", "Espresso", "-n", "\(count)").status == 0)
                try await house.killedCustomer(
                    ["send", "-r", "garbera"],
                    after: .milliseconds(10 + count * 4)
                )
                #expect(try await house.mcorderd("run", "--once").status == 0)
                let finished = try await house.customer("send", "-r", "garbera")
                #expect([0, 65].contains(finished.status), "\(finished.error)")
                #expect(try await house.mcorderd("run", "--once").status == 0)
                let sizes = try await house.allOrders().compactMap { $0.member("lines")?.elements?.count }
                #expect(sizes.sorted() == Array(1...count))
            }
        }
    }

    @Test func `adding that is killed leaves the ticket before or after, and no damage`() async throws {
        try await Programs.withHouse { house in
            var before = 0
            for moment in stride(from: 0, to: 60, by: 4) {
                try await house.killedCustomer(["add", "Agua", "-n", "3"], after: .milliseconds(moment))
                let ticket = try await house.customerJSON("ticket")
                let now = try #require(ticket.member("lines")?.elements?.count)
                #expect(now == before || now == before + 3)
                before = now
            }
        }
    }
}
