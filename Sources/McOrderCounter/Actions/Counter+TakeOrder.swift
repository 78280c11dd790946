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
        // The prices depend on neither device nor number, so they are clear before the queue is locked.
        let agreed: CounterOrder.Agreed
        do {
            agreed = try order.agreed(by: catalogue, at: restaurant, standardName: member.name, now: now)
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
                now: now
            ) { try agreed.order($0, $1) }
            .id
        }
        guard let taken = try await self.order(id: id) else { throw .noOrder(String(id)) }
        return taken
    }
}
