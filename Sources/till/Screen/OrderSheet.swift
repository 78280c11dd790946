import McOrderConsole
import McOrderModel
import McOrderQueue

/// An order's lines as they are prepared and charged: quantities first, menus as one item with drink and side
/// beneath.
struct OrderSheet {
    /// A row of the sheet.
    struct Row {
        let text: String
        var amount = ""
        var style = Style.plain
    }

    /// The lines.
    let lines: [Row]
    /// The comment, the total, and what the customer was shown.
    let foot: [Row]

    init(_ entry: OrderEntry, language: Language, price: PriceText, isNarrow: Bool = false) {
        let order = entry.order
        lines = order.countedLines.flatMap { count, line -> [Row] in
            let amount = price(Money(cents: line.price.cents * count))
            let rows: [Row]
            if let menu = MenuLine.parts(of: line.name) {
                let mark = menu.isLarge ? "  \(ScreenText.large[language])" : ""
                let title = "\(count) × \(ScreenText.menu[language]) \(menu.sandwich)\(mark)"
                rows = [
                    Row(text: title, amount: amount, style: .bold),
                    Row(text: "      \(menu.drink)\(menu.isLarge ? " (G)" : "")"),
                    Row(text: "      \(menu.side)\(menu.isLarge ? " (G)" : "")"),
                ]
            } else {
                rows = [Row(text: "\(count) × \(line.name)", amount: amount, style: .bold)]
            }
            guard line.price != line.shownPrice else { return rows }
            let shown = price(Money(cents: line.shownPrice.cents * count))
            let text = "      \(ScreenText.customerSaw[language])"
            return rows + [Row(text: text, amount: shown, style: .dim)]
        }
        var foot: [Row] = []
        if let comment = order.comment, !comment.isEmpty {
            let text = "\(ScreenText.comment[language]) \(comment) "
            foot.append(Row(text: " \(text)", style: Style(colour: .yellow, isBold: true, isReverse: true)))
        }
        foot.append(Row(text: ScreenText.total[language], amount: price(order.total), style: .bold))
        if order.isRepriced {
            let style = Style(colour: .magenta, isBold: true)
            let saw = isNarrow ? ScreenText.shownBefore : ScreenText.customerSaw
            let text = "\(TillText.repriced[language]): \(saw[language])"
            foot.append(Row(text: text, amount: price(order.shownTotal), style: style))
        }
        self.foot = foot
    }
}
