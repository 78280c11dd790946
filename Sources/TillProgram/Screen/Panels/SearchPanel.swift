import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Finds orders by name, product, number or code, including orders that are over.
struct SearchPanel: OrderListPanel {
    var search: OrderSearch

    var isTyping: Bool { true }

    /// The result: open orders first, then those that are over, newest first.
    func matches(on screen: TillScreen) -> [OrderEntry] {
        let open = openMatches(on: screen)
        let ids = Set(open.map(\.id))
        return open + search.over.filter { !ids.contains($0.id) }
    }

    private func openMatches(on screen: TillScreen) -> [OrderEntry] {
        screen.picture?.matches(search.text) ?? []
    }

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        var next = self
        if let text = TillScreen.typed(search.text, key, most: 40) {
            let asks = next.search.search(text)
            screen.panel = next
            return asks.map { [.perform(.search($0, isEntered: false))] } ?? []
        }
        let matches = matches(on: screen)
        switch key {
        case .enter:
            if matches.indices.contains(search.place) {
                screen.choose(matches[search.place])
            } else if let query = OrderQuery(search.text) {
                // A scanner can type an order's code on any panel, and that order may be over.
                screen.panel = LanesPanel()
                return screen.perform(.find(query, text: search.text))
            } else if search.isAnswered {
                screen.miss(search.text)
            } else {
                return screen.perform(.search(search.text, isEntered: true))
            }
        case .backspace, .escape: screen.panel = LanesPanel()
        default:
            next.search.place = TillScreen.moved(search.place, by: key, of: matches.count)
            screen.panel = next
        }
        return []
    }

    /// The panel after the queue's answer for orders that are over, and the text to ask for next.
    func taking(_ found: [OrderEntry], over text: String, on screen: TillScreen) -> (SearchPanel, String?) {
        var next = self
        let open = screen.picture?.matches(text).count ?? 0
        let asks = next.search.take(found, for: text, behind: open)
        return (next, asks)
    }

    func orders(on screen: TillScreen) -> OrderListing {
        let matches = matches(on: screen)
        var list = OrderListing(title: screen.say(ScreenPanelText.search(search.text)), entries: matches)
        list.place = matches.isEmpty ? nil : search.place
        if search.isAnswered, search.text.contains(where: { $0 != " " }) {
            list.empty = screen.say(ScreenPanelText.empty)
        }
        if search.isCut { list.foot = screen.say(ScreenOverText.onlyLastOver(OrderSearch.mostOver)) }
        return list
    }
}

extension TillScreen {
    /// An order that is over, as lists show it.
    func entry(of order: OverOrder) -> OrderEntry {
        OrderEntry(order.order, limits: picture?.limits ?? .none, endedAt: order.endedAt)
    }

    /// Processes the queue's answer for orders that are over.
    mutating func take(found orders: [OverOrder], over text: String, isEntered: Bool) -> Effects {
        guard let search = panel as? SearchPanel else { return isEntered ? finishWork() : [] }
        let (next, asks) = search.taking(orders.map { entry(of: $0) }, over: text, on: self)
        panel = next
        guard isEntered else { return asks.map { [.perform(.search($0, isEntered: false))] } ?? [] }
        if let first = next.matches(on: self).first { choose(first) } else { miss(text) }
        return finishWork()
    }

    /// Selects an order of the result. If it is over, a notice says what the user can do.
    fileprivate mutating func choose(_ entry: OrderEntry) {
        panel = LanesPanel()
        // A snapshot may be older than this till's last change.
        let known = selected.flatMap { $0.id == entry.id ? $0.order : nil }
        let order = known.map { $0.revision > entry.order.revision ? $0 : entry.order } ?? entry.order
        select(order)
        guard !order.state.isOpen else { return }
        notice = Notice(kind: .plain, sentence: ScreenOverText.closed(order.code, order.state))
    }

    fileprivate mutating func miss(_ text: String) {
        panel = LanesPanel()
        guard !SearchKey(text).text.isEmpty else { return }
        notice = Notice(kind: .bad, sentence: ScreenText.unknown(HarmlessText.clean(text)))
        dropHeldKeys()
    }
}
