import McOrderCounter
import McOrderModel
import McOrderText

/// An action that needs a reason.
enum Deliberation: Hashable, Sendable {
    /// The selected order is cancelled.
    case cancel
    /// A line of the selected order is struck.
    case strike(OrderedLine)

    fileprivate func title(on screen: TillScreen) -> Sentence {
        let code = screen.selected?.order.code ?? ""
        return switch self {
        case .cancel: ScreenPanelText.whyCancel(code)
        case .strike(let line): ScreenPanelText.whyStrike(code, screen.names.line(line))
        }
    }

    /// The help for the keys that end a reason in the cashier's own words.
    fileprivate var wordingKeys: Sentence {
        switch self {
        case .cancel: ScreenPanelText.cancelKeys
        case .strike: ScreenPanelText.strikeKeys
        }
    }

    fileprivate func decide(for reason: String, on screen: inout TillScreen) {
        switch self {
        case .cancel: screen.change(.advance(to: .cancelled, reason: reason))
        case .strike(let line): screen.change(.edit(.strike(line), reason: reason))
        }
    }
}

/// Asks for the reason: one of the list, or the cashier's own words.
struct ReasonPanel: QuestionPanel {
    let matter: Deliberation

    func question(on screen: TillScreen) -> Question {
        let reasons = StaffReason.allCases.map { reason in
            Question.Answer(reason.letter, reason.sentence) { matter.decide(for: reason.rawValue, on: &$0) }
        }
        let ownWords = Question.Answer("o", ScreenPanelText.otherReason) { screen in
            screen.field = ""
            screen.panel = WordingPanel(matter: matter)
        }
        return Question(title: matter.title(on: screen), answers: reasons + [ownWords])
    }
}

/// Asks for a reason in the cashier's own words.
struct WordingPanel: TextPanel {
    static let longest = 60

    let matter: Deliberation
    /// The text that was typed so far.
    var text = ""

    var keys: Sentence { matter.wordingKeys }

    func title(on screen: TillScreen) -> Sentence { matter.title(on: screen) }

    func enter(on screen: inout TillScreen) {
        guard text.contains(where: { $0 != " " }) else { return }
        screen.panel = LanesPanel()
        matter.decide(for: String(text.drop { $0 == " " }), on: &screen)
    }
}
