import McOrderConsole
import McOrderText

/// Lists the keys.
struct HelpPanel: ListPanel {
    /// The index of the first visible row.
    var row = 0

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        switch key {
        case .up, .down, .pageUp, .pageDown, .home, .end:
            let room = room(on: screen)
            let rows = rows(on: screen).count - room + 1
            // A page is the number of visible rows.
            let presses = [.pageUp, .pageDown].contains(key) ? room : 1
            let step: Key = key == .pageUp ? .up : key == .pageDown ? .down : key
            let next = (0..<presses).reduce(row) { place, _ in
                TillScreen.moved(place, by: step, of: rows)
            }
            screen.panel = HelpPanel(row: next)
        default: screen.panel = LanesPanel()
        }
        return []
    }

    func listing(on screen: TillScreen) -> Listing {
        let rows = rows(on: screen).map { ($0, Style.plain) }
        let foot = rows.count > room(on: screen) ? ScreenPanelText.helpMore : ScreenPanelText.anyKey
        return Listing(
            title: screen.say(ScreenKeysText.helpTitle),
            rows: Array(rows.dropFirst(row)),
            foot: screen.say(foot)
        )
    }

    /// The number of rows that are visible at once.
    private func room(on screen: TillScreen) -> Int { screen.body.height - 2 }

    /// The keys, in two columns if the screen is wide enough.
    private func rows(on screen: TillScreen) -> [String] {
        let texts = { (keys: [ScreenKeysText.KeyHelp]) in
            keys.map { TextWidth.padded(screen.say($0.keys), to: 8) + screen.say($0.sentence) }
        }
        let (left, right) = (texts(ScreenKeysText.orderKeys), texts(ScreenKeysText.screenKeys))
        guard screen.size.columns >= 78 else { return left + right }
        return left.enumerated().map { place, text in
            right.indices.contains(place) ? TextWidth.padded(text, to: 39) + right[place] : text
        }
    }
}
