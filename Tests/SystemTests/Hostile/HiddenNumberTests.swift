import Foundation
import McOrderModel
import Testing

/// A user who can list the shared folder learns no order number.
@Suite struct HiddenNumberTests {
    @Test func `file names of orders and notices contain the device's name and a hash, and no number`()
        async throws
    {
        try await Programs.withSandbox { programs in
            for _ in 1...12 {
                try await programs.fill("Agua")
                let sent = try await programs.customer("send", "-r", "garbera", "--again")
                try #require(sent.status == 0, "\(sent.error)")
            }
            let arrived = try await programs.customer("arrived")
            try #require(arrived.status == 0, "\(arrived.error)")
            let device = try #require(try programs.sent().first?.deviceName)
            let names = try programs.waiting().filter { !$0.hasPrefix(".") }
            #expect(names.count == 13)
            for name in names {
                #expect(name.hasPrefix("\(device)."), "\(name)")
                let rest = name.dropFirst(device.count + 1)
                #expect(rest.wholeMatch(of: /[0-9a-f]{16}\.(json|notice)/) != nil, "\(name)")
            }
        }
    }
}

extension Programs {
    /// The orders in the drop folder, without other files.
    fileprivate func sent() throws -> [Order] {
        try waiting().filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { name in
            try Order(json: Array(try Data(contentsOf: URL(filePath: "\(orders)/\(name)"))))
        }
    }
}
