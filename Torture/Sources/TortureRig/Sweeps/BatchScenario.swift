internal import Foundation

/// A daemon takes in what is in the folder: good, refused, doubled, reused and changing files, and notices.
package struct BatchScenario: Scenario {
    package let name = "mcorderd run --once"
    package let program = "mcorderd"
    /// The daemon waits until some files stop changing, so that it scans more than once.
    package let variables = ["MCORDERD_INTAKE_SETTLE": "30ms"]

    package init() {}

    package func arguments(in house: House) -> [String] { ["run", "--once"] }

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

    package func prepare(in workshop: Workshop) async throws -> (house: House, ledger: Ledger) {
        let house = try await workshop.newHouse()
        var ledger = Ledger()
        let first = SampleOrder.bytes(90)
        try house.drop(first, as: "first.json")
        ledger.deliver(first)
        try await house.drain().required("drain")
        for (name, bytes) in Self.files() {
            try house.drop(bytes, as: name)
            ledger.deliver(bytes)
        }
        ledger.leave("early.notice")
        try FileManager.default.createSymbolicLink(
            atPath: "\(house.orders)/link.json",
            withDestinationPath: "/etc/passwd"
        )
        return (house, ledger)
    }

    package func recover(
        _ house: House,
        _ ledger: Ledger,
        after outcome: House.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var broken = try house.violations(ledger, at: .interrupted)
        broken += expect(try await house.drain(), "mcorderd run --once")
        broken += try house.violations(ledger, at: .idle)
        let record = try QueueRecord.read(state: house.state, copying: true)
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
