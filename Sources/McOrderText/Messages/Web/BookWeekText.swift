/// The texts of what is expected and planned for the next days.
package enum BookWeekText: Message {
    case week
    case month
    case earlier
    case later
    case closedDay
    /// Nothing can be said yet of what a day needs.
    case nothingExpected
    /// What days like it needed.
    case likeDays
    case leaveOut(_ day: String)
    case countAgain(_ day: String)
    case planned
    case madeToday(_ portions: Int)
    case portions
    case asExpected
    case planMore
    case what
    case product
    case recipe
    case ingredient
    case somethingElse
    case whoComes
    case weekly
    case copyWeek
    case remove
    case toPrepare
    case otherStation
    case prepared(_ who: String, _ time: String)
    case useBy(_ day: String)
    /// The days of a shopping list.
    case forDays(_ from: String, _ to: String)
    case day
    case days
    /// A list of what is always to be there, without days.
    case keepOnly
    case untilSunday(_ day: String)
    /// The sum of a day's portions.
    case allPortions(_ portions: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .week: language.pick(en: "Week", es: "Semana", eu: "Astea")
        case .month: language.pick(en: "Month", es: "Mes", eu: "Hilabetea")
        case .earlier: language.pick(en: "Earlier", es: "Antes", eu: "Lehenago")
        case .later: language.pick(en: "Later", es: "Después", eu: "Geroago")
        case .closedDay: language.pick(en: "Closed", es: "Cerrado", eu: "Itxita")
        case .nothingExpected:
            language.pick(
                en: "Nothing is expected yet. Two days of this kind with orders say how much is needed.",
                es: "Todavía no se espera nada. Dos días como este con pedidos dicen cuánto hace falta.",
                eu: "Oraindik ez da ezer espero. Honelako bi egunetako eskaerek esaten dute zenbat behar den."
            )
        case .likeDays: language.pick(en: "Days like it", es: "Días como este", eu: "Honelako egunak")
        case .leaveOut(let day):
            language.pick(en: "Leave \(day) out", es: "No contar el \(day)", eu: "Ez zenbatu \(day)")
        case .countAgain(let day):
            language.pick(
                en: "Count \(day) again",
                es: "Volver a contar el \(day)",
                eu: "Zenbatu berriro \(day)"
            )
        case .planned: language.pick(en: "planned", es: "planificado", eu: "planifikatuta")
        case .madeToday(let portions):
            language.pick(en: "\(portions) made", es: "hechas \(portions)", eu: "\(portions) eginda")
        case .portions: language.pick(en: "Portions", es: "Raciones", eu: "Errazioak")
        case .asExpected:
            language.pick(en: "As expected", es: "Lo que se espera", eu: "Espero den bezala")
        case .planMore: language.pick(en: "Plan something", es: "Planificar algo", eu: "Planifikatu zerbait")
        case .what: language.pick(en: "What", es: "Qué", eu: "Zer")
        case .product: language.pick(en: "Products", es: "Productos", eu: "Produktuak")
        case .recipe: language.pick(en: "Recipes", es: "Recetas", eu: "Errezetak")
        case .ingredient: language.pick(en: "Ingredients", es: "Ingredientes", eu: "Osagaiak")
        case .somethingElse: language.pick(en: "Something else", es: "Otra cosa", eu: "Beste zerbait")
        case .whoComes:
            language.pick(
                en: "Who comes, if it is on top of the usual",
                es: "Quién viene, si es además de lo habitual",
                eu: "Nor dator, ohikoaz gain bada"
            )
        case .weekly: language.pick(en: "each week", es: "cada semana", eu: "astero")
        case .copyWeek:
            language.pick(
                en: "Copy this plan to the next week",
                es: "Copiar lo planificado a la semana siguiente",
                eu: "Kopiatu planifikatutakoa hurrengo astera"
            )
        case .remove: language.pick(en: "Remove", es: "Quitar", eu: "Kendu")
        case .toPrepare: language.pick(en: "To prepare today", es: "Preparar hoy", eu: "Gaur prestatzekoa")
        case .otherStation: language.pick(en: "Everywhere", es: "En cualquier sitio", eu: "Edonon")
        case .prepared(let who, let time):
            language.pick(
                en: "\(who), \(time)",
                es: "\(who), \(time)",
                eu: "\(who), \(time)"
            )
        case .useBy(let day):
            language.pick(en: "use by \(day)", es: "usar hasta el \(day)", eu: "\(day) arte erabiltzeko")
        case .forDays(let from, let to):
            language.pick(
                en: "For \(from) – \(to)",
                es: "Para los días \(from) – \(to)",
                eu: "\(from) – \(to) egunetarako"
            )
        case .day: language.pick(en: "Day", es: "Día", eu: "Eguna")
        case .days: language.pick(en: "Days", es: "Días", eu: "Egunak")
        case .keepOnly:
            language.pick(
                en: "Only what is always to be there",
                es: "Solo lo que debe haber siempre",
                eu: "Beti egon behar dena bakarrik"
            )
        case .untilSunday(let day):
            language.pick(
                en: "From today until Sunday \(day)",
                es: "Desde hoy hasta el domingo \(day)",
                eu: "Gaurtik \(day) igandera arte"
            )
        case .allPortions(let portions):
            language.pick(
                en: "portions: \(portions)",
                es: "raciones: \(portions)",
                eu: "errazioak: \(portions)"
            )
        }
    }
}
