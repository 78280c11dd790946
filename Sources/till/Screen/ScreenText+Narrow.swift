import McOrderConsole
import McOrderModel

/// What is said in fewer words where there is little room.
extension ScreenText {
    static let shownBefore = Sentence(es: "vio", en: "was shown", eu: "ikusia")

    /// The state in a word for narrow screens.
    static func shortWord(_ state: OrderState) -> Sentence {
        state == .preparing
            ? Sentence(es: "preparando", en: state.word.english, eu: state.word.basque) : state.word
    }
}
