import FolderTesting
import McOrderFiles
import McOrderModel
import OrderTesting
import Synchronization
import Testing

@testable import McOrderIntake

/// A transaction decides at most one batch, in whatever way the scan learns of the files.
@Suite struct IntakeEngineBatchTests {
    private static let count = 3 * IntakeEngine.batchSize + 1

    private let fixture: IntakeFixture
    /// The number of orders in the queue after each commit.
    private let commits = Commits()

    private final class Commits: Sendable {
        let totals = Mutex<[Int]>([])

        /// The largest number of orders that one commit added.
        var largest: Int {
            totals.withLock { totals in zip(totals, [0] + totals).map { $0 - $1 }.max() ?? 0 }
        }
    }

    init() async throws {
        fixture = try await IntakeFixture()
    }

    private func engine(windowSize: Int = 16_384) throws -> IntakeEngine {
        let (fixture, commits) = (fixture, commits)
        return try fixture.engine(
            beforeUnlinking: {
                let orders = try? fixture.blockingWords("SELECT CAST(count(*) AS TEXT) FROM orders")
                commits.totals.withLock { $0.append(orders?.first.flatMap { Int($0) } ?? 0) }
            },
            windowSize: windowSize
        )
    }

    /// Puts orders into the folder and returns their names.
    @discardableResult
    private func drop() throws -> [FileName] {
        try (1...Self.count).map { number in
            try fixture.drop(.number(number), as: "\(number).json")
            return try name("\(number).json")
        }
    }

    private func requireBatches() async throws {
        #expect(try await fixture.orders().count == Self.count)
        #expect(try fixture.waiting().isEmpty)
        #expect(commits.largest == IntakeEngine.batchSize)
    }

    @Test func `listed files are decided in batches`() async throws {
        try drop()
        try await engine().scan()
        try await requireBatches()
    }

    @Test func `files that were announced before the scan are decided in batches`() async throws {
        let names = Mutex(try drop())
        try await engine().scan(announced: {
            names.withLock { names in
                defer { names = [] }
                return names
            }
        })
        try await requireBatches()
    }

    @Test func `files that are announced during the scan are decided in batches`() async throws {
        for index in 0...IntakeEngine.batchSize {
            try Files.write("[\(index)", to: fixture.path("junk\(index).json"))
        }
        let calls = Mutex(0)
        let fixture = fixture
        try await engine().scan(announced: {
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            // The second call follows a batch of junk.
            guard call == 2 else { return [] }
            return (1...Self.count).compactMap { number -> FileName? in
                try? fixture.drop(.number(number), as: "\(number).json")
                return try? name("\(number).json")
            }
        })
        try await requireBatches()
    }

    @Test func `files that came just before the start are decided in batches`() async throws {
        try drop()
        // As the search beside the first scan does, but completed before the scan.
        let folder = try Directory.open(fixture.paths.orders)
        let engine = try engine(windowSize: 1)
        try engine.freshFiles.search(folder, since: Timestamp(seconds: 0), beyond: 1)
        try await engine.scan()
        try await requireBatches()
    }
}
