import McOrderConsole
import McOrderCounter
import McOrderModel

/// Changes of mind at the counter: keys that strike a line, add one, and note something.
extension TillScreen {
    /// Opens the panel that a key stands for.
    mutating func openEdit(_ key: Key, of order: QueuedOrder) {
        field = ""
        switch key {
        case .character("t"):
            guard order.lines.count > 1 else {
                notice = Notice(kind: .plain, sentence: ScreenText.onlyLine(order.code))
                return
            }
            panel = .striking(order.countedLines, 0, typed: 0)
        case .character("+"):
            guard picture?.assortment.restaurant?.id == order.restaurantID else {
                notice = Notice(kind: .plain, sentence: ScreenText.noRestaurants)
                return
            }
            search(added: "")
        default: panel = .noting(order, order.note ?? "")
        }
    }

    mutating func press(
        _ key: Key,
        striking lines: [(count: Int, line: QueuedOrder.Line)],
        _ place: Int,
        typed: Int
    ) -> Effects {
        switch key {
        case .character(let character) where character.isASCII && character.isNumber:
            guard let number = Self.picked(character, behind: typed, of: lines.count) else { break }
            panel = .striking(lines, number - 1, typed: number)
        case .enter:
            guard lines.indices.contains(place) else { break }
            panel = .why(.strike(lines[place].line))
        case .up, .down, .home, .end, .pageUp, .pageDown:
            panel = .striking(lines, Self.moved(place, by: key, of: lines.count), typed: 0)
        default: panel = .lanes
        }
        return []
    }

    /// A reason of the list, or one in own words.
    mutating func press(_ key: Key, why matter: Deliberation) -> Effects {
        if key == .character(ScreenText.ownWords.letter) {
            field = ""
            panel = .wording(matter, "")
            return []
        }
        panel = .lanes
        guard case .character(let letter) = key,
            let reason = ScreenText.reasons.first(where: { $0.letter == letter })?.sentence
        else { return [] }
        return decide(matter, for: say(reason))
    }

    /// A reason in the cashier's own words.
    mutating func press(_ key: Key, wording text: String, for matter: Deliberation) -> Effects {
        if let text = Self.typed(text, key, most: Self.longestReason) {
            panel = .wording(matter, text)
            return []
        }
        switch key {
        case .enter:
            guard text.contains(where: { $0 != " " }) else { break }
            panel = .lanes
            return decide(matter, for: String(text.drop { $0 == " " }))
        case .escape: panel = .lanes
        default: break
        }
        return []
    }

    private mutating func decide(_ matter: Deliberation, for reason: String) -> Effects {
        guard let order = selected?.order else { return [] }
        switch matter {
        case .cancel: return perform(.change(order, .advance(to: .cancelled, reason: reason)))
        case .strike(let line): return perform(.change(order, .edit(.strike(line), reason: reason)))
        }
    }

    mutating func press(_ key: Key, adding text: String, _ choices: [AddedLine], _ place: Int) -> Effects {
        if let text = Self.typed(text, key, most: 120) {
            search(added: text)
            return []
        }
        switch key {
        case .enter:
            guard let order = selected?.order, choices.indices.contains(place) else { break }
            panel = .lanes
            return perform(.change(order, .edit(choices[place].edit)))
        case .backspace, .escape: panel = .lanes
        default: panel = .adding(text, choices, Self.moved(place, by: key, of: choices.count))
        }
        return []
    }

    /// Looks for what can be added. What was found stays in its order until the text changes, so that Enter
    /// never takes another one than the one that is marked.
    private mutating func search(added text: String) {
        panel = .adding(text, picture?.assortment.lines(text) ?? [], 0)
    }

    /// The counter's words. Those of another till, written meanwhile, are not overwritten unseen.
    mutating func press(_ key: Key, noting text: String, on order: QueuedOrder) -> Effects {
        if let text = Self.typed(text, key, most: Self.longestNote) {
            panel = .noting(order, text)
            return []
        }
        switch key {
        case .enter:
            panel = .lanes
            let words = String(text.drop { $0 == " " })
            guard let fresh = selected?.order, words != order.note ?? "" else { break }
            return perform(.change(fresh.note == order.note ? fresh : order, .edit(.comment(words))))
        case .escape: panel = .lanes
        default: break
        }
        return []
    }

    mutating func press(_ key: Key, readingKeysFrom row: Int) -> Effects {
        switch key {
        case .up, .down, .pageUp, .pageDown, .home, .end:
            let rows = helpRows(columns: size.columns).count - helpRoom + 1
            // A page is what is seen at once.
            let presses = [.pageUp, .pageDown].contains(key) ? helpRoom : 1
            let step: Key = key == .pageUp ? .up : key == .pageDown ? .down : key
            panel = .help((0..<presses).reduce(row) { place, _ in Self.moved(place, by: step, of: rows) })
        default: panel = .lanes
        }
        return []
    }
}
