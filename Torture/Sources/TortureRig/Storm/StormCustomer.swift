import Foundation

/// A customer who orders repeatedly from one home, and whose program may be killed.
struct StormCustomer {
    let sandbox: StormSandbox
    let home: String

    init(sandbox: StormSandbox, index: Int) {
        self.sandbox = sandbox
        home = "\(sandbox.sandbox.folder)/home\(index)"
        let home = home
        sandbox.note { $0.add(home: home) }
    }

    func work(until end: ContinuousClock.Instant) async throws {
        while ContinuousClock.now < end {
            try await mcorder(["add", "Agua", "-n", "\(Int.random(in: 1...3))"], killing: 10)
            try await send(killing: 40)
        }
    }

    /// Finishes an interrupted sending, and sends what is still on the ticket.
    func finish() async throws {
        for _ in 0..<3 where try await send(killing: 0) == 65 { return }
    }

    @discardableResult
    private func send(killing percent: Int) async throws -> Int32 {
        // A `send` with an empty ticket, after a killed `add`, is refused.
        let outcome = try await mcorder(["send", "-r", "garbera", "--again", "--json"], killing: percent)
        guard outcome.status == 0, outcome.signal == nil else { return outcome.status }
        guard let last = try content(of: "lastOrder") else {
            sandbox.judge([Violation(.sentIsKept, "“sent” was reported, and the home has no last order")])
            return outcome.status
        }
        sandbox.note { $0.record(sent: last) }
        return outcome.status
    }

    @discardableResult
    private func mcorder(_ arguments: [String], killing percent: Int) async throws -> Sandbox.Outcome {
        let outcome = try await sandbox.run(
            "mcorder",
            arguments,
            adding: ["MCORDER_HOME": home],
            killing: percent,
            within: 200,
            // 75: the unfinished order was sent, and another ticket is still there. 65, 69, 78: the folder
            // had no marker, or another restaurant's, at that moment.
            allowed: [0, 65, 69, 75, 78]
        )
        for key in ["pendingOrder", "lastOrder"] {
            if let bytes = try content(of: key) { sandbox.note { $0.mayHaveWritten(bytes) } }
        }
        return outcome
    }

    private func content(of key: String) throws -> [UInt8]? {
        try Self.content(of: key, in: home)
    }

    /// The bytes of an order that a home remembers.
    static func content(of key: String, in home: String) throws -> [UInt8]? {
        guard let data = FileManager.default.contents(atPath: "\(home)/home.json") else { return nil }
        let state = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        guard let lines = (state?[key] as? [String: Any])?["content"] as? [String] else { return nil }
        return Array(lines.joined(separator: "\n").utf8)
    }
}
