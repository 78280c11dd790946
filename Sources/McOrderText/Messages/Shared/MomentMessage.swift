package import McOrderModel

/// A future time, to the minute, on a restaurant's clock, such as `21:00`.
package enum MomentMessage: Message {
    /// A day as people name it when they plan.
    package enum Day: Hashable, Sendable {
        case today
        case tomorrow
        /// A day two to six days after today.
        case weekday(Weekday)
        /// Any day. The year is shown unless it is the current one.
        case date(CivilDay, isThisYear: Bool)
    }

    /// Something begins.
    case at(Day, _ clock: String)
    /// Something ends.
    case until(Day, _ clock: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

extension Weekday: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .monday: language.pick(en: "Monday", es: "lunes", eu: "astelehena")
        case .tuesday: language.pick(en: "Tuesday", es: "martes", eu: "asteartea")
        case .wednesday: language.pick(en: "Wednesday", es: "miércoles", eu: "asteazkena")
        case .thursday: language.pick(en: "Thursday", es: "jueves", eu: "osteguna")
        case .friday: language.pick(en: "Friday", es: "viernes", eu: "ostirala")
        case .saturday: language.pick(en: "Saturday", es: "sábado", eu: "larunbata")
        case .sunday: language.pick(en: "Sunday", es: "domingo", eu: "igandea")
        }
    }
}
