import McOrderModel
import McOrderText

extension OrderChange {
    /// Who made it.
    var author: Sentence { TillNoticeText.author(by) }
}

extension QueuedOrder {
    /// Whether the customer of an open order wanted to call it off when that was no longer possible.
    var wantedToCancel: Bool { state.isOpen && refusedCancels > 0 }
}
