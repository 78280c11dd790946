/// A word that users type for a day or before a time of day; commands take those of every language.
package enum WhenWord: Message {
    case today
    case yesterday
    /// The week, which begins with its Monday.
    case week
    /// Before a time of day; in Basque behind it.
    case until

    package func text(in language: any Texts) -> String { language.text(self) }
}
