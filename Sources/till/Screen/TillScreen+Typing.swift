import McOrderConsole

/// Texts that are typed: searches, reasons, the counter's words.
extension TillScreen {
    /// Whether digits belong to the panel, for a text or to pick a line, and not to the number field.
    var isTyping: Bool {
        switch panel {
        case .search, .soldOut, .wording, .adding, .noting, .striking, .lastOver: true
        default: false
        }
    }

    /// The line of a list that a digit means: a second digit goes on with the number where there are so many
    /// lines.
    static func picked(_ digit: Character, behind typed: Int, of count: Int) -> Int? {
        guard digit.isASCII, let digit = digit.wholeNumberValue else { return nil }
        return [typed * 10 + digit, digit].first { $0 >= 1 && $0 <= count }
    }

    /// A text after a key that writes or takes away; `nil` for other keys, and for Backspace where there is
    /// nothing.
    ///
    /// - Parameter most: how many characters it has at the most; what is beyond is not taken.
    static func typed(_ text: String, _ key: Key, most: Int) -> String? {
        switch key {
        case .character(let character): String((text + String(character)).prefix(most))
        case .paste(let pasted): String((text + pasted).prefix(most))
        // An accent may be a key of its own.
        case .backspace where !text.isEmpty: String(text.unicodeScalars.dropLast())
        default: nil
        }
    }
}
