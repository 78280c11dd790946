import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks which restaurant's orders to show.
struct RestaurantsPanel: ListPanel {
    /// The index of the restaurant that Enter takes.
    var place = 0

    func press(_ key: Key, on screen: inout TillScreen) {
        let all = screen.snapshot?.day.restaurants ?? []
        if case .character(let digit) = key, let number = digit.wholeNumberValue,
            all.indices.contains(number - 1)
        {
            return screen.serve(all[number - 1])
        }
        if key == .character("q") { return screen.effects.append(.leave) }
        if key == .enter, all.indices.contains(place) { return screen.serve(all[place]) }
        screen.panel = RestaurantsPanel(place: TillScreen.moved(place, by: key, of: all.count))
    }

    func legend(on screen: TillScreen) -> Sentence { ScreenPanelText.restaurantKeys }

    func listing(on screen: TillScreen) -> Listing {
        let rows = (screen.snapshot?.day.restaurants ?? []).enumerated().map {
            ("\($0 + 1)  \($1.name)", Style.plain)
        }
        return Listing(title: screen.say(ScreenPanelText.whichRestaurant), rows: rows, marked: place)
    }
}
