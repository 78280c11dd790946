package import McOrderModel
package import McOrderText

extension OrderChange {
    /// The author of the change.
    package var author: Sentence { TillNoticeText.author(by) }
}
