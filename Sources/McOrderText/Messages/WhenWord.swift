/// A word that users type for a day; commands take those of every language.
package enum WhenWord: Message {
    case today
    case yesterday
    /// The week, which begins with its Monday.
    case week

    package func text(in language: any Texts) -> String { language.text(self) }
}
