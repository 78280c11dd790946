import McOrderConsole
import McOrderModel
import McOrderText

/// One line of an order's history, of which `till history` makes columns and the live screen a sentence.
struct HistoryLine: Sendable {
    /// The day in the restaurant; nil where its time zone is not known.
    let day: CivilDay?
    /// The time of day there, `12:03:04`; else the whole time in UTC.
    let clock: String
    /// The state before; `nil` when the order came in.
    let from: Sentence?
    /// The state after.
    let to: Sentence
    /// Who did it.
    let author: Sentence
    /// What was done, where that is not a change of the state.
    let deed: Sentence?
    /// Why, where somebody said so.
    let reason: Sentence?

    /// The lines of an order's changes and arrivals, oldest first.
    static func lines(_ changes: [OrderChange], in zone: RestaurantZone?) -> [HistoryLine] {
        changes.map { HistoryLine($0, in: zone) }
    }

    private init(_ change: OrderChange, in zone: RestaurantZone?) {
        let time = zone?.civilTime(at: change.at)
        day = time.map { CivilDay($0) }
        clock = time?.clockText ?? change.at.description
        from = change.from?.word
        to = change.to.word
        author = change.author
        if change.isArrival {
            let isToldByCustomer = change.by == Notice.author
            (deed, reason) = (
                isToldByCustomer ? TillNoticeText.saidToBeHere : TillNoticeText.customerCame, nil
            )
        } else if change.isRefusedCancel {
            (deed, reason) = (TillNoticeText.tooLate, nil)
        } else {
            deed = change.editText
            reason = change.reason.map(StaffReason.sentence)
        }
    }

    /// The columns of `till history`: when, from, to, who, and what else there is to say.
    func columns(_ language: Language) -> [String] {
        let remark = [deed, reason].compactMap { $0?[language] }.joined(separator: ": ")
        return [
            day.map { "\($0) \(clock)" } ?? clock, from?[language] ?? "", to[language], author[language],
            remark,
        ]
    }

    /// The line as a sentence behind its time of day.
    func text(_ language: Language) -> String {
        let why = reason.map { " (\($0[language]))" } ?? ""
        if let deed { return "\(clock)  \(author[language]): \(deed[language])\(why)" }
        let before = from.map { "\($0[language]) → " } ?? ""
        return "\(clock)  \(before)\(to[language])\(why)  \(author[language])"
    }
}
