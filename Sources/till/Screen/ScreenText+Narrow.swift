import McOrderConsole
import McOrderText
import McOrderModel

/// What is said in fewer words where there is little room.
extension ScreenText {
    static let shownBefore = Inline(es: "vio", en: "was shown", eu: "ikusia")

    /// The state in a word for narrow screens.
    static func shortWord(_ state: OrderState) -> Sentence {
        state == .preparing
            ? Inline(es: "preparando", en: state.word.english, eu: state.word.basque) : state.word
    }
}
