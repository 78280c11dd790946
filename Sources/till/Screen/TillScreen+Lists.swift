import McOrderConsole
import McOrderCounter
import McOrderModel

/// Keys in panels that list something.
extension TillScreen {
    mutating func press(_ key: Key, amongRestaurants place: Int) -> Effects {
        let all = picture?.day.restaurants ?? []
        if case .character(let digit) = key, let number = digit.wholeNumberValue,
            all.indices.contains(number - 1)
        {
            return serve(all[number - 1])
        }
        if key == .character("q") { return [.leave] }
        if key == .enter, all.indices.contains(place) { return serve(all[place]) }
        panel = .restaurants(Self.moved(place, by: key, of: all.count))
        return []
    }

    mutating func press(_ key: Key, among orders: MeantOrders) -> Effects {
        var orders = orders
        switch key {
        case .up, .down, .home, .end:
            orders.place = orders.place.map { Self.moved($0, by: key, of: orders.entries.count) } ?? 0
            orders.typed = 0
            panel = .candidates(orders)
        case .enter:
            if let place = orders.place, orders.entries.indices.contains(place) {
                return welcome(orders.entries[place].order)
            }
            notice = Notice(kind: .plain, sentence: ScreenText.chooseOrder)
        case .escape:
            field = ""
            panel = .lanes
        default: notice = Notice(kind: .plain, sentence: ScreenText.chooseOrder)
        }
        return []
    }

    /// Marks the line that a digit means; false where the digit continues a code or an id that is being
    /// typed.
    mutating func pick(_ digit: Character, of orders: MeantOrders) -> Bool {
        guard field == orders.query, orders.entries.count <= Counter.mostCandidates,
            let number = Self.picked(digit, behind: orders.typed, of: orders.entries.count)
        else { return false }
        var orders = orders
        (orders.place, orders.typed) = (number - 1, number)
        panel = .candidates(orders)
        return true
    }

    /// Takes the mark away: who goes on typing does not mean the order that is marked.
    mutating func unmark() {
        guard case .candidates(var orders) = panel else { return }
        (orders.place, orders.typed) = (nil, 0)
        panel = .candidates(orders)
    }

    mutating func press(_ key: Key, amongRejections files: [RejectedFile], _ place: Int, isSure: Bool)
        -> Effects
    {
        switch key {
        case .up, .down, .home, .end, .pageUp, .pageDown:
            panel = .rejections(files, Self.moved(place, by: key, of: files.count), isSure: false)
        case .character("a"):
            guard files.indices.contains(place) else { return [] }
            let file = files[place]
            guard file.isForCounterToAccept else {
                notice = Notice(kind: .plain, sentence: ScreenText.onlyBlacklisted(file.id))
                return []
            }
            if isSure { return perform(.perform(.decideAgain(rejection: file.id, .accept))) }
            panel = .rejections(files, place, isSure: true)
            notice = Notice(kind: .plain, sentence: ScreenText.acceptAgain)
        default: panel = .lanes
        }
        return []
    }

    mutating func press(
        _ key: Key,
        amongDevices record: DeviceRecord?,
        _ entries: [BlacklistEntry],
        _ place: Int
    ) -> Effects {
        switch key {
        case .up, .down, .home, .end, .pageUp, .pageDown:
            panel = .devices(record, entries, Self.moved(place, by: key, of: entries.count))
        case .character("l"):
            guard entries.indices.contains(place) else { return [] }
            return perform(.pardon(entries[place].key, shown: record?.key))
        default: panel = .lanes
        }
        return []
    }

    static func moved(_ place: Int, by key: Key, of count: Int) -> Int {
        let goal: Int =
            switch key {
            case .up: place - 1
            case .down: place + 1
            case .pageUp: place - 10
            case .pageDown: place + 10
            case .home: 0
            case .end: count - 1
            default: place
            }
        return min(max(0, goal), max(0, count - 1))
    }
}
