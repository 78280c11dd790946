import McOrderConsole

/// What keys of panels have in common: texts that are typed, lines that are picked.
extension TillScreen {
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

    /// The place in a list after a key that moves in it; the same after any other.
    static func moved(_ place: Int, by key: Key, of count: Int) -> Int {
        let goal: Int =
            switch key {
            case .up: place - 1
            case .down: place + 1
            case .pageUp: place - 10
            case .pageDown: place + 10
            case .home: 0
            case .end: count - 1
            default: place
            }
        return min(max(0, goal), max(0, count - 1))
    }
}
