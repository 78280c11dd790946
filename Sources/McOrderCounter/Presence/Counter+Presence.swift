package import McOrderModel
import McOrderQueue

extension Counter {
    /// The secret with which the restaurants' keys are made. The first call makes it.
    package func presenceSecret(as member: StaffMember) async throws(CounterError) -> PresenceSecret {
        let known = try await reading { try await $0.presenceSecret() }
        if let known { return known }
        return try await changing(as: member) { try await $0.presenceSecret() }
    }

    /// Where the customers' pages are; `nil` if the restaurants have none.
    package func storefront() async throws(CounterError) -> WebOrigin? {
        try await reading { try await $0.storefront() }
    }

    /// The edition of the codes of a restaurant's tables.
    package func tableEdition(of restaurant: RestaurantID) async throws(CounterError) -> Int {
        try await reading { try await $0.tableEdition(of: restaurant) }
    }

    /// Makes the codes of a restaurant's tables invalid.
    ///
    /// - Returns: the edition of the new codes.
    package func rotateTables(
        of restaurant: RestaurantID,
        as member: StaffMember
    ) async throws(CounterError) -> Int {
        try await changing(as: member) { try await $0.rotateTables(of: restaurant) }
    }
}
