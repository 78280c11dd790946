/// What has to be looked at of some subjects of the hygiene register.
package struct BookCheck: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// Degrees Celsius.
        case temperature
        case number
        case yesNo = "yes-no"
        case text
        /// A paper with the day on which it expires.
        case paper
        /// A time that has a begin and an end, such as freezing; its limits are hours.
        case span
    }

    /// When a check is due.
    package enum Due: Hashable, Sendable {
        /// Each time that there is something to look at: a delivery, a batch.
        case eachTime
        /// At times of the day, in minutes since midnight, ascending; without times when the day begins.
        /// `weekdays` is `nil` for each day.
        case times([Int], weekdays: Set<Weekday>?)
        /// That many days after the last result, at least 1.
        case days(Int)
    }

    /// What is recorded.
    package enum Record: String, CaseIterable, Sendable {
        case all
        /// Only what is not as it should be. Such a check is never due.
        case deviations
    }

    package let id: CheckID
    package let subjects: [SubjectID]
    package let name: String
    package let kind: Kind
    package let due: Due
    package var min: BookNumber?
    package var max: BookNumber?
    package var unit = ""
    package var record = Record.all
    /// What is usually done about a deviation.
    package var cures: [String] = []
    /// The rule that asks for it.
    package var source = ""

    package init(id: CheckID, subjects: [SubjectID], name: String, kind: Kind, due: Due) {
        (self.id, self.subjects, self.name, self.kind, self.due) = (id, subjects, name, kind, due)
    }

    /// Whether a value is out of its limits.
    ///
    /// - Parameter day: the day of the value, on which a paper must not have expired.
    package func isDeviation(_ value: CheckValue, on day: CivilDay) -> Bool {
        switch value {
        case .number(let number): isOutside(number)
        case .yesNo(let isRight): !isRight
        case .text: false
        case .paper(let expiry): expiry < day
        case .span(let begin, let end): isOutside(CheckValue.hours(from: begin, to: end))
        }
    }

    private func isOutside(_ number: BookNumber) -> Bool {
        min.map { number < $0 } ?? false || max.map { number > $0 } ?? false
    }
}

/// What was found at a check.
package enum CheckValue: Hashable, Sendable {
    case number(BookNumber)
    case yesNo(Bool)
    case text(String)
    /// The day on which a paper expires.
    case paper(CivilDay)
    /// A begin and an end on the restaurant's clocks, to the minute.
    case span(CivilTime, CivilTime)

    /// The hours between two times of one clock, to a thousandth.
    static func hours(from begin: CivilTime, to end: CivilTime) -> BookNumber {
        let seconds = Int(end.secondsAsUTC - begin.secondsAsUTC)
        return BookNumber(thousandths: seconds * 1000 / 3600)
    }
}
