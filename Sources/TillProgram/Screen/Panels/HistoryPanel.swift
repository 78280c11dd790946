import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// Shows the changes of the selected order. They scroll if they do not fit.
struct HistoryPanel: ListPanel {
    let changes: [OrderChange]
    /// The index of the first visible row; `nil` for the end of the history.
    var row: Int?

    /// A row of a history.
    private struct Row {
        let text: String
        var style = Style.plain
        /// The day of the change; empty if all changes are from today.
        var date = ""
    }

    func press(_ key: Key, on screen: inout TillScreen) {
        guard TillScreen.movingKeys.contains(key) else { return screen.panel = back }
        let room = room(on: screen)
        let last = lastRow(of: rows(on: screen).count, room)
        // A page is the number of rows between the marks.
        let page = max(1, room - 2)
        let next = TillScreen.moved(min(row ?? last, last), by: key, of: last + 1, page: page)
        screen.panel = HistoryPanel(changes: changes, row: next)
    }

    func legend(on screen: TillScreen) -> Sentence {
        rows(on: screen).count > room(on: screen) ? ScreenPanelText.historyFoot : ScreenPanelText.anyKey
    }

    func listing(on screen: TillScreen) -> Listing {
        Listing(
            title: screen.say(
                ScreenPanelText.history(screen.selected.map { screen.shownCode(of: $0.order) } ?? "")
            ),
            rows: seen(on: screen).map { ($0.text, $0.style) }
        )
    }

    /// The rows: each line in as many as it needs, under a heading for each day unless all are from today.
    private func rows(on screen: TillScreen) -> [Row] {
        let lines = changes.map { HistoryLine($0, in: screen.zone, screen.names) }
        let today = screen.now.flatMap { now in screen.zone.map { CivilDay($0.civilTime(at: now)) } }
        let isToday = lines.allSatisfy { $0.day == today }
        var rows: [Row] = []
        for (place, line) in lines.enumerated() {
            let date = isToday ? "" : screen.settings.language.texts.date(line.day)
            if !date.isEmpty, place == 0 || line.day != lines[place - 1].day {
                rows.append(Row(text: date, style: .bold, date: date))
            }
            let text = line.text(screen.settings.language)
            rows += wrapped(text, columns: screen.size.columns - 3).map { Row(text: $0, date: date) }
        }
        return rows
    }

    /// The text in rows, all but the first indented.
    private func wrapped(_ text: String, columns: Int) -> [String] {
        guard TextWidth.columns(text) > columns else { return [text] }
        return Glyphs.unicode.lines(text, columns: columns - 2).enumerated().map { $0 == 0 ? $1 : "  \($1)" }
    }

    /// The visible rows, between marks with the number of rows above and below, and with the day of the first
    /// visible row.
    private func seen(on screen: TillScreen) -> [Row] {
        let rows = rows(on: screen)
        let room = room(on: screen)
        guard rows.count > room else { return rows }
        let first = min(row ?? .max, lastRow(of: rows.count, room))
        let mark = [screen.say(ScreenPanelText.moreAbove(first)), rows[first].date].filter { !$0.isEmpty }
        let above = first > 0 ? [Row(text: mark.joined(separator: "  "), style: .bold)] : []
        let left = rows.count - first
        if left <= room - above.count { return above + rows.suffix(left) }
        let seen = max(1, room - above.count - 1)
        let below = Row(text: screen.say(ScreenText.more(left - seen)), style: .bold)
        return above + rows[first..<first + seen] + [below]
    }

    /// The number of rows for the history, below the title.
    private func room(on screen: TillScreen) -> Int { max(1, screen.body.height - 1) }

    /// The first row at the end of the history, below the mark for the rows above.
    private func lastRow(of count: Int, _ room: Int) -> Int {
        count > room ? count - room + 1 : 0
    }
}
