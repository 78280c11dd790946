import Foundation

/// A customer's restaurant and ledger, with what the customer's program reported.
struct Customer {
    let sandbox: Sandbox
    var ledger: Ledger

    /// Records the files in the folder, each of which must be complete, and what the program reported.
    mutating func note(_ outcome: Sandbox.Outcome) throws -> [Violation] {
        var broken: [Violation] = []
        let drop = try FolderRecord(sandbox.orders)
        for (name, bytes) in drop.candidates where !ledger.written.contains(bytes) {
            let hash = SHA256.digits(of: bytes).prefix(16)
            if name.hasSuffix(".\(hash).json"), OrderContent(bytes) != nil {
                ledger.deliver(bytes)
            } else {
                broken.append(Violation(.wholeFiles, "\(name): \(Invariants.name(bytes))"))
            }
        }
        // Output that is not JSON has reported nothing.
        guard let result = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)),
            let path = (result as? [String: Any])?["file"] as? String
        else { return broken }
        if let bytes = drop.files[URL(filePath: path).lastPathComponent] {
            ledger.record(sent: bytes)
        } else if let known = ledger.written.first {
            // The daemon took the order in before it was sent again, so it was the only one.
            ledger.record(sent: known)
        } else {
            broken.append(Violation(.sentIsKept, "it reported that \(path) was sent, which is not there"))
        }
        return broken
    }

    func send() async throws -> Sandbox.Outcome {
        try await sandbox.run("mcorder", SendScenario().arguments(in: sandbox))
    }

    func drain() async throws -> [Violation] {
        SendScenario().expect(try await sandbox.drain(), "mcorderd run --once")
    }
}
