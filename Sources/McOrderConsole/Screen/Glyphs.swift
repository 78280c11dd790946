import McOrderText

/// The characters that a terminal can show. They depend on its user's locale.
package enum Glyphs: Hashable, Sendable {
    case unicode
    /// ASCII only; everything else is transliterated, see ``ASCIIText``.
    case ascii

    /// The text as it is sent to the terminal: made safe, see ``HarmlessText``, and converted to these
    /// characters.
    ///
    /// Applying it to its own result changes nothing.
    package func shown(_ text: String) -> String {
        let clean = HarmlessText.clean(text)
        return self == .ascii ? ASCIIText.transliterated(clean) : clean
    }

    /// The width of the shown text in columns.
    package func columns(_ text: String) -> Int {
        TextWidth.columns(shown(text))
    }

    /// Wraps the text at spaces and line ends to lines of at most this many columns. A longer word is broken.
    /// At least one line, which may be empty.
    package func lines(_ text: String, columns: Int) -> [String] {
        let limit = max(1, columns)
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return paragraphs.flatMap { wrapped(shown(String($0)), limit) }
    }

    private func wrapped(_ paragraph: String, _ limit: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            let joined = line.isEmpty ? String(word) : line + " " + word
            if TextWidth.columns(joined) <= limit {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if TextWidth.columns(line) + TextWidth.columns(character) > limit, !line.isEmpty {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        lines.append(line)
        return lines
    }
}
