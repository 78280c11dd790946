import Foundation

/// Another daemon with its own queue, started again and again on the folder that the first daemon has
/// claimed.
struct StormRival {
    let sandbox: StormSandbox

    private var state: String { "\(sandbox.sandbox.folder)/rival" }
    private var variables: [String: String] {
        StormSandbox.variables.merging(["MCORDER_STATE": state]) { $1 }
    }

    /// Installs the rival. The restaurant's own daemon must have claimed the folder before.
    func install() async throws {
        try await sandbox.sandbox.run("mcorderd", ["init"], adding: variables).required(
            "init of another queue"
        )
    }

    func work(until end: ContinuousClock.Instant) async throws {
        while ContinuousClock.now < end {
            _ = try await sandbox.run(
                "mcorderd",
                StormSandbox.chance(50) ? ["run"] : ["run", "--once"],
                adding: variables,
                killing: 100,
                within: 3000,
                // 69: the folder is claimed by another daemon; 78: the folder has no marker, with `--once`.
                allowed: [69, 78]
            )
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...1000)))
        }
    }

    /// Orders that both queues took.
    func violations() throws -> [Violation] {
        let ours = Set(try Self.keys(sandbox.sandbox.state))
        return try Self.keys(state).filter(ours.contains).map {
            Violation(.takenOnce, "both queues have order \($0)")
        }
    }

    private static func keys(_ state: String) throws -> [String] {
        try QueueRecord.read(state: state, copying: true).orders.map { "\($0.number) of \($0.udid)" }
    }
}
