import McOrderConsole
import McOrderDisplay
import McOrderModel
import McOrderText

/// An order's lines and totals in rows of the screen.
struct SheetRows {
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

    let sheet: OrderSheet
    let price: PriceText
    var showsAllergens = true
    var isNarrow = false
    /// The time of day at an instant.
    var clock: (Timestamp) -> String = { _ in "" }

    private var language: Language { sheet.language }

    var lines: [Row] {
        let handover = sheet.handover.map {
            [Row(text: " \($0) ", style: Style(colour: .cyan, isBold: true, isReverse: true))]
        }
        return (handover ?? []) + sheet.lines.flatMap(rows) + sheet.struck.map(struck)
    }

    /// The allergens of each line, which follow all lines.
    var contents: [String] { showsAllergens ? sheet.lines.noteTexts : [] }

    /// The comments, the total, what was paid, and the total that the customer saw.
    var foot: [Row] {
        var foot: [Row] = []
        if let comment = sheet.comment {
            let text = " \(ScreenText.comment[language]) \(comment) "
            foot.append(Row(text: text, style: .question, wraps: true))
        }
        if let note = sheet.note {
            foot.append(Row(text: " \(ScreenText.note[language]) \(note) ", style: .unusual, wraps: true))
        }
        let total = (sheet.hasChangedLines ? ScreenText.changedTotal : ScreenText.total)[language]
        let style = sheet.hasChangedLines ? Style.unusual : .bold
        foot.append(Row(text: total, amount: price(sheet.total), style: style, holdsMark: true))
        if let ahead = sheet.ahead {
            let words = ([ahead.state] + ahead.marks).joined(separator: ", ")
            let style = ahead.needsPerson ? Style.unusual : .bold
            let paid = ahead.paid > .zero ? price(ahead.paid) : ""
            foot.append(Row(text: words, amount: paid, style: style, wraps: true))
            if ahead.rest > .zero {
                let rest = PayAheadText.rest[language]
                foot.append(Row(text: rest, amount: price(ahead.rest), style: .unusual))
            }
        }
        if let paid = sheet.payment {
            let when = TillText.paidAt(clock(paid.at), by: paid.by)[language]
            let text = "\(TillText.paid(paid.kind)[language]) \(when)"
            foot.append(Row(text: text, amount: price(paid.amount), style: .bold))
        }
        if let shown = sheet.shownTotal {
            let saw = isNarrow ? ScreenText.shownBefore : ScreenText.customerSaw
            let text = "\(TillText.repriced[language]): \(saw[language])"
            foot.append(Row(text: text, amount: price(shown), style: .unusual))
        }
        return foot
    }

    /// The first row of a line: `2 × Menu BigMac  LARGE`.
    private func head(_ line: LineRows) -> String {
        "\(line.count) × \(line.title)" + (line.size.map { "  \($0)" } ?? "")
    }

    private func rows(_ line: LineRows) -> [Row] {
        var rows = [Row(text: head(line), amount: price(line.amount), style: .bold)]
        rows += line.rows.map { row in
            switch row {
            case .part(let text): Row(text: "      \(text)")
            case .option(let text, _):
                Row(text: "      \(text)", style: Style(colour: .yellow, isBold: true))
            }
        }
        if line.mark == .added {
            // The last row of a menu has room for it.
            let last = rows.removeLast()
            let text = "\(last.text)  \(TillText.added[language])"
            rows.append(Row(text: text, amount: last.amount, style: .unusual))
        } else if let saw = line.shownAmount {
            let text = "      \(ScreenText.customerSaw[language])"
            rows.append(Row(text: text, amount: price(saw), style: .dim))
        }
        return rows
    }

    private func struck(_ line: LineRows) -> Row {
        // The whole text of a menu would leave no room for the reason.
        var text = "\(TillText.struck[language]) \(head(line))"
        if case .struck(let reason?) = line.mark { text += ": \(reason)" }
        return Row(text: text, style: .dim)
    }
}
