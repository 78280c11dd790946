import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// The bars above and below the orders.
extension TillScreen {
    /// Whether orders may be missing.
    var isStale: Bool {
        guard let now, let health else { return snapshot != nil }
        return isSilent || feedFailure != nil || health.isStale(at: now)
    }

    private var healthText: String {
        if feedFailure != nil || isSilent { return say(ScreenText.blind) }
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
        guard restaurant != nil, let snapshot, let now else { return [] }
        var memory = OrderMemory<Timestamp?>()
        return snapshot.codesUnseenByKitchen(settings.firePolicy, at: now, remembering: &memory)
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
        guard let snapshot, panel is LanesPanel else { return true }
        return !snapshot.here.isEmpty || selected?.hasArrived == true
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
        let bar = frame.row(0)
        let isAlarm = isStale && now != nil
        let style: Style = isAlarm ? .alarm : .reverse
        frame.fill(in: bar, style: style)
        let mark = isAlarm ? "▲ " : "● "
        let health = healthText.isEmpty ? "" : mark + healthText
        let time = isSilent ? "" : now.map { clock($0) } ?? ""
        let isNarrow = bar.width < 60
        let right = isNarrow ? "\(health) " : "\(health)   \(time) "
        let left = max(0, bar.width - frame.glyphs.columns(right))
        frame.put(right, in: bar.columns(after: left), alignment: .trailing, style: style)
        let name = isServing ? restaurant?.name ?? say(ScreenText.allRestaurants) : "till"
        frame.put(
            isNarrow ? " \(name)" : " \(name) · \(settings.till)",
            in: bar.columns(after: 0, count: left - 1),
            style: Style(colour: style.colour, isBold: true, isReverse: true)
        )
    }

    func drawCounts(on frame: inout Frame) {
        guard let snapshot, isServing else { return }
        // First what keeps tickets from the kitchen; the pages list all of it, and `till printers`.
        if let warning = snapshot.day.printing.warnings.first {
            return frame.put(" ▲ " + say(warning), in: frame.row(1), style: .alarm)
        }
        let unseen = unseenByKitchen
        guard unseen.isEmpty else {
            let text = " ▲ " + say(WebOrderText.kitchenHasNotSeen(unseen))
            return frame.put(text, in: frame.row(1), style: .alarm)
        }
        if let now, let minutes = snapshot.kitchenDelay(over: settings.kitchenWarn, at: now),
            let key = StaffAction.pause.key?.character
        {
            let proposal = WebOrderText.kitchenIsBehind(minutes: minutes, key: Character(key.uppercased()))
            // Nothing is wrong yet.
            return frame.put(" " + say(proposal), in: frame.row(1), style: .question)
        }
        var parts = availabilityParts
        let isNarrow = frame.size.columns < 60
        for (place, state) in OrderState.open.enumerated() {
            let text = say(ScreenText.count(snapshot.counts[state] ?? 0, state, isNarrow: isNarrow))
            parts.append((place == 0 ? " \(text)" : " · \(text)", .bold))
        }
        if let order = snapshot.here.first?.order, let first = order.arrivedAt, let now {
            let style = Pace(waited: now - first, targets(of: order)).style
            parts.append((" │ \(say(ScreenText.oldest(Self.short(now - first))))", style))
        }
        if let mean = snapshot.day.meanService {
            parts.append((" │ \(say(ScreenText.service(Self.short(mean))))", .plain))
        }
        put(parts, on: &frame, frame.row(1))
    }

    func drawDemand(on frame: inout Frame, row: Int, rows: Int) {
        guard rows > 0, let snapshot, isServing else { return }
        let title = " \(say(ScreenText.allDay)) "
        var column = frame.put(title, row: row, column: 0, style: .reverse) + 1
        let allDay = snapshot.allDay(at: now ?? .now())
        if allDay.isEmpty {
            frame.put(say(ScreenText.nothingToDo), row: row, column: column, style: .dim)
        }
        let indent = column
        var row = (line: row, last: row + rows - 1)
        let names = names
        for demand in allDay {
            let name = names.item(demand.item)
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
        guard let (text, style) = noticeText else { return }
        frame.put(" " + text, in: frame.row(row), style: style)
    }

    /// The most important of the texts that are not about one order.
    private var noticeText: (text: String, style: Style)? {
        if isBusy { return (say(ScreenPanelText.working), .dim) }
        if let notice { return (say(notice.sentence), notice.kind.style) }
        if !news.isEmpty { return (news.map { say($0) }.joined(separator: "  "), .question) }
        guard isStale, snapshot != nil else { return takenTwice.map { ($0, .warning) } }
        if let cause = feedFailure ?? (isSilent ? ScreenText.stuck : nil) {
            return ("\(say(cause)). \(say(ScreenText.lastKnown))", .warning)
        }
        let causes = [takenTwice, health?.problem.map { say($0.sentence) }, say(ScreenText.mayMiss)]
        return (causes.compactMap(\.self).joined(separator: ". "), .warning)
    }

    /// Draws the number field with a hint, if what is typed goes to it.
    ///
    /// - Parameter withKeys: whether the row has to have the keys as well.
    func drawField(on frame: inout Frame, row: Int, withKeys: Bool) {
        let bar = frame.row(row)
        // A panel with keys of its own needs the whole row for them.
        if withKeys, !isServing || !panel.takesNumber || !(panel is LanesPanel) && field.isEmpty {
            return drawLegend(on: &frame, row: row)
        }
        guard isServing, panel.takesNumber else { return }
        let column = frame.put(" \(say(ScreenText.order)) ", row: row, column: 0, style: .bold)
        let typed = bar.columns(after: column, count: 16)
        frame.put(" \(field)▌", in: typed, style: Style(isBold: true, isReverse: true))
        var (hint, keys): (Sentence, Sentence) = (ScreenPanelText.typeNumber, KeyRow(.shortOpen))
        if !field.isEmpty {
            hint = ScreenPanelText.enterFinds
        } else if panel is LanesPanel, let selected, selected.order.state.isOpen {
            hint = ScreenPanelText.enterAdvances(selected.order.code, to: selected.order.state.next)
        } else if panel is LanesPanel, selected != nil {
            keys = KeyRow(.shortOver)
        }
        if panel is CandidatesPanel { keys = ScreenPanelText.shortCandidateKeys }
        frame.put(withKeys ? say(keys) : say(hint), in: bar.columns(after: column + 17))
    }

    /// Draws the keys that work now.
    func drawLegend(on frame: inout Frame, row: Int) {
        frame.put(" " + say(panel.legend(on: self)), in: frame.row(row), style: .dim)
    }
}

extension TillScreen.Notice.Kind {
    fileprivate var style: Style {
        switch self {
        case .good: Style(colour: .green, isBold: true)
        case .plain: .bold
        case .bad: .alarm
        }
    }
}
