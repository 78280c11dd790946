import Dispatch
import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import Synchronization
import Testing

@testable import McOrderIntake

struct IntakeEngineTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    @Test func `an order is queued, and its file unlinked`() async throws {
        try fixture.drop(as: "iPhone4 de Beris9.json")
        let report = try await fixture.engine().scan()
        #expect(report.decided == 1)
        #expect(try await fixture.orders().map(\.code) == ["9-624"])
        #expect(try await fixture.raw(of: "orders") == [SampleOrder().bytes])
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a file still exists when the decision is on the disk`() async throws {
        try fixture.drop()
        let fixture = fixture
        let engine = try fixture.engine(beforeUnlinking: {
            let seen = Result { (try fixture.blockingOrders().count, try fixture.waiting().count) }
            #expect(throws: Never.self) { try seen.get() }
            if case .success(let (orders, files)) = seen { #expect(orders == 1 && files == 1) }
        })
        #expect(try await engine.scan().decided == 1)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `nothing is unlinked when the queue cannot be written`() async throws {
        try fixture.drop()
        let engine = try fixture.engine()
        try await fixture.queue.close()
        await #expect(throws: (any Error).self) { try await engine.scan() }
        #expect(try fixture.waiting() == ["order.json"])
    }

    @Test func `a file that was delivered again changes nothing`() async throws {
        let engine = try fixture.engine()
        try fixture.drop()
        try await engine.scan()
        let before = try await fixture.orders()
        try fixture.drop(as: "order (1).json")
        try await engine.scan()
        #expect(try await fixture.orders() == before)
        #expect(try await fixture.redelivered() == 1)
        #expect(try await fixture.reasons().isEmpty)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a refused file that was delivered again is refused once`() async throws {
        let engine = try fixture.engine()
        for file in ["a.json", "b.json"] {
            try fixture.drop(Array("{".utf8), as: file)
            try await engine.scan()
        }
        #expect(try await fixture.reasons() == [.notJSON])
        #expect(try await fixture.redelivered() == 1)
    }

    @Test func `another order under an accepted number is refused`() async throws {
        let engine = try fixture.engine()
        try fixture.drop()
        try await engine.scan()
        try fixture.drop(SampleOrder.with { $0.comment = "\"other\"" })
        try await engine.scan()
        #expect(try await fixture.reasons() == [.numberReused])
        #expect(try await fixture.orders().map(\.comment) == ["3 ketchups, por favor."])
    }

    @Test func `junk among valid orders stops none of them`() async throws {
        for index in 1...20 {
            try fixture.drop(.number(index), as: "good\(index).json")
        }
        for (index, file) in UnreadableFile.all.enumerated() {
            try fixture.drop(file.bytes, as: "junk\(index).json")
        }
        try await fixture.engine().scan()
        #expect(try await fixture.orders().map(\.number).sorted() == Array(1...20))
        let expected = UnreadableFile.all.map(\.reason.rawValue).sorted()
        #expect(try await fixture.reasons().map(\.rawValue).sorted() == expected)
        #expect(try await Set(fixture.raw(of: "rejections")) == Set(UnreadableFile.all.map(\.bytes)))
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `older orders are decided first`() async throws {
        for (file, number, time) in [("a", 1, "20:47:23"), ("b", 2, "20:47:21"), ("c", 3, "20:47:22")] {
            let order = SampleOrder.with {
                $0.number = "\"\(number)\""
                $0.placedAt = "\"30-04-2013 \(time) \""
            }
            try fixture.drop(order, as: file + ".json")
        }
        try await fixture.engine().scan()
        #expect(try await fixture.orders().sorted { $0.id < $1.id }.map(\.number) == [2, 3, 1])
    }

    @Test(arguments: [
        "x.sync-conflict-20261120-101500-ABC.json", "order (1).json", "ORDER.JSON", "a.Json", "ñandú 👍.json",
        "-rf.json", "a\nb.json", ".. .json".replacing(".. ", with: "~"),
    ])
    func `a file with any visible name that ends in json is read`(_ file: String) async throws {
        try fixture.drop(as: file)
        try await fixture.engine().scan()
        #expect(try await fixture.orders().count == 1)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test(arguments: [".order.json", ".json", "order.json.part", "order.jso", "order", "~order.tmp"])
    func `a file with another name is ignored`(_ file: String) async throws {
        try Files.write(SampleOrder().bytes, to: fixture.path(file))
        // The file is ignored even if a folder event names it.
        let announced = [try name(file)]
        let report = try await fixture.engine().scan(announced: { announced })
        #expect(report == ScanReport(otherFiles: file.hasPrefix(".") ? 0 : 1))
        #expect(try Files.read(fixture.path(file)) == SampleOrder().bytes)
    }

    @Test func `a file whose name is not UTF-8 is read`() async throws {
        let bytes: [UInt8] = [0x66, 0xFF, 0xFE] + Array(".json".utf8)
        let odd = try #require(FileName(bytes: bytes))
        try fixture.drop(as: "plain.json")
        let path = (Array(fixture.path("").utf8) + bytes + [0]).map { CChar(bitPattern: $0) }
        #expect(rename(fixture.path("plain.json"), path) == 0)
        let folder = try Directory.open(fixture.paths.orders)
        try await fixture.engine().scan()
        #expect(try await fixture.orders().count == 1)
        #expect(try folder.stat(odd) == nil)
    }

    @Test func `a backlog of 2,000 files is drained in batches of one transaction each`() async throws {
        for index in 1...2000 {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        let batches = Counter()
        let report = try await fixture.engine(beforeUnlinking: { batches.add() }).scan()
        #expect(report.decided == 2000)
        #expect(batches.value == (2000 + IntakeEngine.batchSize - 1) / IntakeEngine.batchSize)
        #expect(try await fixture.view.summary().orders[.received] == 2000)
        #expect(try fixture.waiting().isEmpty)
    }

    @Test(arguments: 1...3)
    func `if the queue fails in a backlog, all decided files and no others are unlinked`(
        after batches: Int
    ) async throws {
        let count = 5 * IntakeEngine.batchSize
        for index in 1...count {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        let fixture = fixture
        let decided = Counter()
        let engine = try fixture.engine(beforeUnlinking: {
            // The reading thread is one batch ahead at this point.
            guard decided.add() == batches else { return }
            #expect(throws: Never.self) { try fixture.queue.blocking { try $0.close() } }
        })
        await #expect(throws: QueueError.self) { try await engine.scan() }
        let taken = try await fixture.orders().map(\.number)
        #expect((batches...batches * IntakeEngine.batchSize).contains(taken.count))
        let left = Set(1...count).subtracting(taken).map { "\($0).json" }
        #expect(try fixture.waiting().sorted() == left.sorted())
    }

    @Test func `a cancelled scan ends after its batch and loses nothing`() async throws {
        for index in 1...300 {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        let engine = try fixture.engine()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await engine.scan()
        }
        // On a busy machine a batch is committed before it is full (`IntakeEngine.slice`).
        let decided = try await task.value.decided
        #expect((1...IntakeEngine.batchSize).contains(decided))
        #expect(try fixture.waiting().count == 300 - decided)
        #expect(try await engine.scan().decided == 300 - decided)
    }

    @Test func `at shutdown a scan ends after its batch`() async throws {
        for index in 1...300 {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        let engine = try fixture.engine()
        engine.stop()
        let decided = try await engine.scan().decided
        #expect((1...IntakeEngine.batchSize).contains(decided))
        #expect(try fixture.waiting().count == 300 - decided)
        #expect(try await fixture.orders().count == decided)
    }

    @Test func `at shutdown the rest of the folder is not listed`() async throws {
        for index in 1...3 {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        let engine = try fixture.engine(windowSize: 1)
        engine.stop()
        let decided = try await engine.scan().decided
        #expect(decided <= 1)
        #expect(try fixture.waiting().count == 3 - decided)
        #expect(try await fixture.engine(windowSize: 1).scan().decided == 3 - decided)
    }

    @Test func `a backlog is drained in the order of the inodes`() async throws {
        let folder = try Directory.open(fixture.paths.orders)
        var inodes: [Int: UInt64] = [:]
        for index in 1...300 {
            let file = "\(index).json"
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path(file))
            inodes[index] = try folder.stat(name(file))?.identity.inode
        }
        let engine = try fixture.engine()
        engine.stop()
        let decided = try await engine.scan().decided
        #expect((1...IntakeEngine.batchSize).contains(decided))
        let first = inodes.sorted { $0.value < $1.value }.prefix(decided).map(\.key)
        #expect(inodes.count == 300)
        #expect(try await Set(fixture.orders().map(\.number)) == Set(first))
    }

    @Test func `settings that change during a backlog apply to the rest of it`() async throws {
        for index in 1...600 {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        var settings = IntakeFixture.settings
        settings.maxOpenPerDevice = 1
        let judge = OrderJudge(catalogue: try RepositoryCatalogue.read(), past: [], settings: settings)
        let begun = AsyncStream<Void>.makeStream()
        let gate = DispatchSemaphore(value: 0)
        let steps = Counter()
        let engine = try fixture.engine(beforeUnlinking: {
            guard steps.add() == 1 else { return }
            begun.continuation.yield()
            gate.wait()
        })
        async let first = engine.scan()
        for await _ in begun.stream { break }
        async let adoption: Void = engine.adopt(judge, settings: settings)
        try await eventually { engine.isInterrupted.load(ordering: .acquiring) }
        gate.signal()
        #expect(try await first.decided < 600)
        await adoption
        let taken = try await fixture.orders().count
        try await engine.scan()
        #expect(try fixture.waiting().isEmpty)
        #expect(try await fixture.orders().count == taken)
    }

    @Test func `a request about a refused file does not wait for a backlog`() async throws {
        try fixture.drop(Array("[".utf8), as: "refused.json")
        let steps = Counter()
        let fixture = fixture
        let engine = try fixture.engine(beforeUnlinking: {
            steps.add()
            #expect(throws: Never.self) {
                switch steps.value {
                case 2: try fixture.queue.blocking { try $0.request(.retry, rejection: 1, by: "till 1") }
                case 5: #expect(try fixture.view.blocking { try $0.requestedRejections() }.isEmpty)
                default: break
                }
            }
        })
        try await engine.scan()
        for index in 1...IntakeEngine.batchSize * 5 {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        try await engine.scan()
        #expect(steps.value > 5)
    }
}
