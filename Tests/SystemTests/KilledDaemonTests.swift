import Foundation
import McOrderModel
import Subprocess
import Testing

/// A daemon that is killed while it works.
@Suite struct KilledDaemonTests {
    @Test func `a daemon that is killed again and again neither loses nor duplicates an order`() async throws
    {
        try await Programs.withSandbox { programs in
            let count = 400
            for number in 1...count {
                let order = Programs.sample.replacingOccurrences(of: "\"9\"", with: "\"\(number)\"")
                try programs.drop(order, as: "order \(number).json")
            }
            // Each daemon is killed a little later in its work than the one before; the exact moment is
            // unknown.
            for milliseconds in stride(from: 40, through: 400, by: 30) {
                let end = try await programs.withDaemon(endingBy: .kill) {
                    try await Task.sleep(for: .milliseconds(milliseconds))
                }
                #expect(end == .signaled(9))
            }
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let numbers = try await programs.allOrders().compactMap { $0.member("number")?.text }
            #expect(numbers.count == count)
            #expect(Set(numbers).count == count)
            #expect(try programs.waiting().isEmpty)
            #expect(try await programs.till("rejected", "--json").json().elements?.isEmpty == true)
        }
    }
}
