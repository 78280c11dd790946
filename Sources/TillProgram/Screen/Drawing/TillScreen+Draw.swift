import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

extension TillScreen {
    /// Whether the screen has room for the most important parts only.
    private var isLow: Bool { size.rows < 20 }

    private var demandRows: Int { isLow ? 0 : size.rows >= 36 ? 2 : 1 }

    /// The area between the bars.
    var body: Area {
        let below = demandRows + (isLow ? 2 : 3)
        return Area(row: 2, column: 0, width: size.columns, height: size.rows - 2 - below)
    }

    func draw(on frame: inout Frame) {
        guard size.columns >= Self.least.columns, size.rows >= Self.least.rows else {
            return frame.put(say(ScreenText.tooSmall), in: frame.row(0), style: .bold)
        }
        drawTitle(on: &frame)
        drawCounts(on: &frame)
        drawBody(on: &frame, body)
        drawDemand(on: &frame, row: body.row + body.height, rows: demandRows)
        drawNotice(on: &frame, row: size.rows - (isLow ? 2 : 3))
        drawField(on: &frame, row: size.rows - (isLow ? 1 : 2), withKeys: isLow)
        if !isLow { drawLegend(on: &frame, row: size.rows - 1) }
    }

    private func drawBody(on frame: inout Frame, _ body: Area) {
        guard panel.showsOrders else { return panel.draw(self, on: &frame, body) }
        guard snapshot != nil else {
            let sentence = feedFailure ?? notice?.sentence ?? ScreenText.waitsForFirst
            for (row, line) in frame.glyphs.lines(say(sentence), columns: body.width - 4).enumerated()
            where row < body.height {
                frame.put(line, row: body.row + 1 + row, column: 2, style: .bold)
            }
            return
        }
        guard let selected else {
            drawLanes(on: &frame, body)
            return panel.draw(self, on: &frame, body)
        }
        if body.width >= 110 {
            let left = body.width - 54
            drawLanes(on: &frame, body.columns(after: 0, count: left))
            frame.fill("│", in: body.columns(after: left, count: 1), style: .dim)
            drawDetail(of: selected, on: &frame, body.columns(after: left + 2, count: 51))
        } else {
            let detail = body.columns(after: 1, count: body.width - 2)
            let top = lanesAboveDetail(body.height, width: body.width)
            if top > 0 {
                drawLanes(on: &frame, body.rows(after: 0, count: top - 1))
                frame.fill("─", in: body.rows(after: top - 1, count: 1), style: .dim)
            }
            drawDetail(of: selected, on: &frame, detail.rows(after: top))
        }
        panel.draw(self, on: &frame, body)
    }

    /// The number of rows of the lanes above the selected order, and of the line between them; 0 if there is
    /// no room for both.
    ///
    /// The lanes keep eight customers who are here and one order on the way; the detail shrinks first, to six
    /// rows, in which it scrolls. What the lanes do not need is the detail's.
    private func lanesAboveDetail(_ rows: Int, width: Int) -> Int {
        guard rows >= 14 else { return 0 }
        let each = Self.rowsPerOrder(width: width)
        let (here, onTheWay) = (snapshot?.here.count ?? 0, snapshot?.onTheWay.count ?? 0)
        let later = later.count
        let apart = [later, snapshot?.awaited.count ?? 0]
            .map { Self.apartHeight($0, rows: rows / 2, rowsPerOrder: each) }.reduce(0, +)
        let wanted = 2 + max(1, here * each) + max(1, (onTheWay - later) * each) + apart
        let kept = 2 + 9 * each
        return 1 + min(wanted, max(rows / 2 - 1, min(kept, rows - 7)))
    }

    /// Draws texts one after another, as long as the next one fits as a whole. A first text that is too long
    /// is cut.
    func put(_ parts: [(text: String, style: Style)], on frame: inout Frame, _ area: Area) {
        var rest = area
        for part in parts where !part.text.isEmpty {
            if frame.glyphs.columns(part.text) > rest.width {
                if rest == area { frame.put(part.text, in: area, style: part.style) }
                return
            }
            let end = frame.put(part.text, row: rest.row, column: rest.column, style: part.style)
            rest = rest.columns(after: end - rest.column)
        }
    }

    /// The time of day at an instant, by the restaurant's clocks.
    func clock(_ instant: Timestamp) -> String {
        let text =
            zone.map { $0.civilTime(at: instant).clockText } ?? String(instant.description.dropFirst(11))
        return String(text.prefix(5))
    }

    /// The time of day at an instant, with the day if that is not today: `20/11 12:03`, or `20/11/2025` in
    /// another year. At most eleven columns.
    func moment(_ instant: Timestamp) -> String {
        guard let zone, let now else { return clock(instant) }
        let (time, present) = (zone.civilTime(at: instant), zone.civilTime(at: now))
        let day = CivilDay(time)
        if day == CivilDay(present) { return clock(instant) }
        let texts = settings.language.texts
        return time.year == present.year ? "\(texts.dayAndMonth(day)) \(clock(instant))" : texts.date(day)
    }

    /// The time zone of the restaurant whose orders are shown.
    var zone: RestaurantZone? {
        restaurant?.zone ?? snapshot?.day.restaurants.first?.zone
    }
}
