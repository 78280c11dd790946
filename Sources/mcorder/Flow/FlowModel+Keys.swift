internal import McOrderClient
internal import McOrderConsole

extension FlowModel {
    /// What a key does.
    mutating func press(_ key: Key) -> [Effect] {
        if key == .control("c") { return [.leave] }
        notice = nil
        let (typed, wasPicked) = (digits, wasPicked)
        (digits, self.wasPicked) = ("", false)
        switch screen {
        case .letter where wasPicked && key == .enter:
            notice = .news(FlowText.enterAgain)
            return []
        case .letter(let letter):
            if let effects = write(key, letter) { return effects }
        case .quantity(let quantity):
            if let effects = count(key, quantity) { return effects }
        default: break
        }
        switch key {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp: move(by: -10)
        case .pageDown: move(by: 10)
        case .home: move(by: -1000)
        case .end: move(by: 1000)
        case .enter, .right: return choose()
        case .escape, .left: return perform(.back)
        case .tab, .backTab: return perform(.ticket)
        case .character(let character): return press(character, after: typed)
        case .delete, .backspace:
            if screen == .ticket { return press("x", after: "") }
        default: break
        }
        return []
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

    /// Picks the entry of a number at once, unless more digits could follow; those wait for Enter.
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

    /// Keys of the screen that asks how many; nil for one that is as everywhere.
    private mutating func count(_ key: Key, _ before: FlowQuantity) -> [Effect]? {
        let room = max(1, FlowQuantity.limit - world.state.ticket.items.count)
        var quantity = before
        quantity.isTyped = false
        switch key {
        case .up, .right, .character("+"): quantity.count = min(room, quantity.count + 1)
        case .down, .left, .character("-"): quantity.count = max(1, quantity.count - 1)
        case .home: quantity.count = 1
        case .backspace, .delete:
            quantity.count = max(1, quantity.count / 10)
            quantity.isTyped = quantity.count > 1
        case .character(let character):
            guard character.isASCII, let digit = character.wholeNumberValue else { return nil }
            let number = (before.isTyped ? before.count * 10 : 0) + digit
            guard number > 0 else { return [] }
            if number > room { notice = .trouble(FlowText.room(room)) }
            quantity.count = min(room, number)
            quantity.isTyped = true
        case .enter: return perform(.add(quantity.item, count: quantity.count))
        default: return nil
        }
        stack[stack.count - 1].screen = .quantity(quantity)
        return []
    }

    /// Keys of the screen with the comment; nil for one that is as everywhere.
    private mutating func write(_ key: Key, _ before: FlowLetter) -> [Effect]? {
        var letter = before
        switch key {
        case .character(let character): letter.comment.append(character)
        case .paste(let text): letter.comment += text
        case .backspace: letter.comment = String(letter.comment.dropLast())
        case .control("u"): letter.comment = ""
        case .enter: return perform(.send(letter))
        case .left, .right, .up, .down, .home, .end, .delete: return []
        default: return nil
        }
        if letter.comment.count > FlowText.commentLimit {
            letter.comment = String(letter.comment.prefix(FlowText.commentLimit))
            notice = .trouble(FlowText.commentFull)
        }
        // One character of very many accents: no order could carry it.
        if !TextRule.comment.allows(letter.comment) { letter = before }
        stack[stack.count - 1].screen = .letter(letter)
        return []
    }
}
