import Foundation
import McOrderModel
import Subprocess
import Testing

/// From a file in the drop folder to the cashier's list, with the whole programs.
@Suite struct WholeWayTests {
    @Test func `the original order is queued for its restaurant with its total and code`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "iPhone4 de Beris9.json")
            let run = try await programs.mcorderd("run", "--once")
            #expect(run.status == 0, "\(run.error)")
            let shown = try await programs.till("show", "9", "--json")
            let order = try shown.json()
            #expect(order.member("restaurant")?.text == "McDonald's Garbera")
            #expect(order.member("totalCents")?.integer == 795)
            #expect(order.member("lines")?.elements?.count == 2)
            #expect(order.member("code")?.text == "9-624")
            #expect(try programs.waiting().isEmpty)
        }
    }

    @Test func `a running daemon takes an order in and writes a receipt`() async throws {
        try await Programs.withSandbox { programs in
            let end = try await programs.withDaemon {
                try programs.drop(Programs.sample, as: "a.json")
                try await programs.until("the receipt is there") {
                    try FileManager.default.contentsOfDirectory(atPath: programs.receipts)
                        .contains { !$0.hasPrefix(".") }
                }
                #expect(try await programs.till("show", "9-624").status == 0)
            }
            #expect(end == .exited(0))
        }
    }

    @Test func `a comment of 140 characters is shown completely to the cashier and the customer`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let comment =
                "sin cebolla ni pepinillo, y el pan " + String(repeating: "bien tostado ", count: 7)
                + "¡gracias!"
            try await programs.fill("Espresso")
            let sent = try await programs.customer("send", "-r", "garbera", "-m", comment)
            #expect(sent.status == 0, "\(sent.error)")
            #expect(try programs.sentOrders().map(\.comment) == [String(comment.prefix(25))])
            #expect(
                try await programs.customer("last", "--lang", "en").output.contains("Comment: \(comment)\n")
            )
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.till("show", "1").output.contains(": \(comment)\n"))
            #expect(try await programs.till("show", "1", "--json").json().member("comment")?.text == comment)
        }
    }

    @Test func `the receipt follows the cashier's changes`() async throws {
        try await Programs.withSandbox { programs in
            _ = try await programs.withDaemon {
                try programs.drop(Programs.sample, as: "a.json")
                try await programs.until("the order is there") {
                    try await programs.till("show", "9").status == 0
                }
                #expect(try await programs.till("prepare", "9").status == 0)
                try await programs.until("the receipt says so") {
                    try FileManager.default.contentsOfDirectory(atPath: programs.receipts)
                        .filter { !$0.hasPrefix(".") }.contains { name in
                            let bytes = try Data(contentsOf: URL(filePath: "\(programs.receipts)/\(name)"))
                            return Receipt(json: Array(bytes))?.status == .order(.preparing)
                        }
                }
            }
        }
    }

    @Test func `for a number of two devices the candidates are listed with device name and code`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let other = Programs.sample
                .replacingOccurrences(of: "975319E0", with: "00000000")
                .replacingOccurrences(of: "iPhone4 de Beris", with: "Ane's phone")
            try programs.drop(Programs.sample, as: "a.json")
            try programs.drop(other, as: "b.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let shown = try await programs.till("show", "9")
            #expect(shown.status == 65)
            #expect(shown.error.contains("iPhone4 de Beris") && shown.error.contains("Ane's phone"))
            #expect(shown.error.contains("9-624"))
            #expect(try await programs.till("show", "9", "--device", "ane's phone").status == 0)
        }
    }

    @Test func `the same file again changes nothing`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.till("collect", "9").status == 0)
            try programs.drop(Programs.sample, as: "a (1).json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let orders = try await programs.allOrders()
            #expect(orders.count == 1)
            #expect(orders.first?.member("state")?.text == "collected")
            #expect(try programs.waiting().isEmpty)
        }
    }

    @Test func `a file that is not an order is refused with a reason, and the next valid file is unaffected`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try programs.drop("this is no order", as: "0.json")
            try programs.drop(Programs.sample, as: "1.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let rejected = try await programs.till("rejected", "--json").json().elements
            #expect(rejected?.count == 1)
            #expect(rejected?.first?.member("reason")?.text == "not-json")
            #expect(rejected?.first?.member("bytes")?.integer == 16)
            #expect(try await programs.allOrders().count == 1)
        }
    }

    @Test func `an order passes through all its states and one step back`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            for (command, state) in [
                ("arrived", "received"), ("prepare", "preparing"), ("ready", "ready"),
                ("collect", "collected"), ("recall", "ready"), ("recall", "preparing"),
            ] {
                let outcome = try await programs.till(command, "9", "--json")
                #expect(try outcome.json().member("state")?.text == state, "after \(command)")
            }
            #expect(try await programs.till("prepare", "9").status == 65)
        }
    }

    @Test func `a second daemon on one queue is refused while the first runs`() async throws {
        try await Programs.withSandbox { programs in
            _ = try await programs.withDaemon {
                try await programs.until("the daemon runs") {
                    FileManager.default.fileExists(atPath: "\(programs.state)/heartbeat")
                }
                let second = try await programs.mcorderd("run", "--once")
                #expect(second.status == 75)
                #expect(second.error.contains("mcorderd"))
            }
        }
    }

    @Test func `a folder without its marker is not changed`() async throws {
        try await Programs.withSandbox { programs in
            try FileManager.default.removeItem(atPath: "\(programs.orders)/.mcorder")
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 69)
            #expect(try programs.waiting() == ["a.json"])
        }
    }
}
