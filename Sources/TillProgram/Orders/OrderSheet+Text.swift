import McOrderDisplay
import McOrderModel
import McOrderText

extension OrderSheet {
    /// The order as text for a cashier, as `till show` prints it.
    func text(_ price: PriceText, zone: RestaurantZone?, now: Timestamp) -> String {
        var text = "\(code)  \(state.word[language])"
        if let waits { text += "  \(waits)" }
        if arrivedAt != nil { text += "  \(TillText.here[language])" }
        if shownTotal != nil { text += "  \(TillText.repriced[language])" }
        if wantedToCancel { text += "  \(TillNoticeText.wantedToCancel[language])" }
        text += "\n\(device) · \(restaurant)\n"
        let known = [standing, namesake].compactMap(\.self)
        if !known.isEmpty { text += "\(known.joined(separator: " · "))\n" }
        if let zone {
            let time = zone.civilTime(at: placedAt)
            text += "\(TillText.placed[language]) \(language.texts.date(CivilDay(time))) \(time.clockText)\n"
            if let dueAt { text += "\(DueTime(dueAt, of: placedAt, zone: zone).due(at: now)[language])\n" }
        }
        if let present { text += "\(present)\n" }
        if let handover { text += "\(handover)\n" }
        for (index, line) in lines.enumerated() {
            text += "  \(index + 1).  \(line.count) × \(line.plain)  \(price(line.amount))"
            if line.mark == .added {
                text += "  \(TillText.added[language])"
            } else if let shown = line.shownAmount {
                text += "  (\(TillText.shown[language]) \(price(shown)))"
            }
            text += "\n"
            for row in line.options + line.notes { text += "        \(row)\n" }
        }
        for line in struck {
            text += "  \(TillText.struck[language])  \(line.count) × \(line.text)"
            if case .struck(let reason?) = line.mark { text += " (\(reason))" }
            text += "\n"
        }
        for offer in offers { text += "  \(offer.name) (-\(price(offer.saved)))\n" }
        text += "\(TillText.total[language]) \(price(total))"
        if let shownTotal { text += "  (\(TillText.shown[language]) \(price(shownTotal)))" }
        text += "\n"
        if let ahead {
            let words = ([ahead.state] + ahead.marks).joined(separator: ", ")
            text += "\(PayAheadText.paidAhead[language]) \(price(ahead.paid))  (\(words))\n"
            if ahead.rest > .zero { text += "\(PayAheadText.rest[language]) \(price(ahead.rest))\n" }
        }
        if let payment {
            text += "\(TillText.paid(payment.kind)[language]) \(price(payment.amount))"
            let clock = zone?.civilTime(at: payment.at).clockText ?? "\(payment.at)"
            text += "  \(TillText.paidAt(clock, by: payment.by)[language])\n"
        }
        if let comment { text += "\(TillText.comment[language]): \(comment)\n" }
        if let note { text += "\(TillText.noteMark[language]): \(note)\n" }
        return text
    }
}
