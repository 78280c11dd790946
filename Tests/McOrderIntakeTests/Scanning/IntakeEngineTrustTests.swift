import FolderTesting
import Glibc
import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import McOrderIntake

/// Entries that any process with write access to the folder may create there.
struct IntakeEngineTrustTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    /// Scans until a scan decides no file.
    private func drain(_ engine: IntakeEngine) async throws {
        for _ in 0..<20 where try await engine.scan().decided == 0 { return }
        Issue.record("the folder never came to rest")
    }

    @Test func `an order with a second name in the folder is one order, and both names are unlinked`()
        async throws
    {
        try fixture.drop(as: "a.json")
        try #require(link(fixture.path("a.json"), fixture.path("b.json")) == 0)
        try await drain(try fixture.engine())
        #expect(try await fixture.orders().count == 1)
        #expect(try await fixture.redelivered() >= 1)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `an order with a second name elsewhere is taken in, and the other name stays`() async throws {
        let elsewhere = fixture.folder.path + "/elsewhere.json"
        try Files.write(SampleOrder().bytes, to: elsewhere)
        try #require(link(elsewhere, fixture.path("a.json")) == 0)
        try await drain(try fixture.engine())
        #expect(try await fixture.orders().count == 1)
        #expect(try fixture.waiting().isEmpty)
        #expect(try Files.read(elsewhere) == SampleOrder().bytes)
    }

    @Test func `a name that becomes a symbolic link after it was read is not unlinked`() async throws {
        let target = fixture.folder.path + "/target.json"
        try Files.write(SampleOrder.number(2).bytes, to: target)
        try fixture.drop()
        let path = fixture.path("order.json")
        let engine = try fixture.engine(beforeUnlinking: {
            unlink(path)
            symlink(target, path)
        })
        try await engine.scan()
        try await engine.scan()
        #expect(try await fixture.orders().map(\.number) == [9])
        #expect(try await fixture.reasons() == [.notAFile])
        #expect(try fixture.waiting() == ["order.json"])
        #expect(try Files.read(target) == SampleOrder.number(2).bytes)
    }

    @Test func `a sparse file of a gigabyte is refused without being read`() async throws {
        try Files.write([], to: fixture.path("huge.json"))
        try #require(truncate(fixture.path("huge.json"), 1 << 30) == 0)
        try fixture.drop()
        try await drain(try fixture.engine())
        #expect(try await fixture.reasons() == [.tooLarge])
        #expect(try await fixture.orders().count == 1)
        #expect(try fixture.waiting() == ["huge.json"])
    }

    @Test(arguments: ["[", "{\"a\":", "[[[[[[[[[]]]]]]]]]"])
    func `60,000 brackets are refused as invalid JSON`(_ piece: String) async throws {
        try fixture.drop(
            Array(String(repeating: piece, count: 60_000 / piece.utf8.count).utf8),
            as: "deep.json"
        )
        try fixture.drop()
        try await drain(try fixture.engine())
        #expect(try await fixture.reasons() == [.notJSON])
        #expect(try await fixture.orders().count == 1)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a device that sends too many orders is limited, and others are served`() async throws {
        var settings = IntakeFixture.settings
        settings.maxOpenPerDevice = 5
        for number in 1...600 { try fixture.drop(SampleOrder.number(number), as: "\(number).json") }
        let other = SampleOrder.with {
            $0.udid = "\"11111111-2222-3333-4444-555555555555\""
            $0.placedAt = "\"30-04-2013 20:47:59 \""
        }
        try fixture.drop(other, as: "z.json")
        try await drain(try fixture.engine(settings))
        #expect(try await fixture.orders().count == 6)
        #expect(try await fixture.reasons().filter { $0 == .tooManyOpenOrders }.count == 595)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `20,000 entries of junk do not delay an order`() async throws {
        for index in 0..<20_000 {
            // A short symbolic link takes no space for contents.
            let path = fixture.path(index.isMultiple(of: 2) ? "junk\(index).tmp" : "junk\(index).json.part")
            try #require(symlink("nowhere", path) == 0)
        }
        try fixture.drop()
        let engine = try fixture.engine()
        #expect(try await engine.scan().decided == 1)
        #expect(try await fixture.orders().count == 1)
        #expect(try fixture.waiting().count == 20_000)
        #expect(try await fixture.reasons().isEmpty)
    }
}
