import McOrderClient
import McOrderConsole

/// A text field of one line.
struct FlowField: Equatable, Sendable {
    /// The effect of a key on a field.
    enum Outcome: Equatable {
        /// The text changed.
        case changed
        /// The text would be too long and was cut.
        case full
        /// The key is not one that a field handles.
        case ignored
    }

    /// The text typed so far.
    private(set) var text: String

    init(_ text: String = "") {
        self.text = text
    }

    /// Handles a key. Text beyond the maximum of `rule` is cut.
    mutating func press(_ key: Key, _ rule: TextRule) -> Outcome {
        var next = text
        switch key {
        case .character(let character): next = next.typing(character)
        case .paste(let words): next += words
        case .backspace: next = String(next.dropLast())
        case .control("u"): next = ""
        default: return .ignored
        }
        text = rule.longestStart(of: next)
        return text == next ? .changed : .full
    }
}
