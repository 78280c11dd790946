import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// An action that needs a reason.
enum Deliberation: Hashable, Sendable {
    /// The selected order is cancelled.
    case cancel
    /// A line of the selected order is struck.
    case strike(QueuedOrder.Line)

    fileprivate func title(on screen: TillScreen) -> Sentence {
        let code = screen.selected?.order.code ?? ""
        return switch self {
        case .cancel: ScreenPanelText.whyCancel(code)
        case .strike(let line): ScreenPanelText.whyStrike(code, screen.names.line(line.name))
        }
    }

    fileprivate func decide(for reason: String, on screen: inout TillScreen) -> TillScreen.Effects {
        guard let order = screen.selected?.order else { return [] }
        return switch self {
        case .cancel: screen.perform(.change(order, .advance(to: .cancelled, reason: reason)))
        case .strike(let line): screen.perform(.change(order, .edit(.strike(line), reason: reason)))
        }
    }
}

/// Asks for the reason: one of the list, or the cashier's own words.
struct ReasonPanel: QuestionPanel {
    let matter: Deliberation

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        if key == .character(ScreenPanelText.ownWords.letter) {
            screen.field = ""
            screen.panel = WordingPanel(matter: matter)
            return []
        }
        screen.panel = LanesPanel()
        guard case .character(let letter) = key,
            let reason = StaffReason.allCases.first(where: { $0.letter == letter })
        else { return [] }
        return matter.decide(for: reason.rawValue, on: &screen)
    }

    func question(on screen: TillScreen) -> Question {
        let options = StaffReason.allCases.map { ($0.letter, $0.sentence) }
        return Question(title: matter.title(on: screen), options: options + [ScreenPanelText.ownWords])
    }
}

/// Asks for a reason in the cashier's own words.
struct WordingPanel: TextPanel {
    /// The maximum number of characters.
    static let longest = 60

    let matter: Deliberation
    /// The text that was typed so far.
    var text = ""

    var keys: Sentence { ScreenPanelText.wordingKeys(matter) }

    func title(on screen: TillScreen) -> Sentence { matter.title(on: screen) }

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        if let text = TillScreen.typed(text, key, most: Self.longest) {
            screen.panel = WordingPanel(matter: matter, text: text)
            return []
        }
        switch key {
        case .enter:
            guard text.contains(where: { $0 != " " }) else { break }
            screen.panel = LanesPanel()
            return matter.decide(for: String(text.drop { $0 == " " }), on: &screen)
        case .escape: screen.panel = LanesPanel()
        default: break
        }
        return []
    }
}
