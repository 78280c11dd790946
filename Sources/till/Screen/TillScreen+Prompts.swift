import McOrderConsole
import McOrderCounter
import McOrderModel

/// Questions that are asked, and texts that are typed, over the last rows of the orders.
extension TillScreen {
    /// Draws a question over the last rows of the orders, where one is asked.
    func drawPrompt(on frame: inout Frame, _ body: Area) {
        let code = selected?.order.code ?? ""
        let question: (title: Sentence, options: [(letter: Character, sentence: Sentence)])
        switch panel {
        case .why(let matter):
            question = (title(of: matter, code), ScreenText.reasons + [ScreenText.ownWords])
        case .wording(let matter, let text):
            let keys = ScreenText.wordingKeys(matter)
            return drawText(text, title(of: matter, code), keys, on: &frame, body)
        case .noting(let order, let text):
            return drawText(text, ScreenText.noting(order.code), ScreenText.notingKeys, on: &frame, body)
        case .noShow: question = (ScreenText.reallyNoShow(code), ScreenText.noShowOptions)
        case .leaving: question = (ScreenText.reallyLeave, ScreenText.leaveOption)
        case .pausing: question = pauseQuestion
        default: return
        }
        var row = body.row + body.height - question.options.count - 2
        let style = Style(colour: .yellow, isBold: true, isReverse: true)
        frame.put(" " + say(question.title), row: row, column: 0, width: body.width, style: style)
        for option in question.options {
            row += 1
            frame.put(
                "   \(option.letter)  \(say(option.sentence))",
                row: row,
                column: 0,
                width: body.width,
                style: .bold
            )
        }
        frame.put(
            "   \(say(ScreenText.anyOtherKey))",
            row: row + 1,
            column: 0,
            width: body.width,
            style: .dim
        )
    }

    private func title(of matter: Deliberation, _ code: String) -> Sentence {
        switch matter {
        case .cancel: ScreenText.why(code)
        case .strike(let line): ScreenText.why(code, line.name)
        }
    }

    /// Draws a text that is being typed.
    private func drawText(
        _ text: String,
        _ title: Sentence,
        _ keys: Sentence,
        on frame: inout Frame,
        _ body: Area
    ) {
        let row = body.row + body.height - 3
        let width = body.width
        let style = Style(colour: .yellow, isBold: true, isReverse: true)
        frame.put(" " + say(title), row: row, column: 0, width: width, style: style)
        // Of a text that is too long the end is what is being typed.
        let room = max(1, width - 5)
        let excess = max(0, frame.glyphs.columns(text) - room + 1)
        frame.put("   " + text.dropFirst(excess) + "▌", row: row + 1, column: 0, width: width, style: .bold)
        frame.put("   " + say(keys), row: row + 2, column: 0, width: width, style: .dim)
    }
}
