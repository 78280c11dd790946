import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import Testing

@testable import McOrderIntake

struct IntakeEngineFolderTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    private var marker: String { house.path(".mcorder") }

    @Test func `the intake waits for an absent folder, and logs it once`() async throws {
        let engine = try house.engine()
        try house.drop()
        let away = house.house.orders + "-away"
        try #require(rename(house.house.orders, away) == 0)
        for _ in 1...3 {
            #expect(try await engine.scan().trouble == .absent(path: house.house.orders))
        }
        #expect(house.log.count(of: "waiting for it") == 1)
        try #require(rename(away, house.house.orders) == 0)
        #expect(try await engine.scan().decided == 1)
        #expect(house.log.count(of: "is back") == 1)
    }

    @Test func `without its marker the folder is not read`() async throws {
        let engine = try house.engine()
        try house.drop()
        try #require(rename(marker, house.path(".away")) == 0)
        #expect(try await engine.scan().trouble == .noMarker(path: house.house.orders))
        #expect(try house.waiting() == ["order.json"])
        try #require(rename(house.path(".away"), marker) == 0)
        #expect(try await engine.scan().decided == 1)
    }

    @Test func `an empty mount point in its place loses nothing that waited`() async throws {
        var settings = IntakeSettings()
        settings.settle = .seconds(3600)
        let engine = try house.engine(settings)
        try house.drop(Array("[".utf8))
        #expect(try await engine.scan().waiting == 1)
        try #require(rename(house.house.orders, house.house.orders + "-away") == 0)
        try #require(mkdir(house.house.orders, 0o770) == 0)
        #expect(try await engine.scan().trouble == .noMarker(path: house.house.orders))
    }

    @Test(arguments: [FolderMarker(id: TestHouse.other).json, Array(#"{"format":9,"id":"whatever"}"#.utf8)])
    func `another marker is waited out while the intake runs, and ends it at its start`(_ bytes: [UInt8])
        async throws
    {
        let engine = try house.engine()
        try await engine.begin()
        let good = try #require(try Files.read(marker))
        try Files.write(bytes, to: marker)
        try house.drop()
        for _ in 1...3 {
            let cause = try await engine.scan().trouble?.trouble.cause
            #expect(cause == .otherFolder || cause == .newerMarker)
        }
        #expect(house.log.count(of: "waiting for it") == 1)
        #expect(try house.waiting() == ["order.json"])
        await #expect(throws: DropFolder.Fault.self) { try await house.engine().begin() }
        try Files.write(good, to: marker)
        #expect(try await engine.scan().decided == 1)
        #expect(house.log.count(of: "is back") == 1)
    }

    @Test func `below the reserve of free space nothing is taken in`() async throws {
        let free = Counter()
        let engine = IntakeEngine(
            folder: house.house.orders,
            folderID: TestHouse.id,
            queue: house.queue,
            judge: OrderJudge(
                catalogue: try RepositoryCatalogue.read(),
                past: [],
                settings: TestHouse.settings
            ),
            settings: TestHouse.settings,
            log: house.log.logger,
            now: { house.now },
            freeSpace: { () throws(FileError) in Int64(free.value) << 20 }
        )
        try house.drop()
        for _ in 1...255 {
            #expect(try await engine.scan().trouble?.trouble.cause == .noSpace)
            free.add()
        }
        #expect(house.log.count(of: "waiting for it") == 1)
        #expect(try house.waiting() == ["order.json"])
        free.add()
        #expect(try await engine.scan().decided == 1)
    }

    @Test func `a folder that the queue does not know yet is remembered`() async throws {
        let state = house.folder.path + "/fresh"
        try #require(mkdir(state, 0o770) == 0)
        let queue = try await OrderQueue.create(in: state, as: "test", patience: .command)
        try await house.engine(folderID: nil, queue: queue).scan()
        #expect(try await QueueView(state: state).folder() == TestHouse.id)
    }

    @Test func `two intakes of different restaurants on one folder take exactly their own`() async throws {
        var first = TestHouse.settings
        first.restaurants = [RestaurantID("garbera")]
        var second = TestHouse.settings
        second.restaurants = [RestaurantID("urbil")]
        let other = try await TestHouse()
        for index in 1...10 {
            let name = index.isMultiple(of: 2) ? "McDonald's Garbera" : "McDonald's Urbil"
            let order = SampleOrder.with {
                $0.number = "\"\(index)\""
                $0.restaurant = "\"\(name)\""
            }
            try house.drop(order, as: "\(index).json")
        }
        try house.drop(Array("[".utf8), as: "junk.json")
        let report = try await house.engine(first).scan()
        #expect(report.decided == 5)
        #expect(report.elsewhere == 6)
        let engine = try house.engine(second, queue: other.queue)
        #expect(try await engine.scan().decided == 5)
        #expect(try await house.orders().map(\.number).sorted() == [2, 4, 6, 8, 10])
        #expect(try await other.orders().map(\.number).sorted() == [1, 3, 5, 7, 9])
        #expect(try house.waiting() == ["junk.json"])
        #expect(try await house.reasons().isEmpty)
    }

    @Test func `files that are elsewhere are counted at each scan, but read once`() async throws {
        var settings = TestHouse.settings
        settings.restaurants = [RestaurantID("urbil")]
        try house.drop()
        let reads = Counter()
        let engine = try house.engine(settings, onNow: { reads.add() })
        for _ in 1...3 { #expect(try await engine.scan().elsewhere == 1) }
        // Each scan reads the clock once for itself, and once for each file that it judges.
        #expect(reads.value == 3 + 1)
    }

    @Test func `with other settings undecided files are read again`() async throws {
        var settings = TestHouse.settings
        settings.restaurants = [RestaurantID("urbil")]
        try house.drop()
        let engine = try house.engine(settings)
        #expect(try await engine.scan().elsewhere == 1)
        let all = OrderJudge(
            catalogue: try RepositoryCatalogue.read(),
            past: [],
            settings: TestHouse.settings
        )
        await engine.adopt(all, settings: TestHouse.settings)
        #expect(try await engine.scan().decided == 1)
    }

    @Test func `the heartbeat contains the scan's counts`() async throws {
        var settings = TestHouse.settings
        settings.settle = .seconds(3600)
        try house.drop(Array("[".utf8))
        let engine = try house.engine(settings)
        try await engine.scan()
        let beat = try #require(try QueueView.heartbeat(in: house.house.state))
        #expect(beat.waitingFiles == 1)
        #expect(beat.lastScanAt == house.now)
        #expect(beat.trouble == nil)
        unlink(marker)
        house.now = house.now + .seconds(60)
        try await engine.scan()
        let later = try #require(try QueueView.heartbeat(in: house.house.state))
        #expect(later.trouble != nil)
        #expect(later.lastScanAt == beat.lastScanAt)
    }
}
