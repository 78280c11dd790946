package import McOrderModel
import McOrderQueue

extension Counter {
    /// The restaurants of the catalogue that was published last, in its order.
    package func restaurants() async throws(CounterError) -> [KnownRestaurant] {
        try await reading { try await $0.restaurants() }
    }

    /// The catalogue that was published last.
    ///
    /// - Throws: ``CounterError/noCatalogue`` before the first publication.
    package func catalogue() async throws(CounterError) -> Catalogue {
        guard let catalogue = try await reading({ try await $0.lastCatalogue() }) else { throw .noCatalogue }
        return catalogue
    }

    /// The currency of all prices, three letters of ISO 4217; euro before the first catalogue.
    package func currency() async throws(CounterError) -> String {
        try await reading { try await $0.currency() }
    }

    /// The pauses and the sold-out products of all restaurants.
    ///
    /// - Parameter since: includes those that ended at or after this instant.
    package func availability(since: Timestamp? = nil) async throws(CounterError) -> Availability {
        try await reading { try await $0.availability(at: now(), since: since) }
    }

    /// What a restaurant sells. Without a restaurant: what the only restaurant of the catalogue sells.
    ///
    /// - Throws: ``CounterError/noCatalogue`` or ``CounterError/whichRestaurant(_:)``.
    package func assortment(of restaurant: KnownRestaurant?) async throws(CounterError) -> Assortment {
        let catalogue = try await catalogue()
        let all = catalogue.restaurants
        let only = all.count == 1 ? all[0] : nil
        guard let known = restaurant.flatMap({ catalogue.restaurant($0.id) }) ?? only else {
            throw .whichRestaurant(all.map(\.name))
        }
        return Assortment(catalogue, at: known.id, day: try await availability())
    }

    /// The service of that id of an order's restaurant.
    ///
    /// - Throws: ``CounterError/noService(_:among:)``, or the errors of ``catalogue()``.
    package func service(_ id: String, for order: QueuedOrder) async throws(CounterError)
        -> AgreedTerms.Service
    {
        let services = try await catalogue().restaurant(order.restaurantID)?.services ?? []
        guard let found = services.first(where: { $0.id.description == id }) else {
            throw .noService(id, among: services.map(\.id.description))
        }
        return AgreedTerms.Service(found)
    }

    /// A time that staff promise for an order, on the clocks of its restaurant.
    ///
    /// - Throws: ``CounterError/clockIsPast(_:now:)``, or the errors of ``catalogue()``.
    package func promise(_ end: PauseEnd, for order: QueuedOrder) async throws(CounterError) -> StaffPromise {
        let found = try await catalogue().restaurant(order.restaurantID)
        guard let restaurant = found else { throw .noRestaurant(order.restaurant, nearest: nil) }
        let now = now()
        return StaffPromise(try end.instant(at: restaurant, now: now), in: restaurant.zone, now: now)
    }
}
