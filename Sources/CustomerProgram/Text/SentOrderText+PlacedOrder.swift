internal import McOrderClient
internal import McOrderText

/// What is said of an order as this device keeps it.
extension SentOrderText {
    /// R11: the order is in the folder.
    static func sent(_ order: PlacedOrder) -> Sentence {
        SentOrderText.sent(number: order.number, code: order.code, device: order.order.deviceName)
    }

    /// The number was used before, so the order went out once more.
    static func renumbered(_ number: OrderNumber, _ order: PlacedOrder) -> Sentence {
        SentOrderText.renumbered(from: number, code: order.code)
    }

    /// An order whose sending was interrupted is finished; another ticket than its own is kept.
    static func finished(_ order: PlacedOrder, keptTicket: Bool) -> Sentence {
        SentOrderText.finished(restaurant: order.order.restaurant, keptTicket: keptTicket)
    }
}
