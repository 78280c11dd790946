/// Why a command of `till` cannot do what the user typed.
package enum TillCommandErrorText: Message {
    /// There is no such state of an order; a similar one if there is one, otherwise all.
    case noState(_ word: String, nearest: String?, of: [String])
    /// The daemon decided a file again and rejected it again: the stored reason, and its text.
    case stillRefused(_ reason: String, Sentence)
    case noAnswer
    /// The value of an option is empty, too long, or contains control characters.
    case badText(_ option: String, longest: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .noState(let word, let near?, _):
            language.pick(
                en: "\(language.quoted(word)) is not a state; did you mean \(near)?",
                es: "\(language.quoted(word)) no es un estado; ¿querías decir «\(near)»?",
                eu: "\(language.quoted(word)) ez da egoera bat; agian \(near)?"
            )
        case .noState(let word, nil, let names):
            language.pick(
                en: "\(language.quoted(word)) is not a state: \(names.joined(separator: ", "))",
                es:
                    "\(language.quoted(word)) no es un estado; elige uno de estos: \(names.joined(separator: ", "))",
                eu: "\(language.quoted(word)) ez da egoera bat: \(names.joined(separator: ", "))"
            )
        case .stillRefused(let reason, let sentence):
            language.pick(
                en: "still refused, \(reason): \(language.say(sentence))",
                es: "sigue rechazado, \(reason): \(language.say(sentence))",
                eu: "baztertuta jarraitzen du, \(reason): \(language.say(sentence))"
            )
        case .noAnswer:
            language.pick(
                en: "mcorderd has not answered; it will when it is running",
                es: "mcorderd no ha contestado; lo hará cuando esté en marcha",
                eu: "mcorderd-ek ez du erantzun; martxan dagoenean erantzungo du"
            )
        case .badText(let option, let longest):
            language.pick(
                en:
                    "\(option): 1 to \(longest) characters, of which something can be seen, and no control character",
                es: "\(option): de 1 a \(longest) caracteres, alguno visible, sin caracteres de control",
                eu:
                    "\(option): 1 eta \(longest) karaktere artean, bat gutxienez ikusteko modukoa, kontrol-karaktererik gabe"
            )
        }
    }
}
