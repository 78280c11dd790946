package import McOrderModel

/// Failures of what all programs do: parsing arguments and using the terminal.
package enum ConsoleErrorText: Message {
    /// There is no such command; `nearest` is a similar one.
    case unknownCommand(_ word: String, of: String, nearest: String?)
    /// The argument at this position, counted from 1, is not UTF-8. `shown` is as much of it as can be
    /// printed.
    case notUTF8(argument: Int, _ shown: String)
    /// The text is not a device.
    case noDevice(_ text: String)
    /// The text is not an instant in the past.
    case noInstant(_ text: String)
    /// The beginning of a period is not before its end.
    case sinceNotBeforeUntil(_ since: String)
    /// A period begins with a day or time that is still to come.
    case stillToCome(_ since: String, begins: CivilTime)

    // The system's message gives the reason.
    case noTerminal(_ cause: String)
    case noPipe(_ cause: String)
    case resultNotWritten(_ cause: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .unknownCommand(let word, let program, let nearest):
            language.pick(
                en:
                    "there is no command \(language.quoted(word)).\(nearest.map { " Did you mean \($0)?" } ?? "") "
                    + "See them all with “\(program) --help”.",
                es:
                    "no hay ningún comando \(language.quoted(word)).\(nearest.map { " ¿Querías decir «\($0)»?" } ?? "") "
                    + "Los ves todos con «\(program) --help».",
                eu:
                    "ez dago \(language.quoted(word)) komandorik.\(nearest.map { " \($0) esan nahi zenuen?" } ?? "") "
                    + "Denak ikusteko: «\(program) --help»."
            )
        case .notUTF8(let place, let shown):
            language.pick(
                en: "argument \(place), \(language.quoted(shown)), is not UTF-8: write or rename it in UTF-8",
                es:
                    "el argumento \(place), \(language.quoted(shown)), no está en UTF-8: escríbelo o renómbralo en UTF-8",
                eu: "\(place). argumentua, \(language.quoted(shown)), ez dago UTF-8 kodeketan: "
                    + "idatzi edo berrizendatu UTF-8 erabiliz"
            )
        case .noDevice(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a UDID (a UUID of 36 characters) nor the key of an "
                    + "erased device (64 hexadecimal digits)",
                es: "\(language.quoted(text)) no es un UDID (un UUID de 36 caracteres) ni la clave de un "
                    + "dispositivo borrado (64 cifras hexadecimales)",
                eu: "\(language.quoted(text)) ez da UDID bat (36 karaktereko UUID bat), ezta "
                    + "ezabatutako gailu baten gakoa ere (64 zifra hamaseitar)"
            )
        case .noInstant(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a time: today, yesterday, week, 2h, 7d or 2026-11-20",
                es:
                    "\(language.quoted(text)) no es una fecha: escribe hoy, ayer, semana, 2h, 7d o 2026-11-20",
                eu: "\(language.quoted(text)) ez da une bat: gaur, atzo, astea, 2h, 7d edo 2026-11-20"
            )
        case .sinceNotBeforeUntil(let since):
            language.pick(
                en: "--since \(language.quoted(since)) is not before --until",
                es: "--since \(language.quoted(since)) no es anterior a --until",
                eu: "--since \(language.quoted(since)) ez da --until baino lehenagokoa"
            )
        case .stillToCome(let since, let begins):
            language.pick(
                en:
                    "--since \(language.quoted(since)) is still to come: it begins on \(language.date(CivilDay(begins))) at \(begins.clockText.prefix(5))",
                es:
                    "--since \(language.quoted(since)) aún no ha llegado: empieza el \(language.date(CivilDay(begins))) a las \(begins.clockText.prefix(5))",
                eu:
                    "--since \(language.quoted(since)) etortzekoa da oraindik: \(language.date(CivilDay(begins))) \(begins.clockText.prefix(5)) hasten da"
            )
        case .noTerminal(let cause):
            language.pick(
                en: "there is no terminal to draw on: \(language.cause(cause))",
                es: "no hay ningún terminal en el que mostrar la pantalla: \(language.cause(cause))",
                eu: "ez dago marrazteko terminalik: \(language.cause(cause))"
            )
        case .noPipe(let cause):
            language.pick(
                en: "no inner pipe: \(language.cause(cause))",
                es: "no se pudo crear un canal interno: \(language.cause(cause))",
                eu: "ez dago barne-kanalik: \(language.cause(cause))"
            )
        case .resultNotWritten(let cause):
            language.pick(
                en: "could not write the result: \(language.cause(cause))",
                es: "no se pudo escribir el resultado: \(language.cause(cause))",
                eu: "ezin izan da emaitza idatzi: \(language.cause(cause))"
            )
        }
    }
}
