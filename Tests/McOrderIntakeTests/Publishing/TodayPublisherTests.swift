import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import OrderTesting
import ServiceLifecycle
import Testing

@testable import McOrderIntake

/// The published file of pauses and sold-out products.
@Suite(.timeLimit(.minutes(5)))
struct TodayPublisherTests {
    private let fixture: IntakeFixture
    private let garbera = RestaurantID("garbera")
    private let urbil = RestaurantID("urbil")
    private let agua = ProductID("agua")

    init() async throws {
        fixture = try await IntakeFixture()
        let catalogue = PublishedCatalogue(try RepositoryCatalogue.read(), publishedAt: fixture.now)
        _ = try await fixture.queue.recordPublication(of: catalogue)
    }

    private var path: String { fixture.paths.published + "/today.json" }

    private func publisher() -> TodayPublisher {
        TodayPublisher(fixture.resources())
    }

    private func publish(
        _ publisher: TodayPublisher,
        serving isOurs: @escaping @Sendable (RestaurantID) -> Bool = { _ in true },
        lookedAt: Timestamp? = nil
    ) async throws {
        try await publisher.publishIfNeeded(serving: isOurs, lookedAt: lookedAt, at: fixture.now)
    }

    private func today() throws -> Today {
        let bytes = try #require(try Files.read(path))
        return try #require(Today(json: bytes))
    }

    private func pause(_ restaurant: RestaurantID, _ seconds: Int) async throws {
        try await fixture.queue.pause(
            restaurant,
            until: fixture.now + .seconds(seconds),
            by: "caja 1",
            at: fixture.now
        )
    }

    @Test func `at a start the file contains every restaurant, without entries`() async throws {
        try await publish(publisher())
        let catalogue = try RepositoryCatalogue.read()
        let today = try today()
        #expect(today.entries.map(\.id) == catalogue.restaurants.map(\.id))
        #expect(today.entries.allSatisfy { $0.pausedUntil == nil && $0.soldOut.isEmpty })
    }

    @Test func `a start writes the file again, and later calls write only changes`() async throws {
        try await publish(publisher())
        let first = try #require(try Files.read(path))
        fixture.now = fixture.now + .seconds(60)
        let publisher = publisher()
        try await publish(publisher)
        let second = try #require(try Files.read(path))
        #expect(first != second, "the time says since when it holds")
        fixture.now = fixture.now + .seconds(60)
        try await publish(publisher)
        #expect(try Files.read(path) == second)
    }

    @Test func `a till's entry is published, and removed when it ends by itself`() async throws {
        let publisher = publisher()
        try await publish(publisher)
        try await pause(garbera, 60)
        try await fixture.queue.markSoldOut(
            .product(agua),
            named: "Agua",
            at: garbera,
            until: fixture.now + .seconds(120),
            by: "x",
            at: fixture.now
        )
        let start = fixture.now
        for (second, paused, soldOut) in [
            (0, true, true), (59, true, true), (60, false, true), (120, false, false),
        ] {
            fixture.now = start + .seconds(second)
            try await publish(publisher)
            let there = try #require(try today().entry(garbera))
            #expect((there.pausedUntil == start + .seconds(60)) == paused, "after \(second) s")
            #expect(
                there.soldOut == (soldOut ? [.product(agua): start + .seconds(120)] : [:]),
                "after \(second) s"
            )
        }
    }

    @Test func `a file that was removed or overwritten is written again`() async throws {
        let publisher = publisher()
        try await pause(garbera, 60)
        try await publish(publisher)
        let good = try today()
        try #require(unlink(path) == 0)
        try await publish(publisher)
        #expect(try today() == good)
        try Files.write(Array("nonsense".utf8), to: path)
        try await publish(publisher)
        #expect(try today() == good)
    }

    @Test func `another daemon's entries for its restaurants are kept`() async throws {
        let there = fixture.now + .seconds(90)
        let other = Today(entries: [
            Today.Entry(id: urbil, pausedUntil: there, soldOut: [:]),
            Today.Entry(id: garbera, pausedUntil: there, soldOut: [:]),
            Today.Entry(id: RestaurantID("nowhere"), pausedUntil: there, soldOut: [:]),
        ])
        try Files.write(other.json(publishedAt: fixture.now), to: path)
        let publisher = publisher()
        let garbera = garbera
        try await publish(publisher, serving: { $0 == garbera })
        let merged = try today()
        #expect(merged.entry(garbera)?.pausedUntil == nil, "ours is what our queue says")
        #expect(merged.entry(urbil)?.pausedUntil == there)
        #expect(merged.entries.count == 2)
        // The other daemon writes the file again, with a wrong pause for our restaurant.
        try Files.write(other.json(publishedAt: fixture.now), to: path)
        try await publish(publisher, serving: { $0 == garbera })
        #expect(try today() == merged)
    }

    @Test func `what the kitchens could still make is published, and stays while it is nearly the same`()
        async throws
    {
        let catalogue = try RepositoryCatalogue.read()
        let kitchens = Kitchens(catalogue)
        let places = KitchenOutlooks.Places(
            kitchens: kitchens,
            restaurants: catalogue.restaurants,
            version: "1"
        )
        let publisher = publisher()
        func publish(planning places: KitchenOutlooks.Places?) async throws -> Today.Entry {
            try await publisher.publishIfNeeded(
                serving: { _ in true },
                planning: places,
                lookedAt: fixture.now,
                at: fixture.now
            )
            return try #require(try today().entry(garbera))
        }
        let idle = try #require(try await publish(planning: places).leadTime)
        #expect(idle > .zero && idle < .seconds(600))
        // A minute later the kitchen still needs as long, and the file stays as it is.
        let bytes = try Files.read(path)
        fixture.now = fixture.now + .seconds(60)
        _ = try await publish(planning: places)
        #expect(try Files.read(path) == bytes)
        // Much work makes orders take longer; without a clock that is right, nobody says how long.
        let items = [OrderLine](repeating: OrderLine(name: "BigMac", price: Money(cents: 475)), count: 20)
        let file = try incoming(
            order(1, lines: items),
            receivedAt: fixture.now,
            products: [ProductID("bigmac")]
        )
        #expect(try await fixture.queue.decide([file], by: "test", kitchens: kitchens) == [.enqueued(id: 1)])
        #expect(try await publish(planning: places).leadTime == idle, "read a moment before")
        fixture.now = fixture.now + .seconds(5)
        #expect(try #require(try await publish(planning: places).leadTime) > idle + .seconds(60))
        #expect(try await publish(planning: nil).leadTime == nil)
    }

    @Test func `the last look for orders is published again after five minutes, not at every scan`()
        async throws
    {
        let (publisher, start) = (publisher(), fixture.now)
        try await publish(publisher, lookedAt: start)
        #expect(try today().entry(garbera)?.lookedAt == start)
        try await publish(publisher, lookedAt: start + .seconds(299))
        #expect(try today().entry(garbera)?.lookedAt == start)
        try await publish(publisher, lookedAt: start + .seconds(300))
        #expect(try today().entry(garbera)?.lookedAt == start + .seconds(300))
        // A daemon that cannot look does not claim to.
        try await publish(publisher, lookedAt: start + .seconds(300))
        #expect(try today().entry(garbera)?.lookedAt == start + .seconds(300))
        // A clock that was set back is believed.
        try await publish(publisher, lookedAt: start)
        #expect(try today().entry(garbera)?.lookedAt == start)
    }

    @Test func `two daemons of one folder do not write in turns only for their looks`() async throws {
        let (first, second, start) = (publisher(), publisher(), fixture.now)
        let (garbera, urbil) = (garbera, urbil)
        try await publish(first, serving: { $0 == garbera }, lookedAt: start)
        try await publish(second, serving: { $0 == urbil }, lookedAt: start + .seconds(5))
        let written = try #require(try Files.read(path))
        try await publish(first, serving: { $0 == garbera }, lookedAt: start + .seconds(20))
        try await publish(second, serving: { $0 == urbil }, lookedAt: start + .seconds(25))
        #expect(try Files.read(path) == written)
        #expect(try today().entry(garbera)?.lookedAt == start)
        #expect(try today().entry(urbil)?.lookedAt == start + .seconds(5))
    }

    @Test func `a running daemon publishes when it last looked for orders`() async throws {
        let intake = try await fixture.intake(IntakeFixture.settings)
        try await intake.engine.begin()
        _ = try await intake.engine.scan()
        try await intake.publishToday()
        #expect(try today().entry(garbera)?.lookedAt == Timestamp(seconds: fixture.now.seconds))
        try await intake.close()
    }

    @Test func `without the marker the folder counts as not mounted, and nothing is written`() async throws {
        try #require(unlink(fixture.path(".mcorder")) == 0)
        let publisher = publisher()
        try await publish(publisher)
        try await publish(publisher)
        #expect(try Files.read(path) == nil)
        #expect(fixture.log.count(of: "sold out cannot be published yet") == 1)
        try Files.write(FolderMarker(id: SampleRestaurant.id).json, to: fixture.path(".mcorder"))
        try await publish(publisher)
        #expect(try today().entries.count == 8)
        #expect(fixture.log.count(of: "can be published again") == 1)
    }

    @Test func `running services publish soon after a till's change`() async throws {
        var settings = IntakeFixture.settings
        settings.poll = .seconds(3600)
        let intake = try await fixture.intake(settings)
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: intake.services(), logger: fixture.log.logger)
        )
        let running = Task { try await group.run() }
        try await eventually { try Files.read(path) != nil }
        try await pause(garbera, 600)
        try await eventually { try today().entry(garbera)?.pausedUntil != nil }
        try await fixture.queue.endPause(of: garbera, by: "x", at: fixture.now)
        try await eventually { try today().entry(garbera)?.pausedUntil == nil }
        // The pause ends by the clock alone, without a change to the queue.
        try await pause(garbera, 600)
        try await eventually { try today().entry(garbera)?.pausedUntil != nil }
        fixture.now = fixture.now + .seconds(600)
        try await eventually { try today().entry(garbera)?.pausedUntil == nil }
        await group.triggerGracefulShutdown()
        try await running.value
        try await intake.close()
    }
}
