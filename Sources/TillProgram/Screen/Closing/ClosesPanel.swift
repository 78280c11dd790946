import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Lists the earlier closes, the latest first.
struct ClosesPanel: ListPanel {
    let closes: [JSONValue]
    /// The index of the close that Enter shows.
    var place = 0

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        switch key {
        case .up, .down, .pageUp, .pageDown, .home, .end:
            screen.panel = ClosesPanel(
                closes: closes,
                place: TillScreen.moved(place, by: key, of: closes.count)
            )
        case .enter where closes.indices.contains(place): screen.panel = ClosePanel(close: closes[place])
        default: screen.panel = LanesPanel()
        }
        return []
    }

    func listing(on screen: TillScreen) -> Listing {
        Listing(
            title: screen.say(ScreenCloseText.closes),
            rows: closes.map { close in
                let money = { (key: String) in
                    close.member(key)?.integer.map { screen.price(Money(cents: $0)) }
                }
                let difference = money("differenceCents").map {
                    "\(screen.say(TillCloseText.difference)) \($0)"
                }
                let parts = [
                    close.member("number")?.integer.map { "\($0)" }, close.member("day")?.text,
                    close.member("by")?.text, money("grossCents"), difference,
                ]
                return (parts.compactMap(\.self).joined(separator: "  "), .plain)
            },
            marked: closes.isEmpty ? nil : place,
            foot: screen.say(ScreenCloseText.closesFoot)
        )
    }
}
