import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import McOrderIntake

struct IntakeEngineFolderTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    private var marker: String { fixture.path(".mcorder") }

    @Test func `the intake waits for an absent folder, and logs it once`() async throws {
        let engine = try fixture.engine()
        try fixture.drop()
        let away = fixture.paths.orders + "-away"
        try #require(rename(fixture.paths.orders, away) == 0)
        for _ in 1...3 {
            #expect(try await engine.scan().problem == .absent(path: fixture.paths.orders))
        }
        #expect(fixture.log.count(of: "waiting for it") == 1)
        try #require(rename(away, fixture.paths.orders) == 0)
        #expect(try await engine.scan().decided == 1)
        #expect(fixture.log.count(of: "is back") == 1)
    }

    @Test func `without its marker the folder is not read`() async throws {
        let engine = try fixture.engine()
        try fixture.drop()
        try #require(rename(marker, fixture.path(".away")) == 0)
        #expect(try await engine.scan().problem == .noMarker(path: fixture.paths.orders))
        #expect(try fixture.waiting() == ["order.json"])
        try #require(rename(fixture.path(".away"), marker) == 0)
        #expect(try await engine.scan().decided == 1)
    }

    @Test func `an empty mount point in the folder's place is not taken for an empty folder`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        let engine = try fixture.engine(settings)
        try fixture.drop(Array("[".utf8))
        #expect(try await engine.scan().waiting == 1)
        try #require(rename(fixture.paths.orders, fixture.paths.orders + "-away") == 0)
        try #require(mkdir(fixture.paths.orders, 0o770) == 0)
        #expect(try await engine.scan().problem == .noMarker(path: fixture.paths.orders))
    }

    @Test(arguments: [
        FolderMarker(id: SampleRestaurant.other).json, Array(#"{"format":9,"id":"whatever"}"#.utf8),
    ])
    func `a running intake waits while the folder has another marker, and an intake does not start with it`(
        _ bytes: [UInt8]
    )
        async throws
    {
        let engine = try fixture.engine()
        try await engine.begin()
        let good = try #require(try Files.read(marker))
        try Files.write(bytes, to: marker)
        try fixture.drop()
        for _ in 1...3 {
            let cause = try await engine.scan().problem?.problem.cause
            #expect(cause == .otherFolder || cause == .newerMarker)
        }
        #expect(fixture.log.count(of: "waiting for it") == 1)
        #expect(try fixture.waiting() == ["order.json"])
        await #expect(throws: IntakeError.self) { try await fixture.engine().begin() }
        try Files.write(good, to: marker)
        #expect(try await engine.scan().decided == 1)
        #expect(fixture.log.count(of: "is back") == 1)
    }

    @Test func `files that wait until there is space are counted`() async throws {
        let engine = try fixture.engine(freeSpace: { _ throws(FileError) in 0 })
        for file in ["a.json", "b.json", "a.notice", ".c.json", "menu.txt"] { try fixture.drop(as: file) }
        let report = try await engine.scan()
        #expect(report.problem?.problem.cause == .noSpace)
        #expect(report.waiting == 3)
        #expect(try #require(try QueueView.heartbeat(in: fixture.paths.state)).waitingFiles == 3)
        try #require(unlink(fixture.path("a.json")) == 0)
        #expect(try await engine.scan().waiting == 2)
    }

    @Test func `below the reserve of free space nothing is taken in`() async throws {
        let free = Counter()
        let engine = try fixture.engine(freeSpace: { _ throws(FileError) in Int64(free.value) << 20 })
        try fixture.drop()
        for _ in 1...255 {
            #expect(try await engine.scan().problem?.problem.cause == .noSpace)
            free.add()
        }
        #expect(fixture.log.count(of: "waiting for it") == 1)
        #expect(try fixture.waiting() == ["order.json"])
        free.add()
        #expect(try await engine.scan().decided == 1)
    }

    @Test func `a folder that the queue does not know yet is remembered`() async throws {
        let state = fixture.folder.path + "/fresh"
        try #require(mkdir(state, 0o770) == 0)
        let queue = try await OrderQueue.create(in: state, as: "test", patience: .command)
        try await fixture.engine(folderID: nil, queue: queue).scan()
        #expect(try await QueueView(state: state).folder() == SampleRestaurant.id)
    }

    @Test func `two intakes of different restaurants on one folder each take only their own orders`()
        async throws
    {
        var first = IntakeFixture.settings
        first.restaurants = [RestaurantID("garbera")]
        var second = IntakeFixture.settings
        second.restaurants = [RestaurantID("urbil")]
        let other = try await IntakeFixture()
        for index in 1...10 {
            let name = index.isMultiple(of: 2) ? "McDonald's Garbera" : "McDonald's Urbil"
            let order = SampleOrder.with {
                $0.number = "\"\(index)\""
                $0.restaurant = "\"\(name)\""
            }
            try fixture.drop(order, as: "\(index).json")
        }
        try fixture.drop(Array("[".utf8), as: "junk.json")
        let report = try await fixture.engine(first).scan()
        #expect(report.decided == 5)
        #expect(report.elsewhere == 6)
        let engine = try fixture.engine(second, queue: other.queue)
        #expect(try await engine.scan().decided == 5)
        #expect(try await fixture.orders().map(\.number).sorted() == [2, 4, 6, 8, 10])
        #expect(try await other.orders().map(\.number).sorted() == [1, 3, 5, 7, 9])
        #expect(try fixture.waiting() == ["junk.json"])
        #expect(try await fixture.reasons().isEmpty)
    }

    @Test func `files for other daemons are counted at each scan, but read once`() async throws {
        var settings = IntakeFixture.settings
        settings.restaurants = [RestaurantID("urbil")]
        try fixture.drop()
        let reads = Counter()
        let engine = try fixture.engine(settings, onNow: { reads.add() })
        for _ in 1...3 { #expect(try await engine.scan().elsewhere == 1) }
        // Each scan reads the clock once for itself, and once for each file that it judges.
        #expect(reads.value == 3 + 1)
    }

    @Test func `after a change of settings undecided files are read again`() async throws {
        var settings = IntakeFixture.settings
        settings.restaurants = [RestaurantID("urbil")]
        try fixture.drop()
        let engine = try fixture.engine(settings)
        #expect(try await engine.scan().elsewhere == 1)
        let all = OrderJudge(
            catalogue: try RepositoryCatalogue.read(),
            past: [],
            settings: IntakeFixture.settings
        )
        await engine.adopt(all, settings: IntakeFixture.settings)
        #expect(try await engine.scan().decided == 1)
    }

    @Test func `the heartbeat contains the scan's counts`() async throws {
        var settings = IntakeFixture.settings
        settings.settle = .seconds(3600)
        try fixture.drop(Array("[".utf8))
        let engine = try fixture.engine(settings)
        try await engine.scan()
        let beat = try #require(try QueueView.heartbeat(in: fixture.paths.state))
        #expect(beat.waitingFiles == 1)
        #expect(beat.lastScanAt == fixture.now)
        #expect(beat.problem == nil)
        unlink(marker)
        fixture.now = fixture.now + .seconds(60)
        try await engine.scan()
        let later = try #require(try QueueView.heartbeat(in: fixture.paths.state))
        #expect(later.problem != nil)
        #expect(later.lastScanAt == beat.lastScanAt)
    }
}
