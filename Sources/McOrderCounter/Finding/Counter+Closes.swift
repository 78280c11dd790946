package import McOrderModel
internal import McOrderQueue

extension Counter {
    /// The last closes of a restaurant, the latest first.
    package func closes(of restaurant: Restaurant, most: Int) async throws(CounterError) -> [JSONValue] {
        try await reading { try await $0.storedCloses(of: restaurant.id, most: most) }
    }
}
