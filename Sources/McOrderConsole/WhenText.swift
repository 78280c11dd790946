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

    /// The period from the beginning of `since` to the end of `until`. A day belongs to it as a whole, from
    /// the start of the business day to that of the next one; an age or a time in UTC is an instant.
    ///
    /// - Parameter until: `nil` for a period that lasts until now.
    /// - Throws: a failure with ``ExitStatus/invalid`` if `since` is still to come, or not before `until`.
    package static func period(
        since: String,
        until: String?,
        now: Timestamp,
        days: BusinessDays?
    ) throws(CommandError) -> Range<Timestamp> {
        let start = try instant(since, now: now, days: days)
        // What happens while the command runs belongs to the period of the next one.
        let end = try until.map { text throws(CommandError) in try self.end(of: text, now: now, days: days) }
        guard start < end ?? now + .seconds(1) else {
            guard start > now else {
                throw CommandError(.invalid, ConsoleErrorText.sinceNotBeforeUntil(since))
            }
            let time = days?.zone.civilTime(at: start) ?? CivilTime(secondsAsUTC: start.seconds)
            throw CommandError(.invalid, ConsoleErrorText.stillToCome(since, begins: time))
        }
        return start..<(end ?? now + .seconds(1))
    }

    /// The instant at which the last day that a text means has ended; for an age or a time the instant
    /// itself.
    private static func end(
        of text: String,
        now: Timestamp,
        days: BusinessDays?
    ) throws(CommandError) -> Timestamp {
        let start = try instant(text, now: now, days: days)
        let key = SearchKey(text)
        let isWeek = WhenWord.week.isMeant(by: key)
        let isDay = WhenWord.today.isMeant(by: key) || WhenWord.yesterday.isMeant(by: key)
        guard isWeek || isDay || text.split(separator: "-").count == 3 && !text.contains("T") else {
            return start
        }
        let count = isWeek ? 7 : 1
        guard let days else { return start + .seconds(Int64(count) * 86_400) }
        return days.start(of: days.day(of: start).advanced(by: count))
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
