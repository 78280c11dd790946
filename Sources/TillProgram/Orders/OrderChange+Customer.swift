import McOrderModel
import McOrderText

extension OrderChange {
    /// The author of the change.
    var author: Sentence { TillNoticeText.author(by) }
}

extension QueuedOrder {
    /// Whether the order is open and its customer tried to cancel it when that was no longer possible.
    var wantedToCancel: Bool { state.isOpen && refusedCancels > 0 }
}
