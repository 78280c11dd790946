/// Orders that are paid ahead. Source: docs/pay-ahead.md.
extension Decider {
    /// Whether an order is paid ahead: its customer asks for it, and nothing is against it. Otherwise it is
    /// an ordinary order, which is paid at the counter.
    ///
    /// Only the answer to a sealed order is for its sender alone. From a receipt that others can read, they
    /// could try stolen cards on the page of that order.
    func isPaidAhead(_ order: PricedOrder, _ presence: PresenceRecord, _ file: IncomingFile) -> Bool {
        guard order.order.terms.pay == OrderTerms.ahead, file.secrets != nil,
            let facts = known.pay, let terms = facts.terms,
            facts.answeredAt.map({ file.receivedAt - $0 <= PayFacts.freshness }) ?? false,
            terms.offer.obstacle(to: order.total, wish: order.pickupAt, now: file.receivedAt) == nil
        else { return false }
        let device = order.order.device
        let isNew =
            presence.provenBy == nil && known.devices[device]?.label == nil
            && known.devices[device]?.isKnown != true
        let isShut = facts.shutUntil.map { file.receivedAt < $0 } ?? false
        if isNew, isShut || terms.newDevices == .refuse { return false }
        let (open, inDay) = facts.ofDevices[device] ?? (0, 0)
        return open < PayFacts.openOfDevice && inDay < PayFacts.ofDeviceInDay
            && facts.open[order.restaurant.id, default: 0] < PayFacts.openAtRestaurant
    }
}
