import McOrderConsole
import McOrderModel
import McOrderText

/// Lists the earlier closes, the latest first.
struct ClosesPanel: MarkedPanel {
    let closes: [JSONValue]
    /// The index of the close that Enter shows.
    var place = 0

    func press(_ key: Key, on screen: inout TillScreen) {
        if key == .enter, closes.indices.contains(place) {
            screen.panel = ClosePanel(close: closes[place])
        } else {
            screen.panel = moved(by: key, of: closes.count) ?? back
        }
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
            marked: place,
            foot: screen.say(ScreenCloseText.closesFoot)
        )
    }
}
