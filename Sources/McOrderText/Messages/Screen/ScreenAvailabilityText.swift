/// The till screen's texts about pauses and sold-out products.
package enum ScreenAvailabilityText: Message {
    case pauseNow
    case endPause
    case soldOutMark
    case soldOutFoot
    /// No orders are accepted until then.
    case paused(_ until: Sentence)
    /// The same, with the question how long the pause is to be.
    case isPaused(_ until: Sentence)
    /// This many products are sold out.
    case soldOut(_ count: Int)
    case sellingOut(_ text: String)
    case minutes(_ count: Int)
    case untilClosing

    package func text(in language: any Texts) -> String { language.text(self) }
}
