import McOrderConsole
import McOrderCounter
import McOrderText

/// A list of orders with a title and a foot.
struct OrderListing: PanelList {
    let title: String
    let entries: [OrderEntry]
    /// The index of the order that Enter takes.
    var place: Int?
    /// Whether digits pick an order.
    var isNumbered = false
    /// Whether the rows say what was ordered, in place of the state and the number of items.
    var showsContent = false
    /// The text for an empty list.
    var empty = ""
    /// The text at the foot, about orders that are not listed.
    var foot = ""

    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        if entries.isEmpty { frame.put(empty, in: body.columns(after: 2), row: 1, style: .dim) }
        let digits = isNumbered ? String(entries.count).count + 1 : 0
        let each = TillScreen.rowsPerOrder(width: body.width)
        let room = (body.height - 1 - (foot.isEmpty ? 0 : 1)) / each
        let isOver = entries.allSatisfy { $0.endedAt != nil }
        var shown = screen
        shown.selected = place.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
        let visible = TillScreen.visible(entries.count, room: room, around: place)
        // The title, and at its right the visible part of the list if not all of it is visible.
        let part = ScreenText.shownPart(visible, of: entries.count)
        let left = body.width - frame.glyphs.columns(part)
        frame.put(" \(title)", in: body.columns(after: 0, count: left), style: .reverse)
        frame.put(part, in: body.columns(after: left), style: .reverse)
        for (offset, index) in visible.enumerated() {
            let area = body.rows(after: 1 + offset * each, count: each)
            if isNumbered {
                let number = TextWidth.padded("\(index + 1)", to: digits)
                frame.put(number, in: area.columns(after: 1, count: digits), style: .bold)
            }
            shown.drawRow(
                of: entries[index],
                on: &frame,
                area.columns(after: digits),
                isOver: isOver,
                showsContent: showsContent
            )
        }
        guard !foot.isEmpty else { return }
        frame.put(" \(foot)", in: body, row: body.height - 1, style: .dim)
    }
}
