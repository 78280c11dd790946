package import McOrderModel
package import McOrderQueue

/// Reads one restaurant's snapshots from a view of the queue, and reuses what has not changed since the last.
package struct PartitionReader {
    private let view: QueueView
    private let restaurant: KnownRestaurant?
    private let scope: SnapshotScope
    private var memory = CounterMemory()
    private var entries: [Int64: OrderEntry] = [:]
    private var last: (open: [Int64], day: CounterDay, availability: Availability)?
    private var catalogue: (version: String?, content: Catalogue?)?
    private var kitchen: (duties: KitchenDuties, catalogue: String?)?
    private var delay: (seconds: Duration, at: Timestamp)?

    /// How long the delay of the kitchen is not read again: with 500 open orders that takes some milliseconds
    /// (the benchmark's section `slots`).
    private static let rest = Duration.seconds(10)

    /// - Parameter restaurant: the restaurant to read; `nil` for all restaurants.
    package init(
        _ view: QueueView,
        of restaurant: KnownRestaurant?,
        _ scope: SnapshotScope = .whole
    ) {
        self.view = view
        self.restaurant = restaurant
        self.scope = scope
    }

    /// The content of the queue now; `nil` if it equals the last snapshot.
    ///
    /// - Parameter number: the number of the new snapshot.
    package mutating func snapshot(_ number: Int, at now: Timestamp) async throws -> CounterSnapshot? {
        let known = try await view.snapshot(
            at: restaurant?.id,
            dayStart: (restaurant?.days).start(at: now),
            now: now,
            remembering: &memory
        )
        guard let snapshot = known else { return nil }
        let (open, availability) = (snapshot.open, snapshot.availability)
        var day = snapshot.day
        if let last, snapshot.changed.isEmpty, last == (open, day, availability) { return nil }
        last = (open, day, availability)
        let catalogue = try await catalogue(day.catalogueVersion)
        day.kitchenDelay = try await delay(day.catalogueVersion, catalogue, at: now)
        for order in snapshot.changed {
            self.entries[order.id] = OrderEntry(scope.of(order))
        }
        let entries = try open.map { id in
            guard let entry = self.entries[id] else { throw QueueError.noSuchOrder(id: id) }
            return entry
        }
        self.entries = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
        return CounterSnapshot(
            number: number,
            of: restaurant?.id,
            entries: entries,
            day: day,
            lastEvent: snapshot.lastEvent,
            queue: snapshot.history,
            currency: catalogue?.company.currency ?? "EUR",
            assortment: Assortment(catalogue, at: restaurant?.id, day: availability)
        )
    }

    /// How much longer than usual an order takes, for those who see whole orders of one restaurant.
    private mutating func delay(_ version: String?, _ catalogue: Catalogue?, at now: Timestamp) async throws
        -> Duration?
    {
        guard scope == .whole, let id = restaurant?.id, let catalogue, let place = catalogue.restaurant(id)
        else { return nil }
        if kitchen?.catalogue != version {
            (kitchen, delay) = ((KitchenDuties(place, in: catalogue), version), nil)
        }
        if let delay, (.zero..<Self.rest).contains(now - delay.at) { return delay.seconds }
        guard let duties = kitchen?.duties else { return nil }
        let seconds = try await view.kitchenDelay(duties, at: id, now: now)
        delay = (seconds, now)
        return seconds
    }

    private mutating func catalogue(_ version: String?) async throws -> Catalogue? {
        if let catalogue, catalogue.version == version { return catalogue.content }
        let published = try await view.lastPublication().map {
            try CatalogueReader.read(published: $0).catalogue
        }
        catalogue = (version, published)
        return published
    }
}
