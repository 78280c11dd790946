extension DayClose {
    /// Reads a close from a value with the members of ``json``; `nil` if it is not one.
    ///
    /// A member that an earlier version did not write counts as absent.
    package init?(_ value: JSONValue) {
        guard let restaurant = value.member("restaurant")?.text,
            let to = value.member("to")?.text.flatMap({ Timestamp($0) }),
            let day = value.member("day")?.text.flatMap({ CivilDay($0) }),
            let figures = DayFigures(value),
            let cancelled = DayFigures.tallies(value.member("cancelled"), "by", "orders", \.text),
            let noShows = DayFigures.tallies(value.member("noShows"), "by", "orders", \.text),
            let corrections = (value.member("corrections")?.elements ?? []).mapOrNil(Correction.init),
            let unclaimed = (value.member("paidNotCollected")?.elements ?? []).mapOrNil(Unclaimed.init)
        else { return nil }
        let gap = value.member("missing").flatMap { gap -> ClosedRange<Int>? in
            guard let from = gap.member("from")?.integer, let to = gap.member("to")?.integer, from <= to
            else { return nil }
            return from...to
        }
        self.init(
            restaurant: RestaurantID(restaurant),
            from: value.member("from")?.text.flatMap { Timestamp($0) },
            to: to,
            day: day,
            lastEvent: Int64(value.member("lastEvent")?.integer ?? 0),
            figures: figures,
            cancelled: cancelled,
            noShows: noShows,
            corrections: corrections,
            unclaimed: unclaimed,
            open: DayFigures.Tally(
                value.member("open")?.integer ?? 0,
                Money(cents: value.member("openCents")?.integer ?? 0)
            ),
            openPaid: DayFigures.Tally(
                value.member("openPaid")?.integer ?? 0,
                Money(cents: value.member("openPaidCents")?.integer ?? 0)
            ),
            ahead: value.member("ahead").map { AheadFigures($0) } ?? AheadFigures(),
            running: Money(cents: value.member("runningCents")?.integer ?? 0),
            missing: gap,
            previous: value.member("previous")?.text
        )
        number = value.member("number")?.integer
        by = value.member("by")?.text
        register = value.member("registerCents")?.integer.map { Money(cents: $0) }
    }

    /// Whether the close counts nothing: only open orders, or nothing at all.
    package var isEmpty: Bool {
        figures.orders.count == 0 && figures.services.isEmpty && figures.struck.isEmpty && cancelled.isEmpty
            && noShows.isEmpty && corrections.isEmpty && unclaimed.isEmpty && ahead.isEmpty
    }
}

extension DayClose.Correction {
    fileprivate init?(_ value: JSONValue) {
        guard let close = value.member("close")?.integer, let code = value.member("code")?.text,
            let cents = value.member("cents")?.integer
        else { return nil }
        self.init(
            close: close,
            code: code,
            money: Money(cents: -cents),
            by: value.member("by")?.text ?? "",
            reason: value.member("reason")?.text
        )
    }
}

extension DayClose.Unclaimed {
    fileprivate init?(_ value: JSONValue) {
        guard let code = value.member("code")?.text,
            let state = value.member("state")?.text.flatMap({ OrderState(rawValue: $0) }),
            let payment = value.member("kind")?.text.flatMap({ Payment(rawValue: $0) }),
            let cents = value.member("cents")?.integer
        else { return nil }
        self.init(
            code: code,
            state: state,
            payment: payment,
            money: Money(cents: cents),
            by: value.member("by")?.text ?? ""
        )
    }
}
