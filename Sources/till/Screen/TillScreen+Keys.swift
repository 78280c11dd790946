import McOrderConsole
import McOrderCounter
import McOrderModel

extension TillScreen {
    /// Takes a key in, or keeps it until what is being done is done.
    mutating func press(_ key: Key) -> Effects {
        var effects: Effects = []
        if isRinging {
            isRinging = false
            effects.append(.forget(timer: "bell"))
        }
        if key == .control("c") { return effects + [.leave] }
        if isBusy {
            if heldKeys.count < Self.mostHeldKeys { heldKeys.append(key) } else { unusedKeys += 1 }
            return effects
        }
        if notice == nil { news = [] }
        notice = nil
        return effects + (type(key) ?? pressInPanel(key))
    }

    /// Digits, `-` and `#` are the number's, except where a text is typed; `nil` for other keys.
    private mutating func type(_ key: Key) -> Effects? {
        if isTyping { return nil }
        switch key {
        case .character(let character) where NumberField.accepts(character):
            guard isServing else { return nil }
            if case .candidates(let orders) = panel, pick(character, of: orders) { return [] }
            field = NumberField.typed(field, adding: String(character))
            if case .leaving = panel { panel = .lanes }
            unmark()
            return []
        case .paste(let text):
            field = NumberField.typed(field, adding: text)
            return []
        case .backspace where !field.isEmpty:
            unmark()
            field.removeLast()
            return []
        case .enter where !field.isEmpty:
            if case .candidates(let orders) = panel, orders.place != nil { return nil }
            guard let query = OrderQuery(field) else {
                notice = Notice(kind: .bad, sentence: ScreenText.noNumber(field))
                return []
            }
            return perform(.find(query, text: field))
        default: return nil
        }
    }

    private mutating func pressInPanel(_ key: Key) -> Effects {
        switch panel {
        case .lanes: return pressInLanes(key)
        case .restaurants(let place): return press(key, amongRestaurants: place)
        case .search(let search): return press(key, searching: search)
        case .lastOver(let entries, let place, let typed):
            return press(key, amongLastOver: entries, place, typed: typed)
        case .candidates(let orders): return press(key, among: orders)
        case .rejections(let files, let place, let isSure):
            return press(key, amongRejections: files, place, isSure: isSure)
        case .devices(let record, let entries, let place):
            return press(key, amongDevices: record, entries, place)
        case .why(let matter): return press(key, why: matter)
        case .wording(let matter, let text): return press(key, wording: text, for: matter)
        case .striking(let lines, let place, let typed):
            return press(key, striking: lines, place, typed: typed)
        case .adding(let text, let choices, let place): return press(key, adding: text, choices, place)
        case .noting(let order, let text): return press(key, noting: text, on: order)
        case .noShow:
            panel = .lanes
            guard let selected else { return [] }
            switch key {
            case .character("n"): return perform(.change(selected.order, .advance(to: .noShow)))
            case .character("l"): return perform(.change(selected.order, .blacklistNoShow))
            default: return []
            }
        case .leaving:
            panel = .lanes
            return key == .character("q") ? [.leave] : []
        case .pausing: return pressPausing(key)
        case .soldOut(let text, let choices, let place):
            return press(key, sellingOut: text, choices, place)
        case .help(let row): return press(key, readingKeysFrom: row)
        case .history(let changes, let row): return press(key, readingHistory: changes, from: row)
        }
    }

    private mutating func pressInLanes(_ key: Key) -> Effects {
        switch key {
        case .up, .down, .home, .end: move(key)
        case .pageDown:
            let rows = selected.map { entry in
                // Long words of the counter stand behind the lines, twenty or more of their characters in a
                // row.
                OrderSheet(entry, language: settings.language, price: price).lines.count
                    + (entry.order.note?.count ?? 0) / 20
            }
            scroll = min(scroll + 4, max(1, rows ?? 1) - 1)
        case .pageUp: scroll = max(0, scroll - 4)
        case .escape:
            if field.isEmpty { selected = nil }
            field = ""
        case .character("/"):
            field = ""
            panel = .search(OrderSearch())
        case .character("u"): return perform(.lastOver)
        // Without an order that it could mean, the key offers those that it may.
        case .character("b") where selected == nil: return perform(.lastOver)
        case .character("r"): return perform(.rejections)
        case .character("d"): return perform(.devices(selected.flatMap { DeviceKey($0.order.udid) }))
        case .character("p"), .character("s"): openHouse(key)
        case .character("?"), .function(1): panel = .help(0)
        case .character("q"):
            if picture?.here.isEmpty ?? true { return [.leave] }
            panel = .leaving
        case .enter, .character("a"), .character("c"), .character("b"), .character("x"), .character("n"),
            .character("h"), .character("t"), .character("+"), .character("m"):
            guard let selected else {
                notice = Notice(kind: .plain, sentence: ScreenText.whichOne)
                break
            }
            return press(key, on: selected)
        default: break
        }
        return []
    }

    private mutating func press(_ key: Key, on entry: OrderEntry) -> Effects {
        let order = entry.order
        switch key {
        case .character("h"): return perform(.history(order))
        case .character("b"): return perform(.change(order, .recall))
        default: break
        }
        guard order.state.isOpen else {
            notice = Notice(kind: .plain, sentence: ScreenText.closed(order))
            return []
        }
        switch key {
        case .enter: return perform(.change(order, .advance(to: order.state.next)))
        case .character("c"): return perform(.change(order, .advance(to: .collected)))
        case .character("a"):
            guard order.arrivedAt == nil else {
                notice = Notice(kind: .plain, sentence: TillText.already(arrived: order.code))
                return []
            }
            arrived.insert(order.id)
            return perform(.change(order, .arrive))
        case .character("t"), .character("+"), .character("m"): openEdit(key, of: order)
        case .character("x"): panel = .why(.cancel)
        case .character("n"): panel = .noShow
        default: break
        }
        return []
    }

    private mutating func move(_ key: Key) {
        guard let picture, picture.count > 0 else { return }
        let last = picture.count - 1
        let place = picture.index(of: selected?.id)
        let goal: Int =
            switch key {
            case .up: place.map { max(0, $0 - 1) } ?? last
            case .home: 0
            case .end: last
            default: place.map { min(last, $0 + 1) } ?? 0
            }
        guard let entry = picture.entry(at: goal) else { return }
        if entry.id != selected?.id { scroll = 0 }
        selected = entry
        newcomers[entry.id] = nil
    }
}
