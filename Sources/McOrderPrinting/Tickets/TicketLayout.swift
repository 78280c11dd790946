import McOrderConsole

/// A line as it is printed: it fits the paper, and has no control characters.
package struct PaperLine: Hashable, Sendable {
    package let text: String
    package let style: PaperStyle
}

/// Breaks the elements of a ticket into the lines of a paper. A pure function of both.
package enum TicketLayout {
    /// - Parameter columns: the number of columns of normal text that fit the paper.
    package static func lines(of elements: [PaperElement], columns: Int) -> [PaperLine] {
        elements.flatMap { element -> [PaperLine] in
            switch element {
            case .blank: return [PaperLine(text: "", style: .normal)]
            case .rule: return [PaperLine(text: String(repeating: "-", count: columns), style: .normal)]
            case .text(let text, let style):
                let room = max(1, columns / style.size.columns - style.indent)
                return wrapped(text, to: room).map { line in
                    let padding = style.isBand ? max(0, room - width(line)) : 0
                    return PaperLine(text: line + spaces(padding), style: style)
                }
            case .columns(let left, let right, let style):
                return self.columns(left, right, style, columns)
            }
        }
    }

    private static func columns(
        _ left: String,
        _ right: String,
        _ style: PaperStyle,
        _ columns: Int
    ) -> [PaperLine] {
        let room = max(1, columns / style.size.columns - style.indent)
        let end = width(right)
        let beside = room - end - 1
        guard beside > 0 else {
            return wrapped("\(left) \(right)", to: room).map { PaperLine(text: $0, style: style) }
        }
        var lines = wrapped(left, to: beside)
        let last = lines.removeLast()
        let gap = spaces(max(1, room - width(last) - end))
        return (lines + [last + gap + right]).map { PaperLine(text: $0, style: style) }
    }

    /// Breaks a text between words, and words that are longer than a line anywhere.
    private static func wrapped(_ text: String, to room: Int) -> [String] {
        var lines: [String] = []
        var (line, used) = ("", 0)
        func end() {
            lines.append(line)
            (line, used) = ("", 0)
        }
        for word in text.split(separator: " ") {
            let length = width(word)
            if used > 0, used + 1 + length > room { end() }
            if used > 0 {
                line += " "
                used += 1
            }
            for character in word {
                let columns = TextWidth.columns(character)
                if used + columns > room, used > 0 { end() }
                line.append(character)
                used += columns
            }
        }
        if used > 0 || lines.isEmpty { end() }
        return lines
    }

    private static func width(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + TextWidth.columns($1) }
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// The lines as text, as `till ticket` writes them. White on black is in brackets.
    package static func text(_ lines: [PaperLine]) -> String {
        lines.map { line in
            let text = line.style.isInverted ? "[\(line.text)]" : line.text
            let row = spaces(line.style.indent) + text
            return String(row.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }
}
