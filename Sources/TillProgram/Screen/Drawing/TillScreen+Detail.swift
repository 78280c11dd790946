import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import StaffDisplay

/// The selected order in full.
extension TillScreen {
    func drawDetail(of entry: OrderEntry, on frame: inout Frame, _ area: Area) {
        let facts = facts(of: entry, isNarrow: area.width < 44)
        let code = entry.order.code
        if area.width >= 70 {
            let left = max(32, BigDigits.columns(code.count, .small) + 2)
            drawDigits(code, .small, on: &frame, area)
            // Without room for all facts, the empty row below the digits is theirs.
            let top = area.height < 4 + facts.count ? 3 : 4
            let room = area.rows(after: top).columns(after: 0, count: left)
            draw(Self.fitting(facts, room.height), on: &frame, room)
            return drawSheet(of: entry, on: &frame, area.columns(after: left + 2))
        }
        if area.height < 16 { return drawLowDetail(of: entry, facts, on: &frame, area) }
        let isLarge = BigDigits.columns(code.count, .large) <= area.width
        let below = area.rows(after: 1)
        let digits = drawDigits(code, isLarge ? .large : .small, on: &frame, below)
        let rest = below.rows(after: digits + 1)
        draw(facts, on: &frame, rest.rows(after: 0, count: facts.count))
        drawSheet(of: entry, on: &frame, rest.rows(after: facts.count + 1))
    }

    /// Draws the order in few rows: the code with the facts beside it, or below it if the code is long.
    private func drawLowDetail(
        of entry: OrderEntry,
        _ facts: [(text: String, style: Style)],
        on frame: inout Frame,
        _ area: Area
    ) {
        let code = entry.order.code
        var row = 1
        let columns = BigDigits.columns(code.count, .small)
        if columns <= area.width {
            drawDigits(code, .small, on: &frame, area)
            row += 2
        } else {
            frame.put(code, in: area, style: .bold)
        }
        let room = area.width - columns - 2
        if room >= 12 {
            draw(facts, on: &frame, area.columns(after: columns + 2).rows(after: 0, count: 3))
        } else {
            let most = facts.prefix(3)
            let text = most.map(\.text).joined(separator: " · ")
            frame.put(text, in: area, row: row, style: most.last?.style ?? .bold)
            row += 1
        }
        drawSheet(of: entry, on: &frame, area.rows(after: row))
    }

    /// Draws a code in large digits, and returns the number of their rows.
    @discardableResult
    private func drawDigits(_ code: String, _ size: BigDigits.Size, on frame: inout Frame, _ area: Area)
        -> Int
    {
        let rows = BigDigits(code, size, glyphs: frame.glyphs).rows
        draw(rows.map { ($0, .bold) }, on: &frame, area)
        return rows.count
    }

    /// Draws texts in the rows of an area, as many as it has.
    private func draw(_ texts: [(text: String, style: Style)], on frame: inout Frame, _ area: Area) {
        for (row, text) in texts.prefix(max(0, area.height)).enumerated() {
            frame.put(text.text, in: area, row: row, style: text.style)
        }
    }

    /// The facts for that many rows: without the time of the order, then without its device, which the
    /// order's row above shows as well.
    private static func fitting(_ facts: [(text: String, style: Style)], _ rows: Int)
        -> [(text: String, style: Style)]
    {
        let rest = facts.count > rows ? facts.dropLast() : facts[...]
        return Array(rest.suffix(max(0, rows)))
    }

    private func facts(of entry: OrderEntry, isNarrow: Bool) -> [(text: String, style: Style)] {
        let order = entry.order
        var facts: [(text: String, style: Style)] = [(named(order), .bold)]
        if entry.hasArrived, let arrivedAt = order.arrivedAt, let now {
            let pace = Pace(waited: now - arrivedAt, targets(of: order))
            let text = say(ScreenText.hereFor(Self.short(now - arrivedAt), pace.word))
            facts.append((isNarrow ? waitedText(of: entry).text : text, pace.style))
        }
        let state = say(isNarrow ? ScreenText.shortWord(order.state) : order.state.word).uppercased()
        if let age = entry.minimumAge {
            let text = isNarrow ? "\(age)+ \(state)" : "\(state) · \(say(ScreenText.askAge(age)))"
            facts.append((text, .unusual))
        } else {
            facts.append((state, .bold))
        }
        if let waits = order.waitsFor { facts.append((say(waits), .unusual)) }
        if order.wantedToCancel {
            facts.append((say(TillNoticeText.wantedToCancel), .unusual))
        }
        if let standing = order.standing {
            facts.append(
                (say(DeviceStandingText.standing(standing)), standing == .unsigned ? .unusual : .plain)
            )
        }
        if order.hasNamesake {
            let name = order.shownDeviceName(settings.language)
            facts.append((say(DeviceStandingText.namesake(name)), .unusual))
        }
        facts.append((say(ScreenText.placed(clock(order.placedAt))), .dim))
        return facts
    }

    /// The device's name; behind the order's code if an earlier open order has the same one.
    private func named(_ order: QueuedOrder) -> String {
        let name = order.shownDeviceName(settings.language)
        return snapshot?.letters[order.id] == nil ? name : shownCode(of: order)
    }

    /// The sheet of an order. While a question covers its last rows it has no allergens, which would push the
    /// total under the question.
    func sheet(of entry: OrderEntry, isNarrow: Bool) -> SheetRows {
        SheetRows(
            sheet: OrderSheet(entry.order, names, settings.language),
            price: price,
            showsAllergens: panel is LanesPanel,
            isNarrow: isNarrow,
            clock: clock
        )
    }

    private func drawSheet(of entry: OrderEntry, on frame: inout Frame, _ area: Area) {
        guard area.height > 0 else { return }
        let sheet = sheet(of: entry, isNarrow: area.width < 44)
        let (lines, foot, products) = wrapped(sheet, on: frame, area)
        let room = max(0, area.height - foot.count)
        let needsMark = lines.count > room
        // The mark takes no row from the products.
        let isMarkInFoot = needsMark && products == room
        let shown = max(0, needsMark && !isMarkInFoot ? room - 1 : room)
        let first = min(scroll, max(0, lines.count - shown))
        var row = 0
        for line in lines.dropFirst(first).prefix(shown) {
            draw(line, on: &frame, area, row: row)
            row += 1
        }
        let rest = lines.count - first - shown
        let mark = rest > 0 ? say(ScreenText.more(rest)) : "▲"
        if needsMark, !isMarkInFoot, room > 0 {
            frame.put(mark, in: area, row: row, style: .bold)
            row += 1
        }
        for line in foot where row < area.height {
            draw(line, on: &frame, area, row: row)
            if isMarkInFoot, line.holdsMark { draw(mark: mark, behind: line, on: &frame, area, row: row) }
            row += 1
        }
    }

    /// Draws the mark between a row's text and its amount, the whole one if it fits.
    private func draw(
        mark: String,
        behind line: SheetRows.Row,
        on frame: inout Frame,
        _ area: Area,
        row: Int
    ) {
        let start = frame.glyphs.columns(line.text) + 2
        let room = area.columns(
            after: start,
            count: area.width - start - frame.glyphs.columns(line.amount) - 1
        )
        let text = frame.glyphs.columns(mark) <= room.width ? mark : String(mark.prefix(1))
        if room.width > 0 { frame.put(text, in: room, row: row, style: .bold) }
    }

    /// The sheet's rows for an area, and how many of the lines are products. If a text is too long for the
    /// foot, the foot shows its beginning as far as the lines leave room, and the full text follows the
    /// lines. So do the allergens.
    private func wrapped(_ sheet: SheetRows, on frame: Frame, _ area: Area)
        -> (lines: [SheetRows.Row], foot: [SheetRows.Row], products: Int)
    {
        var (lines, foot) = (sheet.lines, [SheetRows.Row]())
        let products = lines.count
        let whole = sheet.foot
        // Products have priority: a long text always has one row, and more only if the lines leave room.
        var spare = area.height - lines.count - whole.count
        for row in whole {
            guard row.wraps else {
                foot.append(row)
                continue
            }
            let rows = frame.glyphs.lines(row.text, columns: area.width - 1).map {
                SheetRows.Row(text: " \($0)", style: row.style)
            }
            if rows.count <= 1 + max(0, spare) {
                foot += rows
                spare -= rows.count - 1
                continue
            }
            let most = max(1, min(area.height / 4, 1 + spare))
            let rest = rows.dropFirst(most - 1).map(\.text).joined()
            foot += rows.prefix(most - 1) + [SheetRows.Row(text: rest, style: row.style)]
            lines += rows
        }
        lines += sheet.contents.flatMap { text in
            frame.glyphs.lines(text, columns: area.width - 1).map { SheetRows.Row(text: " \($0)") }
        }
        return (lines, foot, products)
    }

    private func draw(_ line: SheetRows.Row, on frame: inout Frame, _ area: Area, row: Int) {
        let amount = frame.glyphs.columns(line.amount)
        let left = area.columns(after: 0, count: max(0, area.width - amount - (amount > 0 ? 1 : 0)))
        if line.style.isReverse {
            frame.put(line.text, in: left, row: row)
            let end = area.column + min(left.width, frame.glyphs.columns(line.text))
            return frame.restyle(row: area.row + row, columns: area.column..<end, as: line.style)
        }
        frame.put(line.text, in: left, row: row, style: line.style)
        frame.put(line.amount, in: area.columns(after: area.width - amount), row: row, style: line.style)
    }
}
