import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// An order's lines as staff prepare and charge them: quantities first, a menu as one item with drink and
/// side below it.
struct OrderSheet {
    /// A row of the sheet.
    struct Row {
        let text: String
        var amount = ""
        var style = Style.plain
        /// Whether the row may take several rows of the screen.
        var wraps = false
    }

    let order: QueuedOrder
    let language: Language
    let price: PriceText
    /// The names of products and choices in the staff's language.
    var names = ShownNames.own
    var isNarrow = false

    var lines: [Row] {
        let handover = order.handover(language).map {
            [Row(text: " \($0) ", style: Style(colour: .cyan, isBold: true, isReverse: true))]
        }
        let struck = order.countedStruckLines.map { count, line in
            let reason = line.struckFor.map { ": \(StaffReason.sentence(of: $0)[language])" } ?? ""
            let title = line.hasOptions ? "\(count) × \(names.line(line.name))" : title(count, line)
            return Row(text: "\(TillText.struck[language]) \(title)\(reason)", style: .dim)
        }
        return (handover ?? []) + order.countedLines.flatMap(rows) + struck
    }

    /// The comments, the total, and the total that the customer saw.
    var foot: [Row] {
        var foot: [Row] = []
        if let comment = order.comment, !comment.isEmpty {
            let text = " \(ScreenText.comment[language]) \(comment) "
            foot.append(Row(text: text, style: .question, wraps: true))
        }
        if let note = order.note {
            foot.append(Row(text: " \(ScreenText.note[language]) \(note) ", style: .unusual, wraps: true))
        }
        let isChanged = !order.struckLines.isEmpty || order.lines.contains(where: \.isAdded)
        let total = (isChanged ? ScreenText.changedTotal : ScreenText.total)[language]
        foot.append(Row(text: total, amount: price(order.total), style: isChanged ? .unusual : .bold))
        if order.isRepriced {
            let saw = isNarrow ? ScreenText.shownBefore : ScreenText.customerSaw
            let text = "\(TillText.repriced[language]): \(saw[language])"
            foot.append(Row(text: text, amount: price(order.shownTotal), style: .unusual))
        }
        return foot
    }

    private func rows(_ count: Int, _ line: QueuedOrder.Line) -> [Row] {
        let amount = price(Money(cents: line.price.cents * count))
        var rows = [Row(text: title(count, line), amount: amount, style: .bold)]
        let menu = MenuLine.parts(of: line.name)
        rows += options(of: menu?.sandwich ?? line.name, line)
        if let menu {
            let size = menu.isLarge ? " (G)" : ""
            for part in [menu.drink, menu.side] {
                rows.append(Row(text: "      \(line.product(of: part, names))\(size)"))
                rows += options(of: part, line)
            }
        }
        if line.isAdded {
            // The last row of a menu has room for it.
            let last = rows.removeLast()
            let text = "\(last.text)  \(TillText.added[language])"
            rows.append(Row(text: text, amount: last.amount, style: .unusual))
        } else if line.price != line.shownPrice {
            let shown = price(Money(cents: line.shownPrice.cents * count))
            let text = "      \(ScreenText.customerSaw[language])"
            rows.append(Row(text: text, amount: shown, style: .dim))
        }
        return rows
    }

    private func options(of part: String, _ line: QueuedOrder.Line) -> [Row] {
        line.options(of: part, names).map {
            Row(text: "      \($0)", style: Style(colour: .yellow, isBold: true))
        }
    }

    /// A line in one row: quantity and name; for a menu its sandwich and size.
    private func title(_ count: Int, _ line: QueuedOrder.Line) -> String {
        guard let menu = MenuLine.parts(of: line.name) else {
            return "\(count) × \(line.product(of: line.name, names))"
        }
        let mark = menu.isLarge ? "  \(ScreenText.large[language])" : ""
        return "\(count) × \(ScreenText.menu[language]) \(line.product(of: menu.sandwich, names))\(mark)"
    }
}
