import McOrderModel
import McOrderQueue

/// Reads pictures from a view of the queue, and keeps what did not change since the last.
struct TillReader {
    private let view: QueueView
    private var memory = CounterMemory()
    private var entries: [Int64: OrderEntry] = [:]
    private var last: (restaurant: RestaurantID?, counter: CounterPicture, day: HouseDay)?
    private var catalogue: (version: String?, limits: AgeLimits, currency: String, content: Catalogue?)?

    init(_ view: QueueView) {
        self.view = view
    }

    /// What the queue holds of a restaurant's orders, or of all; `nil` where the last picture shows just
    /// that.
    mutating func picture(of restaurant: KnownRestaurant?, at now: Timestamp) async throws -> TillPicture? {
        let dayStart = RestaurantZone.dayStart(in: restaurant?.zone, at: now)
        let counter = try await view.counter(at: restaurant?.id, dayStart: dayStart, remembering: &memory)
        let day = try await view.houseDay(at: now)
        if let last, last == (restaurant?.id, counter, day) { return nil }
        last = (restaurant?.id, counter, day)
        let limits = try await limits(for: counter.catalogueVersion)
        let entries = counter.orders.map { order in
            if let known = self.entries[order.id], known.isCurrent(order) { return known }
            return OrderEntry(order, limits: limits)
        }
        self.entries = Dictionary(entries.map { ($0.id, $0) }) { $1 }
        return TillPicture(
            counter,
            of: restaurant?.id,
            entries: entries,
            limits: limits,
            currency: catalogue?.currency ?? "EUR",
            house: TillHouse(catalogue?.content, at: restaurant?.id, day: day)
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
