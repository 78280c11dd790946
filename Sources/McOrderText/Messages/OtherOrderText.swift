package import McOrderModel

/// What is said when the restaurant has another order under the number of one that was sent.
package enum OtherOrderText: Message {
    /// The other order's receipt is not there.
    case unseen(_ number: OrderNumber)
    /// The other order, its total as it is written, and for how long it has been in that state.
    case seen(_ number: OrderNumber, isOwn: Bool, restaurant: String, total: String?, OrderState, ago: String)
    case sendAgain
    /// What the customer can do about it.
    case advice
    /// The customer said no.
    case notResent
    /// What was found and what to do about it.
    case advised(_ found: Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}
