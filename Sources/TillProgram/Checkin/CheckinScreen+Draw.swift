import McOrderConsole
import McOrderCounter
import McOrderText

/// Draws the check-in: one thing at a time, in large letters.
extension CheckinScreen {
    func draw(on frame: inout Frame) {
        frame.put(" \(title)", in: frame.row(0), style: .reverse)
        let rows = rows(frame)
        let first = max(1, 1 + (frame.size.rows - 1 - rows.count) / 2)
        for (index, row) in rows.enumerated() where first + index < frame.size.rows {
            frame.put(row.text, in: frame.row(first + index), alignment: .centre, style: row.style)
        }
    }

    /// The rows in the middle of the screen.
    private func rows(_ frame: Frame) -> [(text: String, style: Style)] {
        let width = max(1, frame.size.columns - 4)
        let styled = { (texts: [String], style: Style) in texts.map { (text: $0, style: style) } }
        let lines = { (sentence: Sentence, style: Style) in
            styled(frame.glyphs.lines(sentence[language], columns: width), style)
        }
        let gap = styled([""], .plain)
        if let answer {
            let style = Style(colour: answer.code != nil ? .green : .yellow, isBold: true)
            let code = answer.code.map { styled(digits($0, frame), style) + gap } ?? []
            return code + lines(answer.sentence, style)
        }
        if isBusy { return lines(CheckinText.oneMoment, .bold) }
        let typed = styled(field.isEmpty ? ["▌"] : digits(field, frame), .bold)
        return lines(CheckinText.prompt, .bold) + gap + typed + gap + lines(CheckinText.hint, .dim)
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
