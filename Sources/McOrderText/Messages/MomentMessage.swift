package import McOrderModel

/// A time to come, by the minute of a restaurant's clock, such as `21:00`.
package enum MomentMessage: Message {
    /// A day as somebody names it who plans by it.
    package enum Day: Hashable, Sendable {
        case today
        case tomorrow
        /// One of the six days from now on.
        case weekday(Weekday)
        /// Any day; the year is said of another year's.
        case date(CivilDay, isThisYear: Bool)
    }

    /// Something begins.
    case at(Day, _ clock: String)
    /// Something ends.
    case until(Day, _ clock: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

extension Weekday: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}
