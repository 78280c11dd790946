import McOrderConsole
import McOrderCounter
import McOrderText

/// Which of several orders is meant?
struct CandidatesPanel: OrderListPanel {
    let entries: [OrderEntry]
    /// What was typed to find them.
    let query: String
    /// The one that Enter takes, once there is one.
    var place: Int?
    /// The number of a line that was typed so far.
    var typed = 0

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        var next = self
        switch key {
        case .up, .down, .home, .end:
            next.place = place.map { TillScreen.moved($0, by: key, of: entries.count) } ?? 0
            next.typed = 0
            screen.panel = next
        case .enter:
            if let place, entries.indices.contains(place) { return screen.welcome(entries[place].order) }
            screen.notice = .init(kind: .plain, sentence: ScreenPanelText.chooseOrder)
        case .escape:
            screen.field = ""
            screen.panel = LanesPanel()
        default: screen.notice = .init(kind: .plain, sentence: ScreenPanelText.chooseOrder)
        }
        return []
    }

    /// The panel with the line marked that a digit means; `nil` where the digit continues a code or an id
    /// that is being typed.
    func picking(_ digit: Character, behind field: String) -> CandidatesPanel? {
        guard field == query, entries.count <= Counter.mostCandidates,
            let number = TillScreen.picked(digit, behind: typed, of: entries.count)
        else { return nil }
        var next = self
        (next.place, next.typed) = (number - 1, number)
        return next
    }

    /// The panel without a mark: who goes on typing does not mean the order that is marked.
    var unmarked: CandidatesPanel {
        CandidatesPanel(entries: entries, query: query)
    }

    func orders(on screen: TillScreen) -> OrderListing {
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
