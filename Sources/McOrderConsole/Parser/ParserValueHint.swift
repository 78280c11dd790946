internal import McOrderText

/// What the command-line parser says behind a value that it does not take.
package enum ParserValueHint: Hashable, Sendable {
    /// The values that would be taken, in one line or in a line each; none where that is not known.
    case accepted([String], areListed: Bool)
    /// Words of the option's own.
    case words(String)

    /// The hint in the parser's words.
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

    /// The hint, to stand behind the sentence that the value is invalid.
    var sentence: Sentence {
        switch self {
        case .accepted([], _): ParserComplaintText.noHint
        case .accepted(let values, areListed: true): ParserComplaintText.listedValues(values)
        case .accepted(let values, areListed: false): ParserComplaintText.values(values)
        case .words(let words): Verbatim(words)
        }
    }
}
