import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

extension QueuedOrder {
    /// The device's name, cleaned with `HarmlessText`.
    var shownDeviceName: String { shownDeviceName(Terminal.language) }

    /// The order as text for a cashier.
    ///
    /// - Parameter names: the names of products and choices in the staff's language.
    func text(
        _ price: PriceText,
        zone: RestaurantZone?,
        language: Language,
        names: ShownNames = .own
    ) -> String {
        var text = "\(code)  \(state.word[language])"
        if arrivedAt != nil, state.isOpen { text += "  \(TillText.here[language])" }
        if isRepriced { text += "  \(TillText.repriced[language])" }
        if wantedToCancel { text += "  \(TillNoticeText.wantedToCancel[language])" }
        text += "\n\(shownDeviceName) · \(HarmlessText.clean(restaurant))\n"
        if let zone {
            let time = zone.civilTime(at: placedAt)
            text += "\(TillText.placed[language]) \(language.texts.date(CivilDay(time))) \(time.clockText)\n"
        }
        if let handover = handover(language) { text += "\(handover)\n" }
        for (index, (count, line)) in countedLines.enumerated() {
            text += "  \(index + 1).  \(count) × \(HarmlessText.clean(names.plain(line)))  "
            text += price(Money(cents: line.price.cents * count))
            if line.added != nil {
                text += "  \(TillText.added[language])"
            } else if let shown = line.shownPrice, line.isRepriced {
                text += "  (\(TillText.shown[language]) \(price(Money(cents: shown.cents * count))))"
            }
            text += "\n"
            for option in names.shown(line).options { text += "        \(HarmlessText.clean(option))\n" }
            if let allergens = line.allergenText(language) { text += "        \(allergens)\n" }
        }
        for (count, line) in countedStruckLines {
            let reason = line.struck?.reason.map { " (\(StaffReason.sentence(of: $0)[language]))" } ?? ""
            text +=
                "  \(TillText.struck[language])  \(count) × \(HarmlessText.clean(names.line(line)))\(reason)\n"
        }
        for offer in details.offers {
            text +=
                "  \(HarmlessText.clean(names.offer(offer.id, named: offer.name))) (-\(price(offer.saved)))\n"
        }
        text += "\(TillText.total[language]) \(price(total))"
        if isRepriced { text += "  (\(TillText.shown[language]) \(price(shownTotal)))" }
        text += "\n"
        if let paid = payment { text += "\(TillText.paid(paid.kind)[language]) \(price(paid.amount))\n" }
        if let comment = shownComment(language) { text += "\(TillText.comment[language]): \(comment)\n" }
        if let note = shownNote(language) { text += "\(TillText.noteMark[language]): \(note)\n" }
        return text
    }
}
