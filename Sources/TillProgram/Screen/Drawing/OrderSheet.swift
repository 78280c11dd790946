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
        /// Whether the row may also hold the mark that rows follow.
        var holdsMark = false
    }

    let order: QueuedOrder
    let language: Language
    let price: PriceText
    /// The names of products and choices in the staff's language.
    var names = ShownNames.own
    var showsAllergens = true
    var isNarrow = false

    var lines: [Row] {
        let handover = order.handover(language).map {
            [Row(text: " \($0) ", style: Style(colour: .cyan, isBold: true, isReverse: true))]
        }
        let struck = order.countedStruckLines.map { count, line in
            let reason = line.struck?.reason.map { ": \(StaffReason.sentence(of: $0)[language])" } ?? ""
            let title =
                line.content?.options.isEmpty == false ? "\(count) × \(names.line(line))" : title(count, line)
            return Row(text: "\(TillText.struck[language]) \(title)\(reason)", style: .dim)
        }
        return (handover ?? []) + order.countedLines.flatMap(rows) + struck
    }

    /// The allergens of each line, which follow all lines.
    var contents: [String] { showsAllergens ? order.keptLines.allergenTexts(names, language) : [] }

    /// The comments, the total, and the total that the customer saw.
    var foot: [Row] {
        var foot: [Row] = []
        if let comment = order.shownComment(language) {
            let text = " \(ScreenText.comment[language]) \(comment) "
            foot.append(Row(text: text, style: .question, wraps: true))
        }
        if let note = order.shownNote(language) {
            foot.append(Row(text: " \(ScreenText.note[language]) \(note) ", style: .unusual, wraps: true))
        }
        let total = (order.hasChangedLines ? ScreenText.changedTotal : ScreenText.total)[language]
        let style = order.hasChangedLines ? Style.unusual : .bold
        foot.append(Row(text: total, amount: price(order.total), style: style, holdsMark: true))
        if order.isRepriced {
            let saw = isNarrow ? ScreenText.shownBefore : ScreenText.customerSaw
            let text = "\(TillText.repriced[language]): \(saw[language])"
            foot.append(Row(text: text, amount: price(order.shownTotal), style: .unusual))
        }
        return foot
    }

    private func rows(_ count: Int, _ line: OrderedLine) -> [Row] {
        let amount = price(Money(cents: line.price.cents * count))
        let shown = names.shown(line)
        var rows = [Row(text: title(count, line), amount: amount, style: .bold)]
        for (index, part) in shown.parts.enumerated() {
            let size = shown.isLarge ? " \(names.large)" : ""
            if index > 0 { rows.append(Row(text: "      \(part.product)\(size)")) }
            rows += part.options.map {
                Row(text: "      \($0.text)", style: Style(colour: .yellow, isBold: true))
            }
        }
        if line.added != nil {
            // The last row of a menu has room for it.
            let last = rows.removeLast()
            let text = "\(last.text)  \(TillText.added[language])"
            rows.append(Row(text: text, amount: last.amount, style: .unusual))
        } else if let saw = line.shownPrice, line.isRepriced {
            let text = "      \(ScreenText.customerSaw[language])"
            rows.append(Row(text: text, amount: price(Money(cents: saw.cents * count)), style: .dim))
        }
        return rows
    }

    /// A line in one row: quantity and name; for a menu its sandwich and size.
    private func title(_ count: Int, _ line: OrderedLine) -> String {
        let shown = names.shown(line)
        let first = shown.parts.first?.product ?? ""
        guard shown.isMenu else { return "\(count) × \(first)" }
        let mark = shown.isLarge ? "  \(ScreenText.large[language])" : ""
        return "\(count) × \(ScreenText.menu[language]) \(first)\(mark)"
    }
}
