import McOrderClient
import McOrderText

extension Restaurant {
    /// The restaurant as `restaurants --json` prints it. Source: commands.md.
    func json(metres: Double?) -> [JSONValue.Member] {
        [
            JSONValue.Member("id", .string(id.description)),
            JSONValue.Member("name", .string(name)),
            JSONValue.Member("address", .string(address)),
            JSONValue.Member("phone", .string(phone)),
            JSONValue.Member("latitude", .number("\(latitude)")),
            JSONValue.Member("longitude", .number("\(longitude)")),
            JSONValue.Member("distanceMeters", .optional(metres.map { Int($0.rounded()) })),
        ]
    }

    /// The hours as `restaurant --json` prints them; null if it is always open.
    var hoursJSON: [JSONValue.Member] {
        [
            JSONValue.Member("hours", hours?.json ?? .null),
            JSONValue.Member("closedOn", hours?.closedJSON ?? .array([])),
        ]
    }

    /// The hours of each weekday, and the coming days on which it is closed; empty if it is always open.
    func hoursRows(_ language: Language, now: Timestamp) -> [[String]] {
        guard let hours else { return [] }
        let today = CivilDay(zone.civilTime(at: now))
        let week = Weekday.allCases.map { day in
            let shifts = hours.week[day].map { $0.map(\.description).joined(separator: ", ") }
            return [day[language], shifts ?? TodayText.closedAllDay[language]]
        }
        let closed = hours.closedOn.filter { $0 >= today }.sorted().map(language.texts.date)
        guard !closed.isEmpty else { return week }
        return week + [[TodayText.closedOn[language], closed.joined(separator: ", ")]]
    }
}
