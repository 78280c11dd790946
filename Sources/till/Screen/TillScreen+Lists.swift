import McOrderConsole
import McOrderModel
import McOrderQueue

/// Keys in panels that list something.
extension TillScreen {
    mutating func press(_ key: Key, amongRestaurants place: Int) -> Effects {
        let all = picture?.restaurants ?? []
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

    mutating func press(_ key: Key, among entries: [OrderEntry], _ place: Int?) -> Effects {
        switch key {
        case .up, .down, .home, .end:
            panel = .candidates(entries, place.map { Self.moved($0, by: key, of: entries.count) } ?? 0)
        case .enter:
            guard let place, entries.indices.contains(place) else { return [] }
            return welcome(entries[place].order)
        case .escape:
            field = ""
            panel = .lanes
        default: break
        }
        return []
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
            guard file.reason == .blacklisted else {
                notice = Notice(kind: .plain, sentence: ScreenText.onlyBlacklisted(file.id))
                return []
            }
            if isSure { return perform(.accept(file.id)) }
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
