import McOrderConsole
import McOrderText

/// Lists the keys.
struct HelpPanel: MarkedPanel {
    /// The index of the first visible row.
    var place = 0

    func press(_ key: Key, on screen: inout TillScreen) {
        let room = room(on: screen)
        screen.panel = moved(by: key, of: rows(on: screen).count - room + 1, page: room) ?? back
    }

    func legend(on screen: TillScreen) -> Sentence {
        rows(on: screen).count > room(on: screen) ? ScreenPanelText.helpMore : ScreenPanelText.anyKey
    }

    func listing(on screen: TillScreen) -> Listing {
        let rows = rows(on: screen).map { ($0, Style.plain) }
        return Listing(
            title: screen.say(ScreenKeysText.helpTitle),
            rows: Array(rows.dropFirst(place))
        )
    }

    /// The number of rows that are visible at once.
    private func room(on screen: TillScreen) -> Int { screen.body.height - 1 }

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
