import McOrderConsole
import McOrderText

extension FlowModel {
    /// Handles a key.
    mutating func press(_ key: Key) -> [Effect] {
        if key == .control("c") { return [.leave] }
        notice = nil
        let (typed, wasPicked) = (digits, wasPicked)
        (digits, self.wasPicked) = ("", false)
        if case .letter = screen, wasPicked, key == .enter {
            notice = .news(FlowSendingText.enterAgain)
            return []
        }
        if let effects = type(key) { return effects }
        switch key {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp: move(by: -10)
        case .pageDown: move(by: 10)
        case .home: move(by: -1000)
        case .end: move(by: 1000)
        case .enter, .right: return enterOption() ?? choose()
        case .character(" ") where isOnOption: return choose()
        case .escape, .left: return perform(.back)
        case .tab, .backTab: return perform(.ticket)
        case .character(let character): return press(character, after: typed)
        case .delete, .backspace:
            if screen == .ticket { return press("x", after: "") }
        default: break
        }
        return []
    }

    /// Whether the cursor is on an option of a product, which Space takes once more or no longer.
    private var isOnOption: Bool {
        guard case .options = screen, page.choices.indices.contains(cursor) else { return false }
        if case .toggle = page.choices[cursor].action { return true }
        return false
    }

    private mutating func press(_ character: Character, after typed: String) -> [Effect] {
        if character.isASCII, character.isNumber { return pick(typed + String(character)) }
        let letter = Character(character.lowercased())
        let page = page
        if let key = page.letters.first(where: { $0.keys.contains(letter) }) { return perform(key.action) }
        if let button = page.buttons.first(where: { $0.letter == letter }) { return perform(button.action) }
        switch letter {
        case "t": return perform(.ticket)
        case "q": return [.leave]
        default: return []
        }
    }

    /// Chooses the entry with this number at once, unless more digits could follow. Those wait for Enter.
    private mutating func pick(_ typed: String) -> [Effect] {
        let count = page.entries.count
        guard let number = Int(typed), (1...max(1, count)).contains(number), count > 0 else { return [] }
        stack[stack.count - 1].cursor = number - 1
        guard number * 10 > count else {
            digits = typed
            return []
        }
        let effects = choose()
        wasPicked = true
        return effects
    }

    private mutating func choose() -> [Effect] {
        let choices = page.choices
        guard choices.indices.contains(cursor) else { return [] }
        return perform(choices[cursor].action)
    }

    private mutating func move(by distance: Int) {
        let last = max(0, page.choices.count - 1)
        stack[stack.count - 1].cursor = min(max(0, cursor + distance), last)
    }
}
