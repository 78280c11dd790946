internal import McOrderConsole
internal import McOrderText

/// Lays a page out on a terminal. At 80×24 everything is visible; on a smaller terminal the choices are.
///
/// | rows | content |
/// |---|---|
/// | first | title, and the ticket at the right |
/// | then | text, entries, buttons |
/// | last 7 to 5 | details of the entry under the cursor |
/// | last 3 and 2 | notice |
/// | last | keys |
struct FlowPainter {
    let language: Language

    /// Columns without text at the left and right edges.
    static let margin = 2
    /// The text between two key hints.
    private static let gap = "   "
    /// Maximum width in columns: an amount far from its name is hard to read.
    private static let widest = 84

    /// Draws a page on a blank frame.
    func draw(
        _ page: FlowPage,
        corner: String,
        cursor: Int,
        digits: String,
        notice: FlowNotice?,
        on frame: inout Frame
    ) {
        let (rows, columns) = (frame.size.rows, frame.size.columns)
        let width = max(1, min(columns, Self.widest) - 2 * Self.margin)
        header(page.title, page.hasTicket ? corner : "", on: &frame)
        footer(page, digits, lines: notice == nil ? 2 : 1, on: &frame)
        var bottom = rows - 1
        if let notice {
            let style = Style(colour: notice.isError ? .red : .green, isBold: true)
            let lines = frame.glyphs.lines(notice.sentence[language], columns: width).prefix(3)
            bottom -= max(2, lines.count)
            for (index, line) in lines.enumerated() {
                frame.put(line, row: bottom + index, column: Self.margin, style: style)
            }
        } else {
            bottom -= 2
        }
        let details = page.choices.indices.contains(cursor) ? page.choices[cursor].details : []
        if page.choices.contains(where: { !$0.details.isEmpty }), rows >= 20 {
            bottom -= 4
            let lines = details.flatMap { frame.glyphs.lines($0, columns: width) }.filter { !$0.isEmpty }
            for (index, line) in lines.prefix(3).enumerated() {
                frame.put(line, row: bottom + 1 + index, column: Self.margin, style: .dim)
            }
        }
        var row = rows >= 16 ? 2 : 1
        row = text(
            page,
            row,
            until: bottom - page.buttons.count - min(3, page.entries.count),
            width,
            on: &frame
        )
        let end = page.choices.isEmpty ? rows - 1 : bottom - page.choices.count
        row = code(page, rows: row..<max(row, end), on: &frame)
        choices(page, cursor: cursor, rows: row..<max(row, bottom), width, on: &frame)
    }

    private func header(_ title: String, _ corner: String, on frame: inout Frame) {
        let columns = frame.size.columns
        frame.fill(row: 0, column: 0, width: columns, style: .reverse)
        let right = frame.glyphs.columns(corner)
        frame.put(
            title,
            row: 0,
            column: Self.margin,
            width: max(1, columns - right - 2 * Self.margin - 1),
            style: Style(isBold: true, isReverse: true)
        )
        frame.put(corner, row: 0, column: columns - right - Self.margin, style: .reverse)
    }

    /// Draws the key hints in the last row, and if that is too narrow also in the row above.
    private func footer(_ page: FlowPage, _ digits: String, lines: Int, on frame: inout Frame) {
        var hints = page.letters.filter { !$0.word.isEmpty }.map {
            "\($0.keys.prefix(1).uppercased()) \($0.word)"
        }
        if page.hasTicket { hints.append(FlowText.ticketHint[language]) }
        let always = page.choices.isEmpty ? [] : [FlowText.chooseHint[language]]
        let usual = always + hints + [FlowText.backHint[language], FlowText.leaveHint[language]]
        let pieces = page.hint?[language].split(separator: Self.gap).map(String.init) ?? usual
        let columns = frame.size.columns
        let width = columns - Self.margin
        var rows = [""]
        for piece in pieces {
            let row = rows[rows.count - 1].isEmpty ? piece : rows[rows.count - 1] + Self.gap + piece
            if rows.count == lines || frame.glyphs.columns(row) <= width {
                rows[rows.count - 1] = row
            } else {
                rows.append(piece)
            }
        }
        for (index, text) in rows.enumerated() {
            let row = frame.size.rows - rows.count + index
            frame.put(text, row: row, column: Self.margin, width: width, style: .dim)
        }
        if !digits.isEmpty {
            frame.put(
                " \(digits)_ ",
                row: frame.size.rows - 1,
                column: columns - 6,
                width: 6,
                style: .reverse
            )
        }
    }

    private func text(
        _ page: FlowPage,
        _ row: Int,
        until limit: Int,
        _ width: Int,
        on frame: inout Frame
    ) -> Int {
        var row = row
        for line in page.lines {
            if line.isKept || !line.amount.isEmpty {
                guard row < limit else { break }
                let amount = frame.glyphs.columns(line.amount)
                frame.put(
                    line.text,
                    row: row,
                    column: Self.margin,
                    width: width - amount - 2,
                    style: line.style
                )
                frame.put(
                    line.amount,
                    row: row,
                    column: Self.margin + width - amount - 1,
                    style: line.style
                )
                row += 1
                continue
            }
            // Glyphs.lines drops leading spaces, which are the indentation here.
            let indent = line.text.prefix { $0 == " " }.count
            for part in frame.glyphs.lines(line.text, columns: width - indent) where row < limit {
                frame.put(part, row: row, column: Self.margin + indent, style: line.style)
                row += 1
            }
        }
        return row
    }

    private func choices(
        _ page: FlowPage,
        cursor: Int,
        rows: Range<Int>,
        _ width: Int,
        on frame: inout Frame
    ) {
        let gap = page.buttons.isEmpty || page.entries.isEmpty ? 0 : 1
        let room = max(0, min(page.entries.count, rows.count - page.buttons.count - gap))
        let first = min(max(0, cursor - room + 1), max(0, page.entries.count - room))
        let start = cursor >= page.entries.count ? max(0, page.entries.count - room) : first
        for index in 0..<room {
            let place = start + index
            draw(
                page.entries[place],
                mark: "\(place + 1)",
                isChosen: place == cursor,
                row: rows.lowerBound + index,
                width,
                on: &frame
            )
        }
        let right = Self.margin + width
        if start > 0 { frame.put("▲", row: rows.lowerBound, column: right, style: .bold) }
        if start + room < page.entries.count, room > 0 {
            frame.put("▼", row: rows.lowerBound + room - 1, column: right, style: .bold)
        }
        for (index, button) in page.buttons.enumerated() {
            draw(
                button,
                mark: button.letter.map { $0.uppercased() } ?? "",
                isChosen: page.entries.count + index == cursor,
                row: rows.lowerBound + room + gap + index,
                width,
                on: &frame
            )
        }
    }

    private func draw(
        _ entry: FlowEntry,
        mark: String,
        isChosen: Bool,
        row: Int,
        _ width: Int,
        on frame: inout Frame
    ) {
        let plain: Style = entry.isOpen ? .plain : .dim
        let style: Style = isChosen ? .reverse : plain
        let left = Self.margin
        frame.fill(row: row, column: left, width: width, style: style)
        if isChosen { frame.put("▸", row: row, column: left, style: style) }
        frame.put(mark, row: row, column: left + 1, width: 3, alignment: .trailing, style: style)
        let amount = frame.glyphs.columns(entry.amount)
        let end = left + width - amount - 2
        let note = entry.note.isEmpty ? "" : "  " + entry.note
        let noteWidth = frame.glyphs.columns(note)
        let nameWidth = min(frame.glyphs.columns(entry.name), max(1, end - (left + 6) - noteWidth))
        frame.put(entry.name, row: row, column: left + 6, width: nameWidth, style: style)
        let behind = left + 6 + nameWidth
        frame.put(
            note,
            row: row,
            column: behind,
            width: max(0, min(noteWidth, end - behind)),
            style: isChosen ? .reverse : .dim
        )
        frame.put(
            entry.amount,
            row: row,
            column: left + width - amount - 1,
            style: style
        )
    }
}
