import McOrderConsole
import McOrderCounter
import McOrderModel

/// Lists of orders in place of the lanes: those that may be meant, that were found, or that came to be over
/// last.
extension TillScreen {
    /// Orders under a title, and what stands around them.
    private struct OrderList {
        let title: String
        let entries: [OrderEntry]
        /// The one that Enter takes.
        var place: Int?
        /// Whether digits pick one.
        var isNumbered = false
        /// What is said where there is none.
        var empty = ""
        /// What is said of those that are left out, or of the keys.
        var foot = ""
    }

    /// Draws the list of the panel, where that is one of orders.
    func drawOrderList(on frame: inout Frame, _ body: Area) {
        switch panel {
        case .candidates(let orders):
            let isCut = orders.entries.count > Counter.mostCandidates
            let title =
                isCut ? ScreenText.whichOfMany(orders.query) : ScreenText.whichDevice(orders.query)
            var list = OrderList(title: say(title), entries: orders.entries, place: orders.place)
            list.isNumbered = !isCut
            draw(list, on: &frame, body)
        case .search(let search):
            let matches = matches(search)
            var list = OrderList(title: say(ScreenText.search(search.text)), entries: matches)
            list.place = matches.isEmpty ? nil : search.place
            if search.isAnswered, search.text.contains(where: { $0 != " " }) {
                list.empty = say(ScreenText.empty)
            }
            if search.isCut { list.foot = say(ScreenText.onlyLastOver(OrderSearch.mostOver)) }
            draw(list, on: &frame, body)
        case .lastOver(let entries, let place, _):
            var list = OrderList(title: say(ScreenText.lastOver), entries: entries, isNumbered: true)
            list.place = entries.isEmpty ? nil : place
            list.empty = say(ScreenText.empty)
            list.foot = say(entries.isEmpty ? ScreenText.anyKey : ScreenText.lastOverFoot(entries.count))
            draw(list, on: &frame, body)
        default: break
        }
    }

    private func draw(_ list: OrderList, on frame: inout Frame, _ body: Area) {
        if list.entries.isEmpty {
            frame.put(list.empty, row: body.row + 1, column: 2, width: body.width - 2, style: .dim)
        }
        let digits = list.isNumbered ? String(list.entries.count).count + 1 : 0
        let each = Self.rowsPerOrder(width: body.width)
        let room = (body.height - 1 - (list.foot.isEmpty ? 0 : 1)) / each
        let isOver = list.entries.allSatisfy { $0.endedAt != nil }
        var shown = self
        shown.selected = list.place.flatMap { list.entries.indices.contains($0) ? list.entries[$0] : nil }
        let visible = Self.visible(list.entries.count, room: room, around: list.place)
        drawTitle(list.title, part: ScreenText.shownPart(visible, of: list.entries.count), on: &frame, body)
        for (offset, index) in visible.enumerated() {
            let row = body.row + 1 + offset * each
            if list.isNumbered {
                let number = TextWidth.padded("\(index + 1)", to: digits)
                frame.put(number, row: row, column: 1, width: digits, style: .bold)
            }
            let area = Area(row: row, column: digits, width: body.width - digits, height: each)
            shown.drawRow(of: list.entries[index], on: &frame, area, isOver: isOver)
        }
        let foot = body.row + body.height - 1
        frame.put(" \(list.foot)", row: foot, column: 0, width: body.width, style: .dim)
    }
    /// A list's title, and at its right which part of the list is seen, where that is not all.
    private func drawTitle(_ title: String, part: String, on frame: inout Frame, _ body: Area) {
        let columns = frame.glyphs.columns(part)
        let width = body.width - columns
        frame.put(" \(title)", row: body.row, column: 0, width: width, style: .reverse)
        frame.put(part, row: body.row, column: width, width: columns, style: .reverse)
    }
}
