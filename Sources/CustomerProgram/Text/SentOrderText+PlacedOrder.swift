import McOrderClient
import McOrderText

/// Messages about an order, from the order as this device stores it.
extension SentOrderText {
    /// R11: the order is in the folder.
    static func sent(_ order: PlacedOrder) -> Sentence {
        SentOrderText.sent(number: order.number, code: order.code, device: order.order.deviceName)
    }

    /// An interrupted sending was finished. `keptTicket`: another ticket than that order's was kept.
    static func finished(_ order: PlacedOrder, keptTicket: Bool) -> Sentence {
        SentOrderText.finished(restaurant: order.order.restaurant, keptTicket: keptTicket)
    }
}
