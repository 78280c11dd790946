import GRDB
import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct OrderQueueAvailabilityTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func record(_ ids: [String], at time: Timestamp) async throws -> PublishedCatalogue {
        try await fixture.queue.recordPublication(of: publication(ids, at: time))
    }

    @Test func `the first published catalogue is stored as its file`() async throws {
        #expect(try await fixture.view.lastPublication() == nil)
        let recorded = try await record(["garbera"], at: at(1))
        #expect(recorded.publishedAt == at(1))
        #expect(try await fixture.view.lastPublication() == recorded.json)
        #expect(try await fixture.view.summary().catalogueVersion == recorded.version)
    }

    @Test func `the currency is stored separately, and taken from an older queue's catalogue`() async throws {
        #expect(try await fixture.view.currency() == "EUR")
        _ = try await record(["garbera"], at: at(1))
        #expect(try await fixture.rows("SELECT value FROM settings WHERE name = 'currency'") == [["EUR"]])
        try await fixture.execute("UPDATE settings SET value = 'CHF' WHERE name = 'currency'")
        #expect(try await fixture.view.currency() == "CHF")
        try await fixture.execute("DELETE FROM settings WHERE name = 'currency'")
        // The view now searches the catalogue, and this catalogue has no products.
        await #expect(throws: QueueError.self) { try await fixture.view.currency() }
        // The next start of mcorderd restores the setting, even if nothing else has changed.
        _ = try await record(["garbera"], at: at(2))
        #expect(try await fixture.rows("SELECT value FROM settings WHERE name = 'currency'") == [["EUR"]])
    }

    @Test func `publishing the same version again keeps the time of its first publication`() async throws {
        let first = try await record(["garbera"], at: at(1))
        let second = try await record(["garbera"], at: at(9))
        #expect(second == first)
        #expect(second.json == first.json)
        #expect(try await fixture.count("catalogue_versions") == 1)
    }

    @Test func `publishing the same version again does not change the database`() async throws {
        _ = try await record(["garbera"], at: at(1))
        let version = try await fixture.view.dataVersion()
        _ = try await record(["garbera"], at: at(9))
        #expect(try await fixture.view.dataVersion() == version)
    }

    @Test func `every published version is kept with its time, also one that is published again later`()
        async throws
    {
        let first = try await record(["garbera"], at: at(1))
        let second = try await record(["garbera", "zubiarte"], at: at(2))
        let third = try await record(["garbera"], at: at(3))
        #expect(third.version == first.version)
        #expect(third.publishedAt == at(3))
        #expect(
            try await fixture.rows("SELECT version, published_at FROM catalogue_versions ORDER BY id")
                == [first, second, third].map { [$0.version, "\($0.publishedAt.milliseconds)"] }
        )
    }

    @Test func `past catalogues are listed with the end of their validity, newest first`() async throws {
        let first = try await record(["garbera"], at: at(10))
        let second = try await record(["zubiarte"], at: at(20))
        _ = try await record(["artea"], at: at(30))
        let past = try await fixture.view.publications(endedSince: at(19))
        #expect(past.map(\.file) == [second.json, first.json])
        #expect(past.map(\.until) == [at(30), at(20)])
        #expect(try await fixture.view.publications(endedSince: at(20)).map(\.until) == [at(30)])
        #expect(try await fixture.view.publications(endedSince: at(30)).isEmpty)
    }

    @Test func `the restaurants are those of the last published catalogue, in its order`() async throws {
        #expect(try await fixture.view.restaurants() == [])
        _ = try await record(["garbera", "artea"], at: at(1))
        _ = try await record(["zubiarte", "garbera"], at: at(2))
        let known = try await fixture.view.restaurants()
        #expect(known.map(\.id) == [RestaurantID("zubiarte"), RestaurantID("garbera")])
        #expect(known.map(\.name) == ["McDonald's zubiarte", "McDonald's garbera"])
        #expect(known.map(\.zone.identifier) == ["Europe/Madrid", "Europe/Madrid"])
        #expect(known.map(\.days.startMinute) == [300, 300])
    }

    @Test func `a queue remembers its drop folder`() async throws {
        #expect(try await fixture.view.folder() == nil)
        try await fixture.queue.remember(folder: try device(1), replacing: false)
        try await fixture.queue.remember(folder: try device(1), replacing: false)
        #expect(try await fixture.view.folder() == device(1))
    }

    @Test func `another drop folder is refused`() async throws {
        try await fixture.queue.remember(folder: try device(1), replacing: false)
        await #expect(
            throws: QueueError.otherFolder(known: "\(try device(1))", found: "\(try device(2))")
        ) {
            try await fixture.queue.remember(folder: try device(2), replacing: false)
        }
        #expect(try await fixture.view.folder() == device(1))
    }

    @Test func `on request another drop folder replaces the known one`() async throws {
        try await fixture.queue.remember(folder: try device(1), replacing: false)
        try await fixture.queue.remember(folder: try device(2), replacing: true)
        #expect(try await fixture.view.folder() == device(2))
    }

    @Test func `an empty queue's summary counts nothing`() async throws {
        let summary = try await fixture.view.summary()
        #expect(summary.orders == Dictionary(uniqueKeysWithValues: OrderState.allCases.map { ($0, 0) }))
        #expect(summary.restaurants.isEmpty)
        #expect(summary.rejected == 0)
        #expect(summary.redelivered == 0)
        #expect(summary.oldestOpen == nil)
        #expect(summary.catalogueVersion == nil)
    }

    @Test func `a summary counts orders by state and open ones by restaurant`() async throws {
        _ = try await record(["garbera", "artea"], at: at(1))
        _ = try await fixture.enqueue(try incoming(try order(1), receivedAt: at(0)), then: [.collected])
        try await fixture.enqueue(try incoming(try order(2), receivedAt: at(7)))
        _ = try await fixture.enqueue(try incoming(try order(3), receivedAt: at(4)), then: [.preparing])
        try await fixture.enqueue(
            try incoming(try order(4, for: "zubiarte"), for: "zubiarte", receivedAt: at(9))
        )
        _ = try await fixture.queue.decide([refused(bytes: [0xFF])], by: "mcorderd")
        let summary = try await fixture.view.summary()
        #expect(summary.orders[.received] == 2)
        #expect(summary.orders[.preparing] == 1)
        #expect(summary.orders[.collected] == 1)
        #expect(summary.orders[.ready] == 0)
        #expect(summary.rejected == 1)
        #expect(summary.oldestOpen == at(4))
        let names = summary.restaurants.map(\.name)
        #expect(names == ["McDonald's garbera", "McDonald's artea", "McDonald's zubiarte"])
        #expect(summary.restaurants.first?.open == [.received: 1, .preparing: 1])
        #expect(summary.restaurants.last?.open == [.received: 1])
    }
}
