import McOrderCounter
import McOrderModel
import McOrderText

/// Asks for confirmation of the close, which cannot be undone.
struct FinalClosePanel: QuestionPanel {
    /// The day so far.
    let close: CloseRecord
    let register: Money?

    var back: any TillPanel { ClosePanel(close: close) }

    func question(on screen: TillScreen) -> Question {
        let title = ScreenCloseText.question(takings: close.close.takings, register: register, screen.price)
        let make = Question.Answer("f", ScreenCloseText.make) { screen in
            guard let restaurant = screen.snapshot?.assortment.restaurant else { return }
            screen.perform(.makeClose(restaurant, register: register))
        }
        return Question(title: title, answers: [make])
    }
}
