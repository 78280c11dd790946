/// What stands over and under a numbered list of what somebody's word may mean.
package enum NumberedChoiceText: Message {
    case heading(_ word: String)
    /// The question behind so many lines.
    case question(_ count: Int)

    package func text(in language: any Texts) -> String { language.text(self) }
}
