import Foundation

/// A daemon takes in the files in the folder: valid, invalid and duplicate ones, reused numbers, changing
/// files, and notices.
package struct BatchScenario: Scenario {
    package let name = "mcorderd run --once"
    package let program = "mcorderd"
    /// The daemon waits until some files stop changing, so that it scans more than once.
    package let variables = ["MCORDERD_INTAKE_SETTLE": "30ms"]

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] { ["run", "--once"] }

    /// The files, by name.
    static func files() -> [String: [UInt8]] {
        [
            "good 1.json": SampleOrder.bytes(1, comment: "mark-one"),
            "good 2.json": SampleOrder.bytes(2, comment: "mark-two"),
            "other device.json": SampleOrder.bytes(1, device: 2, comment: "mark-three"),
            "good 2 (1).json": SampleOrder.bytes(2, comment: "mark-two"),
            "good 2.sync-conflict-20261120-101500-ABC.json": SampleOrder.bytes(
                2,
                comment: "mark-two",
                isCompact: true
            ),
            "known.json": SampleOrder.bytes(90),
            "reused.json": SampleOrder.bytes(90, comment: "mark-four", second: 22),
            "empty.json": Array("{}".utf8),
            "half.json": Array("[\"McDonald's Gar".utf8),
            "bytes.json": [0xFF, 0xFE, 0x00],
            "cancel.notice": SampleOrder.notice("cancel", about: 90),
            "arrived.notice": SampleOrder.notice("arrived", about: 1, device: 2),
            "early.notice": SampleOrder.notice("arrived", about: 77),
            "broken.notice": Array("{".utf8),
        ]
    }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let sandbox = try await workshop.newSandbox()
        var ledger = Ledger()
        let first = SampleOrder.bytes(90)
        try sandbox.drop(first, as: "first.json")
        ledger.deliver(first)
        try await sandbox.drain().required("drain")
        for (name, bytes) in Self.files() {
            try sandbox.drop(bytes, as: name)
            ledger.deliver(bytes)
        }
        ledger.leave("early.notice")
        try FileManager.default.createSymbolicLink(
            atPath: "\(sandbox.orders)/link.json",
            withDestinationPath: "/etc/passwd"
        )
        return (sandbox, ledger)
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var broken = try sandbox.violations(ledger, at: .interrupted)
        broken += expect(try await sandbox.drain(), "mcorderd run --once")
        broken += try sandbox.violations(ledger, at: .idle)
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        return broken + record.differences(from: Self.expected, "here")
    }

    /// The result for each file in an undisturbed run, by the contract.
    static let expected: Set<String> = [
        "order 1 of device 1: received", "order 2 of device 1: received",
        "order 1 of device 2: received, arrived", "order 90 of device 1: cancelled",
        "refused: number-reused, number 90", "refused: wrong-shape", "refused: not-json, half.json",
        "refused: not-json, broken.notice", "refused: not-utf8", "refused: not-a-file",
        "notice cancel: done", "notice arrived: done",
    ]
}
