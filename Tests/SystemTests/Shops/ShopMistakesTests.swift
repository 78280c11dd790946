import Foundation
import McOrderModel
import Testing

/// Typing mistakes in tables, coupons and closes.
@Suite struct ShopMistakesTests {
    @Test(arguments: [
        (["--table", String(repeating: "x", count: 33)], "--table: at most 32 characters, and at least one"),
        (["--coupon", ""], "--coupon: at most 32 characters, and at least one"),
        (["--service", "taxi"], "McDonald's Garbera has no service “taxi”."),
        (["--coupon", "NADA"], "the coupon “NADA” is not valid for this order now"),
    ])
    func `an order with an invalid term is not sent, and the message says why`(
        _ terms: [String],
        _ words: String
    )
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Agua")
            let sent = try await programs.customer(
                ["send", "-r", "garbera", "--yes", "--lang", "en"] + terms
            )
            #expect(sent.status == 65)
            #expect(sent.error.contains(words), "\(sent.error)")
            #expect(try programs.waiting().isEmpty)
        }
    }

    @Test(arguments: [
        (["close", "--register", "5"], 64, "--register is for --final"),
        (["close", "--final", "--number", "1"], 64, "either --number or --final"),
        (["close", "--final", "--register", "abc"], 65, "“abc” is not an amount such as 812.40"),
        (["close", "--final", "--yes"], 65, "there is nothing to close"),
        (["close", "--final"], 65, "there is nothing to close"),
        (["close", "--number", "7", "--register", "5"], 65, "there is no close 7"),
        (["close", "--number", "7"], 65, "there is no close 7"),
    ])
    func `a message says why a close cannot be made`(
        _ arguments: [String],
        _ status: Int,
        _ words: String
    ) async throws {
        try await Programs.withSandbox { programs in
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let closed = try await programs.run(
                "till",
                arguments + ["--lang", "en", "--restaurant", "garbera"]
            )
            #expect(closed.status == status)
            #expect(closed.error.contains(words), "\(closed.error)")
            let next = try await programs.till("close", "--json", "--restaurant", "garbera").json()
            #expect(next.member("previous") == .null)
        }
    }
}
