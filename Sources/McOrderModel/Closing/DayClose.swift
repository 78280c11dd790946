/// The figures of a restaurant between two closes.
///
/// A close covers the events after the previous close up to one event, so that each collection is in exactly
/// one close. An order that was recalled after its close is taken away from a later one: see
/// ``Correction``. A stored close carries the hash of the one before it, so that accidental changes are seen.
/// Source: docs/close.md.
package struct DayClose: Hashable, Sendable {
    /// An order of an earlier close that was recalled since.
    package struct Correction: Hashable, Sendable {
        /// The number of the close that counted the order.
        package let close: Int
        package let code: String
        /// What is taken away again, above zero.
        package let money: Money
        /// Who recalled the order.
        package let by: String
        package let reason: String?

        package init(close: Int, code: String, money: Money, by: String, reason: String?) {
            (self.close, self.code, self.money, self.by, self.reason) = (close, code, money, by, reason)
        }
    }

    /// An order that is paid, and ended without being collected since the previous close. It is not in the
    /// takings: the money is to be given back, or is for a person to decide about.
    package struct Unclaimed: Hashable, Sendable {
        package let code: String
        /// How the order ended.
        package let state: OrderState
        package let payment: Payment
        /// What was paid.
        package let money: Money
        /// Who ended the order.
        package let by: String

        package init(code: String, state: OrderState, payment: Payment, money: Money, by: String) {
            (self.code, self.state, self.payment, self.money, self.by) = (code, state, payment, money, by)
        }
    }

    package let restaurant: RestaurantID
    /// The number of the close, from 1; `nil` for a preview that is not stored.
    package var number: Int?
    /// When the previous close was made, or the first event happened; `nil` if nothing has happened yet.
    package let from: Timestamp?
    package let to: Timestamp
    /// The business day that the close belongs to.
    package let day: CivilDay
    /// Who made the close; `nil` for a preview.
    package var by: String?
    /// The number of the last event that the close covers.
    package let lastEvent: Int64
    package let figures: DayFigures
    /// Orders that were cancelled, by who cancelled them.
    package let cancelled: [String: DayFigures.Tally]
    /// Orders that nobody collected, by who marked them.
    package let noShows: [String: DayFigures.Tally]
    package let corrections: [Correction]
    package let unclaimed: [Unclaimed]
    /// The open orders, which are left to the next close.
    package let open: DayFigures.Tally
    /// Those of them that are paid, which are in the takings already.
    package let openPaid: DayFigures.Tally
    /// What became of payments ahead.
    package let ahead: AheadFigures
    /// The takings of all closes up to this one.
    package let running: Money
    /// The total of the restaurant's cash register, if it was typed in.
    package var register: Money?
    /// The numbers between the previous close and this one, if there are any: closes that were made after the
    /// backup from which the queue was restored. Their figures are not in ``running``.
    package let missing: ClosedRange<Int>?
    /// The hash of the previous close.
    package let previous: String?

    package init(
        restaurant: RestaurantID,
        from: Timestamp?,
        to: Timestamp,
        day: CivilDay,
        lastEvent: Int64,
        figures: DayFigures,
        cancelled: [String: DayFigures.Tally],
        noShows: [String: DayFigures.Tally],
        corrections: [Correction],
        unclaimed: [Unclaimed] = [],
        open: DayFigures.Tally,
        openPaid: DayFigures.Tally = DayFigures.Tally(0, .zero),
        ahead: AheadFigures = AheadFigures(),
        running: Money,
        missing: ClosedRange<Int>? = nil,
        previous: String?
    ) {
        self.restaurant = restaurant
        self.from = from
        self.to = to
        self.day = day
        self.lastEvent = lastEvent
        self.figures = figures
        self.cancelled = cancelled
        self.noShows = noShows
        self.corrections = corrections
        self.unclaimed = unclaimed
        self.open = open
        self.openPaid = openPaid
        self.ahead = ahead
        self.running = running
        self.missing = missing
        self.previous = previous
    }

    /// The close without its hash, as it is stored. Source: docs/close.md.
    package var json: JSONValue {
        let head: JSONValue = [
            "restaurant": restaurant, "number": JSONValue.optional(number), "day": day,
            "from": JSONValue.optional(from), "to": to, "by": JSONValue.optional(by), "lastEvent": lastEvent,
        ]
        // Absent in a close without a gap, so that the hashes of earlier versions stay valid.
        let gap = missing.map { [JSONValue.Member("missing", $0.json)] } ?? []
        return head.followed(by: .object(gap)).followed(by: figures.json).followed(by: [
            "cancelled": DayFigures.list(cancelled, "by", "orders"),
            "noShows": DayFigures.list(noShows, "by", "orders"), "corrections": corrections.map(\.json),
            "open": open.count, "openCents": open.money.cents, "runningCents": running.cents,
            "registerCents": JSONValue.optional(register?.cents),
            "differenceCents": JSONValue.optional(difference?.cents),
            "previous": JSONValue.optional(previous),
        ]).followed(by: .object(paidAhead))
    }

    /// The members about orders that were paid before they were collected. They are absent in a close without
    /// such orders, so that the hashes of earlier versions stay valid.
    private var paidAhead: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if !unclaimed.isEmpty {
            members.append(JSONValue.Member("paidNotCollected", .array(unclaimed.map(\.json))))
        }
        if openPaid.count > 0 {
            members.append(JSONValue.Member("openPaid", .integer(openPaid.count)))
            members.append(JSONValue.Member("openPaidCents", .integer(openPaid.money.cents)))
        }
        if !ahead.kinds.isEmpty { members.append(JSONValue.Member("ahead", ahead.json)) }
        return members
    }

    /// The total of the cash register that was added to a stored close, as it is printed after the hash.
    package static func completion(
        _ register: Money,
        of close: JSONValue,
        by: String,
        at: Timestamp
    ) -> JSONValue {
        let takings = Money(cents: close.member("grossCents")?.integer ?? 0)
        return [
            "registerCents": register.cents, "differenceCents": (register - takings).cents, "by": by,
            "at": at,
        ]
    }

    /// The close as it is printed, with its hash, or `null` for a preview.
    package func json(hash: String?) -> JSONValue {
        json.followed(by: ["hash": JSONValue.optional(hash)])
    }

    /// How much more the cash register has than the collected orders cost; `nil` if its total is not known.
    package var difference: Money? { register.map { $0 - figures.orders.money } }

    /// The hash of the close, which the next one carries.
    package var hash: String { ContentHash(of: JSONWriter.line(json)).description }
}

extension DayClose.Unclaimed {
    fileprivate var json: JSONValue {
        ["code": code, "state": state, "kind": payment.rawValue, "cents": money.cents, "by": by]
    }
}

extension DayClose.Correction {
    fileprivate var json: JSONValue {
        ["close": close, "code": code, "cents": -money.cents, "by": by, "reason": JSONValue.optional(reason)]
    }
}

extension ClosedRange<Int> {
    /// The first and the last number, such as `{"from": 3, "to": 4}`.
    package var json: JSONValue { ["from": lowerBound, "to": upperBound] }
}
