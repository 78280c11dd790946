import McOrderConsole
import McOrderCounter
import McOrderModel

/// Finding orders by name, product, number or code, also those that are over.
extension TillScreen {
    /// What was found: the open orders first, then those that are over, the newest first.
    func matches(_ search: OrderSearch) -> [OrderEntry] {
        let open = openMatches(search.text)
        let ids = Set(open.map(\.id))
        return open + search.over.filter { !ids.contains($0.id) }
    }

    private func openMatches(_ text: String) -> [OrderEntry] {
        picture?.matches(text) ?? []
    }

    /// An order that is over, as lists show it.
    func entry(of order: OverOrder) -> OrderEntry {
        OrderEntry(order.order, limits: picture?.limits ?? .none, endedAt: order.endedAt)
    }

    mutating func press(_ key: Key, searching search: OrderSearch) -> Effects {
        var search = search
        if let text = Self.typed(search.text, key, most: 40) {
            let asks = search.search(text)
            panel = .search(search)
            return asks.map { [.perform(.search($0, isEntered: false))] } ?? []
        }
        let matches = matches(search)
        switch key {
        case .enter:
            if matches.indices.contains(search.place) {
                choose(matches[search.place])
            } else if let query = OrderQuery(search.text) {
                // A scanner types the code of an order wherever it is; that one may be over.
                panel = .lanes
                return perform(.find(query, text: search.text))
            } else if search.isAnswered {
                miss(search.text)
            } else {
                return perform(.search(search.text, isEntered: true))
            }
        case .backspace, .escape: panel = .lanes
        default:
            search.place = Self.moved(search.place, by: key, of: matches.count)
            panel = .search(search)
        }
        return []
    }

    /// Takes in which orders that are over a text may mean.
    mutating func take(found orders: [OverOrder], over text: String, isEntered: Bool) -> Effects {
        guard case .search(var search) = panel else { return isEntered ? settle() : [] }
        let found = orders.map { entry(of: $0) }
        let asks = search.take(found, for: text, behind: openMatches(text).count)
        panel = .search(search)
        guard isEntered else { return asks.map { [.perform(.search($0, isEntered: false))] } ?? [] }
        let matches = matches(search)
        if let first = matches.first { choose(first) } else { miss(text) }
        return settle()
    }

    /// Shows an order that was found, and of one that is over what can be done.
    private mutating func choose(_ entry: OrderEntry) {
        panel = .lanes
        // A picture may be older than what this till has changed since.
        let known = selected.flatMap { $0.id == entry.id ? $0.order : nil }
        let order = known.map { $0.revision > entry.order.revision ? $0 : entry.order } ?? entry.order
        select(order)
        guard !order.state.isOpen else { return }
        notice = Notice(kind: .plain, sentence: ScreenText.closed(order))
    }

    private mutating func miss(_ text: String) {
        panel = .lanes
        guard !SearchKey(text).text.isEmpty else { return }
        notice = Notice(kind: .bad, sentence: ScreenText.unknown(HarmlessText.clean(text)))
        dropHeldKeys()
    }

    /// A key in the list of the orders that came to be over last.
    mutating func press(_ key: Key, amongLastOver entries: [OrderEntry], _ place: Int, typed: Int) -> Effects
    {
        switch key {
        case .character(let character) where character.isASCII && character.isNumber:
            guard let number = Self.picked(character, behind: typed, of: entries.count) else { break }
            panel = .lastOver(entries, number - 1, typed: number)
        case .enter:
            panel = .lanes
            guard entries.indices.contains(place) else { break }
            return perform(.change(entries[place].order, .recall))
        case .up, .down, .home, .end, .pageUp, .pageDown:
            panel = .lastOver(entries, Self.moved(place, by: key, of: entries.count), typed: 0)
        default: panel = .lanes
        }
        return []
    }
}
