/// What the till's screen says of pauses and of products that are sold out.
package enum ScreenHouseText: Message {
    case pauseNow
    case endPause
    case soldOutMark
    case soldOutFoot
    /// No orders are taken until then.
    case paused(_ until: Sentence)
    /// The same, with the question how long.
    case isPaused(_ until: Sentence)
    /// So many products are sold out.
    case soldOut(_ count: Int)
    case sellingOut(_ text: String)
    case minutes(_ count: Int)
    case untilClosing

    package func text(in language: any Texts) -> String { language.text(self) }
}
