internal import McOrderClient
internal import McOrderConsole

/// A line of text that is being typed.
struct FlowField: Equatable, Sendable {
    /// What a key did.
    enum Outcome: Equatable {
        /// The text is another one.
        case changed
        /// The text has no room for all of it.
        case full
        /// Nothing: the key is not one of a field's.
        case ignored
    }

    /// What was typed so far.
    private(set) var text: String

    init(_ text: String = "") {
        self.text = text
    }

    /// Takes a key; what is longer than the rule allows is cut.
    mutating func press(_ key: Key, _ rule: TextRule) -> Outcome {
        var next = text
        switch key {
        case .character(let character): next.append(character)
        case .paste(let words): next += words
        case .backspace: next = String(next.dropLast())
        case .control("u"): next = ""
        default: return .ignored
        }
        text = rule.longestStart(of: next)
        return text == next ? .changed : .full
    }
}
