internal import McOrderText
package import McOrderModel

/// Instants in the past as people name them to a command: the WHEN of commands.md.
package enum WhenText {
    /// The instant that `today`, `yesterday`, `week` (its Monday), `2h`, `7d`, a date, or a time in UTC as
    /// `--json` prints it stands for.
    ///
    /// - Parameter zone: where the day begins; without one a date begins in UTC, *today* 24 hours ago,
    ///   *yesterday* 48 hours ago and the week seven days ago.
    /// - Throws: a failure with ``ExitStatus/invalid`` that quotes the text.
    package static func instant(
        _ text: String,
        now: Timestamp,
        zone: RestaurantZone?
    ) throws(CommandFailure) -> Timestamp {
        let key = SearchKey(text)
        let today = RestaurantZone.dayStart(in: zone, at: now)
        if ["today", "hoy", "gaur"].contains(where: { SearchKey($0) == key }) { return today }
        if ["yesterday", "ayer", "atzo"].contains(where: { SearchKey($0) == key }) {
            return zone?.startOfDay(at: today - .seconds(1)) ?? today - .seconds(86_400)
        }
        if ["week", "semana", "astea"].contains(where: { SearchKey($0) == key }) {
            return startOfWeek(now: now, zone: zone)
        }
        let units: [(suffix: Character, seconds: Int64)] = [("m", 60), ("h", 3600), ("d", 86_400)]
        if let unit = units.first(where: { $0.suffix == text.last }), let count = Int64(text.dropLast()),
            (0...100_000).contains(count)
        {
            return now - .seconds(count * unit.seconds)
        }
        let parts = text.split(separator: "-")
        if parts.count == 3, let day = CivilTime("\(parts[2])-\(parts[1])-\(parts[0]) 00:00:00") {
            return zone?.instant(of: day) ?? Timestamp(seconds: day.secondsAsUTC)
        }
        if let instant = Timestamp(text) { return instant }
        throw CommandFailure(
            .invalid,
            es: "\(HarmlessText.quoted(text)) no es un momento: hoy, ayer, semana, 2h, 7d o 2026-11-20",
            en:
                "\(HarmlessText.quoted(text, .english)) is not a time: today, yesterday, week, 2h, 7d or 2026-11-20",
            eu:
                "\(HarmlessText.quoted(text, .basque)) ez da une bat: gaur, atzo, astea, 2h, 7d edo "
                + "2026-11-20"
        )
    }

    private static func startOfWeek(now: Timestamp, zone: RestaurantZone?) -> Timestamp {
        guard let zone else { return now - .seconds(7 * 86_400) }
        let day = CivilDay(zone.civilTime(at: now))
        let elapsed = Weekday.allCases.firstIndex(of: day.weekday) ?? 0
        return zone.instant(of: day.advanced(by: -elapsed).midnight)
    }
}
