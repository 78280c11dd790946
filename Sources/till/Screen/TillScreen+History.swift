import McOrderConsole
import McOrderCounter
import McOrderModel

/// The history of the selected order, which scrolls where it is longer than its panel.
extension TillScreen {
    /// A row of a history.
    struct HistoryRow {
        let text: String
        var style = Style.plain
        /// The day on which it happened; empty where all of them did today.
        var date = ""
    }

    /// The rows of a history: each line as many as it needs, under the days on which they happened where that
    /// is not one day, today.
    private func historyRows(_ changes: [OrderChange], columns: Int) -> [HistoryRow] {
        let lines = HistoryLine.lines(changes, in: zone)
        let today = now.flatMap { now in zone?.civilTime(at: now).dateText }
        let isToday = lines.allSatisfy { $0.date.isEmpty || $0.date == today }
        var rows: [HistoryRow] = []
        for (place, line) in lines.enumerated() {
            let date = isToday ? "" : line.date
            if !date.isEmpty, place == 0 || date != lines[place - 1].date {
                rows.append(HistoryRow(text: date, style: .bold, date: date))
            }
            let texts = wrapped(line.text(settings.language), columns: columns - 3)
            rows += texts.map { HistoryRow(text: $0, date: date) }
        }
        return rows
    }

    /// A text in rows, each but the first indented.
    private func wrapped(_ text: String, columns: Int) -> [String] {
        guard TextWidth.columns(text) > columns else { return [text] }
        return Glyphs.unicode.lines(text, columns: columns - 2).enumerated().map { $0 == 0 ? $1 : "  \($1)" }
    }

    /// The rows of a history that are seen, between marks that say how many there are above and below, and of
    /// which day the first one is.
    func historySeen(_ changes: [OrderChange], from row: Int?) -> [HistoryRow] {
        let rows = historyRows(changes, columns: size.columns)
        let room = historyRoom
        guard rows.count > room else { return rows }
        let first = min(row ?? .max, lastHistoryRow(of: rows.count))
        let mark = [say(ScreenText.moreAbove(first)), rows[first].date].filter { !$0.isEmpty }
        let above = first > 0 ? [HistoryRow(text: mark.joined(separator: "  "), style: .bold)] : []
        let left = rows.count - first
        if left <= room - above.count { return above + rows.suffix(left) }
        let seen = max(1, room - above.count - 1)
        let below = HistoryRow(text: say(ScreenText.more(left - seen)), style: .bold)
        return above + rows[first..<first + seen] + [below]
    }

    mutating func press(_ key: Key, readingHistory changes: [OrderChange], from row: Int?) -> Effects {
        let last = lastHistoryRow(of: historyRows(changes, columns: size.columns).count)
        let place = min(row ?? last, last)
        // A page is what is seen between the marks.
        let page = max(1, historyRoom - 2)
        switch key {
        case .up: panel = .history(changes, from: max(0, place - 1))
        case .down: panel = .history(changes, from: min(last, place + 1))
        case .pageUp: panel = .history(changes, from: max(0, place - page))
        case .pageDown: panel = .history(changes, from: min(last, place + page))
        case .home: panel = .history(changes, from: 0)
        case .end: panel = .history(changes, from: last)
        default: panel = .lanes
        }
        return []
    }

    /// Whether a history is longer than its panel.
    func isScrolled(_ changes: [OrderChange]) -> Bool {
        historyRows(changes, columns: size.columns).count > historyRoom
    }

    /// How many rows a history has, between title and foot.
    private var historyRoom: Int { max(1, body.height - 2) }

    /// The row from which on the last ones are seen, below the mark of those above.
    private func lastHistoryRow(of count: Int) -> Int {
        count > historyRoom ? count - historyRoom + 1 : 0
    }
}
