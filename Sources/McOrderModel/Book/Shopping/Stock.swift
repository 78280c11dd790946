/// What is there of an ingredient: the last count, and what was bought, used and thrown away since. Pure.
///
/// Source: docs/kitchen-book.md.
package struct Stock: Hashable, Sendable {
    /// A count that is older says nothing any more.
    package static let validity = Duration.seconds(8 * 86_400)

    /// What is there; 0 if it has to be counted.
    package let there: BookQuantity
    /// Whether somebody has to count it: it was never counted, or long ago, or less than nothing would be
    /// there.
    package let mustBeCounted: Bool

    /// Something that changes what is there.
    package struct Change: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// The count is the truth.
            case count
            case bought
            case waste
            /// By the recipes of what was made.
            case used
            /// What is in preparations that were counted with it.
            case prepared
        }

        package let kind: Kind
        package let at: Timestamp
        /// Orders what happened at one moment.
        package let seq: Int64
        package let quantity: BookQuantity

        package init(_ kind: Kind, at: Timestamp, seq: Int64, _ quantity: BookQuantity) {
            (self.kind, self.at, self.seq, self.quantity) = (kind, at, seq, quantity)
        }

        /// Whether it happened before another one. What was used since a count, and what preparations had at
        /// it, has the count's time and number.
        func isBefore(_ other: Change) -> Bool { place < other.place }

        /// Whether it belongs to a count.
        func isOf(_ count: Change) -> Bool { at == count.at && seq == count.seq }

        private var place: (Timestamp, Int64, Int) { (at, seq, kind == .used || kind == .prepared ? 1 : 0) }
    }

    /// - Parameter changes: in any order.
    package init(_ changes: [Change], at now: Timestamp) {
        guard let count = Self.lastCount(changes), now - count.at <= Self.validity else {
            (there, mustBeCounted) = (.none, true)
            return
        }
        let sum = Self.expected(changes, after: count)
        (there, mustBeCounted) = (max(sum, .none), sum < .none)
    }

    /// A count replaces one that is younger than this: somebody counted wrongly.
    private static let correction = Duration.seconds(600)

    /// More than what was expected to be there.
    struct Surplus: Hashable {
        let quantity: BookQuantity
        /// When it was counted.
        let at: Timestamp
    }

    /// What the last count found beyond what the one before it and what happened since let expect; `nil` if
    /// that is nothing, or if the one before said nothing any more.
    static func surplus(_ changes: [Change]) -> Surplus? {
        guard let count = lastCount(changes) else { return nil }
        let earlier = changes.filter { count.at - $0.at >= correction }
        guard let before = lastCount(earlier), count.at - before.at <= validity else { return nil }
        let known = changes.filter { $0.isBefore(count) }
        let surplus = held(count, changes) - max(expected(known, after: before), .none)
        return surplus > .none ? Surplus(quantity: surplus, at: count.at) : nil
    }

    /// So many counts say how much more is used than recipes say.
    private static let counts = 4
    /// A share outside of these, in thousandths, says more about the counts than about the kitchen.
    private static let factors = 500...5000

    /// How much more was used by the last counts than by recipes, in thousandths: 1000 if it is the same, or
    /// if the counts do not say it.
    package static func factor(_ changes: [Change]) -> Int {
        let all = changes.filter { $0.kind == .count }.sorted { $0.isBefore($1) }
        // A count that was corrected does not count.
        let counts = all.enumerated().filter { index, count in
            index + 1 == all.count || all[index + 1].at - count.at >= correction
        }.map(\.element).suffix(Self.counts)
        guard let first = counts.first, let last = counts.last, counts.count > 1 else { return 1000 }
        let between = changes.filter { first.isBefore($0) && $0.isBefore(last) }
        let byRecipes = between.filter { $0.kind == .used }.reduce(BookQuantity.none) { $0 + $1.quantity }
        let left = expected(between.filter { $0.kind != .used }, after: first)
        guard byRecipes > .none,
            let share = Int(
                exactly: Int128((left - held(last, changes)).millionths) * 1000 / Int128(byRecipes.millionths)
            ), factors.contains(share)
        else { return 1000 }
        return share
    }

    /// What a count found, with what preparations had.
    private static func held(_ count: Change, _ changes: [Change]) -> BookQuantity {
        changes.filter { $0.kind == .prepared && $0.isOf(count) }
            .reduce(count.quantity) { $0 + $1.quantity }
    }

    package static func lastCount(_ changes: [Change]) -> Change? {
        changes.filter { $0.kind == .count }.max { $0.isBefore($1) }
    }

    private static func expected(_ changes: [Change], after count: Change) -> BookQuantity {
        changes.filter { count.isBefore($0) }.reduce(count.quantity) { sum, change in
            switch change.kind {
            case .count: sum
            case .bought: sum + change.quantity
            // Of another count it is part of that count.
            case .prepared: change.isOf(count) ? sum + change.quantity : sum
            case .waste, .used: sum - change.quantity
            }
        }
    }
}
