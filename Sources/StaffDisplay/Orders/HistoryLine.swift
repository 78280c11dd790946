import McOrderDisplay
package import McOrderModel
package import McOrderText

/// One line of an order's history: columns in `till history`, a sentence on the live screen.
package struct HistoryLine: Sendable {
    /// The day in the restaurant's time zone; in UTC if the zone is unknown.
    package let day: CivilDay
    /// The time of day there, `12:03:04`, or `12:03:04 UTC` if the zone is unknown.
    package let clock: String
    /// The state before; `nil` when the order was received.
    package let from: Sentence?
    /// The state after.
    package let to: Sentence
    /// The author of the change.
    package let author: Sentence
    /// The action, if it is not a change of the state.
    package let action: Sentence?
    /// The reason, if one was given, or how the order was paid.
    package let reason: Sentence?

    /// The line of a change or an arrival.
    ///
    /// - Parameter names: the names of products and choices in the staff's language.
    package init(_ change: OrderChange, in zone: RestaurantZone?, _ names: ShownNames = .own) {
        let time = zone?.civilTime(at: change.at) ?? CivilTime(secondsAsUTC: change.at.seconds)
        day = CivilDay(time)
        clock = time.clockText + (zone == nil ? " UTC" : "")
        from = change.from?.word
        to = change.to.word
        author = change.author
        if change.isArrival {
            let isByCustomer = change.by == Notice.author
            action = isByCustomer ? TillNoticeText.saidToBeHere : TillNoticeText.customerCame
            reason = nil
        } else if change.isPaying {
            action = change.detail.flatMap { HeldPayment.News(rawValue: $0) }.map { PayAheadText.news($0) }
            reason = change.reason.map(StaffReason.sentence)
        } else if change.isRefusedCancel {
            (action, reason) = (TillNoticeText.tooLate, nil)
        } else {
            action = change.editText(names)
            let payment = change.edit == .payment ? change.detail : change.payment?.rawValue
            reason =
                change.reason.map(StaffReason.sentence) ?? payment.map { TillCloseText.payment($0) }
        }
    }

    /// The columns of `till history`: time, from, to, author, remark.
    ///
    /// - Parameter isForPerson: whether the date has the form of the language, and not of ISO 8601.
    package func columns(_ language: Language, isForPerson: Bool) -> [String] {
        let remark = [action, reason].compactMap { $0?[language] }.joined(separator: ": ")
        return [
            "\(isForPerson ? language.texts.date(day) : day.description) \(clock)", from?[language] ?? "",
            to[language], author[language], remark,
        ]
    }

    /// The line as a sentence after its time of day.
    package func text(_ language: Language) -> String {
        let why = reason.map { " (\($0[language]))" } ?? ""
        if let action { return "\(clock)  \(author[language]): \(action[language])\(why)" }
        let before = from.map { "\($0[language]) → " } ?? ""
        return "\(clock)  \(before)\(to[language])\(why)  \(author[language])"
    }
}
