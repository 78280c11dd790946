import McOrderCounter
import McOrderModel
import McOrderText

/// Asks for confirmation of the close, which cannot be undone.
struct FinalClosePanel: QuestionPanel {
    /// The day so far.
    let close: JSONValue
    let register: Money?

    var back: any TillPanel { ClosePanel(close: close) }

    func question(on screen: TillScreen) -> Question {
        let takings = Money(cents: close.member("grossCents")?.integer ?? 0)
        let title: Sentence =
            register.map { register in
                ScreenCloseText.reallyWithRegister(
                    takings: screen.price(takings),
                    difference: screen.price(register - takings)
                )
            } ?? ScreenCloseText.really(takings: screen.price(takings))
        let make = Question.Answer("f", ScreenCloseText.make) { screen in
            guard let restaurant = screen.picture?.assortment.restaurant else { return }
            screen.perform(.makeClose(restaurant, register: register))
        }
        return Question(title: title, answers: [make])
    }
}
