import McOrderConsole
import McOrderCounter
import McOrderText

/// Asks which of the orders that ended last to reopen.
struct LastOverPanel: NumberedPanel {
    let entries: [OrderEntry]
    /// The index of the order that Enter takes.
    var place = 0
    /// The number that was typed so far.
    var typed = 0

    func press(_ key: Key, on screen: inout TillScreen) {
        screen.panel = marked(by: key, of: entries.count) ?? back
        guard key == .enter, entries.indices.contains(place) else { return }
        screen.perform(.change(entries[place].order, .recall))
    }

    func legend(on screen: TillScreen) -> Sentence {
        entries.isEmpty ? ScreenPanelText.anyKey : ScreenOverText.lastOverFoot(entries.count)
    }

    func listing(on screen: TillScreen) -> OrderListing {
        OrderListing(
            title: screen.say(ScreenOverText.lastOver),
            entries: entries,
            place: place,
            isNumbered: true,
            empty: screen.say(ScreenPanelText.empty)
        )
    }
}
