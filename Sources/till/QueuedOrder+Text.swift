import McOrderConsole
import McOrderModel
import McOrderQueue

extension QueuedOrder {
    /// The device's name, harmless.
    var shownDeviceName: String {
        deviceName.map(HarmlessText.clean) ?? TillText.forgotten[Terminal.language]
    }

    /// How long ago the order was received, in whole seconds.
    func ageSeconds(at now: Timestamp) -> Int {
        Int(max(0, (now.milliseconds - receivedAt.milliseconds) / 1000))
    }

    /// The lines with equal ones counted: `2 × Espresso`.
    var countedLines: [(count: Int, line: Line)] {
        Self.counted(lines)
    }

    /// The lines that were struck, in the same manner.
    var countedStruckLines: [(count: Int, line: Line)] {
        Self.counted(struckLines)
    }

    private static func counted(_ lines: [Line]) -> [(count: Int, line: Line)] {
        var counted: [(count: Int, line: Line)] = []
        for line in lines {
            if let index = counted.firstIndex(where: { $0.line == line }) {
                counted[index].count += 1
            } else {
                counted.append((1, line))
            }
        }
        return counted
    }

    /// The order as `--json` prints it. Source: commands.md.
    ///
    /// What was changed at the counter is told only of an order that was: `struckLines`, `note`, and `added` in a
    /// line.
    func json(at now: Timestamp) -> JSONValue {
        let edits =
            (struckLines.isEmpty
                ? [] : [JSONValue.Member("struckLines", .array(struckLines.map(\.json)))])
            + (note.map { [JSONValue.Member("note", .string($0))] } ?? [])
        return .object(
            [
                JSONValue.Member("id", .integer(id)),
                JSONValue.Member("restaurant", .string(restaurant)),
                JSONValue.Member("code", .string(code)),
                JSONValue.Member("number", .string(String(number))),
                JSONValue.Member("deviceName", .optional(deviceName)),
                JSONValue.Member("udid", .string(udid)),
                JSONValue.Member("state", .string(state.rawValue)),
                JSONValue.Member("placedAt", .string(placedAt.description)),
                JSONValue.Member("receivedAt", .string(receivedAt.description)),
                JSONValue.Member("arrivedAt", .optional(arrivedAt?.description)),
                JSONValue.Member("comment", .optional(comment)),
                JSONValue.Member("lines", .array(lines.map(\.json))),
                JSONValue.Member("totalCents", .integer(total.cents)),
                JSONValue.Member("shownTotalCents", .integer(shownTotal.cents)),
                JSONValue.Member("repriced", .bool(isRepriced)),
                JSONValue.Member("ageSeconds", .integer(ageSeconds(at: now))),
                JSONValue.Member("cancelRefused", .bool(refusedCancels > 0)),
            ] + edits
        )
    }

    /// The order for a cashier to read.
    func text(_ price: PriceText, zone: RestaurantZone?, language: Language) -> String {
        var text = "\(code)  \(state.word[language])"
        if arrivedAt != nil, state.isOpen { text += "  \(TillText.here[language])" }
        if isRepriced { text += "  \(TillText.repriced[language])" }
        if wantedToCancel { text += "  \(NoticeText.wantedToCancel[language])" }
        text += "\n\(shownDeviceName) · \(HarmlessText.clean(restaurant))\n"
        if let zone {
            let time = zone.civilTime(at: placedAt)
            text += "\(TillText.placed[language]) \(time.dateText) \(time.clockText)\n"
        }
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
            let reason = line.struckFor.map { " (\(HarmlessText.clean($0)))" } ?? ""
            text += "  \(TillText.struck[language])  \(count) × \(HarmlessText.clean(line.name))\(reason)\n"
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
    /// The line as `--json` prints it.
    fileprivate var json: JSONValue {
        let shown: JSONValue = isAdded ? .null : .integer(shownPrice.cents)
        return .object(
            [
                JSONValue.Member("name", .string(name)), JSONValue.Member("cents", .integer(price.cents)),
                JSONValue.Member("shownCents", shown),
            ] + (isAdded ? [JSONValue.Member("added", .bool(true))] : [])
                + (struckFor.map { [JSONValue.Member("reason", .string($0))] } ?? [])
        )
    }
}
