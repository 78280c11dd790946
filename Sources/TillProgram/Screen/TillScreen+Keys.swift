import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

extension TillScreen {
    /// Handles a key, or holds it until the present work is done.
    mutating func press(_ key: Key) {
        if isRinging {
            isRinging = false
            effects.append(.forget(timer: "bell"))
        }
        if key == .control("c") { return effects.append(.leave) }
        if isBusy {
            if heldKeys.count < Self.mostHeldKeys { heldKeys.append(key) } else { unusedKeys += 1 }
            return
        }
        if notice == nil { news = [] }
        notice = nil
        if !type(key) { panel.press(key, on: &self) }
    }

    /// Adds digits, `-` and `#` to the number field unless the panel takes text.
    ///
    /// - Returns: whether the key is one for the number field.
    private mutating func type(_ key: Key) -> Bool {
        if panel.isTyping { return false }
        switch key {
        case .character(let character) where NumberField.accepts(character):
            guard isServing else { return false }
            if let next = (panel as? CandidatesPanel)?.picking(character, behind: field) {
                panel = next
                return true
            }
            add(String(character))
        case .paste(let text): add(text)
        case .backspace where !field.isEmpty:
            unmark()
            field.removeLast()
        case .enter where !field.isEmpty:
            if (panel as? CandidatesPanel)?.chosen(field) != nil { return false }
            if let query = OrderQuery(field) {
                perform(.find(query, text: field))
            } else if !openOrders(with: field).isEmpty {
                take(found: openOrders(with: field), for: field)
            } else {
                report(ScreenText.noNumber(field), as: .bad)
            }
        default: return false
        }
        return true
    }

    /// Adds to the number field. A number is no answer to a question, so that one is closed.
    private mutating func add(_ text: String) {
        field = NumberField.typed(field, adding: text)
        if !panel.takesNumber { panel = LanesPanel() }
        unmark()
    }

    /// Removes the mark in a list of candidates: a user who continues to type does not mean the marked order.
    private mutating func unmark() {
        if let candidates = panel as? CandidatesPanel { panel = candidates.unmarked }
    }

    /// Scrolls the lines of the selected order.
    mutating func scrollSheet(_ key: Key) {
        // A narrow screen may have room for one row only, and no row may be skipped.
        let step = size.columns < 70 ? 1 : 4
        guard key == .pageDown else {
            scroll = max(0, scroll - step)
            return
        }
        let rows = selected.map { entry in
            let sheet = sheet(of: entry, isNarrow: false)
            // Long texts and the allergens follow the lines, with at least 20 characters in a row.
            let texts = sheet.foot.filter(\.wraps).map(\.text) + sheet.contents
            return texts.reduce(sheet.lines.count) { $0 + $1.count / 20 + 1 }
        }
        scroll = min(scroll + step, max(1, rows ?? 1) - 1)
    }

    /// Selects another order.
    mutating func move(_ key: Key) {
        guard let snapshot, snapshot.count > 0 else { return }
        let unmarked = [.up, .end].contains(key) ? snapshot.count - 1 : 0
        let place = snapshot.index(of: selected?.id)
        let goal = place.map { Self.moved($0, by: key, of: snapshot.count) } ?? unmarked
        guard let entry = snapshot.entry(at: goal) else { return }
        if entry.id != selected?.id { scroll = 0 }
        selected = entry
        newcomers[entry.id] = nil
    }
}
