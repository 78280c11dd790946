/// Why commands of `till` do not do what somebody typed.
package enum TillCommandFailureText: Message {
    /// No order is ever in a state of that name; the nearest of the names, where one is near, else all.
    case noState(_ word: String, nearest: String?, of: [String])
    /// The daemon judged a file again and refused it again: the reason as it is stored, and in words.
    case stillRefused(_ reason: String, Sentence)
    case noAnswer
    case sinceNotBeforeUntil(_ since: String)
    /// What an option says is empty, too long, or holds control characters.
    case badText(_ option: String, longest: Int)

    package func text(in language: any Texts) -> String { language.text(self) }
}
