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

    let lines: [Row]
    /// The comments, the total, and the total that the customer saw.
    let foot: [Row]

    /// - Parameter names: the names of products and choices in the staff's language.
    init(
        _ entry: OrderEntry,
        language: Language,
        price: PriceText,
        names: ShownNames = .own,
        isNarrow: Bool = false
    ) {
        let order = entry.order
        let struck = order.countedStruckLines.map { count, line in
            let reason = line.struckFor.map { ": \(StaffReason.sentence(of: $0)[language])" } ?? ""
            let title =
                line.hasOptions
                ? "\(count) × \(names.line(line.name))" : Self.title(count, line, language, names)
            return Row(text: "\(TillText.struck[language]) \(title)\(reason)", style: .dim)
        }
        let handover = order.handover(language).map {
            Row(text: " \($0) ", style: Style(colour: .cyan, isBold: true, isReverse: true))
        }
        lines =
            (handover.map { [$0] } ?? [])
            + order.countedLines.flatMap { Self.rows($0, $1, language, price, names) } + struck
        var foot: [Row] = []
        if let comment = order.comment, !comment.isEmpty {
            let text = " \(ScreenText.comment[language]) \(comment) "
            let style = Style(colour: .yellow, isBold: true, isReverse: true)
            foot.append(Row(text: text, style: style, wraps: true))
        }
        if let note = order.note {
            foot.append(Row(text: " \(ScreenText.note[language]) \(note) ", style: Self.changed, wraps: true))
        }
        let isChanged = !order.struckLines.isEmpty || order.lines.contains(where: \.isAdded)
        foot.append(
            Row(
                text: (isChanged ? ScreenText.changedTotal : ScreenText.total)[language],
                amount: price(order.total),
                style: isChanged ? Self.changed : .bold
            )
        )
        if order.isRepriced {
            let style = Style(colour: .magenta, isBold: true)
            let saw = isNarrow ? ScreenText.shownBefore : ScreenText.customerSaw
            let text = "\(TillText.repriced[language]): \(saw[language])"
            foot.append(Row(text: text, amount: price(order.shownTotal), style: style))
        }
        self.foot = foot
    }

    private static func rows(
        _ count: Int,
        _ line: QueuedOrder.Line,
        _ language: Language,
        _ price: PriceText,
        _ names: ShownNames
    ) -> [Row] {
        let amount = price(Money(cents: line.price.cents * count))
        var rows = [Row(text: title(count, line, language, names), amount: amount, style: .bold)]
        let menu = MenuLine.parts(of: line.name)
        rows += options(line.options(of: menu?.sandwich ?? line.name, names))
        if let menu {
            let size = menu.isLarge ? " (G)" : ""
            for part in [menu.drink, menu.side] {
                rows.append(Row(text: "      \(line.product(of: part, names))\(size)"))
                rows += options(line.options(of: part, names))
            }
        }
        if line.isAdded {
            // The last row of a menu has room for it.
            let last = rows.removeLast()
            let text = "\(last.text)  \(TillText.added[language])"
            rows.append(Row(text: text, amount: last.amount, style: changed))
        } else if line.price != line.shownPrice {
            let shown = price(Money(cents: line.shownPrice.cents * count))
            let text = "      \(ScreenText.customerSaw[language])"
            rows.append(Row(text: text, amount: shown, style: .dim))
        }
        return rows
    }

    private static func options(_ options: [String]) -> [Row] {
        options.map { Row(text: "      \($0)", style: option) }
    }

    private static let option = Style(colour: .yellow, isBold: true)

    private static let changed = Style(colour: .magenta, isBold: true)

    /// A line in one row: quantity and name; for a menu its sandwich and size.
    private static func title(
        _ count: Int,
        _ line: QueuedOrder.Line,
        _ language: Language,
        _ names: ShownNames
    ) -> String {
        guard let menu = MenuLine.parts(of: line.name) else {
            return "\(count) × \(line.product(of: line.name, names))"
        }
        let mark = menu.isLarge ? "  \(ScreenText.large[language])" : ""
        return "\(count) × \(ScreenText.menu[language]) \(line.product(of: menu.sandwich, names))\(mark)"
    }
}
