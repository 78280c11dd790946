/// The heading and the question of a numbered list of the things that a typed word may mean.
package enum NumberedChoiceText: Message {
    case heading(_ word: String)
    /// The question after this many lines.
    case question(_ count: Int)

    package func text(in language: any Texts) -> String { language.text(self) }
}
