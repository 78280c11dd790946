import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks for confirmation of the close, which cannot be undone.
struct FinalClosePanel: QuestionPanel {
    /// The day so far.
    let close: JSONValue
    let register: Money?

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        guard key == .character("f") else {
            screen.panel = ClosePanel(close: close)
            return []
        }
        screen.panel = LanesPanel()
        guard let restaurant = screen.picture?.assortment.restaurant else { return [] }
        return screen.perform(.makeClose(restaurant, register: register))
    }

    func question(on screen: TillScreen) -> Question {
        let takings = Money(cents: close.member("grossCents")?.integer ?? 0)
        let title: Sentence =
            register.map { register in
                ScreenCloseText.reallyWithRegister(
                    takings: screen.price(takings),
                    difference: screen.price(register - takings)
                )
            } ?? ScreenCloseText.really(takings: screen.price(takings))
        return Question(title: title, options: [("f", ScreenCloseText.make)])
    }
}
