internal import McOrderModel
internal import McOrderQueue

extension Counter {
    /// Performs a step of the kitchen, and returns once it is on the disk. See ``perform(_:expecting:as:)``.
    func perform(
        _ step: KitchenStep,
        at station: StationID?,
        on order: OrderReference,
        as member: StaffMember
    ) async throws(CounterError) -> CounterChange {
        let (by, now) = (member.name, now())
        guard let before = try await self.order(id: order.id) else { throw .noOrder("#\(order.id)") }
        let catalogue = try await reading { try await $0.lastCatalogue() }
        let stations = KitchenStations(catalogue?.restaurant(before.restaurantID), in: catalogue)
        if let station, !stations.places.contains(station) {
            throw .noStation(station.description, among: stations.all.map(\.id.description))
        }
        let remaining: OrderQueue.Places = { stations.remaining(of: $0) }
        let isReady = try await changing(as: member) { queue in
            switch step {
            case .finish:
                return try await queue.finish(order, at: station, remaining: remaining, by: by, at: now)
            case .unfinish:
                try await queue.unfinish(
                    order,
                    at: station,
                    remaining: remaining,
                    places: { stations.places(of: $0) },
                    by: by,
                    at: now
                )
            case .see: try await queue.see(order, at: station, by: by, at: now)
            case .acknowledge:
                try await queue.acknowledge(order, at: station, remaining: remaining, by: by, at: now)
            }
            return false
        }
        guard let changed = try await self.order(id: order.id) else { throw .noOrder("#\(order.id)") }
        switch step {
        case .finish: return .order(changed, isReady ? .advanced(.ready) : .partDone)
        case .unfinish: return .order(changed, changed.state == .ready ? .partUndone : .recalled)
        case .see: return .order(changed, .seen)
        case .acknowledge: return .order(changed, .acknowledged)
        }
    }
}
