import McOrderConsole
import McOrderDisplay
import McOrderModel
import McOrderText

/// Lists the earlier closes, the latest first.
struct ClosesPanel: MarkedPanel {
    let closes: [CloseRecord]
    /// The index of the close that Enter shows.
    var place = 0

    func press(_ key: Key, on screen: inout TillScreen) {
        if key == .enter, closes.indices.contains(place) {
            screen.panel = ClosePanel(close: closes[place])
        } else {
            screen.panel = moved(by: key, of: closes.count) ?? back
        }
    }

    func legend(on screen: TillScreen) -> Sentence { ScreenCloseText.closesFoot }

    func listing(on screen: TillScreen) -> Listing {
        Listing(
            title: screen.say(ScreenCloseText.closes),
            rows: closes.map { close in
                let columns = CloseReport.columns(of: close, screen.price, screen.settings.language)
                return (columns.filter { !$0.isEmpty }.joined(separator: "  "), .plain)
            },
            marked: place
        )
    }
}
