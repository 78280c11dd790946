import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// Writes a list of orders in chunks, so that its length does not matter.
struct OrderList {
    /// The number of orders in a chunk.
    static let chunk = 500

    let isJSON: Bool
    /// Whether each row names its restaurant.
    let hasRestaurants: Bool
    let price: PriceText
    let now: Timestamp
    /// The names of products and choices in the staff's language.
    let names: ShownNames
    /// The time zones of the restaurants.
    let zones: [RestaurantID: RestaurantZone]
    /// The rows for a terminal, which can be aligned only when all are known.
    private(set) var rows: [[String]] = []
    private(set) var isEmpty = true

    /// Writes the next orders.
    mutating func write(_ orders: [QueuedOrder]) throws {
        if orders.isEmpty { return }
        defer { isEmpty = false }
        if isJSON {
            // The elements of the array, without its brackets.
            let text = JSONWriter.text(.array(orders.map { $0.json(at: now) }))
            return try Terminal.write((isEmpty ? "[" : ",") + text.dropFirst().dropLast(2))
        }
        let next = orders.map(row)
        if Terminal.isInteractive {
            rows += next
        } else {
            try Terminal.write(Table.text(next, isInteractive: false))
        }
    }

    /// Writes the rest of the list.
    func end() throws {
        if isJSON { return try Terminal.writeLine(isEmpty ? "[]" : "\n]") }
        try Terminal.write(
            Table.text(
                rows,
                isInteractive: Terminal.isInteractive,
                within: Terminal.columns,
                // These columns may be cut: products, which `till show` prints in full, and names.
                cutting: hasRestaurants ? [1, 3, 6] : [2, 5]
            )
        )
    }

    /// On a terminal with signs before what is left out and added.
    private func shown(_ line: OrderedLine) -> String {
        Terminal.isInteractive ? names.marked(line) : names.line(line)
    }

    private func row(_ order: QueuedOrder) -> [String] {
        let language = Terminal.language
        let due = DueTime(order, zone: zones[order.restaurantID])?.due(at: now)[language]
        var row = [
            order.code, order.waitsFor?[language] ?? order.state.word[language],
            order.shownDeviceName(language), price(order.total),
            DurationText.short(seconds: order.ageSeconds(at: now)),
            [due, order.handover(language), order.content(shown)].compactMap(\.self).joined(separator: ", "),
        ]
        if hasRestaurants { row.insert(HarmlessText.clean(order.restaurant), at: 1) }
        return row
    }
}
