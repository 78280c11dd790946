package import McOrderModel

/// What the kitchen book shows in several places.
package enum BookText: Message {
    case book
    case register

    // MARK: Values

    /// A number as ``BookNumber/description`` writes it.
    case number(_ text: String)
    case hours
    case atMost(_ number: String)
    case atLeast(_ number: String)
    case between(_ least: String, _ most: String)
    case validUntil(_ day: String)
    case span(_ begin: String, _ end: String)

    // MARK: Overview

    /// Values that are out of their limits.
    case open
    case nothingNoted
    case kind(_ kind: BookSubject.Kind)
    case back

    // MARK: Subject

    case history
    case note
    case addNote
    case correct
    case correction
    case reason
    case correctedFrom(_ value: String, reason: String)
    case takenBack
    case takeBack
    case notedLater(_ duration: String)
    case clockInDoubt
    /// The words of a note were erased, since they named a person.
    case blanked

    package func text(in language: any Texts) -> String {
        switch self {
        case .book: language.pick(en: "Kitchen book", es: "Libro de cocina", eu: "Sukaldeko liburua")
        case .register:
            language.pick(en: "Hygiene register", es: "Registro de higiene", eu: "Higiene-erregistroa")
        case .number(let text):
            language.pick(
                en: text.replacing("-", with: "\u{2212}"),
                es: text.replacing("-", with: "\u{2212}").replacing(".", with: ","),
                eu: text.replacing("-", with: "\u{2212}").replacing(".", with: ",")
            )
        case .hours: language.pick(en: "h", es: "h", eu: "h")
        case .atMost(let number):
            language.pick(en: "at most \(number)", es: "como mucho \(number)", eu: "gehienez \(number)")
        case .atLeast(let number):
            language.pick(en: "at least \(number)", es: "al menos \(number)", eu: "gutxienez \(number)")
        case .between(let least, let most):
            language.pick(en: "\(least) to \(most)", es: "de \(least) a \(most)", eu: "\(least) – \(most)")
        case .validUntil(let day):
            language.pick(en: "valid until \(day)", es: "válido hasta el \(day)", eu: "\(day) arte balio du")
        case .span(let begin, let end): "\(begin) – \(end)"
        case .open:
            language.pick(
                en: "Out of their limits",
                es: "Fuera de los límites",
                eu: "Mugetatik kanpo"
            )
        case .nothingNoted:
            language.pick(
                en: "nothing noted yet",
                es: "nada anotado todavía",
                eu: "oraindik ezer idatzi gabe"
            )
        case .kind(let kind): Self.text(kind, in: language)
        case .back: language.pick(en: "Back", es: "Volver", eu: "Itzuli")
        case .history: language.pick(en: "What was noted", es: "Lo anotado", eu: "Idatzitakoa")
        case .note: language.pick(en: "Note", es: "Nota", eu: "Oharra")
        case .addNote: language.pick(en: "Add a note", es: "Añadir una nota", eu: "Gehitu ohar bat")
        case .correct: language.pick(en: "Correct", es: "Corregir", eu: "Zuzendu")
        case .correction: language.pick(en: "Correction", es: "Corrección", eu: "Zuzenketa")
        case .reason: language.pick(en: "Reason", es: "Motivo", eu: "Arrazoia")
        case .correctedFrom(let value, let reason):
            language.pick(
                en: "corrected, before: \(value)",
                es: "corregido, antes: \(value)",
                eu: "zuzenduta, lehen: \(value)"
            ) + (reason.isEmpty ? "" : " (\(reason))")
        case .takeBack: language.pick(en: "Take back", es: "Anular", eu: "Utzi bertan behera")
        case .takenBack: language.pick(en: "taken back", es: "anulado", eu: "bertan behera utzita")
        case .notedLater(let duration):
            language.pick(
                en: "noted \(duration) later",
                es: "anotado \(duration) después",
                eu: "\(duration) geroago idatzita"
            )
        case .blanked: language.pick(en: "words erased", es: "texto borrado", eu: "testua ezabatuta")
        case .clockInDoubt:
            language.pick(en: "the clock was in doubt", es: "reloj en duda", eu: "erlojua zalantzan")
        }
    }

    private static func text(_ kind: BookSubject.Kind, in language: any Texts) -> String {
        switch kind {
        case .cold: language.pick(en: "Cold", es: "Frío", eu: "Hotza")
        case .hot: language.pick(en: "Hot", es: "Caliente", eu: "Beroa")
        case .fryer: language.pick(en: "Fryers", es: "Freidoras", eu: "Frijigailuak")
        case .supplier: language.pick(en: "Suppliers", es: "Proveedores", eu: "Hornitzaileak")
        case .premises: language.pick(en: "Premises", es: "Local", eu: "Lokala")
        case .device: language.pick(en: "Devices", es: "Aparatos", eu: "Gailuak")
        case .person: language.pick(en: "Training", es: "Formación", eu: "Prestakuntza")
        case .batch: language.pick(en: "Batches", es: "Lotes", eu: "Loteak")
        }
    }
}
