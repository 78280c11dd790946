import McOrderModel
import McOrderQueue

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
        let outcome = try await changing(as: member) { queue -> OrderOutcome in
            switch step {
            case .finish:
                return try await queue.finish(order, at: station, remaining: remaining, by: by, at: now)
                    ? .advanced(.ready) : .partDone
            case .unfinish:
                try await queue.unfinish(
                    order,
                    at: station,
                    remaining: remaining,
                    places: { stations.places(of: $0) },
                    by: by,
                    at: now
                )
                return .partUndone
            case .see:
                try await queue.see(order, at: station, by: by, at: now)
                return .seen
            case .acknowledge:
                try await queue.acknowledge(order, at: station, remaining: remaining, by: by, at: now)
                return .acknowledged
            }
        }
        guard let changed = try await self.order(id: order.id) else { throw .noOrder("#\(order.id)") }
        // The order is not ready any more: the step was taken back as a whole.
        let isRecalled = outcome == .partUndone && changed.state != .ready
        return .order(changed, isRecalled ? .recalled : outcome)
    }
}
