import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

extension TillScreen {
    /// Handles a message.
    mutating func take(_ message: TillMessage) -> Effects {
        switch message {
        case .tick(let now, let health):
            let before = timeShown
            self.now = now
            self.health = health
            isSilent = false
            newcomers = newcomers.filter { now - $0.value < Self.newness }
            let next = Effects.Element.wake(after: Self.patience, timer: "feed", .silence)
            return before == timeShown ? [next, .still] : [next]
        case .silence:
            isSilent = true
            return []
        case .blind(let sentence):
            blindness = sentence
            return []
        case .picture(let picture): return take(picture)
        case .bell:
            guard isRinging else { return [] }
            return [.ring, .wake(after: Self.bellPause, timer: "bell", .bell)]
        case .refreshed(let order):
            if order.id == selected?.id { select(order) }
            return []
        case .history(let changes):
            panel = HistoryPanel(changes: changes)
        case .searched(let text, let orders, let isEntered):
            return take(found: orders, over: text, isEntered: isEntered)
        case .lastOver(let orders):
            panel = LastOverPanel(entries: orders.map { entry(of: $0) })
        case .close(let close): panel = ClosePanel(close: close)
        case .closed(let close):
            panel = ClosePanel(close: close)
            let number = close.member("number")?.integer ?? 0
            notice = Notice(kind: .good, sentence: ScreenCloseText.made(number))
        case .closes(let closes): panel = ClosesPanel(closes: closes)
        case .rejections(let files):
            panel = RejectionsPanel(files: files)
        case .rejectionsAgain(let files):
            if let list = panel as? RejectionsPanel { panel = list.showing(files) }
            return []
        case .devices(let record, let entries):
            panel = DevicesPanel(record: record, entries: entries)
        case .reported(let change):
            notice = Notice(kind: .good, sentence: change.sentence(now: now, names))
        case .found(let text, let orders):
            return take(found: orders, for: text)
        case .done(let outcome, let order):
            select(order)
            let isWarning = if case .blacklisted = outcome { true } else { false }
            notice = Notice(
                kind: isWarning ? .plain : .good,
                sentence: ScreenText.done(outcome, order, names)
            )
        case .failed(let sentence, let order):
            if let order { select(order) }
            notice = Notice(kind: .bad, sentence: sentence)
            dropHeldKeys()
        }
        return finishWork()
    }

    /// Begins work for which later keys have to wait.
    mutating func perform(_ work: TillWork) -> Effects {
        isBusy = true
        return [.perform(work)]
    }

    /// Shows an order in full.
    mutating func select(_ order: QueuedOrder) {
        if order.id != selected?.id { scroll = 0 }
        selected = OrderEntry(order, limits: picture?.limits ?? .none)
        newcomers[order.id] = nil
    }

    /// Ends the wait for work, and handles the held keys until one of them begins new work.
    mutating func finishWork() -> Effects {
        isBusy = false
        var effects: Effects = []
        while !isBusy, !heldKeys.isEmpty {
            effects += press(heldKeys.removeFirst())
        }
        if !isBusy, unusedKeys > 0 {
            let reported = ScreenText.unused(unusedKeys)
            let sentence = notice.map { ScreenText.both($0.sentence, reported) } ?? reported
            notice = Notice(kind: notice?.kind == .bad ? .bad : .plain, sentence: sentence)
            unusedKeys = 0
        }
        return effects
    }

    /// Discards the held keys: they were meant for something that did not happen.
    mutating func dropHeldKeys() {
        unusedKeys += heldKeys.count
        heldKeys = []
    }

    private mutating func take(found orders: [QueuedOrder], for text: String) -> Effects {
        guard let first = orders.first else {
            dropHeldKeys()
            field = ""
            if let candidates = panel as? CandidatesPanel { field = candidates.query }
            notice = Notice(kind: .bad, sentence: ScreenText.unknown(text))
            return finishWork()
        }
        guard orders.count == 1 else {
            // Keys that were meant for one order must never reach another.
            dropHeldKeys()
            let entries = orders.map { OrderEntry($0, limits: picture?.limits ?? .none) }
            panel = CandidatesPanel(entries: entries, query: text)
            field = text
            return finishWork()
        }
        return welcome(first)
    }

    /// Selects the order of a customer at the counter, and notes the arrival.
    mutating func welcome(_ order: QueuedOrder) -> Effects {
        field = ""
        panel = LanesPanel()
        select(order)
        if order.state.isOpen, order.arrivedAt == nil {
            arrived.insert(order.id)
            return perform(.change(order, .arrive))
        }
        if !order.state.isOpen {
            dropHeldKeys()
            notice = Notice(kind: .plain, sentence: ScreenOverText.closed(order.code, order.state))
        }
        return finishWork()
    }

    private mutating func take(_ picture: CounterSnapshot) -> Effects {
        blindness = nil
        if !isServing {
            self.picture = picture
            return chooseRestaurant(among: picture.day.restaurants)
        }
        guard picture.restaurantID == restaurant?.id else { return [] }
        noteChangesOfMind(from: self.picture, to: picture)
        self.picture = picture
        var effects = noteNewOrders(picture)
        if let selected, let index = picture.index(of: selected.id), let fresh = picture.entry(at: index) {
            // A snapshot whose read began before this till's last change is older than what the screen knows.
            let isOlder = fresh.order.revision < selected.order.revision
            if !isOlder, !(selected.isHere && !fresh.isHere) { self.selected = fresh }
        } else if let selected, selected.order.state.isOpen {
            effects.append(.perform(.refresh(selected.id)))
        }
        if panel is RejectionsPanel { effects.append(.perform(.rejectionsAgain)) }
        return effects
    }

    private mutating func noteNewOrders(_ picture: CounterSnapshot) -> Effects {
        let here = picture.hereIDs
        defer { (known, arrived) = (picture.places, here) }
        guard let known else { return [] }
        for id in picture.places.keys where known[id] == nil && id != selected?.id { newcomers[id] = now }
        newcomers = newcomers.filter { picture.places[$0.key] != nil }
        guard settings.hasBell, !isRinging, !here.subtracting(arrived).isEmpty else { return [] }
        isRinging = true
        return [.ring, .wake(after: Self.bellPause, timer: "bell", .bell)]
    }

    private mutating func chooseRestaurant(among all: [KnownRestaurant]) -> Effects {
        if let wanted = settings.wanted {
            do throws(CounterError) {
                return serve(try all.find(wanted, allowsBeginning: true))
            } catch {
                notice = Notice(kind: .bad, sentence: ScreenText.unknownRestaurant(wanted))
            }
        }
        switch all.count {
        case 0: notice = Notice(kind: .plain, sentence: ScreenText.noRestaurants)
        case 1 where settings.wanted == nil: return serve(all[0])
        default: if !(panel is RestaurantsPanel) { panel = RestaurantsPanel() }
        }
        return []
    }

    /// Shows a restaurant's orders from now on.
    mutating func serve(_ restaurant: KnownRestaurant) -> Effects {
        self.restaurant = restaurant
        isServing = true
        notice = nil
        panel = LanesPanel()
        picture = nil
        return [.perform(.serve(restaurant))]
    }
}
