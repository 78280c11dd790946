import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks for confirmation that the order is a no-show.
struct NoShowPanel: QuestionPanel {
    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        screen.panel = LanesPanel()
        guard let order = screen.selected?.order else { return [] }
        return switch key {
        case .character("n"): screen.perform(.change(order, .advance(to: .noShow)))
        case .character("l"): screen.perform(.change(order, .blacklistNoShow))
        default: []
        }
    }

    func question(on screen: TillScreen) -> Question {
        let code = screen.selected?.order.code ?? ""
        return Question(title: ScreenPanelText.reallyNoShow(code), options: ScreenPanelText.noShowOptions)
    }
}

/// Asks for confirmation to leave while customers are here.
struct LeavingPanel: QuestionPanel {
    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        screen.panel = LanesPanel()
        return key == .character("q") ? [.leave] : []
    }

    func question(on screen: TillScreen) -> Question {
        Question(title: ScreenPanelText.reallyLeave, options: ScreenPanelText.leaveOption)
    }
}
