import McOrderClient
import McOrderText

/// Whether a restaurant is open, closed or paused at an instant.
struct OpeningStatus {
    private let restaurant: Restaurant
    private let now: Timestamp
    private let text: MomentText
    /// Until when it is paused; nil if it accepts orders.
    let pausedUntil: Timestamp?

    init(of restaurant: Restaurant, _ today: Today, at now: Timestamp) {
        self.restaurant = restaurant
        self.now = now
        text = MomentText(in: restaurant.zone, now: now)
        pausedUntil = today.pausedUntil(restaurant.id, at: now)
    }

    /// Whether it is open according to its hours.
    var isOpen: Bool { restaurant.isOpen(at: now) }

    /// When it opens; nil while it is open, or if no opening is in sight.
    var opensAt: Timestamp? { isOpen ? nil : restaurant.nextOpening(after: now) }

    /// When it closes; nil while it is closed, or if it does not close within a week.
    var closesAt: Timestamp? { restaurant.closing(at: now) }

    /// Why it cannot accept an order now; nil if it can.
    var obstacle: Sentence? {
        if !isOpen { return TodayText.closed(opensAt.map(text.at)) }
        return pausedUntil.map { TodayText.paused(text.until($0)) }
    }

    /// Its state as a message; nil if it is always open and accepts orders.
    var sentence: Sentence? {
        if let obstacle { return obstacle }
        return restaurant.hours == nil ? nil : TodayText.open(closesAt.map(text.until))
    }

    /// The shifts that start today; nil if it is always open.
    var hoursToday: Sentence? {
        guard let hours = restaurant.hours else { return nil }
        let day = CivilDay(restaurant.zone.civilTime(at: now))
        let shifts = hours.closedOn.contains(day) ? nil : hours.week[day.weekday]
        return TodayText.hoursToday(shifts.map { $0.map(\.description).joined(separator: ", ") })
    }

    /// Its state as `restaurants --json` prints it.
    var json: [JSONValue.Member] {
        [
            JSONValue.Member("open", .bool(isOpen)),
            JSONValue.Member("opensAt", .optional(opensAt?.description)),
            JSONValue.Member("closesAt", .optional(closesAt?.description)),
            JSONValue.Member("pausedUntil", .optional(pausedUntil?.description)),
        ]
    }
}
