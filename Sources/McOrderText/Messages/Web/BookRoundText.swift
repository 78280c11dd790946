/// The texts of a round: one check after the other.
package enum BookRoundText: Message {
    /// How many checks are due.
    case due(_ count: Int)
    /// How many checks are due, and how many values are out of their limits.
    case dueAndOpen(_ due: Int, _ open: Int)
    case nothingDue
    case startRound
    case roundDone
    case whoAreYou
    case later
    case other
    case right
    case wrong
    case validUntilLabel
    case begin
    case end
    case save
    case takeBack
    case noted(_ subject: String, _ value: String)
    case takenBackNow
    /// A value is out of its limits, and somebody has to say what was done.
    case whatWasDone
    case typedCure
    /// After a count: facts that have not reached the server yet.
    case notSent
    /// Marks a check that is due.
    case dueMark

    package func text(in language: any Texts) -> String {
        switch self {
        case .due(let count):
            language.pick(
                en: count == 1 ? "1 check is due" : "\(count) checks are due",
                es: count == 1 ? "1 control pendiente" : "\(count) controles pendientes",
                eu: count == 1 ? "Kontrol 1 egiteko" : "\(count) kontrol egiteko"
            )
        case .dueAndOpen(let due, 0): Self.due(due).text(in: language)
        case .dueAndOpen(let due, let open):
            (due == 0 ? "" : Self.due(due).text(in: language) + " · ")
                + language.pick(
                    en: "\(open) out of limits",
                    es: "\(open) fuera de límites",
                    eu: "\(open) mugetatik kanpo"
                )
        case .nothingDue:
            language.pick(
                en: "Nothing is due now.",
                es: "Ahora no hay ningún control pendiente.",
                eu: "Orain ez dago kontrolik egiteko."
            )
        case .startRound: language.pick(en: "Start the round", es: "Empezar la ronda", eu: "Hasi erronda")
        case .roundDone:
            language.pick(en: "The round is done.", es: "La ronda está hecha.", eu: "Erronda eginda dago.")
        case .whoAreYou: language.pick(en: "Who is it?", es: "¿Quién eres?", eu: "Nor zara?")
        case .later: language.pick(en: "Later", es: "Luego", eu: "Gero")
        case .other: language.pick(en: "Other value", es: "Otro valor", eu: "Beste balio bat")
        case .right: language.pick(en: "Right", es: "Bien", eu: "Ondo")
        case .wrong: language.pick(en: "Not right", es: "Mal", eu: "Gaizki")
        case .validUntilLabel: language.pick(en: "Valid until", es: "Válido hasta", eu: "Noiz arte balio du")
        case .begin: language.pick(en: "Begin", es: "Inicio", eu: "Hasiera")
        case .end: language.pick(en: "End", es: "Fin", eu: "Amaiera")
        case .save: language.pick(en: "Save", es: "Guardar", eu: "Gorde")
        case .takeBack: language.pick(en: "Undo", es: "Deshacer", eu: "Desegin")
        case .noted(let subject, let value): "\(subject): \(value)"
        case .takenBackNow:
            language.pick(en: "It was taken back.", es: "Anulado.", eu: "Bertan behera utzi da.")
        case .whatWasDone:
            language.pick(
                en: "Out of its limits. What was done?",
                es: "Fuera de los límites. ¿Qué se ha hecho?",
                eu: "Mugetatik kanpo. Zer egin da?"
            )
        case .typedCure: language.pick(en: "Something else", es: "Otra cosa", eu: "Beste zerbait")
        case .notSent:
            language.pick(en: "not sent yet", es: "sin enviar todavía", eu: "bidali gabe oraindik")
        case .dueMark: language.pick(en: "due", es: "pendiente", eu: "egiteko")
        }
    }
}
