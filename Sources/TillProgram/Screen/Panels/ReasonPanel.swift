import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// Asks for the reason of an action on the selected order: one of the list, or the cashier's own words.
struct ReasonPanel: QuestionPanel {
    let action: StaffAction
    /// The line that it is about, if it is about one.
    var line: OrderedLine?

    func question(on screen: TillScreen) -> Question {
        let reasons = StaffReason.allCases.map { reason in
            Question.Answer(reason.letter, reason.sentence) { screen in
                screen.take(action) { ($0.line, $0.reason) = (line, reason.rawValue) }
            }
        }
        let ownWords = Question.Answer("o", ScreenPanelText.otherReason) { screen in
            screen.field = ""
            screen.panel = WordingPanel(action: action, line: line)
        }
        return Question(title: screen.question(of: action, line), answers: reasons + [ownWords])
    }
}

/// Asks for a reason in the cashier's own words.
struct WordingPanel: TextPanel {
    var longest: Int { 60 }

    let action: StaffAction
    /// The line that it is about, if it is about one.
    let line: OrderedLine?
    /// The text that was typed so far.
    var text = ""

    var keys: Sentence { action.question(of: "", "")?.typingKeys ?? ScreenPanelText.anyKey }

    func title(on screen: TillScreen) -> Sentence { screen.question(of: action, line) }

    func enter(on screen: inout TillScreen) {
        guard text.contains(where: { $0 != " " }) else { return }
        screen.panel = LanesPanel()
        let reason = String(text.drop { $0 == " " })
        screen.take(action) { ($0.line, $0.reason) = (line, reason) }
    }
}
