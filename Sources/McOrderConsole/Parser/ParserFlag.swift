internal import McOrderText

/// A flag as the command-line parser quotes it: `--large`, or one letter of several behind one dash.
package struct ParserFlag: Hashable, Sendable {
    /// The argument as it was typed.
    let argument: String
    /// The letter of it that is meant; `nil` where it is the whole argument.
    let letter: String?

    /// The flag in the parser's words: `'--large'` or `'l' in '-yl'`; `nil` where they are others.
    init?(_ text: String) {
        if let slots = Slots("'", "' in '", "'").read(text) {
            (letter, argument) = (slots[0], slots[1])
        } else if let slots = Slots("'", "'").read(text) {
            (letter, argument) = (nil, slots[0])
        } else {
            return nil
        }
    }

    /// The flag as a sentence quotes it.
    var sentence: Sentence {
        letter.map { ParserComplaintText.letter($0, in: argument) } ?? ParserComplaintText.flag(argument)
    }
}
