// Words that still stand where they are said; goes when each is a message.

struct InlineWords: Message {
    let es: String
    let en: String
    let eu: String

    func text(in language: any Texts) -> String {
        switch language.code {
        case "es": es
        case "eu": eu
        default: en
        }
    }
}

/// A sentence in three languages.
package func Inline(es: String, en: String, eu: String) -> Sentence { InlineWords(es: es, en: en, eu: eu) }

extension Message {
    package var spanish: String { self[.spanish] }
    package var english: String { self[.english] }
    package var basque: String { self[.basque] }
}
