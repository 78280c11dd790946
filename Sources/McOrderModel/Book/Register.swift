/// The hygiene register of a restaurant: what is due, what is out of its limits, what was missed. Pure.
///
/// Source: docs/kitchen-book.md.
package struct Register: Sendable {
    /// A result counts for a check that becomes due so much later.
    private static let lead = Duration.seconds(3600)
    /// A value that was found so often is a key.
    package static let mostKeys = 8

    package let book: Book
    private let restaurant: Restaurant
    /// The results of each check of each subject by the time at which they were found, also those that were
    /// taken back.
    package let results: [CheckedSubject: [RecordedResult]]

    /// - Parameter facts: by `seq`. For ``due(at:)`` and ``deviations`` the last ones of each check are
    ///   enough.
    package init(_ book: Book, _ facts: [BookFact], of restaurant: Restaurant) {
        self.book = book
        self.restaurant = restaurant
        // What was noted without a connection comes later than it happened.
        results = Dictionary(grouping: RecordedResult.all(facts, in: book), by: \.pair)
            .mapValues { $0.sorted { ($0.fact.at, $0.fact.seq) < ($1.fact.at, $1.fact.seq) } }
    }

    /// A check that somebody has to make.
    package struct Due: Hashable, Sendable {
        package let subject: BookSubject
        package let check: BookCheck
        /// Since when.
        package let since: Timestamp

        package var pair: CheckedSubject { CheckedSubject(subject.id, check.id) }
    }

    /// A check that nobody made.
    package struct Missed: Hashable, Sendable {
        package let pair: CheckedSubject
        /// When it became due.
        package let at: Timestamp
    }

    private func standing(_ pair: CheckedSubject) -> [RecordedResult] {
        (results[pair] ?? []).filter { !$0.isTakenBack }
    }

    private var days: BusinessDays { restaurant.businessDays }

    // MARK: Due

    /// What is due, in the order of the checks. Nothing is due while the restaurant is closed.
    package func due(at now: Timestamp) -> [Due] {
        guard restaurant.isOpen(at: now) else { return [] }
        let today = days.day(of: now)
        return book.pairs.compactMap { subject, check in
            guard check.record == .all, subject.isThere(on: today), let since = book.checksSince[check.id]
            else {
                return nil
            }
            let pair = CheckedSubject(subject.id, check.id)
            switch check.due {
            case .eachTime: return nil
            case .days:
                let day = nextDay(check, standing(pair).last, since)
                return day <= today ? Due(subject: subject, check: check, since: days.start(of: day)) : nil
            case .times:
                let times = occurrences(of: check, on: today)
                guard let last = times.lastIndex(where: { $0 <= now }), times[last] >= since else {
                    return nil
                }
                let begin = begins(times)[last]
                guard !standing(pair).contains(where: { begin <= $0.fact.at }) else { return nil }
                return Due(subject: subject, check: check, since: times[last])
            }
        }
    }

    /// The day on which a check after so many days is due next.
    private func nextDay(_ check: BookCheck, _ last: RecordedResult?, _ since: Timestamp) -> CivilDay {
        guard case .days(let count) = check.due, let last else { return days.day(of: since) }
        return days.day(of: last.fact.at).advanced(by: count)
    }

    /// When a check becomes due on a business day.
    private func occurrences(of check: BookCheck, on day: CivilDay) -> [Timestamp] {
        guard case .times(let times, let weekdays) = check.due, weekdays?.contains(day.weekday) ?? true else {
            return []
        }
        guard !times.isEmpty else { return [days.start(of: day)] }
        // A time before the day begins is in the night that ends it.
        return times.map { $0 < days.startMinute ? $0 + 1440 : $0 }.sorted()
            .map { restaurant.zone.instant(of: day.time(minutes: $0)) }
    }

    /// From when on a result counts for each of these.
    private func begins(_ times: [Timestamp]) -> [Timestamp] {
        times.indices.map { max($0 == 0 ? Timestamp(seconds: 0) : times[$0 - 1], times[$0] - Self.lead) }
    }

    // MARK: Deviations

    /// The last results that are out of their limits: each is open until a later value is right.
    package var deviations: [RecordedResult] {
        book.pairs.compactMap { subject, check in
            guard let last = standing(CheckedSubject(subject.id, check.id)).last, isDeviation(last) else {
                return nil
            }
            return last
        }
    }

    /// Whether a result is out of its limits.
    package func isDeviation(_ result: RecordedResult) -> Bool {
        guard let check = book.knownCheck(result.pair.check), let value = result.result.value else {
            return false
        }
        return check.isDeviation(value, on: days.day(of: result.fact.at))
    }

    // MARK: Missed

    /// The checks that became due within a span, and were not made in their time, the earliest first.
    ///
    /// - Parameters:
    ///   - span: days of business.
    ///   - now: what is still due is not missed yet.
    ///   - id: the subject whose checks are meant; `nil` for all.
    package func missed(on span: ClosedRange<CivilDay>, now: Timestamp, of id: SubjectID? = nil) -> [Missed] {
        let missed = book.pairs.flatMap { subject, check -> [Missed] in
            guard id.map({ $0 == subject.id }) ?? true, check.record == .all,
                let since = book.checksSince[check.id]
            else { return [] }
            let pair = CheckedSubject(subject.id, check.id)
            let dates =
                switch check.due {
                case .eachTime: [Timestamp]()
                case .days: missedDays(check, standing(pair), since, span, now)
                case .times: missedTimes(check, standing(pair), since, span, now)
                }
            return dates.filter { subject.isThere(on: days.day(of: $0)) }.map { Missed(pair: pair, at: $0) }
        }
        return missed.sorted { $0.at < $1.at }
    }

    private func missedTimes(
        _ check: BookCheck,
        _ results: [RecordedResult],
        _ since: Timestamp,
        _ span: ClosedRange<CivilDay>,
        _ now: Timestamp
    ) -> [Timestamp] {
        // Both times and results are in their order, so that each result is looked at once.
        var rest = results[...]
        return (span.lowerBound.number...span.upperBound.number).flatMap { number -> [Timestamp] in
            let day = CivilDay(number: number)
            let times = occurrences(of: check, on: day)
            let begins = begins(times)
            return times.indices.compactMap { index in
                let isLast = index + 1 == times.count
                let end = isLast ? days.start(of: day.advanced(by: 1)) : begins[index + 1]
                guard end <= now, times[index] >= since, isOpen(times[index]..<end) else { return nil }
                rest = rest.drop { $0.fact.at < begins[index] }
                return rest.first.map { $0.fact.at < end } ?? false ? nil : times[index]
            }
        }
    }

    private func missedDays(
        _ check: BookCheck,
        _ results: [RecordedResult],
        _ since: Timestamp,
        _ span: ClosedRange<CivilDay>,
        _ now: Timestamp
    ) -> [Timestamp] {
        // What was done later than on its day, or not at all.
        let lasts = [nil] + results.map { Optional($0) }
        return lasts.enumerated().compactMap { index, last in
            let day = nextDay(check, last, since)
            let next = index < results.count ? days.day(of: results[index].fact.at) : days.day(of: now)
            let start = days.start(of: day)
            guard span.contains(day), next > day, isOpen(start..<days.start(of: day.advanced(by: 1))) else {
                return nil
            }
            return start
        }
    }

    /// Whether the restaurant is open at some moment of a span.
    private func isOpen(_ span: Range<Timestamp>) -> Bool {
        restaurant.nextOpening(after: span.lowerBound).map { $0 < span.upperBound } ?? false
    }

    // MARK: Keys

    /// The numbers that are keys of a check: the most frequent ones, ascending. While there are fewer, whole
    /// numbers beside the limits.
    package func usualValues(of pair: CheckedSubject) -> [BookNumber] {
        guard let check = book.check(pair.check) else { return [] }
        var counts: [BookNumber: Int] = [:]
        for result in standing(pair) {
            if case .number(let number) = result.result.value { counts[number, default: 0] += 1 }
        }
        var keys = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostKeys).map(\.key)
        for number in check.likelyValues where keys.count < Self.mostKeys && !keys.contains(number) {
            keys.append(number)
        }
        return keys.sorted()
    }
}

extension BookCheck {
    /// Whole numbers that may be found, the likeliest first.
    fileprivate var likelyValues: [BookNumber] {
        let whole = { (number: BookNumber) in number.thousandths / 1000 }
        return switch (min, max) {
        case (nil, let most?):
            (0..<Register.mostKeys - 1).map { BookNumber(whole(most) - $0) } + [BookNumber(whole(most) + 1)]
        case (let least?, nil):
            (0..<Register.mostKeys - 1).map { BookNumber(whole(least) + $0) } + [BookNumber(whole(least) - 1)]
        case (let least?, let most?):
            (whole(least)...Swift.max(whole(least), whole(most))).prefix(Register.mostKeys).map {
                BookNumber($0)
            }
        case (nil, nil): []
        }
    }
}
