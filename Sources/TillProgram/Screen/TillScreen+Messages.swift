import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import StaffDisplay

extension TillScreen {
    /// Handles a message.
    mutating func take(_ message: TillMessage) {
        switch message {
        case .tick(let now, let health):
            let before = timeShown
            self.now = now
            self.health = health
            isSilent = false
            newcomers = newcomers.filter { now - $0.value < Self.newness }
            effects.append(.wake(after: Self.patience, timer: "feed", .silence))
            if before == timeShown { effects.append(.still) }
            return
        case .silence:
            isSilent = true
            return
        case .blind(let sentence):
            feedFailure = sentence
            return
        case .snapshot(let snapshot): return take(snapshot)
        case .bell:
            if isRinging { ring() }
            return
        case .refreshed(let order):
            if order.id == selected?.id { select(order) }
            return
        case .history(let changes): panel = HistoryPanel(changes: changes)
        case .searched(let text, let orders, let isEntered):
            return take(found: orders, over: text, isEntered: isEntered)
        case .lastOver(let orders):
            panel = LastOverPanel(entries: orders.map { entry(of: $0.order, endedAt: $0.endedAt) })
        case .close(let close): panel = ClosePanel(close: close)
        case .closed(let close):
            panel = ClosePanel(close: close)
            report(ScreenCloseText.made(close.close.number ?? 0), as: .good)
        case .closes(let closes): panel = ClosesPanel(closes: closes)
        case .rejections(let files): panel = RejectionsPanel(files: files)
        case .rejectionsAgain(let files):
            if let list = panel as? RejectionsPanel { panel = list.showing(files) }
            return
        case .devices(let record, let entries): panel = DevicesPanel(record: record, entries: entries)
        case .reported(let change): report(change.sentence(now: now, names), as: .good)
        case .found(let text, let orders): return take(found: orders, for: text)
        case .done(let outcome, let order):
            select(order)
            let isWarning = if case .blacklisted = outcome { true } else { false }
            report(outcome.sentence(order, names), as: isWarning ? .plain : .good)
        case .failed(let sentence, let order):
            if let order { select(order) }
            report(sentence, as: .bad)
            dropHeldKeys()
        }
        finishWork()
    }

    /// Begins work for which later keys have to wait.
    mutating func perform(_ work: TillWork) {
        isBusy = true
        effects.append(.perform(work))
    }

    /// Takes an action on an order; without one on the selected order, if there is one.
    ///
    /// - Parameter give: what the user gave for the action's fields.
    mutating func take(
        _ action: StaffAction,
        on order: QueuedOrder? = nil,
        giving give: (inout ActionValues) -> Void = { _ in }
    ) {
        guard let order = order ?? selected?.order else { return }
        var values = ActionValues(order: order.id)
        give(&values)
        guard case .order(_, let change)? = CounterAction(action, values) else { return }
        perform(.change(order, change))
    }

    /// The question before an action on the selected order.
    func question(of action: StaffAction, _ line: OrderedLine? = nil) -> Sentence {
        let line = line.map { names.line($0) } ?? ""
        let code = selected.map { shownCode(of: $0.order) } ?? ""
        return action.question(of: code, line)?.title ?? Verbatim("")
    }

    /// The code of an order; with a letter and the device's name if an earlier open order has the same code.
    func shownCode(of order: QueuedOrder) -> String {
        let letter = snapshot?.letters[order.id]
        let code = ShownCode(order.code, letter: letter).text
        return letter == nil ? code : "\(code) · \(order.shownDeviceName(settings.language))"
    }

    /// Shows a sentence until the next key.
    mutating func report(_ sentence: Sentence, as kind: Notice.Kind = .plain) {
        notice = Notice(kind: kind, sentence: sentence)
    }

    private mutating func ring() {
        effects += [.ring, .wake(after: Self.bellPause, timer: "bell", .bell)]
    }

    /// An order as lists show it.
    func entry(of order: QueuedOrder, endedAt: Timestamp? = nil) -> OrderEntry {
        OrderEntry(order, endedAt: endedAt)
    }

    /// Shows an order in full.
    mutating func select(_ order: QueuedOrder) {
        if order.id != selected?.id { scroll = 0 }
        selected = entry(of: order)
        newcomers[order.id] = nil
    }

    /// Ends the wait for work, and handles the held keys until one of them begins new work.
    mutating func finishWork() {
        isBusy = false
        while !isBusy, !heldKeys.isEmpty { press(heldKeys.removeFirst()) }
        guard !isBusy, unusedKeys > 0 else { return }
        let unused = ScreenText.unused(unusedKeys)
        let sentence = notice.map { ScreenText.both($0.sentence, unused) } ?? unused
        report(sentence, as: notice?.kind == .bad ? .bad : .plain)
        unusedKeys = 0
    }

    /// Discards the held keys: they were meant for something that did not happen.
    mutating func dropHeldKeys() {
        unusedKeys += heldKeys.count
        heldKeys = []
    }

    /// Processes the orders that a number, a code or a part of one may mean.
    mutating func take(found orders: [QueuedOrder], for text: String) {
        // A part of a code finds open orders as well.
        let orders = orders.isEmpty ? openOrders(with: text) : orders
        if orders.count == 1 { return welcome(orders[0]) }
        // Keys that were meant for one order must never reach another.
        dropHeldKeys()
        if orders.isEmpty {
            field = (panel as? CandidatesPanel)?.query ?? ""
            report(ScreenText.unknown(text), as: .bad)
        } else {
            panel = CandidatesPanel(entries: orders.map { entry(of: $0) }, query: text)
            field = text
        }
        finishWork()
    }

    /// The open orders whose code contains what was typed.
    func openOrders(with text: String) -> [QueuedOrder] {
        (snapshot?.matches(text, most: Counter.mostCandidates + 1) ?? []).map(\.order)
            .filter { $0.code.contains(text) }
    }

    /// Selects the order of a customer at the counter, and notes the arrival.
    mutating func welcome(_ order: QueuedOrder) {
        field = ""
        panel = LanesPanel()
        select(order)
        if StaffAction.arrive.isOffered(for: order) { return arrive(order) }
        if !order.state.isOpen {
            dropHeldKeys()
            report(ScreenOverText.closed(order.code, order.state))
        }
        finishWork()
    }

    /// Notes the arrival of an order's customer, for which the bell does not ring.
    mutating func arrive(_ order: QueuedOrder) {
        arrived.insert(order.id)
        perform(.change(order, .arrive))
    }

    private mutating func take(_ snapshot: CounterSnapshot) {
        feedFailure = nil
        if notice?.endsWithSnapshot == true { notice = nil }
        if !isServing {
            self.snapshot = snapshot
            return chooseRestaurant(among: snapshot.day.restaurants)
        }
        guard snapshot.restaurantID == restaurant?.id else { return }
        noteChangesOfMind(from: self.snapshot, to: snapshot)
        self.snapshot = snapshot
        noteNewOrders(snapshot)
        if let selected, let index = snapshot.index(of: selected.id), let fresh = snapshot.entry(at: index) {
            // A snapshot whose read began before this till's last change is older than what the screen knows.
            let isOlder = fresh.order.revision < selected.order.revision
            if !isOlder, !(selected.hasArrived && !fresh.hasArrived) { self.selected = fresh }
        } else if let selected, selected.order.state.isOpen {
            effects.append(.perform(.refresh(selected.id)))
        }
        if panel is RejectionsPanel { effects.append(.perform(.rejectionsAgain)) }
    }

    private mutating func noteNewOrders(_ snapshot: CounterSnapshot) {
        let here = snapshot.hereIDs
        defer { (known, arrived) = (snapshot.places, here) }
        guard let known else { return }
        for id in snapshot.places.keys where known[id] == nil && id != selected?.id { newcomers[id] = now }
        newcomers = newcomers.filter { snapshot.places[$0.key] != nil }
        guard settings.hasBell, !isRinging, !here.subtracting(arrived).isEmpty else { return }
        isRinging = true
        ring()
    }

    /// Reports why no restaurant is known.
    mutating func reportNoRestaurants() {
        report(feedFailure ?? ScreenText.noRestaurants)
        notice?.endsWithSnapshot = true
    }

    private mutating func chooseRestaurant(among all: [KnownRestaurant]) {
        if let wanted = settings.wanted {
            do throws(CounterError) {
                return serve(try all.find(wanted, allowsBeginning: true))
            } catch {
                report(ScreenText.unknownRestaurant(wanted), as: .bad)
            }
        }
        switch all.count {
        case 0: reportNoRestaurants()
        case 1 where settings.wanted == nil: serve(all[0])
        default: if !(panel is RestaurantsPanel) { panel = RestaurantsPanel() }
        }
    }

    /// Shows a restaurant's orders from now on.
    mutating func serve(_ restaurant: KnownRestaurant) {
        self.restaurant = restaurant
        isServing = true
        notice = nil
        panel = LanesPanel()
        snapshot = nil
        effects.append(.perform(.serve(restaurant)))
    }
}
