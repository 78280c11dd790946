import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Draws an order on a screen that is too narrow for one row.
extension TillScreen {
    /// Draws two rows: mark, code, device and wait; then state, items, total and warnings.
    func drawRows(of entry: OrderEntry, on frame: inout Frame, _ area: Area) {
        let order = entry.order
        let isMarked = entry.id == selected?.id
        let base: Style = isMarked ? .reverse : entry.isHere ? .plain : .dim
        frame.fill(row: area.row, column: area.column, width: area.width, height: 2, style: base)
        var strong = base
        (strong.isBold, strong.isDim) = (true, false)
        let heed = isMarked ? strong : Style(colour: .magenta, isBold: true)
        var part = area

        let waited = waitedText(of: entry)
        var pace = waited.style
        if isMarked { pace = Style(colour: waited.style.colour, isBold: true, isReverse: true) }
        let age = frame.glyphs.columns(waited.text)
        frame.put(waited.text, row: area.row, column: area.column + area.width - age, width: age, style: pace)
        part.width -= age + 1
        let code = (isMarked ? "▸" : " ") + order.code
        put(code, least: 9, style: strong, on: &frame, &part)
        if newcomers[order.id] != nil {
            let word = say(ScreenText.new)
            let width = frame.glyphs.columns(word)
            let column = part.column + part.width - width
            frame.put(word, row: part.row, column: column, width: width, style: heed)
            part.width -= width + 1
        }
        frame.put(
            order.shownDeviceName(settings.language),
            row: part.row,
            column: part.column,
            width: part.width,
            style: base
        )

        part = Area(row: area.row + 1, column: area.column + 1, width: area.width - 1, height: 1)
        let states = OrderState.allCases.filter { $0.isOpen || $0 == order.state || entry.endedAt != nil }
        let widest = states.map { frame.glyphs.columns(say(ScreenText.shortWord($0))) }.max() ?? 0
        put(say(ScreenText.shortWord(order.state)), least: widest, style: base, on: &frame, &part)
        // Items and total share their columns, since an order with many items has a large total.
        let items = "\(say(ScreenText.lines(order.lines.count)))  \(price(order.total))"
        let width = amountWidth(on: frame) + frame.glyphs.columns(say(ScreenText.lines(10))) + 1
        let padding = String(repeating: " ", count: max(0, width - frame.glyphs.columns(items)))
        put(padding + items, least: width, style: base, on: &frame, &part)
        // The age comes first, so that it is never cut.
        let marks = marks(of: entry).reversed().joined(separator: " ")
        frame.put(marks, row: part.row, column: part.column, width: part.width, style: heed)
    }

    /// Draws a text at the beginning of an area in at least `least` columns, and removes these columns from
    /// the area.
    private func put(
        _ text: String,
        least: Int,
        style: Style,
        on frame: inout Frame,
        _ area: inout Area
    ) {
        let width = min(area.width, max(least, frame.glyphs.columns(text)))
        frame.put(text, row: area.row, column: area.column, width: width, style: style)
        area.column += width + 1
        area.width = max(0, area.width - width - 1)
    }
}
