import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

extension QueuedOrder {
    /// The device's name, cleaned with `HarmlessText`.
    var shownDeviceName: String { shownDeviceName(Terminal.language) }

    /// The device's name, cleaned with `HarmlessText`; for an erased device a word of this language.
    func shownDeviceName(_ language: Language) -> String {
        deviceName.map(HarmlessText.clean) ?? TillText.forgotten[language]
    }

    /// The service and the table; `nil` if the order has neither.
    func handover(_ language: Language) -> String? {
        let table = details.table.map { TillText.table($0)[language] }
        let words = [details.service.map { HarmlessText.clean($0.name) }, table].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " · ")
    }

    /// The order as text for a cashier.
    func text(_ price: PriceText, zone: RestaurantZone?, language: Language) -> String {
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
            text += "  \(index + 1).  \(count) × \(HarmlessText.clean(line.name))  "
            text += price(Money(cents: line.price.cents * count))
            if line.isAdded {
                text += "  \(TillText.added[language])"
            } else if line.price != line.shownPrice {
                text +=
                    "  (\(TillText.shown[language]) \(price(Money(cents: line.shownPrice.cents * count))))"
            }
            text += "\n"
        }
        for (count, line) in countedStruckLines {
            let reason = line.struckFor.map { " (\(StaffReason.sentence(of: $0)[language]))" } ?? ""
            text += "  \(TillText.struck[language])  \(count) × \(HarmlessText.clean(line.name))\(reason)\n"
        }
        for offer in details.offers {
            text += "  \(HarmlessText.clean(offer.name)) (-\(price(offer.saved)))\n"
        }
        text += "\(TillText.total[language]) \(price(total))"
        if isRepriced { text += "  (\(TillText.shown[language]) \(price(shownTotal)))" }
        text += "\n"
        if let comment, !comment.isEmpty {
            text += "\(TillText.comment[language]): \(HarmlessText.clean(comment))\n"
        }
        if let note { text += "\(TillText.noteMark[language]): \(HarmlessText.clean(note))\n" }
        return text
    }
}
