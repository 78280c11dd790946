import McOrderConsole
import McOrderText

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
    let page: FlowPage
    let cursor: Int
    /// A summary of the ticket.
    var corner = ""
    /// The digits typed so far of an entry's number.
    var digits = ""
    var notice: FlowNotice?

    /// Columns without text at the left and right edges.
    static let margin = 2
    /// The text between two key hints.
    private static let gap = "   "
    /// Maximum width in columns: an amount far from its name is hard to read.
    private static let widest = 84

    /// Draws the page on a blank frame.
    func draw(on frame: inout Frame) {
        let rows = frame.size.rows
        let width = Self.width(on: frame)
        header(on: &frame)
        footer(lines: notice == nil ? 2 : 1, on: &frame)
        let notices = notice.map { frame.glyphs.lines($0.sentence[language], columns: width).prefix(3) } ?? []
        let style: Style = notice?.isError == true ? .bad : .good
        var bottom = rows - 1 - max(2, notices.count)
        for (index, line) in notices.enumerated() {
            frame.put(line, row: bottom + index, column: Self.margin, style: style)
        }
        let details = page.choices.indices.contains(cursor) ? page.choices[cursor].details : []
        if page.choices.contains(where: { !$0.details.isEmpty }), rows >= 20 {
            bottom -= 4
            let lines = details.flatMap { frame.glyphs.lines($0, columns: width) }.filter { !$0.isEmpty }
            for (index, line) in lines.prefix(3).enumerated() {
                frame.put(line, row: bottom + 1 + index, column: Self.margin, style: .dim)
            }
        }
        let limit = bottom - page.buttons.count - min(3, page.entries.count)
        var row = text(from: rows >= 16 ? 2 : 1, until: limit, on: &frame)
        let end = page.choices.isEmpty ? rows - 1 : bottom - page.choices.count
        row = code(rows: row..<max(row, end), on: &frame)
        choices(rows: row..<max(row, bottom), on: &frame)
    }

    /// The columns for text.
    private static func width(on frame: Frame) -> Int {
        max(1, min(frame.size.columns, widest) - 2 * margin)
    }

    private func header(on frame: inout Frame) {
        let columns = frame.size.columns
        let corner = page.hasTicket ? corner : ""
        frame.fill(row: 0, column: 0, width: columns, style: .reverse)
        let right = frame.glyphs.columns(corner)
        frame.put(
            page.title,
            row: 0,
            column: Self.margin,
            width: max(1, columns - right - 2 * Self.margin - 1),
            style: Style(isBold: true, isReverse: true)
        )
        frame.put(corner, row: 0, column: columns - right - Self.margin, style: .reverse)
    }

    /// Draws the key hints in the last row, and if that is too narrow also in the row above.
    private func footer(lines: Int, on frame: inout Frame) {
        var hints = page.letters.filter { !$0.word.isEmpty }.map {
            "\($0.keys.prefix(1).uppercased()) \($0.word)"
        }
        if page.hasTicket { hints.append(FlowText.ticketHint[language]) }
        let always = page.choices.isEmpty ? [] : [FlowText.chooseHint[language]]
        let usual = always + hints + [FlowText.backHint[language], FlowText.leaveHint[language]]
        let pieces = page.hint?[language].split(separator: Self.gap).map(String.init) ?? usual
        let columns = frame.size.columns
        let width = columns - Self.margin
        var shown = pieces
        var rows = Self.rows(of: shown, columns: width, frame.glyphs)
        // The ways back and out, which are the last two, are never left out.
        while rows.count > lines || rows.contains(where: { frame.glyphs.columns($0) > width }),
            shown.count > 2
        {
            shown.remove(at: shown.count - 3)
            rows = Self.rows(of: shown, columns: width, frame.glyphs)
        }
        rows = Array(rows.suffix(lines))
        for (index, text) in rows.enumerated() {
            let row = frame.size.rows - rows.count + index
            frame.put(text, row: row, column: Self.margin, width: width, style: .dim)
        }
        guard !digits.isEmpty else { return }
        frame.put(" \(digits)_ ", row: frame.size.rows - 1, column: columns - 6, width: 6, style: .reverse)
    }

    /// The pieces in as few rows as they need.
    private static func rows(of pieces: [String], columns: Int, _ glyphs: Glyphs) -> [String] {
        var rows = [""]
        for piece in pieces {
            let row = rows[rows.count - 1].isEmpty ? piece : rows[rows.count - 1] + gap + piece
            if rows[rows.count - 1].isEmpty || glyphs.columns(row) <= columns {
                rows[rows.count - 1] = row
            } else {
                rows.append(piece)
            }
        }
        return rows
    }

    /// Draws the text above the entries. Returns the row below.
    private func text(from first: Int, until limit: Int, on frame: inout Frame) -> Int {
        let (width, left) = (Self.width(on: frame), Self.margin)
        var row = first
        for line in page.lines {
            if line.isField, frame.size.rows < 16 || line.isKept {
                guard row < limit else { break }
                frame.put(
                    Self.end(of: line.text, columns: width - 1, frame.glyphs),
                    row: row,
                    column: left,
                    style: line.style
                )
                row += 1
                continue
            }
            if line.isKept || !line.amount.isEmpty {
                guard row < limit else { break }
                let amount = frame.glyphs.columns(line.amount)
                frame.put(line.text, row: row, column: left, width: width - amount - 2, style: line.style)
                frame.put(line.amount, row: row, column: left + width - amount - 1, style: line.style)
                row += 1
                continue
            }
            // Glyphs.lines drops leading spaces, which are the indentation here.
            let indent = line.text.prefix { $0 == " " }.count
            for part in frame.glyphs.lines(line.text, columns: width - indent) where row < limit {
                frame.put(part, row: row, column: left + indent, style: line.style)
                row += 1
            }
        }
        return row
    }

    /// The end of a field's text, with its caret, if it is too wide.
    private static func end(of text: String, columns: Int, _ glyphs: Glyphs) -> String {
        guard glyphs.columns(text) > columns else { return text }
        var end = text[...]
        while !end.isEmpty, glyphs.columns("> …" + end) > columns { end = end.dropFirst() }
        return "> …" + end
    }

    private func choices(rows: Range<Int>, on frame: inout Frame) {
        let gap = page.buttons.isEmpty || page.entries.isEmpty ? 0 : 1
        // Each row has an entry, or the heading of the entry below.
        let list = page.entries.indices.flatMap { place -> [(place: Int, isHeading: Bool)] in
            (page.entries[place].heading.isEmpty ? [] : [(place, true)]) + [(place, false)]
        }
        let room = max(0, min(list.count, rows.count - page.buttons.count - gap))
        let focus = list.firstIndex { $0.place == cursor && !$0.isHeading } ?? cursor + list.count
        let start = min(max(0, focus - room + 1), list.count - room)
        for index in 0..<room {
            let (place, isHeading) = list[start + index]
            let row = rows.lowerBound + index
            if isHeading {
                let width = Self.width(on: frame)
                let heading = page.entries[place].heading
                frame.put(heading, row: row, column: Self.margin, width: width, style: .bold)
            } else {
                draw(page.entries[place], place, mark: "\(place + 1)", row: row, on: &frame)
            }
        }
        let right = Self.margin + Self.width(on: frame)
        if start > 0 { frame.put("▲", row: rows.lowerBound, column: right, style: .bold) }
        if start + room < list.count, room > 0 {
            frame.put("▼", row: rows.lowerBound + room - 1, column: right, style: .bold)
        }
        for (index, button) in page.buttons.enumerated() {
            let row = rows.lowerBound + room + gap + index
            let mark = button.letter?.uppercased() ?? ""
            draw(button, page.entries.count + index, mark: mark, row: row, on: &frame)
        }
    }

    /// Draws a choice with its index among all.
    private func draw(_ entry: FlowEntry, _ place: Int, mark: String, row: Int, on frame: inout Frame) {
        let isChosen = place == cursor
        let (width, left) = (Self.width(on: frame), Self.margin)
        let plain: Style = entry.isOpen ? .plain : .dim
        let style: Style = isChosen ? .reverse : plain
        frame.fill(row: row, column: left, width: width, style: style)
        if isChosen { frame.put("▸", row: row, column: left, style: style) }
        frame.put(mark, row: row, column: left + 1, width: 3, alignment: .trailing, style: style)
        let amount = frame.glyphs.columns(entry.amount)
        let end = left + width - amount - 2
        let note = entry.note.isEmpty ? "" : "  " + entry.note
        // A name is worth more than the remark after it, which a narrow terminal leaves out.
        let nameWidth = min(frame.glyphs.columns(entry.name), max(1, end - (left + 6)))
        frame.put(entry.name, row: row, column: left + 6, width: nameWidth, style: style)
        let behind = left + 6 + nameWidth
        let noteStyle: Style = isChosen ? .reverse : .dim
        if frame.glyphs.columns(note) <= end - behind {
            frame.put(note, row: row, column: behind, style: noteStyle)
        }
        frame.put(entry.amount, row: row, column: left + width - amount - 1, style: style)
    }
}
