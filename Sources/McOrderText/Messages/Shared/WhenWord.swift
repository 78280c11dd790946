/// A word that users type for a day or before a time of day. Commands accept the words of every language.
package enum WhenWord: Message {
    case today
    case yesterday
    /// The week, which starts on Monday.
    case week
    /// Precedes a time of day; in Basque it follows.
    case until

    package func text(in language: any Texts) -> String {
        switch self {
        case .today: language.pick(en: "today", es: "hoy", eu: "gaur")
        case .yesterday: language.pick(en: "yesterday", es: "ayer", eu: "atzo")
        case .week: language.pick(en: "week", es: "semana", eu: "astea")
        case .until: language.pick(en: "until", es: "hasta", eu: "arte")
        }
    }
}
