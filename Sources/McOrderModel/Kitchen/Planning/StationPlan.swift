/// What will happen at one station if everybody works in the plan's order.
///
/// Source: decision 0035.
package struct StationPlan: Hashable, Sendable {
    /// A work with the time at which it will be done.
    package struct Entry: Hashable, Sendable {
        package let work: StationWork
        /// `nil` while the station has no hands.
        package let span: Range<Int64>?
    }

    /// The works by their start.
    package let entries: [Entry]
    package let hands: Int
    package let now: Int64

    /// Puts each work at the first moment at which enough hands are free. What has begun ends at any moment
    /// from now on.
    ///
    /// - Parameters:
    ///   - works: those that are not done, in any order.
    ///   - hands: how many works the station does at once; 0 if it is closed.
    package init(_ works: some Sequence<StationWork>, hands: Int, now: Int64) {
        // The moments at which the hands are free, the earliest first.
        var free = [Int64](repeating: .min, count: max(0, hands))
        var entries: [Entry] = []
        for work in works.sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) {
            let width = min(work.width, free.count)
            let wanted = work.start <= now ? work.start : max(now, work.release)
            if work.width == 0 {
                entries.append(Entry(work: work, span: Self.span(work, from: wanted, now: now)))
            } else if width == 0 {
                entries.append(Entry(work: work, span: nil))
            } else if work.isForgotten(at: now) {
                entries.append(Entry(work: work, span: work.start..<work.start + work.seconds))
            } else {
                let earliest = work.until == nil ? wanted : work.release
                let span = Self.span(work, from: max(earliest, free[width - 1]), now: now)
                entries.append(Entry(work: work, span: span))
                for hand in 0..<width { free[hand] = span.upperBound }
                free.sort()
            }
        }
        (self.entries, self.hands, self.now) = (entries, max(0, hands), now)
    }

    private static func span(_ work: StationWork, from begin: Int64, now: Int64) -> Range<Int64> {
        if let until = work.until { return begin..<max(begin, until) }
        let end = begin + work.seconds
        return begin..<(begin <= now ? max(end, now) : end)
    }

    /// The hands that are there now.
    package var presentHands: Int {
        hands
            - entries.reduce(0) { sum, entry in
                guard entry.work.until != nil, entry.span?.contains(now) == true else { return sum }
                return sum + min(entry.work.width, hands)
            }
    }

    /// The works with the starts that the plan gives them.
    package var works: [StationWork] {
        entries.map { entry in
            var work = entry.work
            if let begin = entry.span?.lowerBound { work.start = begin }
            return work
        }
    }

    /// The longest intervals up to a moment in which that many hands are free all the time.
    func windows(width: Int, until limit: Int64) -> [Range<Int64>] {
        guard width <= hands, now < limit else { return [] }
        var changes: [(at: Int64, hands: Int)] = []
        for entry in entries {
            guard let span = entry.span, !span.isEmpty, span.upperBound > now, span.lowerBound < limit else {
                continue
            }
            let busy = min(entry.work.width, hands)
            changes.append((max(span.lowerBound, now), busy))
            changes.append((min(span.upperBound, limit), -busy))
        }
        changes.sort { $0.at < $1.at }
        var windows: [Range<Int64>] = []
        var busy = 0
        var begin: Int64? = now
        for (index, change) in changes.enumerated() {
            busy += change.hands
            // What ends and what begins at one moment counts together.
            if index + 1 < changes.count, changes[index + 1].at == change.at { continue }
            if busy <= hands - width {
                begin = begin ?? change.at
            } else if let start = begin {
                if start < change.at { windows.append(start..<change.at) }
                begin = nil
            }
        }
        if let begin, begin < limit { windows.append(begin..<limit) }
        return windows
    }
}
