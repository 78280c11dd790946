package import McOrderModel

/// What an owner sees: the figures of today and of the last 30 business days, and the present state.
package struct OwnerReport: Sendable {
    /// The number of business days of ``days``, with today.
    package static let length = 30

    /// One business day.
    package struct Day: Sendable {
        package let day: CivilDay
        package let statistics: Statistics
    }

    /// How many files were refused for a reason since the first of ``days`` began, and since today began.
    package typealias Refusals = (reason: RejectionReason, all: Int, today: Int)

    /// When the report was made.
    package let madeAt: Timestamp
    package let zone: RestaurantZone
    /// The last 30 business days, today last. Days without orders are included.
    package let days: [Day]
    /// The figures of all days together.
    package let period: Statistics
    /// The most frequent reason first. The refused files of all restaurants count, because a file need not
    /// name one.
    package let refusals: [Refusals]
    /// The pauses and sold-out products that have not ended.
    package let availability: Availability
    /// The devices whose orders are refused now, the latest entry first.
    package let blacklist: [BlacklistEntry]
    /// The paired browsers, sorted by name.
    package let browsers: [PairedBrowser]
    package let feed: FeedHealth
    /// Three letters of ISO 4217.
    package let currency: String

    /// The figures of today.
    package var today: Statistics { days[days.count - 1].statistics }

    /// Computes a report.
    ///
    /// - Parameters:
    ///   - sold: the orders received since the first day of ``days(before:on:)``.
    ///   - business: the business days to which the orders are assigned.
    package init(
        at now: Timestamp,
        sold: [Statistics.Entry],
        business: BusinessDays,
        refusals: [Refusals],
        availability: Availability,
        blacklist: [BlacklistEntry],
        browsers: [PairedBrowser],
        feed: FeedHealth,
        currency: String
    ) {
        madeAt = now
        zone = business.zone
        let byDay = Dictionary(grouping: sold) { business.day(of: $0.receivedAt) }
        days = Self.days(before: now, on: business).map {
            Day(day: $0, statistics: Statistics(byDay[$0] ?? [], zone: business.zone))
        }
        period = Statistics(sold, zone: business.zone)
        self.refusals = refusals.sorted { ($1.all, $0.reason) < ($0.all, $1.reason) }
        self.availability = availability
        self.blacklist = blacklist
        self.browsers = browsers
        self.feed = feed
        self.currency = currency
    }

    /// The business days of a report, the present one last.
    package static func days(before now: Timestamp, on business: BusinessDays) -> [CivilDay] {
        let today = business.day(of: now)
        return (0..<length).map { today.advanced(by: $0 - length + 1) }
    }
}
