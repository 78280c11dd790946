import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks which of several orders the user means, and shows what was ordered.
///
/// Typing goes on with the code and narrows the list.
struct CandidatesPanel: ListPanel {
    let entries: [OrderEntry]
    /// The text that found them.
    let query: String
    /// The index, among the orders that are shown, of the one that Enter takes; `nil` until one is marked.
    var place: Int?
    /// The digits of a line number that were typed so far.
    var typed = 0

    /// The orders whose code has what was typed.
    func shown(_ field: String) -> [OrderEntry] {
        field.hasPrefix("#") ? entries : entries.filter { $0.order.code.contains(field) }
    }

    /// The order that Enter takes: the marked one, or the only one that is left. `nil` if a whole code was
    /// typed, which the queue finds.
    func chosen(_ field: String) -> OrderEntry? {
        let shown = shown(field)
        if let place { return shown.indices.contains(place) ? shown[place] : nil }
        if case .code = OrderQuery(field) { return nil }
        return shown.count == 1 && !isCut ? shown[0] : nil
    }

    private var isCut: Bool { entries.count > Counter.mostCandidates }

    func press(_ key: Key, on screen: inout TillScreen) {
        var next = self
        switch key {
        case .up, .down, .home, .end:
            let count = shown(screen.field).count
            next.place = place.map { TillScreen.moved($0, by: key, of: count) } ?? 0
            next.typed = 0
            screen.panel = next
        case .enter:
            if let entry = chosen(screen.field) { return screen.welcome(entry.order) }
            screen.report(ScreenPanelText.chooseOrder)
        case .escape:
            screen.field = ""
            screen.panel = LanesPanel()
        default: screen.report(ScreenPanelText.chooseOrder)
        }
    }

    /// The panel with the line marked that a digit picks; `nil` if the digit continues a code or an id.
    func picking(_ digit: Character, behind field: String) -> CandidatesPanel? {
        guard field == query, !isCut,
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

    func legend(on screen: TillScreen) -> Sentence {
        // The end of a code that can be typed now, as an example.
        let code = shown(screen.field).first?.order.code ?? ""
        let rest = code.hasPrefix(screen.field) ? String(code.dropFirst(screen.field.count)) : ""
        return ScreenPanelText.candidateKeys(rest: rest, canPick: screen.field == query && !isCut)
    }

    func listing(on screen: TillScreen) -> OrderListing {
        let title: ScreenPanelText =
            isCut ? .whichOfMany(query, most: Counter.mostCandidates) : .whichDevice(query)
        let shown = shown(screen.field)
        return OrderListing(
            title: screen.say(title),
            entries: shown,
            place: place ?? (chosen(screen.field) == nil ? nil : 0),
            // A digit picks a line only until more of the code is typed.
            isNumbered: !isCut && screen.field == query,
            showsContent: true,
            empty: screen.say(ScreenPanelText.noCandidate(screen.field))
        )
    }
}
