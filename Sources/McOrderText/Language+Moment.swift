package import McOrderModel

extension Language {
    /// The date and the time of day at an instant, in UTC without a zone.
    package func moment(_ instant: Timestamp, in zone: RestaurantZone?) -> String {
        let time = zone?.civilTime(at: instant) ?? CivilTime(secondsAsUTC: instant.seconds)
        return "\(texts.date(CivilDay(time))) \(time.clockText.prefix(5))"
    }
}
