import McOrderModel
import McOrderText

/// One line of an order's history: columns in `till history`, a sentence on the live screen.
struct HistoryLine: Sendable {
    /// The day in the restaurant's time zone; `nil` if the zone is unknown.
    let day: CivilDay?
    /// The time of day there, `12:03:04`; if the zone is unknown, date and time in UTC.
    let clock: String
    /// The state before; `nil` when the order was received.
    let from: Sentence?
    /// The state after.
    let to: Sentence
    /// The author of the change.
    let author: Sentence
    /// The action, if it is not a change of the state.
    let action: Sentence?
    /// The reason, if one was given.
    let reason: Sentence?

    /// The line of a change or an arrival.
    ///
    /// - Parameter names: the names of products and choices in the staff's language.
    init(_ change: OrderChange, in zone: RestaurantZone?, _ names: ShownNames = .own) {
        let time = zone?.civilTime(at: change.at)
        day = time.map { CivilDay($0) }
        clock = time?.clockText ?? change.at.description
        from = change.from?.word
        to = change.to.word
        author = change.author
        if change.isCheckin {
            let isByCustomer = change.by == Notice.author
            action = isByCustomer ? TillNoticeText.saidToBeHere : TillNoticeText.customerCame
            reason = nil
        } else if change.isRefusedCancel {
            (action, reason) = (TillNoticeText.tooLate, nil)
        } else {
            action = change.editText(names)
            reason = change.reason.map(StaffReason.sentence)
        }
    }

    /// The columns of `till history`: time, from, to, author, remark.
    func columns(_ language: Language) -> [String] {
        let remark = [action, reason].compactMap { $0?[language] }.joined(separator: ": ")
        return [
            day.map { "\($0) \(clock)" } ?? clock, from?[language] ?? "", to[language], author[language],
            remark,
        ]
    }

    /// The line as a sentence after its time of day.
    func text(_ language: Language) -> String {
        let why = reason.map { " (\($0[language]))" } ?? ""
        if let action { return "\(clock)  \(author[language]): \(action[language])\(why)" }
        let before = from.map { "\($0[language]) → " } ?? ""
        return "\(clock)  \(before)\(to[language])\(why)  \(author[language])"
    }
}
