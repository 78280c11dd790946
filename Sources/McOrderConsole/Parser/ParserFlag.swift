internal import McOrderText

/// A flag as the command-line parser quotes it: `--large`, or one of several letters behind one dash.
package struct ParserFlag: Hashable, Sendable {
    let argument: String
    /// The one letter of the argument that is the flag; `nil` if the whole argument is the flag.
    let letter: String?

    /// Parses the parser's text, `'--large'` or `'l' in '-yl'`; `nil` if it has another form.
    init?(_ text: String) {
        if let slots = Slots("'", "' in '", "'").read(text) {
            (letter, argument) = (slots[0], slots[1])
        } else if let slots = Slots("'", "'").read(text) {
            (letter, argument) = (nil, slots[0])
        } else {
            return nil
        }
    }

    /// The flag as a message quotes it.
    var sentence: Sentence {
        letter.map { ParserComplaintText.letter($0, in: argument) } ?? ParserComplaintText.flag(argument)
    }
}
