package import McOrderModel
import McOrderQueue

/// A station with its hands.
package struct StaffedStation: Hashable, Sendable {
    package let station: KitchenStation
    /// The station's name in the catalogue; `nil` for the kitchen of a restaurant without stations.
    package let name: String?
    /// How many hands the catalogue says.
    package let entered: Int
    /// What was said at the till and holds now.
    package let said: StationHands?

    /// How many hands it has now.
    package var hands: Int { said?.hands ?? entered }
}

extension Counter {
    /// The stations of a restaurant, in its order; the kitchen itself where there are none.
    package func staffedStations(of restaurant: Restaurant) async throws(CounterError) -> [StaffedStation] {
        let now = now()
        let said = try await reading { try await $0.stationHands(at: restaurant.id, now: now) }
        return staffed(restaurant, said, at: now)
    }

    private func staffed(_ restaurant: Restaurant, _ said: [StationHands], at now: Timestamp)
        -> [StaffedStation]
    {
        let known: [Station?] = restaurant.stations.isEmpty ? [nil] : restaurant.stations
        return known.map { known in
            let station = KitchenStation(known?.id)
            return StaffedStation(
                station: station,
                name: known?.name,
                entered: known?.hands.count(at: now, in: restaurant.zone) ?? 1,
                said: said.first { $0.station == station }
            )
        }
    }

    /// Says how many hands a station has for a while.
    ///
    /// - Parameters:
    ///   - hands: in ``StationHands/range``.
    ///   - id: the station's; `nil` for a kitchen without stations.
    /// - Returns: that station.
    /// - Throws: ``CounterError/noStation(_:among:)`` for another id, or for none where there are stations.
    package func setHands(
        _ hands: Int,
        at id: StationID?,
        of restaurant: Restaurant,
        until end: PauseEnd,
        as member: StaffMember
    ) async throws(CounterError) -> [StaffedStation] {
        let now = now()
        let ids = restaurant.stations.map(\.id)
        guard ids.isEmpty == (id == nil), id.map({ ids.contains($0) }) ?? true else {
            throw .noStation(id?.description ?? "", among: ids.map(\.description))
        }
        let said = StationHands(
            station: KitchenStation(id),
            hands: hands,
            until: try end.instant(at: restaurant, now: now),
            by: member.name,
            at: now
        )
        try await changing(as: member) { try await $0.setHands(said, at: restaurant.id) }
        return staffed(restaurant, [said], at: now).filter { $0.station == said.station }
    }

    /// Fixes how long a product takes at its station, or has it learned again.
    ///
    /// - Parameter seconds: in ``FixedTime/range``; `nil` to have it learned.
    /// - Returns: what is known of it then; `nil` for a product of which nothing is known.
    /// - Throws: ``CounterError/noProduct(_:nearest:)`` for a choice that is made with its product.
    package func fixTime(
        of product: Assortment.Item,
        at restaurant: Restaurant,
        in catalogue: Catalogue,
        _ seconds: Int?,
        as member: StaffMember
    ) async throws(CounterError) -> KitchenTime? {
        guard let station = KitchenStations(restaurant, in: catalogue).station(of: product.id) else {
            throw .noProduct(product.name, nearest: nil)
        }
        let key = StationProduct(station, product.id)
        let time = seconds.map { FixedTime(seconds: $0, by: member.name) }
        try await changing(as: member) { try await $0.fix(key, at: restaurant.id, time) }
        let times = try await reading { try await $0.kitchenTimes(at: restaurant, in: catalogue) }
        return times.first { $0.item == product.id && KitchenStation($0.station?.id) == station }
    }
}
