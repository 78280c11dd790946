import FolderTesting
import Glibc
import McOrderModel
import McOrderQueue
import OrderTesting
import Synchronization
import Testing

@testable import McOrderIntake

/// Files with the endings of orders and notices that are neither.
struct IntakeEngineJunkTests {
    private let fixture: IntakeFixture
    /// Valid JSON that is not an order, with the largest size of an order.
    private static let junk = Array("[\"\(String(repeating: "x", count: 65_532))\"]".utf8)

    init() async throws {
        fixture = try await IntakeFixture()
    }

    private var patient: IntakeSettings {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        return settings
    }

    /// Writes one file and links it under `count` names in total.
    private func link(_ count: Int, ending: String, to bytes: [UInt8] = junk) throws {
        let first = fixture.path("junk0.\(ending)")
        try Files.write(bytes, to: first)
        for index in 1..<count {
            try #require(Glibc.link(first, fixture.path("junk\(index).\(ending)")) == 0)
        }
    }

    @Test func `an order that arrives in the middle of a scan is taken in before the scan ends`() async throws
    {
        // These files are not decided, because announced files are always read after a batch of decided
        // files.
        for index in 0..<600 {
            try Files.write(
                "[\(index), \"\(String(repeating: "x", count: 16_000))\"]",
                to: fixture.path("\(index).json")
            )
        }
        let calls = Counter()
        let arrived = try name("order.json")
        let seen = Counter()
        let fixture = fixture
        _ = try await fixture.engine(patient).scan(announced: {
            calls.add()
            if calls.value == 2 { try? fixture.drop() }
            if calls.value > 2, (try? fixture.blockingOrders().count) == 1 { seen.add() }
            return calls.value == 2 ? [arrived] : []
        })
        #expect(try await fixture.orders().count == 1)
        // The scan asked for announced files again when the order was already in the queue.
        #expect(seen.value > 0)
    }

    @Test func `an order that came just before the start does not wait behind older files`() async throws {
        for index in 0..<2000 { try Files.write("[\(index)", to: fixture.path("\(index).json")) }
        // A file's change time cannot be set, so the test waits until the clock has moved on.
        let written = Int64(time(nil))
        try await eventually { time(nil) > written + 1 }
        try fixture.drop()
        let reads = Counter()
        let readBefore = Mutex<Int?>(nil)
        let start = ContinuousClock.now
        let engine = try fixture.engine(
            patient,
            beforeUnlinking: { readBefore.withLock { $0 = reads.value } },
            windowSize: 1999,
            began: Timestamp(seconds: written + 4),
            // Two thousand files take 1 s, which is less than the budget, on a slow machine too.
            monotonic: { start + .microseconds(500) * reads.value },
            onNow: { reads.add() }
        )
        #expect(try await engine.scan().waiting == 2000)
        // The clock is read for each file that is judged. In the order of inodes, the order would be the last
        // file.
        #expect(reads.value > 2000)
        #expect(try #require(readBefore.withLock { $0 }) < reads.value - 200)
    }

    @Test(arguments: ["json", "notice"])
    func `a junk file with many names is read once, and all names are unlinked after the settle time`(
        _ ending: String
    ) async throws {
        var settings = IntakeSettings()
        settings.settle = .milliseconds(300)
        try link(500, ending: ending)
        let reads = Counter()
        let engine = try fixture.engine(settings, onNow: { reads.add() })
        var waiting = try await engine.scan().waiting
        #expect(waiting == 500)
        // The clock is read once for the scan, and once for each file that is judged.
        #expect(reads.value < 20)
        try await eventually {
            let report = try await engine.scan()
            waiting = report.waiting
            return try waiting == 0 && fixture.waiting().isEmpty
        }
        #expect(try await fixture.reasons() == [.wrongShape])
    }

    @Test func `junk that stays in the folder is not read again in each scan`() async throws {
        try link(200, ending: "json", to: Array("[".utf8))
        for index in 0..<200 { try Files.write("[\(index)", to: fixture.path("own\(index).json")) }
        let reads = Counter()
        let engine = try fixture.engine(patient, onNow: { reads.add() })
        #expect(try await engine.scan().waiting == 400)
        let first = reads.value
        for _ in 1...10 { #expect(try await engine.scan().waiting == 400) }
        // Each scan reads the clock a few times. Reading the files again would read it for each of the 400.
        #expect(reads.value - first < 400)
    }

    @Test func `a postponed file has a time at which it is checked again`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(60)
        try fixture.drop(Array("[".utf8))
        let engine = try fixture.engine(settings)
        for _ in 0..<9 { #expect(try await engine.scan().untilDue != nil) }
        #expect(try #require(try await engine.scan().untilDue) <= .seconds(60))
    }

    @Test func `a scan that used up its time budget is continued where it stopped`() async throws {
        let engine = try fixture.engine(patient, windowSize: 16)
        await engine.beginNextScan(behind: 90)
        for index in 0..<100 { try Files.write("[\(index)", to: fixture.path("\(index).json")) }
        #expect(try await engine.scan().waiting < 20)
        #expect(try await engine.scan().waiting == 100)
    }

    @Test func `a scan past its budget commits what it has read, and continues`() async throws {
        let reads = Counter()
        let start = ContinuousClock.now
        // Each file that is judged takes 100 ms, so each window takes longer than the budget of 2 s.
        let engine = try fixture.engine(
            windowSize: 32,
            monotonic: { start + .milliseconds(100) * reads.value },
            onNow: { reads.add() }
        )
        for number in 1...100 { try fixture.drop(.number(number), as: "\(number).json") }
        #expect(try await engine.scan() == ScanReport(decided: 100))
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `large files are read after the small ones`() async throws {
        try link(3, ending: "json")
        let sample = SampleOrder().bytes
        try fixture.drop(sample + [UInt8](repeating: 0x20, count: 60_000 - sample.count), as: "a.json")
        try fixture.drop(SampleOrder.number(10), as: "b.json")
        try await fixture.engine(patient).scan()
        #expect(try await fixture.orders().count == 2)
        #expect(
            try await fixture.words("SELECT CAST(number AS TEXT) FROM orders ORDER BY id") == ["10", "9"]
        )
    }

    @Test func `entries with other endings are counted`() async throws {
        for file in ["a.txt", "b", "c.json.part", "d.json"] { try Files.write("[", to: fixture.path(file)) }
        #expect(try await fixture.engine(patient).scan().otherFiles == 3)
        #expect(try #require(try QueueView.heartbeat(in: fixture.paths.state)).otherFiles == 3)
    }
}

extension IntakeEngine {
    func beginNextScan(behind names: Int) {
        resumption = names
    }
}
