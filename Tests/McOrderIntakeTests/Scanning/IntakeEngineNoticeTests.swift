import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import McOrderIntake

/// Notices in the folder: before their orders, after them, twice, too late, and invalid.
struct IntakeEngineNoticeTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    /// An engine that checks before it unlinks files that no order is in the state `received`. No commit may
    /// show an order as open that its customer cancelled.
    private func engineUnderWatch() throws -> IntakeEngine {
        let fixture = fixture
        return try fixture.engine(beforeUnlinking: {
            let seen = Result { try fixture.blockingOrders().map(\.state) }
            #expect(throws: Never.self) { try seen.get() }
            if case .success(let states) = seen { #expect(!states.contains(.received)) }
        })
    }

    private func states() async throws -> [OrderState] {
        try await fixture.orders().map(\.state)
    }

    @Test func `a cancel after its order cancels it, and its file is unlinked`() async throws {
        let engine = try fixture.engine()
        try fixture.drop()
        try await engine.scan()
        try fixture.drop(SampleNotice())
        #expect(try await engine.scan() == ScanReport(decided: 1))
        #expect(try await states() == [.cancelled])
        #expect(try await fixture.outcomes() == ["done"])
        #expect(try await fixture.raw(of: "notices") == [SampleNotice().bytes])
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a customer's arrival is recorded when its notice is read`() async throws {
        let engine = try fixture.engine()
        try fixture.drop()
        try await engine.scan()
        fixture.now = fixture.now + .seconds(90)
        try fixture.drop(SampleNotice.arrived)
        try await engine.scan()
        #expect(try await fixture.orders().map(\.arrivedAt) == [SampleOrder.soonAfter + .seconds(90)])
        #expect(try await states() == [.received])
    }

    @Test(arguments: [1, 7, 150, 301])
    func `all notices of a folder are found, also when it is listed in several parts`(windowSize: Int)
        async throws
    {
        let engine = try fixture.engine(windowSize: windowSize)
        try fixture.drop()
        try fixture.drop(SampleNotice())
        for index in 2...300 { try fixture.drop(SampleOrder.number(index).bytes, as: "\(index).json") }
        let report = try await engine.scan()
        #expect(report == ScanReport(decided: 301))
        #expect(try await fixture.outcomes() == ["done"])
        #expect(try await fixture.orders().filter { $0.state == .cancelled }.count == 1)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a cancel that arrives before its order waits, and no till sees the order open`() async throws
    {
        let engine = try engineUnderWatch()
        try fixture.drop(SampleNotice())
        for _ in 1...3 { #expect(try await engine.scan() == ScanReport(waitingNotices: 1)) }
        #expect(try fixture.waiting() == ["x.notice"])
        #expect(fixture.log.count(of: "waits for its order") == 1)
        try fixture.drop()
        #expect(try await engine.scan() == ScanReport(decided: 2))
        #expect(try await states() == [.cancelled])
        #expect(try fixture.waiting().isEmpty)
        #expect(try await engine.scan() == ScanReport())
    }

    @Test(arguments: ["a", "z"])
    func `an order and its cancel in the folder at the same time are decided in one transaction`(file: String)
        async throws
    {
        let engine = try engineUnderWatch()
        try fixture.drop(as: "m.json")
        try fixture.drop(SampleNotice(), as: file + ".notice")
        let names = [try name("m.json"), try name(file + ".notice")]
        try await engine.scan { names }
        #expect(try await states() == [.cancelled])
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a waiting notice still waits after a restart`() async throws {
        try fixture.drop(SampleNotice())
        try await fixture.engine().scan()
        try await fixture.engine().scan()
        try fixture.drop()
        try await fixture.engine().scan()
        #expect(try await states() == [.cancelled])
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `notices that wait for orders of several batches are found for each order`() async throws {
        for number in 1...300 {
            try fixture.drop(.number(number), as: "\(number).json")
            try fixture.drop(SampleNotice.about(number), as: "\(number).notice")
        }
        let report = try await engineUnderWatch().scan()
        #expect(report.decided == 600)
        #expect(try await states() == Array(repeating: .cancelled, count: 300))
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `all of many notices about one order are decided`() async throws {
        let engine = try fixture.engine()
        for second in 10..<40 {
            let notice = SampleNotice.with { $0.at = "\"2013-04-30T18:48:\(second)Z\"" }
            try fixture.drop(notice, as: "\(second).notice")
        }
        #expect(try await engine.scan().waitingNotices == 30)
        try fixture.drop()
        try await engine.scan()
        #expect(try await engine.scan().decided == 30 - IntakeEngine.noticesPerOrder)
        #expect(try await fixture.outcomes().count == 30)
        #expect(try await fixture.outcomes().filter { $0 == "done" }.count == 1)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a notice that waits for an order with two file names is decided once`() async throws {
        let engine = try fixture.engine()
        try fixture.drop(SampleNotice())
        try await engine.scan()
        for file in ["a.json", "b.json"] { try fixture.drop(as: file) }
        #expect(try await engine.scan() == ScanReport(decided: 3))
        #expect(try await fixture.outcomes() == ["done"])
        // Only the order was delivered twice.
        #expect(try await fixture.redelivered() == 1)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a notice that is delivered twice counts once`() async throws {
        let engine = try fixture.engine()
        for file in ["a.notice", "a (1).NOTICE"] { try fixture.drop(SampleNotice(), as: file) }
        try await engine.scan()
        try fixture.drop()
        try await engine.scan()
        #expect(try await fixture.outcomes() == ["done"])
        #expect(try await fixture.redelivered() == 1)
        // The daemon ended after its commit and before it unlinked the file, so the file is there at the next
        // start.
        try fixture.drop(SampleNotice(), as: "a.notice")
        #expect(try await fixture.engine().scan().decided == 1)
        #expect(try await fixture.redelivered() == 2)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a notice's file still exists when the decision is on the disk`() async throws {
        try fixture.drop()
        try await fixture.engine().scan()
        try fixture.drop(SampleNotice())
        let fixture = fixture
        let engine = try fixture.engine(beforeUnlinking: {
            let seen = Result {
                (try fixture.blockingWords(SampleNotice.outcomes), try fixture.waiting())
            }
            #expect(throws: Never.self) { try seen.get() }
            if case .success(let (outcomes, files)) = seen {
                #expect(outcomes == ["done"] && files == ["x.notice"])
            }
        })
        try await engine.scan()
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a notice waits for a day, and is then refused with a reason`() async throws {
        let engine = try fixture.engine()
        try fixture.drop(SampleNotice())
        try await engine.scan()
        fixture.now = fixture.now + .seconds(86_300)
        #expect(try await engine.scan() == ScanReport(waitingNotices: 1))
        fixture.now = fixture.now + .seconds(200)
        #expect(try await engine.scan().decided == 1)
        #expect(try await fixture.reasons() == [.stale])
        #expect(try fixture.waiting().isEmpty)
        #expect(try await fixture.view.rejections(since: nil).map(\.file) == ["x.notice"])
        try fixture.drop(SampleNotice())
        try await engine.scan()
        #expect(try await fixture.redelivered() == 1)
    }

    @Test(arguments: [
        ("2013-04-28T18:48:00Z", RejectionReason.stale), ("2013-05-28T18:48:00Z", .fromTheFuture),
    ])
    func `a notice with a time too far in the past or future is refused at the second read`(
        at: String,
        reason: RejectionReason
    ) async throws {
        let engine = try fixture.engine()
        try fixture.drop(SampleNotice.with { $0.at = "\"\(at)\"" })
        let first = try await engine.scan()
        #expect(first.decided == 0 && first.waiting == 1 && first.untilDue == .zero)
        #expect(try await engine.scan().decided == 1)
        #expect(try await fixture.reasons() == [reason])
    }

    @Test func `an old notice is honoured if its order is in the folder`() async throws {
        var settings = IntakeFixture.settings
        settings.maxAge = .zero
        fixture.now = fixture.now + .seconds(200_000)
        try fixture.drop()
        try fixture.drop(SampleNotice())
        try await fixture.intake(settings).runOnce()
        #expect(try await states() == [.cancelled])
        #expect(try await fixture.reasons().isEmpty)
    }

    @Test func `running once refuses an overdue notice, and leaves one whose order may still come`()
        async throws
    {
        try fixture.drop(SampleNotice.with { $0.at = "\"2013-04-20T00:00:00Z\"" }, as: "old.notice")
        try fixture.drop(SampleNotice(), as: "new.notice")
        try await fixture.intake().runOnce()
        #expect(try await fixture.reasons() == [.stale])
        #expect(try fixture.waiting() == ["new.notice"])
    }

    private static let broken: [(text: String, reason: RejectionReason)] = [
        ("{", .notJSON), ("", .notJSON), ("[]", .wrongShape), (SampleOrder().text, .wrongShape),
        (SampleNotice.with { $0.type = "\"pay\"" }.text, .wrongShape),
        (SampleNotice.with { $0.format = "2" }.text, .wrongShape),
        (SampleNotice.with { $0.udid = "\"x\"" }.text, .badUDID),
        (SampleNotice.with { $0.number = "\"0\"" }.text, .badNumber),
        (SampleNotice.with { $0.at = "\"today\"" }.text, .badDate),
        (SampleNotice.with { $0.type = #""a\u0000""# }.text, .controlCharacters),
    ]

    @Test func `invalid notices among valid ones are refused with exact reasons and stop none of them`()
        async throws
    {
        let engine = try fixture.engine()
        for number in 1...10 { try fixture.drop(.number(number), as: "\(number).json") }
        try await engine.scan()
        for number in 1...10 { try fixture.drop(SampleNotice.about(number), as: "m\(number).notice") }
        for (index, file) in Self.broken.enumerated() {
            let place = index.isMultiple(of: 2) ? "a" : "z"
            try fixture.drop(Array(file.text.utf8), as: "\(place)\(index).notice")
        }
        try fixture.drop([0x7B, 0xFF], as: "k.notice")
        #expect(try await engine.scan().decided == 21)
        #expect(try await states() == Array(repeating: .cancelled, count: 10))
        let expected = (Self.broken.map(\.reason) + [.notUTF8]).map(\.rawValue).sorted()
        #expect(try await fixture.reasons().map(\.rawValue).sorted() == expected)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test(arguments: IntakeEnginePostponedTests.Odd.allCases)
    func `a notice that is not a regular file, or too large, stays and is reported once`(
        _ odd: IntakeEnginePostponedTests.Odd
    ) async throws {
        try odd.make(at: fixture.path("x.notice"))
        let engine = try fixture.engine()
        #expect(try await engine.scan().decided == 1)
        #expect(try await engine.scan().decided == 0)
        #expect(try await fixture.reasons() == [odd.reason])
        #expect(try fixture.waiting() == ["x.notice"])
    }

    @Test func `a notice that is being written in place waits for the settle time`() async throws {
        var settings = IntakeFixture.settings
        settings.settle = .seconds(3600)
        let engine = try fixture.engine(settings)
        try fixture.drop()
        try await engine.scan()
        try fixture.drop(Array(SampleNotice().bytes.prefix(30)), as: "x.notice")
        #expect(try await engine.scan().waiting == 1)
        try Files.write(SampleNotice().bytes, to: fixture.path("x.notice"))
        #expect(try await engine.scan().decided == 1)
        #expect(try await states() == [.cancelled])
    }

    @Test(arguments: [".x.notice", "notice", "x.notice.part", "x.notices"])
    func `a file with another name is not a notice`(file: String) async throws {
        try Files.write(SampleNotice().bytes, to: fixture.path(file))
        let report = try await fixture.engine().scan()
        #expect(report == ScanReport(otherFiles: file.hasPrefix(".") ? 0 : 1))
        #expect(try Files.read(fixture.path(file)) == SampleNotice().bytes)
    }

    @Test func `a file whose name is that of an order is never read as a notice`() async throws {
        try fixture.drop(SampleNotice().bytes, as: "x.notice.json")
        try await fixture.engine().scan()
        #expect(try await fixture.reasons() == [.wrongShape])
    }

    @Test func `a waiting cancel is applied to its order also when a till accepts the order later`()
        async throws
    {
        let engine = try fixture.engine()
        let device = try #require(DeviceID(SampleOrder.udid))
        try await fixture.queue.blacklist(
            .plain(device),
            reason: "x",
            by: "till 1",
            since: fixture.now,
            until: nil
        )
        try fixture.drop(SampleNotice())
        try fixture.drop()
        #expect(try await engine.scan() == ScanReport(decided: 1, waitingNotices: 1))
        try await fixture.queue.request(.accept, rejection: 1, by: "till 1")
        try await engine.answerRequests()
        #expect(try await states() == [.received])
        #expect(try await engine.scan().decided == 1)
        #expect(try await states() == [.cancelled])
    }

    @Test func `a till can have a refused notice judged again`() async throws {
        let engine = try fixture.engine()
        try fixture.drop(Array(SampleNotice.with { $0.number = "\"0\"" }.bytes), as: "x.notice")
        try await engine.scan()
        try await fixture.queue.request(.retry, rejection: 1, by: "till 1")
        try await engine.answerRequests()
        #expect(try await fixture.reasons() == [.badNumber])
    }
}
