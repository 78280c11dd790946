import McOrderConsole
import McOrderCounter
package import McOrderModel
package import McOrderText

extension QueuedOrder {
    /// The device's name, cleaned with `HarmlessText`.
    var shownDeviceName: String { shownDeviceName(Terminal.language) }

    /// The device's name, cleaned with `HarmlessText`; for an erased device, and for a name of which a screen
    /// shows nothing, words of this language.
    package func shownDeviceName(_ language: Language) -> String {
        deviceName.map { Self.shown($0, language) } ?? TillText.forgotten[language]
    }

    /// The customer's comment as ``shownDeviceName(_:)`` shows a name; `nil` if there is none.
    package func shownComment(_ language: Language) -> String? {
        comment.flatMap { $0.isEmpty ? nil : Self.shown($0, language) }
    }

    /// The till's note as ``shownDeviceName(_:)`` shows a name; `nil` if there is none.
    package func shownNote(_ language: Language) -> String? {
        note.map { Self.shown($0, language) }
    }

    private static func shown(_ text: String, _ language: Language) -> String {
        HarmlessText.shown(text) ?? TillText.nothingVisible[language]
    }

    /// The service and the table; `nil` if the order has neither.
    package func handover(_ language: Language) -> String? {
        let table = details.table.map { TillText.table($0)[language] }
        let words = [details.service.map { HarmlessText.clean($0.name) }, table].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " · ")
    }

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
        if let comment = shownComment(language) { text += "\(TillText.comment[language]): \(comment)\n" }
        if let note = shownNote(language) { text += "\(TillText.noteMark[language]): \(note)\n" }
        return text
    }
}
