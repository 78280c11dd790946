import Glibc
import McOrderFiles
import McOrderModel
import McOrderQueue
import ServiceLifecycle
import Testing

@testable import McOrderIntake

/// The published file of pauses and sold-out products.
@Suite(.timeLimit(.minutes(5)))
struct TodayPublisherTests {
    private let house: TestHouse
    private let garbera = RestaurantID("garbera")
    private let urbil = RestaurantID("urbil")
    private let agua = ProductID("agua")

    init() async throws {
        house = try await TestHouse()
        let catalogue = PublishedCatalogue(try RepositoryCatalogue.read(), publishedAt: house.now)
        _ = try await house.queue.recordPublication(of: catalogue)
    }

    private var path: String { house.house.published + "/today.json" }

    private func publisher() -> TodayPublisher {
        TodayPublisher(
            folder: house.house.published,
            orders: house.house.orders,
            view: house.view,
            log: house.log.logger
        )
    }

    private func publish(
        _ publisher: TodayPublisher,
        serving isOurs: @escaping @Sendable (RestaurantID) -> Bool = { _ in true }
    ) async throws {
        try await publisher.publishIfNeeded(serving: isOurs, at: house.now)
    }

    private func today() throws -> Today {
        let bytes = try #require(try Files.read(path))
        return try #require(Today(json: bytes))
    }

    private func pause(_ restaurant: RestaurantID, _ seconds: Int) async throws {
        try await house.queue.pause(
            restaurant,
            until: house.now + .seconds(seconds),
            by: "caja 1",
            at: house.now
        )
    }

    @Test func `at a start every restaurant is there, and nothing is missing`() async throws {
        try await publish(publisher())
        let catalogue = try RepositoryCatalogue.read()
        let today = try today()
        #expect(today.houses.map(\.id) == catalogue.restaurants.map(\.id))
        #expect(today.houses.allSatisfy { $0.pausedUntil == nil && $0.soldOut.isEmpty })
    }

    @Test func `a start writes the file again, later calls only changes`() async throws {
        try await publish(publisher())
        let first = try #require(try Files.read(path))
        house.now = house.now + .seconds(60)
        let publisher = publisher()
        try await publish(publisher)
        let second = try #require(try Files.read(path))
        #expect(first != second, "the time tells since when somebody answers for it")
        house.now = house.now + .seconds(60)
        try await publish(publisher)
        #expect(try Files.read(path) == second)
    }

    @Test func `a till's entry is published, and removed when it ends by itself`() async throws {
        let publisher = publisher()
        try await publish(publisher)
        try await pause(garbera, 60)
        try await house.queue.markSoldOut(
            agua,
            named: "Agua",
            at: garbera,
            until: house.now + .seconds(120),
            by: "x",
            at: house.now
        )
        let start = house.now
        for (second, paused, soldOut) in [
            (0, true, true), (59, true, true), (60, false, true), (120, false, false),
        ] {
            house.now = start + .seconds(second)
            try await publish(publisher)
            let there = try #require(try today().house(garbera))
            #expect((there.pausedUntil == start + .seconds(60)) == paused, "after \(second) s")
            #expect(there.soldOut == (soldOut ? [agua: start + .seconds(120)] : [:]), "after \(second) s")
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
        let there = house.now + .seconds(90)
        let other = Today(houses: [
            Today.House(id: urbil, pausedUntil: there, soldOut: [:]),
            Today.House(id: garbera, pausedUntil: there, soldOut: [:]),
            Today.House(id: RestaurantID("nowhere"), pausedUntil: there, soldOut: [:]),
        ])
        try Files.write(other.json(publishedAt: house.now), to: path)
        let publisher = publisher()
        let garbera = garbera
        try await publish(publisher, serving: { $0 == garbera })
        let merged = try today()
        #expect(merged.house(garbera)?.pausedUntil == nil, "ours is what our queue says")
        #expect(merged.house(urbil)?.pausedUntil == there)
        #expect(merged.houses.count == 2)
        // The other daemon writes the file again, with a wrong pause for our restaurant.
        try Files.write(other.json(publishedAt: house.now), to: path)
        try await publish(publisher, serving: { $0 == garbera })
        #expect(try today() == merged)
    }

    @Test func `without its marker the folder is not mounted, and nothing is written`() async throws {
        try #require(unlink(house.path(".mcorder")) == 0)
        let publisher = publisher()
        try await publish(publisher)
        try await publish(publisher)
        #expect(try Files.read(path) == nil)
        #expect(house.log.count(of: "sold out cannot be published yet") == 1)
        try Files.write(FolderMarker(id: TestHouse.id).json, to: house.path(".mcorder"))
        try await publish(publisher)
        #expect(try today().houses.count == 8)
        #expect(house.log.count(of: "can be published again") == 1)
    }

    @Test func `running services publish soon after a till's change`() async throws {
        var settings = TestHouse.settings
        settings.poll = .seconds(3600)
        let intake = try await house.intake(settings)
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: intake.services(), logger: house.log.logger)
        )
        let running = Task { try await group.run() }
        try await eventually { try Files.read(path) != nil }
        try await pause(garbera, 600)
        try await eventually { try today().house(garbera)?.pausedUntil != nil }
        try await house.queue.endPause(of: garbera, by: "x", at: house.now)
        try await eventually { try today().house(garbera)?.pausedUntil == nil }
        // The pause ends by the clock alone, without a change to the queue.
        try await pause(garbera, 600)
        try await eventually { try today().house(garbera)?.pausedUntil != nil }
        house.now = house.now + .seconds(600)
        try await eventually { try today().house(garbera)?.pausedUntil == nil }
        await group.triggerGracefulShutdown()
        try await running.value
        try await intake.close()
    }
}
