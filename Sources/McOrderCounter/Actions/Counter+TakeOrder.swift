package import McOrderModel
import McOrderQueue

extension Counter {
    /// What an order would cost that staff are about to take.
    ///
    /// - Throws: ``CounterError/noCatalogue``.
    package func quote(_ order: CounterOrder, at restaurant: Restaurant) async throws(CounterError)
        -> Ticket.Quote
    {
        let now = now()
        let catalogue = try await catalogue()
        do {
            return try order.quote(catalogue, at: restaurant, now: now)
        } catch {
            throw .notTaken(error)
        }
    }

    /// Takes an order at the counter.
    ///
    /// - Throws: ``CounterError/notTaken(_:)`` with what is wrong with the order.
    func take(
        _ order: CounterOrder,
        at restaurant: Restaurant,
        key: String,
        paid payment: Payment?,
        as member: StaffMember
    ) async throws(CounterError) -> QueuedOrder {
        let now = now()
        let catalogue = try await catalogue()
        let day = restaurant.businessDays.day(of: now)
        let priced = { @Sendable (device: DeviceID, number: OrderNumber) throws(CounterOrder.Failure) in
            try order.priced(
                by: catalogue,
                at: restaurant,
                device: device,
                number: number,
                standardName: member.name,
                now: now
            )
        }
        // Whether the order can be taken depends on neither device nor number, so it is clear before the queue
        // is locked.
        do {
            _ = try priced(.none, .first)
        } catch {
            throw .notTaken(error)
        }
        let id = try await changing(as: member) { queue in
            try await queue.takeOrder(
                key: key,
                at: restaurant.id,
                on: day,
                payment: payment,
                by: member.name,
                now: now,
                priced
            ).id
        }
        guard let taken = try await self.order(id: id) else { throw .noOrder(String(id)) }
        return taken
    }
}
