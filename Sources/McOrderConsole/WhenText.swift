package import McOrderModel
package import McOrderText

/// Parses instants in the past, the WHEN of commands.md.
package enum WhenText {
    /// The instant of `today`, `yesterday`, `week` (its Monday), an age such as `2h` or `7d`, a date, or a
    /// time in UTC as `--json` prints it.
    ///
    /// - Parameter days: define when a day starts. Without them a date starts in UTC, *today* was 24 hours
    ///   ago, *yesterday* 48 hours ago and *week* seven days ago.
    /// - Throws: a failure with ``ExitStatus/invalid`` that quotes the text.
    package static func instant(
        _ text: String,
        now: Timestamp,
        days: BusinessDays?
    ) throws(CommandError) -> Timestamp {
        let key = SearchKey(text)
        let today = days.start(at: now)
        if WhenWord.today.isMeant(by: key) { return today }
        if WhenWord.yesterday.isMeant(by: key) {
            return days?.start(at: today - .seconds(1)) ?? today - .seconds(86_400)
        }
        if WhenWord.week.isMeant(by: key) { return startOfWeek(now: now, days) }
        let age = Duration(text, in: [.minutes, .hours, .days])
        if let age, age <= .seconds(100_000 * 86_400) { return now - age }
        let parts = text.split(separator: "-")
        if parts.count == 3, let day = CivilTime("\(parts[2])-\(parts[1])-\(parts[0]) 00:00:00") {
            return days?.start(of: CivilDay(day)) ?? Timestamp(seconds: day.secondsAsUTC)
        }
        if let instant = Timestamp(text) { return instant }
        throw CommandError(.invalid, ConsoleErrorText.noInstant(text))
    }

    private static func startOfWeek(now: Timestamp, _ days: BusinessDays?) -> Timestamp {
        guard let days else { return now - .seconds(7 * 86_400) }
        let day = days.day(of: now)
        let elapsed = Weekday.allCases.firstIndex(of: day.weekday) ?? 0
        return days.start(of: day.advanced(by: -elapsed))
    }
}

extension WhenWord {
    /// Whether the typed word is this one, in any language.
    package func isMeant(by key: SearchKey) -> Bool {
        Language.allCases.contains { SearchKey(self[$0]) == key }
    }
}
