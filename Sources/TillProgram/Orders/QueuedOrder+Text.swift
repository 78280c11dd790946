import McOrderConsole
import McOrderCounter
package import McOrderModel
package import McOrderText

extension QueuedOrder {
    /// The device's name, cleaned with `HarmlessText`.
    var shownDeviceName: String { shownDeviceName(Terminal.language) }

    /// The device's name, cleaned with `HarmlessText`; for an erased device a word of this language.
    package func shownDeviceName(_ language: Language) -> String {
        deviceName.map(HarmlessText.clean) ?? TillText.forgotten[language]
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
            let name = line.hasOptions ? OptionText.withoutOptions(line.name) : line.name
            text += "  \(index + 1).  \(count) × \(HarmlessText.clean(names.line(name)))  "
            text += price(Money(cents: line.price.cents * count))
            if line.isAdded {
                text += "  \(TillText.added[language])"
            } else if line.price != line.shownPrice {
                text +=
                    "  (\(TillText.shown[language]) \(price(Money(cents: line.shownPrice.cents * count))))"
            }
            text += "\n"
            for option in line.optionsByPart(names) { text += "        \(HarmlessText.clean(option))\n" }
        }
        for (count, line) in countedStruckLines {
            let reason = line.struckFor.map { " (\(StaffReason.sentence(of: $0)[language]))" } ?? ""
            text +=
                "  \(TillText.struck[language])  \(count) × \(HarmlessText.clean(names.line(line.name)))\(reason)\n"
        }
        for offer in details.offers {
            text +=
                "  \(HarmlessText.clean(names.offer(offer.id, named: offer.name))) (-\(price(offer.saved)))\n"
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

extension QueuedOrder.Line {
    /// The product of a part of the line, without its options.
    package func product(of part: String, _ names: ShownNames = .own) -> String {
        names.line(hasOptions ? OptionText.withoutOptions(part) : part)
    }

    /// The options of a part of the line: a minus before what is left out, a plus before the rest.
    package func options(of part: String, _ names: ShownNames = .own) -> [String] {
        guard hasOptions, let (product, choices) = OptionText.split(part) else { return [] }
        return choices.map { choice in
            let isLeftOut = details?.options.first { $0.name == choice.name }?.isLeftOut ?? false
            let name = names.choice(choice.name, of: product)
            return "\(isLeftOut ? "−" : "+") \(choice.count == 1 ? "" : "\(choice.count)× ")\(name)"
        }
    }

    /// The options of all parts; those of a menu with the product that they belong to.
    func optionsByPart(_ names: ShownNames) -> [String] {
        guard let menu = MenuLine.parts(of: name) else { return options(of: name, names) }
        return [menu.sandwich, menu.drink, menu.side].flatMap { part in
            options(of: part, names).map { "\(product(of: part, names)): \($0)" }
        }
    }
}
