import Foundation

/// A restaurant whose customers seal what they send. The rig cannot read it; it judges by what the programs
/// say and by the queue.
private struct SealedRestaurant {
    static let variables = ["MCORDERD_ORDERS_SEALING": "optional"]

    let sandbox: Sandbox

    init(_ sandbox: Sandbox) {
        self.sandbox = sandbox
    }

    /// A restaurant that published its keys, and a home that joined it.
    static func made(in workshop: Workshop) async throws -> SealedRestaurant {
        let restaurant = SealedRestaurant(try await workshop.newSandbox())
        try await restaurant.drain().required("drain")
        try await restaurant.mcorder("join", restaurant.sandbox.cloud).required("join")
        return restaurant
    }

    func drain() async throws -> Sandbox.Outcome {
        try await sandbox.run("mcorderd", ["run", "--once"], adding: Self.variables)
    }

    func mcorder(_ arguments: String...) async throws -> Sandbox.Outcome {
        try await sandbox.run("mcorder", arguments, adding: home)
    }

    /// The home reads the catalogue that the daemon published.
    var home: [String: String] {
        ["MCORDER_HOME": sandbox.home, "MCORDER_CATALOG": "\(sandbox.cloud)/catalog"]
    }

    func send() async throws -> Sandbox.Outcome {
        try await mcorder("send", "-r", "garbera", "--again", "--json")
    }

    /// The files in the folder; each must be sealed and complete.
    func unsealed() throws -> [Violation] {
        try FolderRecord(sandbox.orders).candidates.compactMap { name, bytes in
            let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
            guard object?["mcorder"] as? String != "sealed" else { return nil }
            return Violation(.wholeFiles, "\(name) is not sealed: \(Invariants.name(bytes))")
        }
    }

    /// What is wrong once the restaurant is idle, unless each of `count` orders was taken in once and its
    /// customer can read the answer to the last one.
    func violations(orders count: Int, lastIs state: String = "received") async throws -> [Violation] {
        var broken = try unsealed()
        let rows = try QueueRecord.read(state: sandbox.state, copying: true)
        if rows.orders.count != count || !rows.rejections.isEmpty {
            let evidence = "\(count) orders became \(rows.orders.count), \(rows.rejections.count) refused"
            broken.append(Violation(.oneRowPerOrder, evidence))
        }
        broken += rows.damage.map { Violation(.soundDatabase, $0) }
        let waiting = try FolderRecord(sandbox.orders).candidates
        broken += waiting.keys.map { Violation(.drained, "\($0) is still in the folder") }
        let status = try await mcorder("status", "--json")
        let answer = try? JSONSerialization.jsonObject(with: Data(status.output.utf8)) as? [String: Any]
        if answer?["state"] as? String != state {
            broken.append(Violation(.receiptIsState, "the customer reads: \(status.output) \(status.error)"))
        }
        return broken
    }
}

/// A customer sends a sealed order.
package struct SealedSendScenario: Scenario {
    package let name = "mcorder send, sealed"
    package let program = "mcorder"
    package let variables: [String: String] = [:]

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] {
        ["send", "-r", "garbera", "--again", "--json", "--catalog", "\(sandbox.cloud)/catalog"]
    }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let restaurant = try await SealedRestaurant.made(in: workshop)
        try await restaurant.mcorder("add", "Agua", "-n", "2").required("add")
        return (restaurant.sandbox, Ledger())
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        let restaurant = SealedRestaurant(sandbox)
        var broken = try restaurant.unsealed()
        // The daemon may take the order before the customer repeats the sending.
        if turn.isMultiple(of: 2) { broken += expect(try await restaurant.drain(), "mcorderd run --once") }
        broken += expect(try await restaurant.send(), "send", in: [0, 65])
        broken += try restaurant.unsealed()
        broken += expect(try await restaurant.drain(), "mcorderd run --once")
        return broken + (try await restaurant.violations(orders: 1))
    }
}

/// A daemon takes in sealed orders and a sealed notice, and answers them.
package struct SealedBatchScenario: Scenario {
    package let name = "mcorderd run --once, sealed"
    package let program = "mcorderd"
    package var variables: [String: String] { SealedRestaurant.variables }

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] { ["run", "--once"] }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let restaurant = try await SealedRestaurant.made(in: workshop)
        for _ in 1...3 {
            try await restaurant.mcorder("add", "Agua").required("add")
            try await restaurant.send().required("send")
        }
        // Nobody answers before the daemon runs.
        _ = try await restaurant.mcorder("cancel", "--wait", "0")
        return (restaurant.sandbox, Ledger())
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        let restaurant = SealedRestaurant(sandbox)
        let broken = expect(try await restaurant.drain(), "mcorderd run --once")
        return try await broken + restaurant.violations(orders: 3, lastIs: "cancelled")
    }
}

/// An owner replaces the seal key while an order that was sealed for it waits.
package struct RotateScenario: Scenario {
    package let name = "mcorderd key rotate"
    package let program = "mcorderd"

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] { ["key", "rotate"] }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let restaurant = try await SealedRestaurant.made(in: workshop)
        try await restaurant.mcorder("add", "Agua").required("add")
        try await restaurant.send().required("send")
        return (restaurant.sandbox, Ledger())
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        let restaurant = SealedRestaurant(sandbox)
        var broken = expect(try await restaurant.drain(), "mcorderd run --once")
        let again = try await sandbox.run(program, arguments(in: sandbox))
        broken += expect(again, name) + expect(try await restaurant.drain(), "mcorderd run --once")
        let keys = "\(sandbox.state)-keys"
        for name in try FileManager.default.contentsOfDirectory(atPath: keys) where name.hasSuffix(".key") {
            let bytes = FileManager.default.contents(atPath: "\(keys)/\(name)") ?? Data()
            if (try? JSONSerialization.jsonObject(with: bytes)) == nil {
                broken.append(Violation(.wholeFiles, "\(name) is not complete"))
            }
        }
        let checked = try await sandbox.mcorderd("check")
        if checked.output.contains("seal key") {
            broken.append(Violation(.manners, "a key is missing: \(checked.output)"))
        }
        broken += expect(try await restaurant.mcorder("add", "Agua"), "add")
        broken += expect(try await restaurant.send(), "send")
        broken += expect(try await restaurant.drain(), "mcorderd run --once")
        return broken + (try await restaurant.violations(orders: 2))
    }
}
