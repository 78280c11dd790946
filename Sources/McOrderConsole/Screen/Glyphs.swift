internal import McOrderText

/// The characters that a terminal can show, which depends on its user's locale.
package enum Glyphs: Hashable, Sendable {
    /// All of Unicode.
    case unicode
    /// ASCII only; everything else is transliterated, see ``ASCIIText``.
    case ascii

    /// The text as it goes to the terminal: made harmless, see ``HarmlessText``, and in these characters.
    ///
    /// Not an error: a text that is shown already; it stays as it is.
    package func shown(_ text: String) -> String {
        let clean = HarmlessText.clean(text)
        return self == .ascii ? ASCIIText.transliterated(clean) : clean
    }

    /// How many columns the text takes up once shown.
    package func columns(_ text: String) -> Int {
        TextWidth.columns(shown(text))
    }

    /// The text in lines of at most so many columns, broken at spaces and line ends; a longer word is
    /// broken where it must be. At least one line, which may be empty.
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
