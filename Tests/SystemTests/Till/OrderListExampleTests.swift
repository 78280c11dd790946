import McOrderModel
import Testing

/// The example in docs/examples of a program that lists orders.
@Suite(.timeLimit(.minutes(5))) struct OrderListExampleTests {
    @Test func `the example lists the open orders of a queue, and reports what it cannot read`() async throws
    {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            _ = try await programs.till("prepare", "9")
            let list = try await programs.run("order-list", [programs.state, "--once"])
            #expect(list.status == 0)
            #expect(list.output.hasPrefix("0 here, 1 on the way"))
            #expect(
                list.output.hasSuffix(
                    "\n  9-624  coming  preparing  BigMac, Lipton Ice (G), Deluxe (G), Espresso\n"
                )
            )
            let none = try await programs.run("order-list", ["/no/such/folder", "--once"])
            #expect(none.status == 1 && none.output.hasPrefix("the queue cannot be read: "))
            #expect(try await programs.run("order-list", []).status == 64)
        }
    }
}
