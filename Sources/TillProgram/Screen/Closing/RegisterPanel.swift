import McOrderModel
import McOrderText

/// Asks for the total of the cash register, before the close.
struct RegisterPanel: TextPanel {
    var longest: Int { 12 }

    /// The day so far.
    let close: CloseRecord
    var text = ""

    var keys: Sentence { ScreenCloseText.registerKeys }

    func title(on screen: TillScreen) -> Sentence { ScreenCloseText.registerTotal }

    var back: any TillPanel { ClosePanel(close: close) }

    func enter(on screen: inout TillScreen) {
        let total = Money(amount: text)
        guard text.isEmpty || total != nil else {
            return screen.report(TillCloseText.badAmount(text), as: .bad)
        }
        screen.panel = FinalClosePanel(close: close, register: total)
    }
}
