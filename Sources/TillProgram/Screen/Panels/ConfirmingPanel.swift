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

/// Asks for confirmation before an order is handed over that is not ready.
struct EarlyPanel: QuestionPanel {
    let action: StaffAction
    let order: QueuedOrder
    /// What the action asks for afterwards.
    let field: StaffAction.Field?

    func question(on screen: TillScreen) -> Question {
        Question(
            title: ScreenPanelText.reallyEarly(screen.shownCode(of: order), order.state),
            answers: [
                .init("e", ScreenPanelText.handOverEarly) {
                    LanesPanel().take(action, of: order, asking: field, isSure: true, on: &$0)
                }
            ]
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
