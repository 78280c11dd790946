import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import StaffDisplay

/// Draws the lanes: orders whose customers are here, orders on the way and, apart, those for later and those
/// that wait for their customers. Only visible orders are processed.
extension TillScreen {
    /// The number of rows for an order: two if one row is too narrow.
    static func rowsPerOrder(width: Int) -> Int {
        width < 60 ? 2 : 1
    }

    /// The number of rows for each lane, headers included.
    ///
    /// Orders whose customers are here have priority, but one order on the way stays visible. If all orders
    /// fit, the lane of orders on the way gets the remaining rows.
    static func laneHeights(
        here: Int,
        onTheWay: Int,
        rows: Int,
        rowsPerOrder each: Int = 1
    ) -> (here: Int, onTheWay: Int) {
        let wanted = (here: 1 + max(1, here * each), onTheWay: 1 + max(1, onTheWay * each))
        if wanted.here + wanted.onTheWay <= rows { return (wanted.here, rows - wanted.here) }
        let least = min(1 + each, wanted.onTheWay)
        let high = min(wanted.here, max(0, rows - least))
        return (high, max(0, rows - high))
    }

    /// The number of rows for a lane of orders that are no work now, header included; 0 if there is none. It
    /// takes at most a quarter of the rows, and none if there are few.
    ///
    /// - Parameter spare: the rows that the other lanes do not need, which it may take as well.
    static func apartHeight(
        _ count: Int,
        rows: Int,
        spare: Int = 0,
        rowsPerOrder each: Int = 1
    ) -> Int {
        guard count > 0, rows >= 6 else { return 0 }
        return min(1 + count * each, max(1 + each, rows / 4, spare))
    }

    private enum Lane {
        case here, onTheWay, later, awaited
    }

    /// The orders for later, which the kitchen need not begin yet.
    var later: [OrderEntry] { now.flatMap { snapshot?.later(at: $0) } ?? [] }

    func drawLanes(on frame: inout Frame, _ area: Area) {
        guard let snapshot else { return }
        let each = Self.rowsPerOrder(width: area.width)
        let later = later
        let ofLater = Set(later.map(\.id))
        let coming = snapshot.onTheWay.filter { !ofLater.contains($0.id) }
        let work = 2 + max(1, snapshot.here.count * each) + max(1, coming.count * each)
        var rest = area
        for (lane, entries) in [(Lane.awaited, snapshot.awaited), (.later, later)] {
            let height = Self.apartHeight(
                entries.count,
                rows: rest.height,
                spare: rest.height - work,
                rowsPerOrder: each
            )
            drawLane(lane, of: entries, on: &frame, rest.rows(after: rest.height - height))
            rest = rest.rows(after: 0, count: rest.height - height)
        }
        let area = rest
        let heights = Self.laneHeights(
            here: snapshot.here.count,
            onTheWay: coming.count,
            rows: area.height,
            rowsPerOrder: each
        )
        drawLane(.here, of: snapshot.here, on: &frame, area.rows(after: 0, count: heights.here))
        let below = area.rows(after: heights.here, count: heights.onTheWay)
        drawLane(.onTheWay, of: coming, on: &frame, below)
    }

    private func drawLane(_ lane: Lane, of entries: [OrderEntry], on frame: inout Frame, _ area: Area) {
        guard area.height > 0 else { return }
        let each = Self.rowsPerOrder(width: area.width)
        let room = (area.height - 1) / each
        let marked = entries.firstIndex { $0.id == selected?.id }
        let visible = Self.visible(entries.count, room: room, around: marked)
        let style = lane == .here ? Style(colour: .cyan, isBold: true) : .dim
        frame.fill("─", in: area.rows(after: 0, count: 1), style: .dim)
        let title =
            switch lane {
            case .here: say(TillText.here)
            case .onTheWay: say(ScreenText.onTheWay)
            case .later: say(ScreenText.later)
            case .awaited: say(ScreenText.awaited)
            }
        let part = ScreenText.shownPart(visible, of: entries.count)
        frame.put(" \(title) \(entries.count)\(part) ", row: area.row, column: area.column + 1, style: style)
        if lane == .onTheWay { drawRefusals(on: &frame, area) }
        if entries.isEmpty, area.height > 1 {
            let sentence = lane == .here ? ScreenText.nobodyHere : ScreenText.nothingComing
            frame.put(say(sentence), in: area.columns(after: 2), row: 1, style: .dim)
        }
        for (offset, index) in visible.enumerated() {
            drawRow(of: entries[index], on: &frame, area.rows(after: 1 + offset * each, count: each))
        }
    }

    /// Draws the number of files refused today, at the right of the lane in which their orders would have
    /// appeared.
    private func drawRefusals(on frame: inout Frame, _ area: Area) {
        guard let day = snapshot?.day, area.width >= 60, day.refused + day.blacklisted > 0 else { return }
        var parts: [(text: String, style: Style)] = []
        if day.refused > 0 { parts.append((" \(say(ScreenText.refused(day.refused))) ", .bold)) }
        if day.blacklisted > 0 { parts.append((" \(say(ScreenText.blacklisted(day.blacklisted))) ", .dim)) }
        let width = parts.reduce(4) { $0 + frame.glyphs.columns($1.text) }
        let right = area.columns(after: area.width - width - 1, count: width)
        put(parts + [("(r) ", .dim)], on: &frame, right)
    }

    /// The range of rows to show, of `count` in `room`, that contains the marked one.
    static func visible(_ count: Int, room: Int, around marked: Int?) -> Range<Int> {
        guard room > 0 else { return 0..<0 }
        let start = min(max(0, (marked ?? 0) - room + 1), max(0, count - room))
        return start..<min(count, start + room)
    }

    /// Draws an order in one row: mark, code, device, state, items, total, warnings, and wait.
    ///
    /// - Parameters:
    ///   - isOver: whether the row is in a list of orders that are over, which have no warnings.
    ///   - showsContent: whether it says what was ordered, in place of state, number of items and warnings.
    func drawRow(
        of entry: OrderEntry,
        on frame: inout Frame,
        _ area: Area,
        isOver: Bool = false,
        showsContent: Bool = false
    ) {
        if area.height > 1 { return drawRows(of: entry, on: &frame, area, showsContent: showsContent) }
        let order = entry.order
        let waited = waitedText(of: entry)
        let styles = styles(of: entry, wait: waited.style)
        frame.fill(in: area, style: styles.base)
        let amount = amountWidth(on: frame)
        let widths = widths(area.width, code: markedCode(of: entry), amount: amount, hasMarks: !isOver)
        var column = 0
        let put = {
            (text: String, width: Int, alignment: Frame.Alignment, style: Style, frame: inout Frame) in
            let field = area.columns(after: column, count: width)
            frame.put(text, in: field, alignment: alignment, style: style)
            column += width + 1
        }
        put(markedCode(of: entry), widths.code, .leading, styles.code, &frame)
        if showsContent {
            // Device, amount and wait have their columns; the content has the rest.
            put(order.shownDeviceName(settings.language), 14, .leading, styles.base, &frame)
            let room = max(0, area.width - column - amount - widths.age - 2)
            put(content(of: order), room, .leading, styles.base, &frame)
            put(price(order.total), amount, .trailing, styles.base, &frame)
            return put(waited.text, widths.age, .trailing, styles.wait, &frame)
        }
        put(order.shownDeviceName(settings.language), widths.device, .leading, styles.base, &frame)
        let isNew = newcomers[order.id] != nil
        var word = say(order.state.word)
        if isNew {
            let marked = "\(word) \(say(ScreenText.new))"
            // If the two words do not fit, the colour alone marks the order as new: cut words are not
            // understood.
            if frame.glyphs.columns(marked) <= widths.state { word = marked }
        }
        put(word, widths.state, .leading, isNew ? styles.warning : styles.base, &frame)
        put(say(ScreenText.lines(order.keptLines.count)), 7, .trailing, styles.base, &frame)
        put(price(order.total), amount, .trailing, styles.base, &frame)
        // A tick between the amount and what follows it takes no column of its own.
        if order.isPaid { frame.put("✓", in: area.columns(after: column - 1, count: 1), style: styles.base) }
        let marks = entry.marks(settings.language).joined(separator: " ")
        if !isOver {
            put(marks, widths.marks, .leading, marks.isEmpty ? styles.base : styles.warning, &frame)
        }
        put(waited.text, widths.age, .trailing, styles.wait, &frame)
    }

    /// What was ordered, in one row.
    func content(of order: QueuedOrder) -> String {
        let names = names
        return order.content { names.line($0) }
    }

    /// The styles of the parts of an order's row. The style of its wait depends on the pace.
    func styles(of entry: OrderEntry, wait: Style)
        -> (base: Style, code: Style, warning: Style, wait: Style)
    {
        if entry.id != selected?.id { return (entry.hasArrived ? .plain : .dim, .bold, .unusual, wait) }
        let strong = Style(isBold: true, isReverse: true)
        return (.reverse, strong, strong, Style(colour: wait.colour, isBold: true, isReverse: true))
    }

    /// An order's code with a mark if the order is selected.
    func markedCode(of entry: OrderEntry) -> String {
        let code = ShownCode(entry.order.code, letter: snapshot?.letters[entry.id])
        return (entry.id == selected?.id ? "▸" : " ") + code.text
    }

    /// The width of an amount, in columns.
    func amountWidth(on frame: Frame) -> Int {
        max(8, frame.glyphs.columns(price(Money(cents: 12345))))
    }

    /// When a customer's wait counts as long. A screen of several restaurants has orders of each.
    func targets(of order: QueuedOrder) -> WaitTargets {
        snapshot?.assortment.catalogue?.restaurant(order.restaurantID)?.targets ?? .general
    }

    /// How long the customer has been waiting; otherwise when the order ended, is wished for, has to be
    /// ready, or was placed.
    func waitedText(of entry: OrderEntry) -> (text: String, style: Style) {
        if let endedAt = entry.endedAt { return (moment(endedAt), .dim) }
        guard let arrivedAt = entry.order.arrivedAt, entry.order.state.isOpen, let now else {
            if let now, entry.order.isForLater(at: now), let pickupAt = entry.order.pickupAt {
                return (moment(pickupAt), .dim)
            }
            if let now, let due = DueTime(entry.order, zone: zone) {
                return now > due.at ? ("\(say(due.short)) !!", .warning) : (say(due.short), .dim)
            }
            return (clock(entry.order.placedAt), .dim)
        }
        let pace = Pace(waited: now - arrivedAt, targets(of: entry.order))
        return ("\(Self.short(now - arrivedAt)) \(say(pace.word))", pace.style)
    }

    /// A wait in as few columns as possible: `0:45`, `12:05`, `1 h 05`.
    static func short(_ waited: Duration) -> String {
        let seconds = max(0, waited.components.seconds)
        let padded = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
        if seconds < 3600 { return "\(seconds / 60):\(padded(seconds % 60))" }
        return "\(seconds / 3600) h \(padded(seconds / 60 % 60))"
    }

    private func widths(_ width: Int, code: String, amount: Int, hasMarks: Bool)
        -> (code: Int, device: Int, state: Int, marks: Int, age: Int)
    {
        let marks = TextWidth.columns(say(ScreenText.repricedMark)) + " 18+".count
        let fixed = 8 + 14 + 7 + amount + (hasMarks ? marks + 1 : 0) + 11 + 5
        // A code is never cut: staff would read a wrong code.
        let needed = max(TextWidth.columns(code), 1 + (snapshot?.codeWidth ?? 0)) - 8
        let extra = max(needed, min(4, max(0, width - fixed - 16)))
        return (8 + extra, max(4, width - fixed - extra), 14, marks, 11)
    }
}
