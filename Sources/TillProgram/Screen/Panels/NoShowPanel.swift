import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks for confirmation that the order is a no-show.
struct NoShowPanel: QuestionPanel {
    func question(on screen: TillScreen) -> Question {
        Question(
            title: ScreenPanelText.reallyNoShow(screen.selected?.order.code ?? ""),
            answers: [
                .init("n", ScreenPanelText.nobodyCame) { $0.change(.advance(to: .noShow)) },
                .init("l", ScreenPanelText.nobodyCameAndBlacklist) { $0.change(.blacklistNoShow) },
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
