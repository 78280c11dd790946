import McOrderConsole
import McOrderCounter
import McOrderText

/// Draws the check-in: one thing at a time, in large letters.
extension CheckinScreen {
    /// A row in the middle of the screen.
    private struct Row {
        let text: String
        var style = Style.plain
    }

    func draw(on frame: inout Frame) {
        let width = frame.size.columns
        frame.put(" \(title)", row: 0, column: 0, width: width, style: .reverse)
        let rows = rows(frame)
        var row = max(1, 1 + (frame.size.rows - 1 - rows.count) / 2)
        for line in rows where row < frame.size.rows {
            frame.put(line.text, row: row, column: 0, width: width, alignment: .centre, style: line.style)
            row += 1
        }
    }

    private func rows(_ frame: Frame) -> [Row] {
        let width = max(1, frame.size.columns - 4)
        let lines = { (sentence: Sentence, style: Style) in
            frame.glyphs.lines(sentence[language], columns: width).map { Row(text: $0, style: style) }
        }
        if let answer {
            let style = Style(colour: answer.code != nil ? .green : .yellow, isBold: true)
            let code = answer.code.map {
                digits($0, frame).map { Row(text: $0, style: style) } + [Row(text: "")]
            }
            return (code ?? []) + lines(answer.sentence, style)
        }
        if isBusy { return lines(CheckinText.oneMoment, .bold) }
        let prompt = lines(CheckinText.prompt, .bold)
        let typed = field.isEmpty ? ["▌"] : digits(field, frame)
        return prompt + [Row(text: "")] + typed.map { Row(text: $0, style: .bold) } + [Row(text: "")]
            + lines(CheckinText.hint, .dim)
    }

    /// The code in the largest digits that fit. The large digits have no `#`.
    private func digits(_ code: String, _ frame: Frame) -> [String] {
        if code.contains("#") { return [code] }
        let width = frame.size.columns - 4
        if frame.size.rows >= 20, BigDigits.columns(code.count, .large) <= width {
            return BigDigits(code, .large, glyphs: frame.glyphs).rows
        }
        guard BigDigits.columns(code.count, .small) <= width else { return [code] }
        return BigDigits(code, .small, glyphs: frame.glyphs).rows
    }
}

extension CheckinAnswer {
    /// The code to show in large digits: that of the order whose customer is noted as here.
    var code: String? {
        if case .welcome(let code, _) = self { code } else { nil }
    }

    /// The sentence for the customer.
    var sentence: Sentence {
        switch self {
        case .welcome(let code, let isReady): CheckinText.welcome(code, isReady: isReady)
        case .ambiguous(let number): CheckinText.ambiguous(number)
        case .doubled(let code): CheckinText.doubled(code)
        case .over(let code, let state): CheckinText.over(code, state)
        case .unknown(let typed): CheckinText.unknown(typed)
        case .unreadable(let typed): CheckinText.unreadable(typed)
        case .problem: CheckinText.problem
        }
    }
}
