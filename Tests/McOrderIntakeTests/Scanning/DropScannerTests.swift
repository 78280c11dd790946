import McOrderFiles
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderIntake

/// Every state of a file, and the cause of each transition.
struct DropScannerTests {
    private let start = ContinuousClock.now
    private let a: FileName
    private let order: OrderIdentity

    init() throws {
        a = try name("a.json")
        let device = try #require(DeviceID(SampleOrder.udid))
        order = OrderIdentity(device: device, number: try #require(OrderNumber(9)))
    }

    /// The scanner's clock at a number of seconds after the start; with `overdue`, waiting notices are
    /// overdue.
    private func clock(at seconds: Double = 0, overdue: Bool = false) -> DropScanner.Clock {
        DropScanner.Clock(now: start + .seconds(seconds), settle: .seconds(30)) { _ in overdue }
    }

    private func scanner(after scans: Int = 1) -> DropScanner {
        var scanner = DropScanner()
        for _ in 0..<scans { scanner.begin(isContinued: false) }
        return scanner
    }

    /// A file with this verdict.
    private func file(_ verdict: IncomingFile.Verdict, raw: [UInt8]? = [], as name: FileName? = nil)
        -> JudgedFile
    {
        let incoming = IncomingFile(
            kind: .order,
            file: "a",
            receivedAt: SampleOrder.soonAfter,
            raw: raw,
            size: 0,
            identity: order,
            key: .file([]),
            verdict: verdict
        )
        return JudgedFile(name: name ?? a, stamp: .test(1), incoming: incoming)
    }

    private func notice(at moment: Timestamp = SampleOrder.soonAfter) -> IncomingFile.Verdict {
        .notice(Notice(.cancel, of: order, at: moment), about: nil, orElse: nil)
    }

    private var refused: IncomingFile.Verdict { .rejected(.notJSON, restaurant: nil) }

    // MARK: A file that is seen

    @Test func `an unknown file is read at once`() {
        var scanner = scanner()
        #expect(scanner.step(for: a, inode: 1, now: start) == .read)
        #expect(scanner.step(for: a, inode: nil, now: start) == .read)
        #expect(scanner.report == ScanReport())
    }

    @Test func `a file that was announced and is being committed is passed over where it is listed`() {
        var scanner = scanner()
        scanner.commit(a, .test(1), isFinal: true)
        #expect(scanner.step(for: a, inode: 1, now: start) == .skip)
        // A second announcement may mean that another file has been put under this name.
        #expect(scanner.step(for: a, inode: nil, now: start) == .finish)
    }

    @Test(arguments: [
        (DropScanner.Reason.elsewhere, DropScanner.Step.skip, 1), (.reported, .skip, 0),
        (.notRemovable, .unlink, 0),
    ])
    func `an ignored file is read again when it changes`(
        _ reason: DropScanner.Reason,
        _ step: DropScanner.Step,
        _ elsewhere: Int
    ) {
        var scanner = scanner()
        scanner.ignore(a, .test(1), reason)
        scanner.begin(isContinued: false)
        #expect(scanner.report.elsewhere == 0)
        #expect(scanner.step(for: a, inode: 1, now: start) == .check)
        #expect(scanner.step(for: a, .test(1), isListed: true, clock()) == step)
        #expect(scanner.report.elsewhere == elsewhere)
        #expect(scanner.step(for: a, .test(1, size: 2), isListed: true, clock()) == .read)
        #expect(scanner[a] == nil && scanner.report == ScanReport())
    }

    @Test func `a file that was announced before it was listed is read once in a scan`() {
        var scanner = scanner()
        scanner.ignore(a, .test(1), .elsewhere)
        #expect(scanner.step(for: a, inode: 1, now: start) == .skip)
        #expect(scanner.report.elsewhere == 1)
    }

    @Test func `a file that causes an I/O error is tried in each scan, and reported once`() {
        var scanner = scanner()
        #expect(scanner.fail(a) == true)
        for _ in 1...3 {
            scanner.begin(isContinued: false)
            #expect(scanner.step(for: a, inode: 1, now: start) == .check)
            #expect(scanner.step(for: a, .test(1), isListed: true, clock()) == .read)
        }
        scanner.begin(isContinued: false)
        _ = scanner.step(for: a, inode: 1, now: start)
        #expect(scanner.fail(a) == false)
    }

    // MARK: Postponed files

    @Test func `a postponed file is read when it is due, and decided if it has not changed`() {
        var scanner = scanner()
        for reading in 1...6 {
            #expect(scanner.postpone(a, .test(1, size: Int64(reading)), .unreadable, clock()) == .seconds(30))
        }
        #expect(scanner.report == ScanReport(waiting: 1, untilDue: .seconds(30)))
        scanner.begin(isContinued: false)
        #expect(scanner.step(for: a, inode: 1, now: start + .seconds(1)) == .skip)
        #expect(scanner.report == ScanReport(waiting: 1, untilDue: .seconds(1)))
        scanner.begin(isContinued: false)
        #expect(scanner.step(for: a, inode: 1, now: start + .seconds(2)) == .check)
        // The file did not change, so only its remaining time is computed.
        #expect(scanner.step(for: a, .test(1, size: 6), isListed: true, clock(at: 2)) == .skip)
        #expect(scanner.report.untilDue == .seconds(28))
        #expect(scanner.step(for: a, .test(1, size: 6), isListed: true, clock(at: 30)) == .read)
        #expect(scanner.postpone(a, .test(1, size: 6), .unreadable, clock(at: 30)) == .zero)
    }

    @Test func `a postponed file that is announced is read before it is due`() {
        var scanner = scanner()
        for size in 1...6 { _ = scanner.postpone(a, .test(1, size: Int64(size)), .unreadable, clock()) }
        #expect(scanner.step(for: a, inode: nil, now: start) == .check)
        #expect(scanner.step(for: a, .test(1, size: 7), isListed: false, clock()) == .read)
        #expect(scanner.step(for: a, .test(1, size: 7), isListed: true, clock()) == .skip)
    }

    @Test func `a file that was postponed and then judged is not counted as postponed`() {
        var scanner = scanner()
        _ = scanner.postpone(a, .test(1), .unreadable, clock())
        scanner.commit(a, .test(1), isFinal: true)
        #expect(scanner.report.waiting == 0 && scanner[a] == .committing)
    }

    // MARK: Decisions

    @Test func `a file is unlinked after a decision of the queue`() {
        let cases: [(FileOutcome, Bool)] = [
            (.enqueued(id: 1), true), (.redelivered, true), (.rejected(.notJSON), true),
            (.noticed(.done, order: 1), true), (.undecided, false), (.impossible("x"), false),
            (.orderUnknown, false),
        ]
        for (outcome, isUnlinked) in cases {
            #expect(file(refused).isUnlinked(after: outcome) == isUnlinked, "\(outcome)")
            // A file that was never read stays in any case.
            #expect(!file(refused, raw: nil).isUnlinked(after: outcome))
        }
    }

    @Test func `a decided file stays until its time, unless it changes`() {
        var scanner = scanner()
        scanner.keep(a, .test(1), until: start + .seconds(30))
        #expect(scanner.step(for: a, inode: nil, now: start) == .check)
        #expect(scanner.step(for: a, .test(1), isListed: true, clock(at: 29.9)) == .skip)
        #expect(scanner.report == ScanReport())
        #expect(scanner.step(for: a, .test(1), isListed: true, clock(at: 30)) == .unlink)
        #expect(scanner.step(for: a, .test(2), isListed: true, clock(at: 1)) == .read)
        scanner.keep(a, .test(1), until: start + .seconds(30))
        scanner.forgetDecisions()
        #expect(scanner.step(for: a, inode: 1, now: start) == .read)
    }

    @Test func `after a decision a file is unknown, ignored or postponed`() {
        let cases: [(FileOutcome, [UInt8]?, DropScanner.FileState?)] = [
            (.rejected(.notJSON), [], nil), (.redelivered, [], nil), (.enqueued(id: 1), [], nil),
            (.rejected(.notAFile), nil, .ignored(.test(1), .reported)),
            (.impossible("x"), [], .ignored(.test(1), .reported)),
            (.undecided, [], .postponed(.undecidable)),
        ]
        for (outcome, raw, state) in cases {
            var scanner = scanner()
            scanner.commit(a, .test(1), isFinal: false)
            scanner.decided(file(refused, raw: raw), as: outcome, clock())
            #expect(scanner[a] == state, "\(outcome)")
        }
    }

    // MARK: Notices

    @Test func `a notice without its order waits until the order is accepted`() {
        var scanner = scanner()
        scanner.decided(file(notice()), as: .orderUnknown, clock())
        #expect(scanner[a] == .awaitingOrder(.test(1), order, writtenAt: SampleOrder.soonAfter))
        #expect(scanner.notices(about: order) == [a])
        #expect(scanner.report == ScanReport(waitingNotices: 1))
        scanner.begin(isContinued: false)
        #expect(scanner.step(for: a, .test(1), isListed: true, clock()) == .skip)
        scanner.decided(file(refused, as: FileName("order.json")), as: .enqueued(id: 1), clock())
        // The notice is read in the same scan or in the next one.
        #expect(scanner.step(for: a, .test(1), isListed: false, clock()) == .read)
        #expect(scanner.notices(about: order).isEmpty && !scanner.hasWaited(a))
    }

    @Test func `a notice that waited too long is read again and marked as overdue`() {
        var scanner = scanner()
        scanner.decided(file(notice()), as: .orderUnknown, clock())
        scanner.begin(isContinued: false)
        #expect(scanner.step(for: a, .test(1), isListed: true, clock(overdue: true)) == .read)
        #expect(scanner.hasWaited(a))
    }

    @Test func `a notice that is overdue when it is first read is decided in the next scan`() {
        var scanner = scanner()
        scanner.decided(file(notice()), as: .orderUnknown, clock(overdue: true))
        #expect(scanner.report == ScanReport(waiting: 1, untilDue: .zero, waitingNotices: 1))
    }

    @Test func `a name that now contains another notice is found by the new notice's order`() throws {
        var scanner = scanner()
        scanner.decided(file(notice()), as: .orderUnknown, clock())
        let other = OrderIdentity(device: order.device, number: try #require(OrderNumber(10)))
        let verdict = IncomingFile.Verdict.notice(
            Notice(.cancel, of: other, at: SampleOrder.soonAfter),
            about: nil,
            orElse: nil
        )
        scanner.decided(file(verdict), as: .orderUnknown, clock())
        #expect(scanner.notices(about: order).isEmpty)
        #expect(scanner.notices(about: other) == [a])
    }

    // MARK: Bounds

    @Test func `a removed file is forgotten at the end of the scan, and not before`() throws {
        var scanner = scanner()
        let b = try name("b.json")
        for (index, file) in [a, b].enumerated() { scanner.ignore(file, .test(UInt64(index)), .elsewhere) }
        scanner.begin(isContinued: false)
        scanner.ignore(b, .test(1), .elsewhere)
        // The scan stopped early; the next one continues it.
        scanner.begin(isContinued: true)
        #expect(scanner[a] != nil)
        scanner.endSweep()
        #expect(scanner[a] == nil && scanner[b] != nil)
    }

    @Test func `the number of remembered files is limited, and all are counted`() throws {
        var scanner = scanner()
        for index in 0...DropScanner.capacity { scanner.ignore(try name("\(index)"), .test(1), .elsewhere) }
        #expect(scanner[try name("\(DropScanner.capacity)")] == nil)
        #expect(scanner.report.elsewhere == DropScanner.capacity + 1)
        // There is still room for notices and for files that are being committed.
        scanner.decided(file(notice()), as: .orderUnknown, clock())
        #expect(scanner.notices(about: order) == [a])
        scanner.commit(try name("x"), .test(2), isFinal: true)
        #expect(scanner[try name("x")] == .committing)
        scanner.ignore(try name("0"), .test(2), .reported)
        #expect(scanner[try name("0")] == .ignored(.test(2), .reported))
    }

    @Test func `the number of remembered notices is limited`() throws {
        var scanner = scanner()
        for index in 0..<DropScanner.noticeCapacity {
            scanner.decided(file(notice(), as: try name("\(index).notice")), as: .orderUnknown, clock())
        }
        #expect(scanner.isFullOfNotices)
        scanner.decided(file(notice(), as: try name("x.notice")), as: .orderUnknown, clock())
        #expect(scanner[try name("x.notice")] == .postponed(.undecidable))
        #expect(
            scanner.report.waitingNotices == DropScanner.noticeCapacity + 1 && scanner.report.waiting == 0
        )
    }

    @Test func `new settings discard the decisions under the old ones`() throws {
        var scanner = scanner()
        scanner.ignore(a, .test(1), .elsewhere)
        scanner.forgetDecisions()
        #expect(scanner[a] == nil)
    }
}
