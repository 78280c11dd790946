import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The bars above and below the orders.
extension TillScreen {
    /// Whether orders may be missing.
    var isStale: Bool {
        guard let now, let health else { return picture != nil }
        return isSilent || blindness != nil || health.isStale(at: now)
    }

    private var healthText: String {
        if blindness != nil || isSilent { return say(ScreenText.blind) }
        guard let now, let health else { return "" }
        if health.problem != nil { return say(ScreenText.problematic) }
        guard let age = health.age(at: now) else { return say(ScreenText.unheard) }
        let text = DurationText.short(seconds: Int(age.components.seconds))
        return say(health.isStale(at: now) ? ScreenText.silent(text) : ScreenText.fresh)
    }

    /// The orders that another queue accepted as well; `nil` if there are none.
    private var takenTwice: String? {
        guard let codes = health?.takenTwice, !codes.isEmpty else { return nil }
        return say(ScreenText.takenTwice(codes))
    }

    /// The codes of the orders that the kitchen should have noticed. None on the screen of all restaurants,
    /// whose kitchens differ.
    var unseenByKitchen: [String] {
        guard restaurant != nil, let picture, let now else { return [] }
        return picture.unseenByKitchen(settings.firePolicy, at: now).map(\.code)
    }

    /// The parts of the screen that change with time alone.
    struct TimeShown: Equatable {
        let health: String
        let clock: String?
        let newcomers: Int
        let pausedUntil: Timestamp?
        let soldOut: Int
        let unseenByKitchen: [String]
        /// The present time, if seconds are shown.
        let now: Timestamp?
    }

    /// Whether the wait of a customer is shown, or may be.
    var showsSeconds: Bool {
        guard let picture, panel is LanesPanel else { return true }
        return !picture.here.isEmpty || selected?.isHere == true
    }

    /// The present values of ``TimeShown``.
    var timeShown: TimeShown {
        TimeShown(
            health: healthText,
            clock: now.map { clock($0) },
            newcomers: newcomers.count,
            pausedUntil: pausedUntil,
            soldOut: soldOutCount,
            unseenByKitchen: unseenByKitchen,
            now: showsSeconds ? now : nil
        )
    }

    func drawTitle(on frame: inout Frame) {
        let width = frame.size.columns
        let isAlarm = isStale && now != nil
        let style = isAlarm ? Style(colour: .red, isBold: true, isReverse: true) : .reverse
        frame.fill(row: 0, column: 0, width: width, style: style)
        let mark = isAlarm ? "▲ " : "● "
        let health = healthText.isEmpty ? "" : mark + healthText
        let time = isSilent ? "" : now.map { clock($0) } ?? ""
        let isNarrow = width < 60
        let right = isNarrow ? "\(health) " : "\(health)   \(time) "
        let rightWidth = min(frame.glyphs.columns(right), width)
        frame.put(
            right,
            row: 0,
            column: width - rightWidth,
            width: rightWidth,
            alignment: .trailing,
            style: style
        )
        let name = isServing ? restaurant?.name ?? say(ScreenText.allRestaurants) : "till"
        let left = isNarrow ? name : "\(name) · \(settings.till)"
        frame.put(
            " " + left,
            row: 0,
            column: 0,
            width: width - rightWidth - 1,
            style: Style(colour: style.colour, isBold: true, isReverse: true)
        )
    }

    func drawCounts(on frame: inout Frame) {
        guard let picture, isServing else { return }
        let unseen = unseenByKitchen
        guard unseen.isEmpty else {
            let style = Style(colour: .red, isBold: true, isReverse: true)
            let width = frame.size.columns
            frame.fill(row: 1, column: 0, width: width, style: style)
            let text = " ▲ " + say(WebOrderText.kitchenHasNotSeen(unseen))
            frame.put(text, row: 1, column: 0, width: width, style: style)
            return
        }
        var parts = availabilityParts
        let isNarrow = frame.size.columns < 60
        for (place, state) in OrderState.open.enumerated() {
            let text = say(ScreenText.count(picture.counts[state] ?? 0, state, isNarrow: isNarrow))
            parts.append((place == 0 ? " \(text)" : " · \(text)", .bold))
        }
        if let first = picture.here.first?.order.arrivedAt, let now {
            let style = Pace(waited: now - first).style
            parts.append((" │ \(say(ScreenText.oldest(Self.short(now - first))))", style))
        }
        if let mean = picture.day.meanService {
            parts.append((" │ \(say(ScreenText.service(Self.short(mean))))", .plain))
        }
        put(parts, on: &frame, row: 1, column: 0, width: frame.size.columns)
    }

    func drawDemand(on frame: inout Frame, row: Int, rows: Int) {
        guard rows > 0, let picture, isServing else { return }
        let title = " \(say(ScreenText.allDay)) "
        var column = frame.put(title, row: row, column: 0, style: .reverse) + 1
        if picture.allDay.isEmpty {
            frame.put(say(ScreenText.nothingToDo), row: row, column: column, style: .dim)
        }
        let indent = column
        var row = (line: row, last: row + rows - 1)
        let names = names
        for demand in picture.allDay {
            let name = names.line(demand.name)
            let text = "\(demand.count) × \(name)"
            let needed = frame.glyphs.columns(text)
            // Two columns are kept free for the mark that more follows.
            if column + needed + 2 > frame.size.columns {
                guard row.line < row.last else {
                    frame.put("…", row: row.line, column: min(column, frame.size.columns - 1))
                    return
                }
                row.line += 1
                column = indent
            }
            column = frame.put("\(demand.count) ×", row: row.line, column: column, style: .bold)
            column = frame.put(" \(name)", row: row.line, column: column) + 3
        }
    }

    func drawNotice(on frame: inout Frame, row: Int) {
        let width = frame.size.columns
        if isBusy {
            frame.put(" " + say(ScreenPanelText.working), row: row, column: 0, width: width, style: .dim)
        } else if let notice {
            let style: Style =
                switch notice.kind {
                case .good: Style(colour: .green, isBold: true)
                case .plain: .bold
                case .bad: Style(colour: .red, isBold: true, isReverse: true)
                }
            frame.put(" " + say(notice.sentence), row: row, column: 0, width: width, style: style)
        } else if !news.isEmpty {
            let style = Style(colour: .yellow, isBold: true, isReverse: true)
            let text = news.map { say($0) }.joined(separator: "  ")
            frame.put(" " + text, row: row, column: 0, width: width, style: style)
        } else if isStale, picture != nil {
            let text =
                (blindness ?? (isSilent ? ScreenText.stuck : nil)).map {
                    "\(say($0)). \(say(ScreenText.lastKnown))"
                }
                ?? [takenTwice, health?.problem.map { say($0.sentence) }, say(ScreenText.mayMiss)]
                .compactMap { $0 }.joined(separator: ". ")
            let style = Style(colour: .red, isBold: true)
            frame.put(" " + text, row: row, column: 0, width: width, style: style)
        } else if let takenTwice {
            let style = Style(colour: .red, isBold: true)
            frame.put(" " + takenTwice, row: row, column: 0, width: width, style: style)
        }
    }

    func drawField(on frame: inout Frame, row: Int, withKeys: Bool) {
        guard isServing else { return }
        let width = frame.size.columns
        if panel.isTyping {
            return frame.put(" \(say(ScreenText.order))", row: row, column: 0, width: width, style: .dim)
        }
        var column = frame.put(" \(say(ScreenText.order)) ", row: row, column: 0, style: .bold)
        frame.put(
            " \(field)▌",
            row: row,
            column: column,
            width: 16,
            style: Style(isBold: true, isReverse: true)
        )
        column += 17
        var (hint, keys): (Sentence, Sentence) = (ScreenPanelText.typeNumber, ScreenKeysText.shortKeys)
        if !field.isEmpty {
            hint = ScreenPanelText.enterFinds
        } else if panel is LanesPanel, let selected, selected.order.state.isOpen {
            hint = ScreenPanelText.enterAdvances(selected.order.code, to: selected.order.state.next)
        } else if panel is LanesPanel, selected != nil {
            (hint, keys) = (ScreenOverText.overKeys, ScreenOverText.shortOverKeys)
        }
        let text = withKeys ? say(keys) : say(hint)
        frame.put(text, row: row, column: column, width: width - column, style: .plain)
    }
}
