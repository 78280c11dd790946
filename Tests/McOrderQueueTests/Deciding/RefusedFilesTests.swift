import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The limit on the stored data of refused files.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct RefusedFilesTests {
    private let fixture: TestQueue
    private static let overhead = RejectionRoom.overhead

    init() async throws { fixture = try await TestQueue() }

    private func junk(_ index: Int, size: Int = 1000) -> IncomingFile {
        let end = [UInt8(index & 0xFF), UInt8(index >> 8)]
        return refused(bytes: [UInt8](repeating: 0xFF, count: size - 2) + end)
    }

    private func decide(_ incoming: [IncomingFile]) async throws {
        let outcomes = try await fixture.queue.decide(incoming, by: "mcorderd")
        #expect(outcomes.allSatisfy { if case .rejected = $0 { true } else { false } })
    }

    /// The current usage, counted by the database.
    private func usage() async throws -> RejectionUsage {
        try await fixture.queue.write { try RejectionUsage($0) }
    }

    /// The usage that the queue remembers.
    private func remembered() async -> RejectionUsage? { await fixture.queue.rememberedUsage }

    private func kept() async throws -> [[String]] {
        try await fixture.rows("SELECT id, raw IS NOT NULL FROM rejections ORDER BY id")
    }

    @Test func `the limit is kept after each transaction, and the oldest raw files are removed first`()
        async throws
    {
        let limit = 20_000
        try await fixture.queue.keepRefusedFiles(within: limit)
        for batch in 0..<10 {
            try await decide((0..<5).map { junk(batch * 5 + $0) })
            let usage = try await usage()
            #expect(usage.bytes <= limit)
            #expect(await remembered() == usage)
        }
        // A quarter of the limit is for rows without a device; 9 of them fit.
        let rows = try await kept()
        #expect(rows.map { $0[0] } == (42...50).map(String.init))
        #expect(rows.allSatisfy { $0[1] == "1" })
    }

    @Test func `the limit is also kept in one transaction of many files`() async throws {
        try await fixture.queue.keepRefusedFiles(within: 100_000)
        try await decide((0..<400).map { junk($0) })
        #expect(try await usage().bytes <= 100_000)
        #expect(try await kept().count == 48)
    }

    @Test func `decisions about orders stay when their raw files are removed`() async throws {
        try await fixture.queue.keepRefusedFiles(within: 4096)
        try await decide(try (1...20).map { refused(try order($0), .stale) })
        #expect(try await usage().bytes <= 4096)
        let rows = try await kept()
        #expect(rows.count == 20 && rows.first?[1] == "0" && rows.last?[1] == "1")
        #expect(
            try await fixture.queue.decide([refused(try order(1), .stale)], by: "mcorderd") == [.redelivered]
        )
    }

    @Test func `a file larger than the limit is stored without its bytes, and removes no other`() async throws
    {
        try await fixture.queue.keepRefusedFiles(within: 8192)
        try await decide([junk(1), junk(2, size: 8192)])
        #expect(try await kept() == [["1", "1"], ["2", "0"]])
        #expect(try await fixture.rows("SELECT bytes FROM rejections WHERE id = 2") == [["8192"]])
    }

    @Test func `a row with a request stays until the request is answered`() async throws {
        try await decide((0..<20).map { junk($0) })
        try await fixture.queue.request(.retry, rejection: 1, by: "caja 1")
        try await fixture.queue.keepRefusedFiles(within: 0)
        #expect(try await kept() == [["1", "1"]])
    }

    @Test func `a lower limit applies immediately, also with many rows`() async throws {
        try await decide((0..<450).map { junk($0, size: 100) })
        try await fixture.queue.keepRefusedFiles(within: 8 * Self.overhead)
        #expect(try await usage().bytes <= 8 * Self.overhead)
        #expect(try await kept().count == 2)
    }

    @Test func `zero keeps the last row alone, without its file`() async throws {
        try await fixture.queue.keepRefusedFiles(within: 0)
        try await decide((0..<5).map { junk($0) })
        #expect(try await kept() == [["5", "0"]])
    }

    @Test(.onSQLite) func `after a transaction that failed everything is counted again`() async throws {
        try await fixture.queue.keepRefusedFiles(within: 1 << 20)
        try await decide([junk(1)])
        try await fixture.execute(
            "CREATE TRIGGER wall BEFORE INSERT ON rejections BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
        let broken = try await fixture.queue.decide([junk(2)], by: "mcorderd")
        guard case .impossible = broken.first else {
            Issue.record("\(broken)")
            return
        }
        #expect(await remembered() == nil)
        try await fixture.execute("DROP TRIGGER wall")
        try await decide([junk(3)])
        let usage = try await usage()
        #expect(await remembered() == usage)
    }

    @Test func `the hourly maintenance notices rows that another process removed`() async throws {
        try await decide((0..<3).map { junk($0) })
        try await fixture.execute("UPDATE rejections SET raw = NULL")
        try await fixture.queue.forget(Retention(), at: at(9))
        try await decide([junk(7)])
        let usage = try await usage()
        #expect(await remembered() == usage)
    }

    @Test(.onSQLite) func `the oldest rows without a device are found by their index`() async throws {
        let plan = try await fixture.rows(
            """
            EXPLAIN QUERY PLAN SELECT id, coalesce(length(raw), 0) FROM rejections
            WHERE \(RejectionRoom.isNameless) AND request IS NULL AND id < 9 ORDER BY id LIMIT 1
            """
        )
        #expect(plan.map { $0[3] } == ["SEARCH rejections USING INDEX rejections_nameless (id<?)"])
    }
}

extension OrderQueue {
    fileprivate var rememberedUsage: RejectionUsage? { room.usage }
}
