import FolderTesting
import Logging
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderIntake

struct IntakeLogTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    private func reported(from level: Logger.Level) -> String {
        fixture.log.entries.filter { $0.level >= level }
            .map { "\($0.message) \($0.metadata)" }.joined(separator: "\n")
    }

    @Test func `neither the device name nor the comment of any order is logged`() async throws {
        let engine = try fixture.engine()
        let orders = [
            SampleOrder(), SampleOrder(), SampleOrder.with { $0.comment = "\"no ketchups\"" },
            SampleOrder.with { $0.placedAt = "\"\"" },
        ]
        for order in orders {
            try fixture.drop(order, as: "iPhone4 de Beris9.json")
            try await engine.scan()
        }
        #expect(fixture.log.count(of: "order received") == 1)
        #expect(fixture.log.count(of: "delivered again") == 1)
        #expect(fixture.log.count(of: "file refused") == 2)
        #expect(!reported(from: .trace).contains("Beris"))
        #expect(!reported(from: .trace).contains("ketchups"))
    }

    @Test func `a file's name cannot forge a line of the log`() async throws {
        try Files.write(
            [UInt8](repeating: 0x20, count: 65_537),
            to: fixture.path("a\n\u{1B}[31m\u{9B}\u{202E}.json")
        )
        try await fixture.engine().scan()
        let file = try #require(fixture.log.entries.compactMap { $0.metadata["file"] }.first)
        #expect(file == #"a\u{a}\u{1b}[31m\u{9b}\u{202e}.json"#)
    }
}
