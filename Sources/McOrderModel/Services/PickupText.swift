/// A wished time as a customer writes it, and as an order has it.
package enum PickupText {
    /// Reads `13:30`, the next such time on the restaurant's clocks, or a day with it: `2026-12-24 13:30` or
    /// `24-12-2026 13:30`.
    ///
    /// - Returns: the form of ``OrderTerms/pickup``; `nil` for any other text.
    package static func read(_ text: String, at zone: RestaurantZone, now: Timestamp) -> String? {
        let parts = text.split(separator: " ")
        guard let clock = parts.last, clock.utf8.count == 5 else { return nil }
        switch parts.count {
        case 1:
            let today = CivilDay(zone.civilTime(at: now))
            return [today, today.advanced(by: 1)].lazy
                .compactMap { valid("\(dayText($0)) \(clock)") }
                .first { isAfter(now, $0, zone) }
        case 2:
            let day = parts[0].split(separator: "-")
            guard day.count == 3 else { return nil }
            let ordered = day[0].utf8.count == 4 ? Array(day.reversed()) : day
            return valid("\(ordered.joined(separator: "-")) \(clock)")
        default: return nil
        }
    }

    private static func valid(_ text: String) -> String? {
        CivilTime(pickup: text).map { _ in text }
    }

    private static func isAfter(_ now: Timestamp, _ text: String, _ zone: RestaurantZone) -> Bool {
        CivilTime(pickup: text).map { zone.instant(of: $0) > now } ?? false
    }

    private static func dayText(_ day: CivilDay) -> String {
        String(day.midnight.orderText.prefix(10))
    }
}
