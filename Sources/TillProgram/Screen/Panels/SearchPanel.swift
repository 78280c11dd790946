import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Finds orders by name, product, number or code, including orders that are over.
struct SearchPanel: ListPanel {
    var search: OrderSearch

    var isTyping: Bool { true }

    /// The result: open orders first, then those that are over, newest first.
    func matches(on screen: TillScreen) -> [OrderEntry] {
        let open = screen.snapshot?.matches(search.text) ?? []
        let ids = Set(open.map(\.id))
        return open + search.over.filter { !ids.contains($0.id) }
    }

    func press(_ key: Key, on screen: inout TillScreen) {
        var next = self
        if let text = TillScreen.typed(search.text, key, most: 40) {
            let asks = next.search.search(text)
            screen.panel = next
            return screen.ask(asks)
        }
        let matches = matches(on: screen)
        switch key {
        case .enter where matches.indices.contains(search.place): screen.choose(matches[search.place])
        case .enter:
            if let query = OrderQuery(search.text) {
                // A scanner can type an order's code on any panel, and that order may be over.
                screen.panel = LanesPanel()
                screen.perform(.find(query, text: search.text))
            } else if search.isAnswered {
                screen.miss(search.text)
            } else {
                screen.perform(.search(search.text, isEntered: true))
            }
        case .backspace, .escape: screen.panel = LanesPanel()
        default:
            next.search.place = TillScreen.moved(search.place, by: key, of: matches.count)
            screen.panel = next
        }
    }

    func legend(on screen: TillScreen) -> Sentence { ScreenPanelText.searchKeys }

    func listing(on screen: TillScreen) -> OrderListing {
        let matches = matches(on: screen)
        var list = OrderListing(title: screen.say(ScreenPanelText.search(search.text)), entries: matches)
        list.place = search.place
        if search.isAnswered, search.text.contains(where: { $0 != " " }) {
            list.empty = screen.say(ScreenPanelText.empty)
        }
        if search.isCut { list.foot = screen.say(ScreenOverText.onlyLastOver(OrderSearch.mostOver)) }
        return list
    }
}

extension TillScreen {
    /// Processes the queue's answer for orders that are over.
    mutating func take(found orders: [OverOrder], over text: String, isEntered: Bool) {
        if var next = panel as? SearchPanel {
            let found = orders.map { entry(of: $0.order, endedAt: $0.endedAt) }
            let asks = next.search.take(found, for: text, behind: snapshot?.matches(text).count ?? 0)
            panel = next
            guard isEntered else { return ask(asks) }
            if let first = next.matches(on: self).first { choose(first) } else { miss(text) }
        }
        if isEntered { finishWork() }
    }

    /// Asks the queue for the orders that are over and match a text, while the user types.
    fileprivate mutating func ask(_ text: String?) {
        if let text { effects.append(.perform(.search(text, isEntered: false))) }
    }

    /// Selects an order of the result. If it is over, a notice says what the user can do.
    fileprivate mutating func choose(_ entry: OrderEntry) {
        panel = LanesPanel()
        // A snapshot may be older than this till's last change.
        let known = selected.flatMap { $0.id == entry.id ? $0.order : nil }
        let order = known.map { $0.revision > entry.order.revision ? $0 : entry.order } ?? entry.order
        select(order)
        if !order.state.isOpen { report(ScreenOverText.closed(order.code, order.state)) }
    }

    fileprivate mutating func miss(_ text: String) {
        panel = LanesPanel()
        guard !SearchKey(text).text.isEmpty else { return }
        report(ScreenText.unknown(HarmlessText.clean(text)), as: .bad)
        dropHeldKeys()
    }
}
