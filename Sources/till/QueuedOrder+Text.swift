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
    func json(at now: Timestamp) -> JSONValue {
        .object([
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
            JSONValue.Member(
                "lines",
                .array(
                    lines.map { line in
                        .object([
                            JSONValue.Member("name", .string(line.name)),
                            JSONValue.Member("cents", .integer(line.price.cents)),
                            JSONValue.Member("shownCents", .integer(line.shownPrice.cents)),
                        ])
                    }
                )
            ),
            JSONValue.Member("totalCents", .integer(total.cents)),
            JSONValue.Member("shownTotalCents", .integer(shownTotal.cents)),
            JSONValue.Member("repriced", .bool(isRepriced)),
            JSONValue.Member("ageSeconds", .integer(ageSeconds(at: now))),
            JSONValue.Member("cancelRefused", .bool(refusedCancels > 0)),
        ])
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
        for (count, line) in countedLines {
            text += "  \(count) × \(HarmlessText.clean(line.name))  \(price(line.price))"
            if line.price != line.shownPrice {
                text += "  (\(TillText.shown[language]) \(price(line.shownPrice)))"
            }
            text += "\n"
        }
        text += "\(TillText.total[language]) \(price(total))"
        if isRepriced { text += "  (\(TillText.shown[language]) \(price(shownTotal)))" }
        text += "\n"
        if let comment, !comment.isEmpty {
            text += "\(TillText.comment[language]): \(HarmlessText.clean(comment))\n"
        }
        return text
    }
}
