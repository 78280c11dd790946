package import McOrderModel

/// What the till's screen says of orders that are over.
package enum ScreenOverText: Message {
    case closed(_ code: String, OrderState)
    /// What can be done with an order that is over.
    case overKeys
    case onlyLastOver(_ most: Int)
    case lastOver
    /// The keys under a list of so many orders.
    case lastOverFoot(_ count: Int)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The keys alone.
    package static let shortOverKeys: Sentence = Verbatim("b h u / ? q")
}
