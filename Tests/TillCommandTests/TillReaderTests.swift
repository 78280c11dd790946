import Foundation
import McOrderFiles
import McOrderModel
import McOrderQueue
import Testing

@testable import till

/// A picture is made where there is something new to show.
@Suite(.timeLimit(.minutes(5))) struct TillReaderTests {
    /// A queue in a folder of its own.
    private final class Kitchen: Sendable {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "till-reader-\(UUID().uuidString)"
        )
        let queue: OrderQueue
        let view: QueueView

        init() async throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.path(percentEncoded: false)
            queue = try await OrderQueue.create(
                in: path,
                as: "till",
                patience: .daemon { _, _ in }
            )
            view = try await QueueView(state: path)
        }

        func pause(_ restaurant: KnownRestaurant) async throws {
            let now = Counter.now
            try await queue.pause(restaurant.id, until: now + .seconds(600), by: "caja 2", at: now)
        }

        deinit {
            #expect(throws: Never.self) {
                try view.blocking { try $0.close() }
                try queue.blocking { try $0.close() }
                try FileManager.default.removeItem(at: folder)
            }
        }
    }

    private let kitchen: Kitchen

    init() async throws { kitchen = try await Kitchen() }

    @Test func `what changed nothing here makes no picture`() async throws {
        var reader = TillReader(kitchen.view)
        #expect(try await reader.picture(of: Counter.garbera, at: Counter.now) != nil)
        #expect(try await reader.picture(of: Counter.garbera, at: Counter.now + .seconds(1)) == nil)
        let device = try #require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"))
        try await kitchen.queue.blacklist(
            .plain(device),
            reason: "x",
            by: "caja 2",
            since: Counter.now,
            until: nil
        )
        #expect(try await reader.picture(of: Counter.garbera, at: Counter.now + .seconds(2)) == nil)
    }

    @Test func `a pause and its end are news`() async throws {
        var reader = TillReader(kitchen.view)
        _ = try await reader.picture(of: Counter.garbera, at: Counter.now)
        try await kitchen.pause(Counter.garbera)
        let picture = try #require(try await reader.picture(of: Counter.garbera, at: Counter.now))
        #expect(picture.house.pausedUntil(at: Counter.now) == Counter.now + .seconds(600))
        #expect(try await reader.picture(of: Counter.garbera, at: Counter.now) == nil)
        #expect(try await reader.picture(of: Counter.garbera, at: Counter.now + .seconds(601)) != nil)
    }

    @Test func `another restaurant is news, and so is a new catalogue`() async throws {
        var reader = TillReader(kitchen.view)
        _ = try await reader.picture(of: Counter.garbera, at: Counter.now)
        #expect(
            try await reader.picture(of: Counter.boulevard, at: Counter.now)?.restaurantID
                == Counter.boulevard.id
        )
        let catalogue = try House.catalogue()
        let published = PublishedCatalogue(catalogue, publishedAt: Counter.now)
        _ = try await kitchen.queue.recordPublication(of: published)
        let picture = try #require(try await reader.picture(of: Counter.boulevard, at: Counter.now))
        #expect(picture.restaurants.map(\.id) == catalogue.restaurants.map(\.id))
        #expect(try await reader.picture(of: Counter.boulevard, at: Counter.now) == nil)
    }
}
