import McOrderConsole
import McOrderModel

/// Key handling that panels share: typing a text, picking a line.
extension TillScreen {
    /// The number of the line that a digit picks. A second digit continues the number if the list is long
    /// enough.
    static func picked(_ digit: Character, behind typed: Int, of count: Int) -> Int? {
        guard digit.isASCII, let digit = digit.wholeNumberValue else { return nil }
        return [typed * 10 + digit, digit].first { $0 >= 1 && $0 <= count }
    }

    /// The text after a key that adds or removes characters; `nil` for other keys, and for Backspace in an
    /// empty text.
    ///
    /// - Parameter most: the maximum number of characters; further ones are ignored.
    static func typed(_ text: String, _ key: Key, most: Int) -> String? {
        switch key {
        case .character(let character): String(text.typing(character).prefix(most))
        case .paste(let pasted): String((text + pasted).prefix(most))
        case .backspace where text.last?.isEmoji == true: String(text.dropLast())
        // An accent may be typed as a key of its own, so Backspace removes one Unicode scalar.
        case .backspace where !text.isEmpty: String(text.unicodeScalars.dropLast())
        default: nil
        }
    }

    /// The keys that move in a list.
    static let movingKeys: Set<Key> = [.up, .down, .pageUp, .pageDown, .home, .end]

    /// The usual number of rows that a page of a list has.
    static let page = 10

    /// The index after a key that moves in a list; unchanged after other keys.
    static func moved(_ place: Int, by key: Key, of count: Int, page: Int = page) -> Int {
        let goal: Int =
            switch key {
            case .up: place - 1
            case .down: place + 1
            case .pageUp: place - page
            case .pageDown: place + page
            case .home: 0
            case .end: count - 1
            default: place
            }
        return min(max(0, goal), max(0, count - 1))
    }
}
