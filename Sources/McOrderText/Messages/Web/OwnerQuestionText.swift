import McOrderModel

/// The questions that the owner's page answers, each the title of a card, and the sentences that answer the
/// first of them.
package enum OwnerQuestionText: Message {
    case howMuch
    case howFast
    case whatSells
    case howBusy
    case howLong
    case whoWaits
    case whatWasRefused
    case whatIsMissing
    case whoIsConnected

    /// The best hour, from 0 to 23, and its takings; how it differs from a week before, if that is known.
    case bestHour(_ hour: Int, _ taken: String, _ difference: Sentence?)
    /// The best day, and its takings.
    case bestDay(_ day: String, _ taken: String, _ difference: Sentence?)
    case moreThanAWeekAgo(_ amount: String)
    case lessThanAWeekAgo(_ amount: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .howMuch:
            language.pick(en: "How much is sold?", es: "¿Cuánto se vende?", eu: "Zenbat saltzen da?")
        case .howFast: language.pick(en: "How fast?", es: "¿Cómo de rápido?", eu: "Zein azkar?")
        case .whatSells: language.pick(en: "What sells?", es: "¿Qué se vende?", eu: "Zer saltzen da?")
        case .howBusy:
            language.pick(
                en: "How busy is the kitchen?",
                es: "¿Cuánto trabajo tiene la cocina?",
                eu: "Zenbat lan du sukaldeak?"
            )
        case .howLong:
            language.pick(
                en: "How long does each product take?",
                es: "¿Cuánto tarda cada producto?",
                eu: "Zenbat behar du produktu bakoitzak?"
            )
        case .whoWaits: language.pick(en: "Who is waiting?", es: "¿Quién espera?", eu: "Nor dago zain?")
        case .whatWasRefused:
            language.pick(en: "What was refused?", es: "¿Qué se rechazó?", eu: "Zer baztertu da?")
        case .whatIsMissing:
            language.pick(en: "Sold out and paused", es: "Agotado y en pausa", eu: "Agortuta eta etenda")
        case .whoIsConnected:
            language.pick(
                en: "Browsers and devices",
                es: "Navegadores y dispositivos",
                eu: "Nabigatzaileak eta gailuak"
            )
        case .bestHour(let hour, let taken, let difference):
            language.pick(
                en: "The best hour was at \(hour): \(taken)\(Self.rest(difference, language)).",
                es:
                    "La mejor hora fue a \(hour == 1 ? "la" : "las") \(hour): \(taken)\(Self.rest(difference, language)).",
                eu: "Ordurik onena, \(hour):00: \(taken)\(Self.rest(difference, language))."
            )
        case .bestDay(let day, let taken, let difference):
            language.pick(
                en: "The best day was \(day): \(taken)\(Self.rest(difference, language)).",
                es: "El mejor día fue el \(day): \(taken)\(Self.rest(difference, language)).",
                eu: "Egunik onena, \(day): \(taken)\(Self.rest(difference, language))."
            )
        case .moreThanAWeekAgo(let amount):
            language.pick(
                en: "\(amount) more than a week before",
                es: "\(amount) más que una semana antes",
                eu: "astebete lehenago baino \(amount) gehiago"
            )
        case .lessThanAWeekAgo(let amount):
            language.pick(
                en: "\(amount) less than a week before",
                es: "\(amount) menos que una semana antes",
                eu: "astebete lehenago baino \(amount) gutxiago"
            )
        }
    }

    private static func rest(_ difference: Sentence?, _ language: any Texts) -> String {
        difference.map { ", " + language.say($0) } ?? ""
    }
}
