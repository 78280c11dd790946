import McOrderConsole
import McOrderCounter
import McOrderText

/// Asks which of the orders that ended last to reopen.
struct LastOverPanel: OrderListPanel {
    let entries: [OrderEntry]
    /// The index of the order that Enter takes.
    var place = 0
    /// The number that was typed so far.
    var typed = 0

    var isTyping: Bool { true }

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        var next = self
        switch key {
        case .character(let character) where character.isASCII && character.isNumber:
            guard let number = TillScreen.picked(character, behind: typed, of: entries.count) else { break }
            (next.place, next.typed) = (number - 1, number)
            screen.panel = next
        case .enter:
            screen.panel = LanesPanel()
            guard entries.indices.contains(place) else { break }
            return screen.perform(.change(entries[place].order, .recall))
        case .up, .down, .home, .end, .pageUp, .pageDown:
            (next.place, next.typed) = (TillScreen.moved(place, by: key, of: entries.count), 0)
            screen.panel = next
        default: screen.panel = LanesPanel()
        }
        return []
    }

    func orders(on screen: TillScreen) -> OrderListing {
        let foot: Sentence =
            entries.isEmpty ? ScreenPanelText.anyKey : ScreenOverText.lastOverFoot(entries.count)
        return OrderListing(
            title: screen.say(ScreenOverText.lastOver),
            entries: entries,
            place: entries.isEmpty ? nil : place,
            isNumbered: true,
            empty: screen.say(ScreenPanelText.empty),
            foot: screen.say(foot)
        )
    }
}
