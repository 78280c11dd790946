import CounterTesting
import Foundation
import McOrderFiles
import McOrderModel
import McOrderQueue
import Testing

@testable import McOrderCounter

/// A snapshot is made only if there is something new to show.
@Suite(.timeLimit(.minutes(5))) struct PartitionReaderTests {
    /// A queue in its own folder.
    private final class Kitchen: Sendable {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "partition-\(UUID().uuidString)"
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
            let now = Samples.now
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
    private let garbera: KnownRestaurant

    init() async throws {
        kitchen = try await Kitchen()
        garbera = try Samples.known()
    }

    @Test func `a change at another restaurant makes no snapshot`() async throws {
        var reader = PartitionReader(kitchen.view, of: garbera)
        #expect(try await reader.snapshot(1, at: Samples.now) != nil)
        #expect(try await reader.snapshot(1, at: Samples.now + .seconds(1)) == nil)
        let device = try #require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"))
        try await kitchen.queue.blacklist(
            .plain(device),
            reason: "x",
            by: "caja 2",
            since: Samples.now,
            until: nil
        )
        #expect(try await reader.snapshot(1, at: Samples.now + .seconds(2)) == nil)
    }

    @Test func `a pause and its end make a snapshot`() async throws {
        var reader = PartitionReader(kitchen.view, of: garbera)
        _ = try await reader.snapshot(1, at: Samples.now)
        try await kitchen.pause(garbera)
        let snapshot = try #require(try await reader.snapshot(1, at: Samples.now))
        #expect(snapshot.assortment.pausedUntil(at: Samples.now) == Samples.now + .seconds(600))
        #expect(try await reader.snapshot(1, at: Samples.now) == nil)
        #expect(try await reader.snapshot(1, at: Samples.now + .seconds(601)) != nil)
    }

    @Test func `a new catalogue makes a snapshot`() async throws {
        var reader = PartitionReader(kitchen.view, of: garbera)
        _ = try await reader.snapshot(1, at: Samples.now)
        let catalogue = try Samples.catalogue()
        let published = PublishedCatalogue(catalogue, publishedAt: Samples.now)
        _ = try await kitchen.queue.recordPublication(of: published)
        let snapshot = try #require(try await reader.snapshot(2, at: Samples.now))
        #expect(snapshot.day.restaurants.map(\.id) == catalogue.restaurants.map(\.id))
        #expect(snapshot.assortment.restaurant?.id == garbera.id)
        #expect(try await reader.snapshot(3, at: Samples.now) == nil)
    }
}
