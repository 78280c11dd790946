import GRDB

@testable import McOrderModel
@testable import McOrderQueue

extension Settling {
    /// What speaks against an order that only the house's day keeps from being cooked: the restaurant took no
    /// orders when it was placed, or does not have something of it now.
    ///
    /// A pause is asked about for the instant at which the order was placed, so that who ordered before it
    /// and was delayed by the sync is served. What is sold out is asked about for now: there is none left,
    /// whenever it was ordered, and the customer has to hear it. Source: docs/architecture.md, *Today*.
    func passingObjection(
        to priced: PricedOrder,
        at now: Timestamp
    ) throws -> (reason: RejectionReason, detail: ReasonDetail)? {
        let restaurant = priced.restaurant
        if facts.hasPauses, let end = try shared.endOfPause(of: restaurant.id, at: priced.placedAt) {
            let isOver = end <= now
            return (.paused, ReasonDetail(until: isOver ? nil : end, zone: restaurant.zone))
        }
        guard facts.hasSoldOut else { return nil }
        let products = priced.products()
        let missing = try shared.soldOut(at: restaurant.id, now: now).filter { products.contains($0.id) }
        guard !missing.isEmpty else { return nil }
        let detail = ReasonDetail(
            products: missing.map(\.name),
            until: missing.map(\.until).max(),
            zone: restaurant.zone
        )
        return (.soldOut, detail)
    }
}
