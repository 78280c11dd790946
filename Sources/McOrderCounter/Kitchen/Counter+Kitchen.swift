import McOrderModel
import McOrderQueue

extension Counter {
    /// Performs a step of the kitchen, and returns once it is on the disk. See ``perform(_:expecting:as:)``.
    ///
    /// - Parameter id: the station; `nil` for all stations.
    func perform(
        _ step: KitchenStep,
        at id: StationID?,
        on order: OrderReference,
        as member: StaffMember
    ) async throws(CounterError) -> CounterChange {
        let (by, now) = (member.name, now())
        guard let before = try await self.order(id: order.id) else { throw .noOrder("#\(order.id)") }
        let catalogue = try await reading { try await $0.lastCatalogue() }
        let stations = KitchenStations(catalogue?.restaurant(before.restaurantID), in: catalogue)
        if let id, !stations.stations.contains(.station(id)) {
            throw .noStation(id.description, among: stations.all.map(\.id.description))
        }
        let remaining: OrderQueue.Stations = { stations.remaining(of: $0) }
        let station = id.map { KitchenStation.station($0) }
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
                    stations: { stations.stations(of: $0) },
                    by: by,
                    at: now
                )
                return .partUndone
            case .see:
                try await queue.see(order, at: station ?? .kitchen, by: by, at: now)
                return .seen
            case .acknowledge:
                try await queue.acknowledge(
                    order,
                    at: station ?? .kitchen,
                    remaining: remaining,
                    by: by,
                    at: now
                )
                return .acknowledged
            }
        }
        guard let changed = try await self.order(id: order.id) else { throw .noOrder("#\(order.id)") }
        // The order is not ready any more: the step was taken back as a whole.
        let isRecalled = outcome == .partUndone && changed.state != .ready
        return .order(changed, isRecalled ? .recalled : outcome)
    }
}
