import McOrderModel

extension OwnerReport {
    /// The orders that a report is made of, by business day.
    struct History {
        private let byDay: [CivilDay: [Statistics.Entry]]
        private let now: Timestamp
        private let business: BusinessDays
        private let today: CivilDay

        init(_ sold: [Statistics.Entry], now: Timestamp, business: BusinessDays) {
            byDay = Dictionary(grouping: sold) { business.day(of: $0.receivedAt) }
            self.now = now
            self.business = business
            today = business.day(of: now)
        }

        /// The figures of so many days together.
        ///
        /// - Parameter endingDaysAgo: how many days ago the last of them is. If it is not today, its orders
        ///   are those that the figures had at the present time of the day.
        func statistics(_ length: Int, endingDaysAgo ago: Int) -> Statistics {
            let last = today.advanced(by: -ago)
            let instant = business.start(of: last) + (now - business.start(of: today))
            let whole = (1..<length).flatMap { byDay[last.advanced(by: -$0)] ?? [] }
            let part = (byDay[last] ?? []).compactMap { ago == 0 ? $0 : $0.asOf(instant) }
            return Statistics(whole + part, zone: business.zone)
        }

        func comparisons(of period: Period) -> [Comparison] {
            switch period {
            case .today:
                [
                    Comparison(name: .yesterday, statistics: statistics(1, endingDaysAgo: 1)),
                    Comparison(name: .lastWeek, statistics: statistics(1, endingDaysAgo: 7)),
                ]
            case .week: [Comparison(name: .weekBefore, statistics: statistics(7, endingDaysAgo: 7))]
            case .month: []
            }
        }

        func days(_ period: Period) -> [Part] {
            OwnerReport.days(read: period.length, before: now, on: business).map { day in
                let before = period == .week ? takings(byDay[day.advanced(by: -7)] ?? []) : nil
                return Part(
                    moment: .day(day),
                    statistics: Statistics(byDay[day] ?? [], zone: business.zone),
                    before: before
                )
            }
        }

        /// The hours from the first to the last in which there was an order, today or a week ago.
        var hours: [Part] {
            let entries = byHour(today)
            let before = byHour(today.advanced(by: -7))
            guard let first = (Array(entries.keys) + before.keys).min(),
                let last = (Array(entries.keys) + before.keys).max()
            else { return [] }
            return (first...last).map { hour in
                Part(
                    moment: .hour((hour + startHour) % 24),
                    statistics: Statistics(entries[hour] ?? [], zone: business.zone),
                    before: takings(before[hour] ?? [])
                )
            }
        }

        private var startHour: Int { business.startMinute / 60 }

        /// The orders of a day by how many hours after the day's first hour they were received.
        private func byHour(_ day: CivilDay) -> [Int: [Statistics.Entry]] {
            Dictionary(grouping: byDay[day] ?? []) { entry in
                (business.zone.civilTime(at: entry.receivedAt).hour - startHour + 24) % 24
            }
        }

        private func takings(_ entries: [Statistics.Entry]) -> Money {
            Statistics(entries, zone: business.zone).takings
        }
    }
}
