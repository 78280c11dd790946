import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The selected order in full.
extension TillScreen {
    func drawDetail(of entry: OrderEntry, on frame: inout Frame, _ area: Area) {
        let facts = facts(of: entry, isNarrow: area.width < 44)
        let count = entry.order.code.count
        if area.width >= 70 {
            let digits = BigDigits(entry.order.code, .small, glyphs: frame.glyphs)
            let left = max(32, BigDigits.columns(count, .small) + 2)
            drawDigits(digits, on: &frame, area)
            draw(
                facts,
                on: &frame,
                Area(row: area.row + 4, column: area.column, width: left, height: area.height - 4)
            )
            let column = area.column + left + 2
            drawSheet(
                of: entry,
                on: &frame,
                Area(row: area.row, column: column, width: area.width - left - 2, height: area.height)
            )
            return
        }
        if area.height < 16 { return drawLowDetail(of: entry, facts, on: &frame, area) }
        let isLarge = BigDigits.columns(count, .large) <= area.width
        let digits = BigDigits(entry.order.code, isLarge ? .large : .small, glyphs: frame.glyphs)
        var part = area
        part.row += 1
        drawDigits(digits, on: &frame, part)
        var row = part.row + digits.rows.count + 1
        draw(facts, on: &frame, Area(row: row, column: area.column, width: area.width, height: facts.count))
        row += facts.count + 1
        drawSheet(
            of: entry,
            on: &frame,
            Area(row: row, column: area.column, width: area.width, height: area.row + area.height - row)
        )
    }

    /// Draws the order in few rows: the code with the facts beside it, or below it if the code is long.
    private func drawLowDetail(
        of entry: OrderEntry,
        _ facts: [(text: String, style: Style)],
        on frame: inout Frame,
        _ area: Area
    ) {
        let code = entry.order.code
        var row = area.row + 1
        let columns = BigDigits.columns(code.count, .small)
        if columns <= area.width {
            drawDigits(BigDigits(code, .small, glyphs: frame.glyphs), on: &frame, area)
            row += 2
        } else {
            frame.put(code, row: area.row, column: area.column, width: area.width, style: .bold)
        }
        let room = area.width - columns - 2
        if room >= 12 {
            let column = area.column + columns + 2
            draw(facts, on: &frame, Area(row: area.row, column: column, width: room, height: 3))
        } else {
            let most = facts.prefix(3)
            let text = most.map(\.text).joined(separator: " · ")
            let style = most.last?.style ?? .bold
            frame.put(text, row: row, column: area.column, width: area.width, style: style)
            row += 1
        }
        drawSheet(
            of: entry,
            on: &frame,
            Area(row: row, column: area.column, width: area.width, height: area.row + area.height - row)
        )
    }

    private func drawDigits(_ digits: BigDigits, on frame: inout Frame, _ area: Area) {
        for (offset, text) in digits.rows.enumerated() where offset < area.height {
            frame.put(text, row: area.row + offset, column: area.column, width: area.width, style: .bold)
        }
    }

    private func draw(_ facts: [(text: String, style: Style)], on frame: inout Frame, _ area: Area) {
        for (offset, fact) in facts.enumerated() where offset < area.height {
            frame.put(
                fact.text,
                row: area.row + offset,
                column: area.column,
                width: area.width,
                style: fact.style
            )
        }
    }

    private func facts(of entry: OrderEntry, isNarrow: Bool) -> [(text: String, style: Style)] {
        let order = entry.order
        var facts: [(text: String, style: Style)] = [(order.shownDeviceName(settings.language), .bold)]
        if entry.isHere, let arrivedAt = order.arrivedAt, let now {
            let pace = Pace(waited: now - arrivedAt)
            let text = say(ScreenText.hereFor(Self.short(now - arrivedAt), pace.word))
            facts.append((isNarrow ? waitedText(of: entry).text : text, pace.style))
        }
        let state = say(isNarrow ? ScreenText.shortWord(order.state) : order.state.word).uppercased()
        if let age = entry.minimumAge {
            let text = isNarrow ? "\(age)+ \(state)" : "\(state) · \(say(ScreenText.askAge(age)))"
            facts.append((text, Style(colour: .magenta, isBold: true)))
        } else {
            facts.append((state, .bold))
        }
        if order.wantedToCancel {
            facts.append((say(TillNoticeText.wantedToCancel), Style(colour: .magenta, isBold: true)))
        }
        facts.append((say(ScreenText.placed(clock(order.placedAt))), .dim))
        return facts
    }

    private func drawSheet(of entry: OrderEntry, on frame: inout Frame, _ area: Area) {
        guard area.height > 0 else { return }
        let isNarrow = area.width < 44
        let sheet = OrderSheet(
            entry,
            language: settings.language,
            price: price,
            names: names,
            isNarrow: isNarrow
        )
        let (lines, foot) = wrapped(sheet, on: frame, area)
        let room = max(0, area.height - foot.count)
        let needsMark = lines.count > room
        let shown = max(0, needsMark ? room - 1 : room)
        let first = min(scroll, max(0, lines.count - shown))
        var row = area.row
        for line in lines.dropFirst(first).prefix(shown) {
            draw(line, on: &frame, row: row, area)
            row += 1
        }
        if needsMark, room > 0 {
            let rest = lines.count - first - shown
            let text = rest > 0 ? say(ScreenText.more(rest)) : "▲"
            frame.put(text, row: row, column: area.column, width: area.width, style: .bold)
            row += 1
        }
        for line in foot where row < area.row + area.height {
            draw(line, on: &frame, row: row, area)
            row += 1
        }
    }

    /// The sheet's rows for an area. If a text is too long for the foot, the foot shows its beginning as far
    /// as the lines leave room, and the full text follows the lines.
    private func wrapped(_ sheet: OrderSheet, on frame: Frame, _ area: Area)
        -> (lines: [OrderSheet.Row], foot: [OrderSheet.Row])
    {
        var (lines, foot) = (sheet.lines, [OrderSheet.Row]())
        // Products have priority: a long text always has one row, and more only if the lines leave room.
        var spare = area.height - lines.count - sheet.foot.count
        for row in sheet.foot {
            guard row.wraps else {
                foot.append(row)
                continue
            }
            let rows = frame.glyphs.lines(row.text, columns: area.width - 1).map {
                OrderSheet.Row(text: " \($0)", style: row.style)
            }
            if rows.count <= 1 + max(0, spare) {
                foot += rows
                spare -= rows.count - 1
                continue
            }
            let most = max(1, min(area.height / 4, 1 + spare))
            let rest = rows.dropFirst(most - 1).map(\.text).joined()
            foot += rows.prefix(most - 1) + [OrderSheet.Row(text: rest, style: row.style)]
            lines += rows
        }
        return (lines, foot)
    }

    private func draw(_ line: OrderSheet.Row, on frame: inout Frame, row: Int, _ area: Area) {
        let amount = frame.glyphs.columns(line.amount)
        let width = max(0, area.width - amount - (amount > 0 ? 1 : 0))
        if line.style.isReverse {
            frame.put(line.text, row: row, column: area.column, width: width, style: .plain)
            let end = area.column + min(width, frame.glyphs.columns(line.text))
            return frame.restyle(row: row, columns: area.column..<end, as: line.style)
        }
        frame.put(line.text, row: row, column: area.column, width: width, style: line.style)
        guard amount > 0 else { return }
        frame.put(
            line.amount,
            row: row,
            column: area.column + area.width - amount,
            width: amount,
            alignment: .trailing,
            style: line.style
        )
    }
}
