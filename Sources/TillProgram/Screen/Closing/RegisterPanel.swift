import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks for the total of the cash register, before the close.
struct RegisterPanel: TextPanel {
    /// The maximum number of characters.
    private static let longest = 12

    /// The day so far.
    let close: JSONValue
    var text = ""

    var keys: Sentence { ScreenCloseText.registerKeys }

    func title(on screen: TillScreen) -> Sentence { ScreenCloseText.registerTotal }

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        if let text = TillScreen.typed(text, key, most: Self.longest) {
            screen.panel = RegisterPanel(close: close, text: text)
            return []
        }
        switch key {
        case .enter where text.isEmpty: screen.panel = FinalClosePanel(close: close, register: nil)
        case .enter:
            guard let total = Money(amount: text) else {
                screen.notice = .init(kind: .bad, sentence: TillCloseText.badAmount(text))
                return []
            }
            screen.panel = FinalClosePanel(close: close, register: total)
        case .escape: screen.panel = ClosePanel(close: close)
        default: break
        }
        return []
    }
}
