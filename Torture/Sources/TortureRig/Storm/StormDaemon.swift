/// Starts the daemon again each time it is killed, which happens soon after each start.
struct StormDaemon {
    let sandbox: StormSandbox

    func work(until end: ContinuousClock.Instant) async throws {
        while ContinuousClock.now < end {
            guard sandbox.gate.isOpen else {
                try await Task.sleep(for: .milliseconds(10))
                continue
            }
            _ = try await sandbox.run(
                "mcorderd",
                ["run"],
                adding: StormSandbox.variables,
                killing: 100,
                within: 4000,
                allowed: []
            )
        }
    }
}

/// A till that runs one command after another without a pause.
struct StormTill {
    let sandbox: StormSandbox
    let name: String

    func work(until end: ContinuousClock.Instant) async throws {
        let variables = ["MCORDER_TILL": name]
        while ContinuousClock.now < end {
            let list = try await sandbox.run(
                "till",
                ["list", "--json"],
                adding: variables,
                killing: 10,
                allowed: [0]
            )
            let codes = list.output.split(separator: "\"code\"").dropFirst().compactMap { part in
                part.split(separator: "\"", maxSplits: 2).dropFirst().first.map(String.init)
            }
            guard !codes.isEmpty else {
                try await Task.sleep(for: .milliseconds(100))
                continue
            }
            for _ in 0..<4 where ContinuousClock.now < end {
                guard let code = codes.randomElement(), let command = Self.commands.randomElement() else {
                    return
                }
                _ = try await sandbox.run(
                    "till",
                    command.map { $0 == "WHICH" ? code : $0 },
                    adding: variables,
                    killing: 30,
                    // 65: the order's state does not allow it; 66: no such order; 75: another till was
                    // faster, or the lock is held.
                    allowed: [0, 65, 66, 75]
                )
            }
        }
    }

    private static let commands = [
        ["prepare", "WHICH"], ["prepare", "WHICH"], ["ready", "WHICH"], ["collect", "WHICH"],
        ["recall", "WHICH"], ["arrived", "WHICH"], ["cancel", "WHICH", "--reason", "storm"],
        ["no-show", "WHICH"], ["show", "WHICH"],
    ]
}
