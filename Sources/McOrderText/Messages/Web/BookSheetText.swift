/// The texts of the register's sheet.
package enum BookSheetText: Message {
    case sheet
    case forInspector
    case days(_ first: String, _ last: String)
    case today
    case lastDays(_ count: Int)
    case time
    case subject
    case check
    case value
    case who
    case done
    case missed
    case lost(_ first: Int64, _ last: Int64)
    case print
    case csv
    case emptySheet
    case from
    case to
    case show
    case limits
    case everything
    /// A day of the calendar: how much was noted, and how much of it somebody has to look at.
    case dayOfSheet(_ day: String, entries: Int, marked: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .sheet: language.pick(en: "Sheet", es: "Hoja", eu: "Orria")
        case .forInspector:
            language.pick(
                en: "Sheet for the inspection",
                es: "Hoja para la inspección",
                eu: "Ikuskapenerako orria"
            )
        case .days(let first, let last): "\(first) – \(last)"
        case .today: language.pick(en: "Today", es: "Hoy", eu: "Gaur")
        case .lastDays(let count):
            language.pick(en: "\(count) days", es: "\(count) días", eu: "\(count) egun")
        case .time: language.pick(en: "When", es: "Cuándo", eu: "Noiz")
        case .subject: language.pick(en: "What", es: "Qué", eu: "Zer")
        case .check: language.pick(en: "Check", es: "Control", eu: "Kontrola")
        case .value: language.pick(en: "Value", es: "Valor", eu: "Balioa")
        case .who: language.pick(en: "Who", es: "Quién", eu: "Nork")
        case .done: language.pick(en: "What was done", es: "Qué se hizo", eu: "Zer egin zen")
        case .missed: language.pick(en: "not made", es: "no se hizo", eu: "egin gabe")
        case .lost(let first, let last):
            language.pick(
                en: "Entries \(first) to \(last) were lost when a backup was restored.",
                es: "Las anotaciones \(first) a \(last) se perdieron al restaurar una copia.",
                eu: "\(first)tik \(last)ra bitarteko idatziak galdu ziren babeskopia bat berreskuratzean."
            )
        case .print: language.pick(en: "Print", es: "Imprimir", eu: "Inprimatu")
        case .csv: language.pick(en: "As a table (CSV)", es: "Como tabla (CSV)", eu: "Taula gisa (CSV)")
        case .emptySheet:
            language.pick(en: "An empty sheet", es: "Una hoja vacía", eu: "Orri huts bat")
        case .from: language.pick(en: "From", es: "Desde", eu: "Noiztik")
        case .to: language.pick(en: "To", es: "Hasta", eu: "Noiz arte")
        case .show: language.pick(en: "Show", es: "Ver", eu: "Ikusi")
        case .dayOfSheet(let day, let entries, let marked):
            language.pick(
                en: "\(day): noted \(entries), to look at \(marked)",
                es: "\(day): anotado \(entries), para mirar \(marked)",
                eu: "\(day): idatzita \(entries), begiratzeko \(marked)"
            )
        case .everything: language.pick(en: "Everything", es: "Todo", eu: "Dena")
        case .limits: language.pick(en: "Limits", es: "Límites", eu: "Mugak")
        }
    }
}
