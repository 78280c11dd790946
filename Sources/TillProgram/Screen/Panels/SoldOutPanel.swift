import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks which product, or which choice of an option, is sold out.
///
/// The choices keep their positions until the text changes, so that Enter never takes another product than
/// the marked one.
struct SoldOutPanel: MarkedPanel {
    /// The text of the search.
    let text: String
    /// The result of the search.
    let choices: [Assortment.Item]
    /// The index of the choice that Enter takes.
    var place = 0

    var isTyping: Bool { true }

    /// Shows the result of a search.
    static func search(_ text: String, on screen: inout TillScreen) {
        guard let assortment = screen.snapshot?.assortment, let now = screen.now else { return }
        let choices = assortment.choices(text, of: screen.selected?.order, at: now)
        screen.panel = SoldOutPanel(text: text, choices: choices)
    }

    func press(_ key: Key, on screen: inout TillScreen) {
        if let text = TillScreen.typed(text, key, most: 40) {
            return Self.search(text, on: &screen)
        }
        switch key {
        case .backspace, .escape: screen.panel = LanesPanel()
        case .enter:
            screen.panel = LanesPanel()
            guard choices.indices.contains(place), let assortment = screen.snapshot?.assortment,
                let restaurant = assortment.restaurant, let now = screen.now
            else { return }
            let item = choices[place]
            let isGone = assortment.soldOut(at: now)[item.id] != nil
            let end = isGone ? nil : PauseEnd.businessDay
            screen.perform(.perform(.sellOut(item.id, named: item.name, restaurant, end)))
        default: screen.panel = moved(by: key, of: choices.count) ?? self
        }
    }

    func legend(on screen: TillScreen) -> Sentence { ScreenAvailabilityText.soldOutFoot }

    func listing(on screen: TillScreen) -> Listing {
        Listing(
            title: screen.say(ScreenAvailabilityText.sellingOut(text)),
            rows: rows(on: screen),
            marked: place
        )
    }

    private func rows(on screen: TillScreen) -> [(text: String, style: Style)] {
        guard let assortment = screen.snapshot?.assortment, let now = screen.now else { return [] }
        let (gone, names) = (assortment.soldOut(at: now), screen.names)
        return choices.map { item in
            let name = names.item(item.id, named: item.name)
            guard let until = gone[item.id] else { return (name, .plain) }
            let mark = "\(screen.say(ScreenAvailabilityText.soldOutMark)) \(screen.say(screen.moment(until)))"
            return ("\(name)  \(mark)", .bold)
        }
    }
}
