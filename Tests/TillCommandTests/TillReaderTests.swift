import Foundation
import McOrderModel
import McOrderQueue
import Testing

@testable import till

/// A picture is made where there is something new to show.
@Suite(.timeLimit(.minutes(5))) struct TillReaderTests {
    /// A queue in a folder of its own.
    private final class Kitchen {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "till-reader-\(UUID().uuidString)"
        )
        let queue: OrderQueue
        let view: QueueView

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.path(percentEncoded: false)
            queue = try OrderQueue.create(
                in: path,
                as: "till",
                patience: .daemon { _, _ in }
            )
            view = try QueueView(state: path)
        }

        func pause(_ restaurant: KnownRestaurant) throws {
            let now = Counter.now
            try queue.pause(restaurant.id, until: now + .seconds(600), by: "caja 2", at: now)
        }

        deinit {
            #expect(throws: Never.self) {
                try view.close()
                try queue.close()
                try FileManager.default.removeItem(at: folder)
            }
        }
    }

    private let kitchen: Kitchen

    init() throws { kitchen = try Kitchen() }

    @Test func `what changed nothing here makes no picture`() throws {
        var reader = TillReader(kitchen.view)
        #expect(try reader.picture(of: Counter.garbera, at: Counter.now) != nil)
        #expect(try reader.picture(of: Counter.garbera, at: Counter.now + .seconds(1)) == nil)
        let device = try #require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"))
        try kitchen.queue.blacklist(.plain(device), reason: "x", by: "caja 2", since: Counter.now, until: nil)
        #expect(try reader.picture(of: Counter.garbera, at: Counter.now + .seconds(2)) == nil)
    }

    @Test func `a pause and its end are news`() throws {
        var reader = TillReader(kitchen.view)
        _ = try reader.picture(of: Counter.garbera, at: Counter.now)
        try kitchen.pause(Counter.garbera)
        let picture = try #require(try reader.picture(of: Counter.garbera, at: Counter.now))
        #expect(picture.house.pausedUntil(at: Counter.now) == Counter.now + .seconds(600))
        #expect(try reader.picture(of: Counter.garbera, at: Counter.now) == nil)
        #expect(try reader.picture(of: Counter.garbera, at: Counter.now + .seconds(601)) != nil)
    }

    @Test func `another restaurant is news, and so is a new catalogue`() throws {
        var reader = TillReader(kitchen.view)
        _ = try reader.picture(of: Counter.garbera, at: Counter.now)
        #expect(
            try reader.picture(of: Counter.boulevard, at: Counter.now)?.restaurantID == Counter.boulevard.id
        )
        let catalogue = try House.catalogue()
        let published = PublishedCatalogue(catalogue, publishedAt: Counter.now)
        _ = try kitchen.queue.recordPublication(of: published)
        let picture = try #require(try reader.picture(of: Counter.boulevard, at: Counter.now))
        #expect(picture.restaurants.map(\.id) == catalogue.restaurants.map(\.id))
        #expect(try reader.picture(of: Counter.boulevard, at: Counter.now) == nil)
    }
}
