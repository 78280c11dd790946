/// Why a command of `till` cannot do what the user typed.
package enum TillCommandErrorText: Message {
    /// There is no such state of an order; a similar one if there is one, otherwise all.
    case noState(_ word: String, nearest: String?, of: [String])
    /// The daemon decided a file again and rejected it again: the stored reason, and its text.
    case stillRefused(_ reason: String, Sentence)
    case noAnswer
    /// The value of an option is empty, too long, or contains control characters.
    case badText(_ option: String, longest: Int)

    package func text(in language: any Texts) -> String { language.text(self) }
}
