import Foundation

/// A night in which the clocks of Europe/Madrid change, in UTC: constants, not computed by the code under
/// test.
package struct Night: Sendable, CaseIterable {
    /// The name in reports.
    package let description: String
    /// The midnights before and after the change, and the change itself.
    let dayBegins: String
    let change: String
    let dayEnds: String
    /// The day before the change, the day of the change, and the two days after it.
    let days: [String]

    /// At 02:00 the clocks go to 03:00.
    package static let spring = Night(
        description: "29 March 2026, 02:00 → 03:00",
        dayBegins: "2026-03-28T23:00:00Z",
        change: "2026-03-29T01:00:00Z",
        dayEnds: "2026-03-29T22:00:00Z",
        days: ["2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31"]
    )
    /// At 03:00 the clocks go back to 02:00.
    package static let autumn = Night(
        description: "25 October 2026, 03:00 → 02:00",
        dayBegins: "2026-10-24T22:00:00Z",
        change: "2026-10-25T01:00:00Z",
        dayEnds: "2026-10-25T23:00:00Z",
        days: ["2026-10-24", "2026-10-25", "2026-10-26", "2026-10-27"]
    )

    package static let allCases = [spring, autumn]

    /// The three instants.
    func crossings() throws -> [Date] {
        try [dayBegins, change, dayEnds].map { try Date($0, strategy: .iso8601) }
    }

    /// The day to which an instant belongs.
    func day(of milliseconds: Int64) throws -> String {
        let instant = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
        let instants = try crossings()
        return instant < instants[0] ? days[0] : instant < instants[2] ? days[1] : days[2]
    }
}
