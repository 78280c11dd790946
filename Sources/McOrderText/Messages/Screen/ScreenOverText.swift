package import McOrderModel

/// The till screen's texts about orders that are over.
package enum ScreenOverText: Message {
    case closed(_ code: String, OrderState)
    /// The keys while an order that is over is selected.
    case keys
    case onlyLastOver(_ most: Int)
    case lastOver
    /// The keys below a list of this many orders.
    case lastOverFoot(_ count: Int)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The keys alone.
    package static let shortOverKeys: Sentence = Verbatim("b h u / ? q")
}
