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
    /// The text for an empty list.
    var empty = ""
    /// The text at the foot: about orders that are not listed, or about the keys.
    var foot = ""

    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        if entries.isEmpty {
            frame.put(empty, row: body.row + 1, column: 2, width: body.width - 2, style: .dim)
        }
        let digits = isNumbered ? String(entries.count).count + 1 : 0
        let each = TillScreen.rowsPerOrder(width: body.width)
        let room = (body.height - 1 - (foot.isEmpty ? 0 : 1)) / each
        let isOver = entries.allSatisfy { $0.endedAt != nil }
        var shown = screen
        shown.selected = place.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
        let visible = TillScreen.visible(entries.count, room: room, around: place)
        drawTitle(part: ScreenText.shownPart(visible, of: entries.count), on: &frame, body)
        for (offset, index) in visible.enumerated() {
            let row = body.row + 1 + offset * each
            if isNumbered {
                let number = TextWidth.padded("\(index + 1)", to: digits)
                frame.put(number, row: row, column: 1, width: digits, style: .bold)
            }
            let area = TillScreen.Area(row: row, column: digits, width: body.width - digits, height: each)
            shown.drawRow(of: entries[index], on: &frame, area, isOver: isOver)
        }
        let last = body.row + body.height - 1
        frame.put(" \(foot)", row: last, column: 0, width: body.width, style: .dim)
    }

    /// The title, and at its right the visible part of the list if not all of it is visible.
    private func drawTitle(part: String, on frame: inout Frame, _ body: TillScreen.Area) {
        let columns = frame.glyphs.columns(part)
        let width = body.width - columns
        frame.put(" \(title)", row: body.row, column: 0, width: width, style: .reverse)
        frame.put(part, row: body.row, column: width, width: columns, style: .reverse)
    }
}
