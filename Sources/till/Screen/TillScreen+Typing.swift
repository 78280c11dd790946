import McOrderConsole

/// Texts that are typed: searches, reasons, the counter's words.
extension TillScreen {
    /// Whether digits belong to the panel, for a text or to pick a line, and not to the number field.
    var isTyping: Bool {
        switch panel {
        case .search, .soldOut, .wording, .adding, .noting, .striking: true
        default: false
        }
    }

    /// A text after a key that writes or takes away; `nil` for other keys, and for Backspace where there is nothing.
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
