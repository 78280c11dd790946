/// A word that users type for a day or before a time of day. Commands accept the words of every language.
package enum WhenWord: Message {
    case today
    case yesterday
    /// The week, which starts on Monday.
    case week
    /// Precedes a time of day; in Basque it follows.
    case until

    package func text(in language: any Texts) -> String { language.text(self) }
}
