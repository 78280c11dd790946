import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import StaffDisplay

/// Draws an order on a screen that is too narrow for one row.
extension TillScreen {
    /// Draws two rows: mark, code, device and wait; then state, items, total and warnings, or what was
    /// ordered.
    func drawRows(of entry: OrderEntry, on frame: inout Frame, _ area: Area, showsContent: Bool = false) {
        let order = entry.order
        let waited = waitedText(of: entry)
        let styles = styles(of: entry, wait: waited.style)
        frame.fill(in: area.rows(after: 0, count: 2), style: styles.base)
        var part = area

        let age = frame.glyphs.columns(waited.text)
        frame.put(waited.text, in: area.columns(after: area.width - age), style: styles.wait)
        part.width -= age + 1
        put(markedCode(of: entry), least: 9, style: styles.code, on: &frame, &part)
        if newcomers[order.id] != nil {
            let word = say(ScreenText.new)
            let width = frame.glyphs.columns(word)
            frame.put(word, in: part.columns(after: part.width - width), style: styles.warning)
            part.width -= width + 1
        }
        frame.put(order.shownDeviceName(settings.language), in: part, style: styles.base)

        part = area.rows(after: 1).columns(after: 1)
        if showsContent {
            let total = price(order.total)
            let amount = frame.glyphs.columns(total)
            frame.put(total, in: part.columns(after: part.width - amount), style: styles.base)
            part.width -= amount + 1
            return frame.put(content(of: order), in: part, style: styles.base)
        }
        let states = OrderState.allCases.filter { $0.isOpen || $0 == order.state || entry.endedAt != nil }
        let widest = states.map { frame.glyphs.columns(say(ScreenText.shortWord($0))) }.max() ?? 0
        put(say(ScreenText.shortWord(order.state)), least: widest, style: styles.base, on: &frame, &part)
        // Items and total share their columns, since an order with many items has a large total.
        let items =
            "\(say(ScreenText.lines(order.keptLines.count)))  \(price(order.total))"
            + (order.isPaid ? "✓" : "")
        let width = amountWidth(on: frame) + frame.glyphs.columns(say(ScreenText.lines(10))) + 1
        let padding = String(repeating: " ", count: max(0, width - frame.glyphs.columns(items)))
        put(padding + items, least: width, style: styles.base, on: &frame, &part)
        // The age comes first, so that it is never cut.
        let marks = entry.marks(settings.language).reversed().joined(separator: " ")
        frame.put(marks, in: part, style: styles.warning)
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
        frame.put(text, in: area.columns(after: 0, count: width), style: style)
        area = area.columns(after: width + 1, count: max(0, area.width - width - 1))
    }
}
