import McOrderConsole
import McOrderCounter
import McOrderText

/// Asks which of several orders the user means.
struct CandidatesPanel: ListPanel {
    let entries: [OrderEntry]
    /// The text that found them.
    let query: String
    /// The index of the order that Enter takes; `nil` until one is marked.
    var place: Int?
    /// The digits of a line number that were typed so far.
    var typed = 0

    func press(_ key: Key, on screen: inout TillScreen) {
        var next = self
        switch key {
        case .up, .down, .home, .end:
            next.place = place.map { TillScreen.moved($0, by: key, of: entries.count) } ?? 0
            next.typed = 0
            screen.panel = next
        case .enter:
            if let place, entries.indices.contains(place) { return screen.welcome(entries[place].order) }
            screen.report(ScreenPanelText.chooseOrder)
        case .escape:
            screen.field = ""
            screen.panel = LanesPanel()
        default: screen.report(ScreenPanelText.chooseOrder)
        }
    }

    /// The panel with the line marked that a digit picks; `nil` if the digit continues a code or an id.
    func picking(_ digit: Character, behind field: String) -> CandidatesPanel? {
        guard field == query, entries.count <= Counter.mostCandidates,
            let number = TillScreen.picked(digit, behind: typed, of: entries.count)
        else { return nil }
        var next = self
        (next.place, next.typed) = (number - 1, number)
        return next
    }

    /// The panel without a mark. A user who continues to type does not mean the marked order.
    var unmarked: CandidatesPanel {
        CandidatesPanel(entries: entries, query: query)
    }

    func listing(on screen: TillScreen) -> OrderListing {
        let isCut = entries.count > Counter.mostCandidates
        let title: ScreenPanelText =
            isCut ? .whichOfMany(query, most: Counter.mostCandidates) : .whichDevice(query)
        return OrderListing(
            title: screen.say(title),
            entries: entries,
            place: place,
            isNumbered: !isCut
        )
    }
}
