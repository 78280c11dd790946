package import McOrderModel
package import McOrderQueue

/// Reads one restaurant's snapshots from a view of the queue, and reuses what has not changed since the last.
package struct PartitionReader {
    private let view: QueueView
    private let restaurant: KnownRestaurant?
    private var memory = CounterMemory()
    private var entries: [Int64: OrderEntry] = [:]
    private var last: (orders: [QueuedOrder], day: CounterDay, availability: Availability)?
    private var catalogue: (version: String?, limits: AgeLimits, currency: String, content: Catalogue?)?

    /// - Parameter restaurant: the restaurant to read; `nil` for all restaurants.
    package init(_ view: QueueView, of restaurant: KnownRestaurant?) {
        self.view = view
        self.restaurant = restaurant
    }

    /// The content of the queue now; `nil` if it equals the last snapshot.
    ///
    /// - Parameter number: the number of the new snapshot.
    package mutating func snapshot(_ number: Int, at now: Timestamp) async throws -> CounterSnapshot? {
        let picture = try await view.picture(
            at: restaurant?.id,
            dayStart: (restaurant?.days).start(at: now),
            now: now,
            remembering: &memory
        )
        let (orders, day, availability) = (picture.orders, picture.day, picture.availability)
        if let last, last == (orders, day, availability) { return nil }
        last = (orders, day, availability)
        let limits = try await limits(for: day.catalogueVersion)
        let entries = orders.map { order in
            if let known = self.entries[order.id], known.isCurrent(order) { return known }
            return OrderEntry(order, limits: limits)
        }
        self.entries = Dictionary(entries.map { ($0.id, $0) }) { $1 }
        return CounterSnapshot(
            number: number,
            of: restaurant?.id,
            entries: entries,
            day: day,
            lastEvent: picture.lastEvent,
            queue: picture.history,
            limits: limits,
            currency: catalogue?.currency ?? "EUR",
            assortment: Assortment(catalogue?.content, at: restaurant?.id, day: availability)
        )
    }

    private mutating func limits(for version: String?) async throws -> AgeLimits {
        if let catalogue, catalogue.version == version { return catalogue.limits }
        entries = [:]
        guard let file = try await view.lastPublication() else {
            catalogue = (version, .none, "EUR", nil)
            return .none
        }
        let published = try CatalogueReader.read(published: file).catalogue
        let limits = AgeLimits(published)
        catalogue = (version, limits, published.company.currency, published)
        return limits
    }
}
