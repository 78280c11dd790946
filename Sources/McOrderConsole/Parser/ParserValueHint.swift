internal import McOrderText

/// The parser's text after a value that an option or argument does not accept.
package enum ParserValueHint: Hashable, Sendable {
    /// The accepted values, in one line or one per line; empty if the parser does not list them.
    case accepted([String], areListed: Bool)
    /// A text that the option itself provides.
    case words(String)

    /// Parses the parser's text.
    init(_ text: String) {
        if text.isEmpty {
            self = .accepted([], areListed: false)
        } else if let list = Slots(". Please provide one of the following:\n  - ", "").read(text) {
            self = .accepted(list[0].split(on: "\n  - "), areListed: true)
        } else if let several = Slots(". Please provide one of '", "' or '", "'.").read(text) {
            self = .accepted(several[0].split(on: "', '") + [several[1]], areListed: false)
        } else if let both = Slots(". Please provide one of '", "' and '", "'.").read(text) {
            self = .accepted(both, areListed: false)
        } else if let one = Slots(". Please provide one of '", "'.").read(text) {
            self = .accepted(one, areListed: false)
        } else {
            self = .words(text)
        }
    }

    /// The hint, to be appended to the message that the value is invalid.
    var sentence: Sentence {
        switch self {
        case .accepted([], _): ParserComplaintText.noHint
        case .accepted(let values, areListed: true): ParserComplaintText.listedValues(values)
        case .accepted(let values, areListed: false): ParserComplaintText.values(values)
        case .words(let words): Verbatim(words)
        }
    }
}
