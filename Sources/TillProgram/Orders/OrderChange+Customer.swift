package import McOrderModel
package import McOrderText

extension OrderChange {
    /// The author of the change.
    package var author: Sentence { TillNoticeText.author(by) }
}

extension QueuedOrder {
    /// Whether the order is open and its customer tried to cancel it when that was no longer possible.
    package var wantedToCancel: Bool { state.isOpen && refusedCancels > 0 }
}
