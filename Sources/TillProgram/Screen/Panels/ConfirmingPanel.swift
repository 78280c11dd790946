import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// Asks for confirmation before a harmful action on the selected order.
struct ConfirmingPanel: QuestionPanel {
    let action: StaffAction

    func question(on screen: TillScreen) -> Question {
        Question(
            title: screen.question(of: action),
            answers: action.answers.map { answer in
                .init(answer.key, answer.sentence) { $0.take(answer.action) }
            }
        )
    }
}

/// Asks for confirmation to leave while customers are here.
struct LeavingPanel: QuestionPanel {
    func question(on screen: TillScreen) -> Question {
        Question(
            title: ScreenPanelText.reallyLeave,
            answers: [.init("q", ScreenPanelText.leave) { $0.effects.append(.leave) }]
        )
    }
}
