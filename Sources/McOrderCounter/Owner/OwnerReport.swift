package import McOrderModel

/// What an owner sees: the figures of a period beside those of an earlier one, and the present state.
package struct OwnerReport: Sendable {
    /// The business days that a report is about, today included.
    package enum Period: Int, CaseIterable, Sendable {
        case today = 1
        case week = 7
        case month = 30

        package var length: Int { rawValue }

        /// The business days that have to be read: those of the period, and those it is compared with.
        package var lengthRead: Int {
            switch self {
            case .today: 8
            case .week: 14
            case .month: 30
            }
        }
    }

    /// An earlier time with which a period is compared.
    package enum Earlier: CaseIterable, Sendable {
        case yesterday
        /// The same day a week ago.
        case lastWeek
        /// The seven days before those of the period.
        case weekBefore
    }

    /// The figures of an earlier time, as they were at the present time of the day.
    package struct Comparison: Sendable {
        package let name: Earlier
        package let statistics: Statistics
    }

    /// One part of a period, for charts: an hour of today, or a day.
    package struct Part: Sendable {
        package enum Moment: Hashable, Sendable {
            /// An hour of the day, from 0 to 23.
            case hour(Int)
            case day(CivilDay)
        }

        package let moment: Moment
        package let statistics: Statistics
        /// The takings of the same part a week before; `nil` if the period is not compared.
        package let before: Money?

        package var takings: Money { statistics.takings }
    }

    /// How many files were refused for a reason in the period, and since today began.
    package typealias Refusals = (reason: RejectionReason, all: Int, today: Int)

    package let period: Period
    /// When the report was made.
    package let madeAt: Timestamp
    package let zone: RestaurantZone
    /// The figures of the whole period.
    package let figures: Statistics
    /// The figures of earlier times, to be shown beside those of the period; none for a month.
    package let comparisons: [Comparison]
    /// The period in parts: the hours of today in the order of the business day, or the days. Days without
    /// orders are included.
    package let parts: [Part]
    /// The most frequent reason first. The refused files of all restaurants count, because a file need not
    /// name one.
    package let refusals: [Refusals]
    package let waiting: Waiting
    /// The pauses and sold-out products that have not ended.
    package let availability: Availability
    /// The devices whose orders are refused now, the latest entry first.
    package let blacklist: [BlacklistEntry]
    /// The paired browsers, sorted by name.
    package let browsers: [PairedBrowser]
    package let feed: FeedHealth
    /// The printers, and the tickets that may be missing on paper.
    package let printing: PrintingState
    /// How much of the kitchens is booked from now on.
    package let loads: [RestaurantLoad]
    /// What the house offers to who pays ahead, and the payments that somebody has to look at.
    package let payments: PaymentReport?
    /// Three letters of ISO 4217.
    package let currency: String

    /// The part with the highest takings, the first of several; `nil` without takings.
    package var best: Part? {
        parts.reduce(nil) { best, part in
            part.takings > (best?.takings ?? .zero) ? part : best
        }
    }

    /// The products and menus that were sold, the most frequent first.
    package var sales: [Statistics.Sale] {
        (figures.products + figures.menus).sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }

    /// Computes a report.
    ///
    /// - Parameters:
    ///   - sold: the orders received since the first day of ``days(read:before:on:)``.
    ///   - business: the business days to which the orders are assigned.
    package init(
        over period: Period,
        at now: Timestamp,
        sold: [Statistics.Entry],
        business: BusinessDays,
        refusals: [Refusals],
        waiting: Waiting,
        availability: Availability,
        blacklist: [BlacklistEntry],
        browsers: [PairedBrowser],
        feed: FeedHealth,
        printing: PrintingState = .none,
        loads: [RestaurantLoad] = [],
        payments: PaymentReport? = nil,
        currency: String
    ) {
        self.period = period
        madeAt = now
        zone = business.zone
        let history = History(sold, now: now, business: business)
        figures = history.statistics(period.length, endingDaysAgo: 0)
        comparisons = history.comparisons(of: period)
        parts = period == .today ? history.hours : history.days(period)
        self.refusals = refusals.sorted { ($1.all, $0.reason) < ($0.all, $1.reason) }
        self.waiting = waiting
        self.availability = availability
        self.blacklist = blacklist
        self.browsers = browsers
        self.feed = feed
        self.printing = printing
        self.loads = loads
        self.payments = payments
        self.currency = currency
    }

    /// So many business days, the present one last.
    package static func days(read length: Int, before now: Timestamp, on business: BusinessDays) -> [CivilDay]
    {
        let today = business.day(of: now)
        return (0..<length).map { today.advanced(by: $0 - length + 1) }
    }

    /// By how many percent an amount is more than an earlier one, rounded; negative if it is less. `nil` if
    /// there was nothing earlier.
    package static func percent(_ money: Money, over earlier: Money) -> Int? {
        guard earlier > .zero else { return nil }
        return Int((100 * Double(money.cents - earlier.cents) / Double(earlier.cents)).rounded())
    }
}

extension Statistics.Times {
    /// How many percent of the measured orders met the target, rounded down; `nil` without orders.
    package var percentWithinTarget: Int? {
        count == 0 ? nil : withinTarget * 100 / count
    }
}
