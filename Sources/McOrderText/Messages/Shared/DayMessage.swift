package import McOrderModel

/// A day in a list of days, as people name it when they plan.
package enum DayMessage: Message {
    case today
    case tomorrow
    /// A later day, with its date.
    case weekday(_ day: CivilDay)

    package func text(in language: any Texts) -> String {
        switch self {
        case .today: language.pick(en: "today", es: "hoy", eu: "gaur")
        case .tomorrow: language.pick(en: "tomorrow", es: "mañana", eu: "bihar")
        case .weekday(let day): "\(day.weekday.text(in: language)) \(language.dayAndMonth(day))"
        }
    }
}
