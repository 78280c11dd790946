import Synchronization
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// How much of refused files is kept.
@Suite(.timeLimit(.minutes(5))) struct RefusedFilesTests {
    private let house: TestQueue
    private static let overhead = RejectionRoom.overhead

    init() throws { house = try TestQueue() }

    private func junk(_ index: Int, size: Int = 1000) -> Arrival {
        let end = [UInt8(index & 0xFF), UInt8(index >> 8)]
        return refused(bytes: [UInt8](repeating: 0xFF, count: size - 2) + end)
    }

    private func settle(_ arrivals: [Arrival]) throws {
        let settlements = try house.queue.settle(arrivals, by: "mcorderd")
        #expect(settlements.allSatisfy { if case .rejected = $0 { true } else { false } })
    }

    /// What is there, counted by the database.
    private func usage() throws -> RejectionUsage { try house.queue.write { try RejectionUsage($0) } }

    /// What the queue believes to be there.
    private func remembered() -> RejectionUsage? { house.queue.refusedFiles.withLock { $0.usage } }

    private func kept() throws -> [[String]] {
        try house.rows("SELECT id, raw IS NOT NULL FROM rejections ORDER BY id")
    }

    @Test func `the limit holds after each transaction, and the oldest raw files go first`() throws {
        let limit = 20_000
        try house.queue.keepRefusedFiles(within: limit)
        for batch in 0..<10 {
            try settle((0..<5).map { junk(batch * 5 + $0) })
            let usage = try usage()
            #expect(usage.bytes <= limit)
            #expect(remembered() == usage)
        }
        // A quarter is for rows without device, 9 of them.
        let rows = try kept()
        #expect(rows.map { $0[0] } == (42...50).map(String.init))
        #expect(rows.allSatisfy { $0[1] == "1" })
    }

    @Test func `in one transaction of many files the limit holds as well`() throws {
        try house.queue.keepRefusedFiles(within: 100_000)
        try settle((0..<400).map { junk($0) })
        #expect(try usage().bytes <= 100_000)
        #expect(try kept().count == 48)
    }

    @Test func `decisions about orders stay when their raw files go`() throws {
        try house.queue.keepRefusedFiles(within: 4096)
        try settle(try (1...20).map { refused(try order($0), .stale) })
        #expect(try usage().bytes <= 4096)
        let rows = try kept()
        #expect(rows.count == 20 && rows.first?[1] == "0" && rows.last?[1] == "1")
        #expect(
            try house.queue.settle([refused(try order(1), .stale)], by: "mcorderd") == [.redelivered]
        )
    }

    @Test func `a file larger than the limit keeps no raw file, and pushes out no other one`() throws {
        try house.queue.keepRefusedFiles(within: 8192)
        try settle([junk(1), junk(2, size: 8192)])
        #expect(try kept() == [["1", "1"], ["2", "0"]])
        #expect(try house.rows("SELECT bytes FROM rejections WHERE id = 2") == [["8192"]])
    }

    @Test func `a row with a request waits for its answer`() throws {
        try settle((0..<20).map { junk($0) })
        try house.queue.request(.retry, rejection: 1, by: "caja 1")
        try house.queue.keepRefusedFiles(within: 0)
        #expect(try kept() == [["1", "1"]])
    }

    @Test func `a lower limit holds at once, also with many rows`() throws {
        try settle((0..<450).map { junk($0, size: 100) })
        try house.queue.keepRefusedFiles(within: 8 * Self.overhead)
        #expect(try usage().bytes <= 8 * Self.overhead)
        #expect(try kept().count == 2)
    }

    @Test func `zero keeps the last row alone, without its file`() throws {
        try house.queue.keepRefusedFiles(within: 0)
        try settle((0..<5).map { junk($0) })
        #expect(try kept() == [["5", "0"]])
    }

    @Test func `after a transaction that failed everything is counted again`() throws {
        try house.queue.keepRefusedFiles(within: 1 << 20)
        try settle([junk(1)])
        try house.execute(
            "CREATE TRIGGER wall BEFORE INSERT ON rejections BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
        let broken = try house.queue.settle([junk(2)], by: "mcorderd")
        guard case .impossible = broken.first else {
            Issue.record("\(broken)")
            return
        }
        #expect(remembered() == nil)
        try house.execute("DROP TRIGGER wall")
        try settle([junk(3)])
        let usage = try usage()
        #expect(remembered() == usage)
    }

    @Test func `what another process forgot is noticed by the hourly care`() throws {
        try settle((0..<3).map { junk($0) })
        try house.execute("UPDATE rejections SET raw = NULL")
        try house.queue.forget(Retention(), at: at(9))
        try settle([junk(7)])
        let usage = try usage()
        #expect(remembered() == usage)
    }

    @Test func `the oldest rows without a device are found by their index`() throws {
        let plan = try house.rows(
            """
            EXPLAIN QUERY PLAN SELECT id, coalesce(length(raw), 0) FROM rejections
            WHERE \(RejectionRoom.isNameless) AND request IS NULL AND id < 9 ORDER BY id LIMIT 1
            """
        )
        #expect(plan.map { $0[3] } == ["SEARCH rejections USING INDEX rejections_nameless (id<?)"])
    }
}
