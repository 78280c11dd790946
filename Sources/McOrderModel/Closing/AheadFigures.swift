/// What became of the money of payments ahead since the last close, for comparing with what the provider pays
/// out. Source: docs/close.md.
package struct AheadFigures: Hashable, Sendable {
    package typealias Tally = DayFigures.Tally

    /// What an amount is of.
    package enum Kind: String, CaseIterable, Sendable {
        /// What the provider took.
        case taken
        /// What of that belongs to orders that another close counts, or none.
        case takenOfOthers
        /// What was given back.
        case refunded
        /// What was to be taken when the bank had ended the hold.
        case notTaken
        /// What customers objected to at their banks.
        case disputed
        /// What is held at present, and neither taken nor released.
        case held
    }

    private var tallies: [Kind: Tally] = [:]

    package init() {}

    package subscript(kind: Kind) -> Tally { tallies[kind] ?? Tally(0, .zero) }

    /// The kinds of which there is something, in the order of a report.
    package var kinds: [Kind] { Kind.allCases.filter { tallies[$0] != nil } }

    package mutating func count(_ money: Money, as kind: Kind) {
        tallies[kind] = self[kind] + Tally(1, money)
    }

    /// Whether nothing happened that a close has to tell: what is held is no event.
    package var isEmpty: Bool { kinds.allSatisfy { $0 == .held } }

    /// The member `ahead` of a close.
    var json: JSONValue {
        .object(
            kinds.flatMap { kind in
                [
                    JSONValue.Member(kind.rawValue, .integer(self[kind].count)),
                    JSONValue.Member("\(kind.rawValue)Cents", .integer(self[kind].money.cents)),
                ]
            }
        )
    }

    /// Reads the member.
    init(_ value: JSONValue) {
        for kind in Kind.allCases {
            guard let count = value.member(kind.rawValue)?.integer,
                let cents = value.member("\(kind.rawValue)Cents")?.integer
            else { continue }
            tallies[kind] = Tally(count, Money(cents: cents))
        }
    }
}

/// What closes have counted of a payment ahead.
package struct ClosedPayment: Hashable, Sendable {
    /// What was taken, and what was given back.
    package var taken = Money.zero
    package var refunded = Money.zero
    /// The kinds of ``AheadFigures`` that tell of a trouble and were counted: each once.
    package var troubles: Set<AheadFigures.Kind> = []

    package init() {}

    package init(taken: Money, refunded: Money, troubles: Set<AheadFigures.Kind>) {
        (self.taken, self.refunded, self.troubles) = (taken, refunded, troubles)
    }
}

extension AheadFigures {
    /// Counts what happened to a payment since the closes that counted `before` of it.
    ///
    /// - Parameter isOfClose: whether the close counts the payment's order.
    /// - Returns: what is counted of it now.
    package mutating func count(
        _ payment: HeldPayment,
        since before: ClosedPayment,
        isOfClose: Bool
    ) -> ClosedPayment {
        var now = before
        if payment.state == .captured {
            now.taken = payment.captured
            now.refunded = payment.refunded
        }
        let taken = now.taken - before.taken
        if taken != .zero {
            count(taken, as: .taken)
            if !isOfClose { count(taken, as: .takenOfOthers) }
        }
        let refunded = now.refunded - before.refunded
        if refunded != .zero { count(refunded, as: .refunded) }
        if payment.state == .failed, now.troubles.insert(.notTaken).inserted {
            count(payment.held, as: .notTaken)
        }
        let isDisputed = !payment.marks.isDisjoint(with: [.disputed, .chargedBack])
        if isDisputed, now.troubles.insert(.disputed).inserted { count(payment.captured, as: .disputed) }
        if payment.state == .held, !payment.isOver { count(payment.held, as: .held) }
        return now
    }
}
