package import McOrderModel

/// The messages for when the restaurant has another order under the number of a sent one.
package enum OtherOrderText: Message {
    /// The other order's receipt is absent.
    case unseen(_ number: OrderNumber)
    /// The other order, with its total as text, and how long it has been in this state.
    case seen(_ number: OrderNumber, isOwn: Bool, restaurant: String, total: String?, OrderState, ago: String)
    case sendAgain
    /// What the customer can do.
    case advice
    /// The customer declined to send the order again.
    case notResent
    /// What was found, and what to do.
    case advised(_ found: Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}
