import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks which line to add to the selected order.
///
/// The choices keep their positions until the text changes, so that Enter never takes another line than the
/// marked one.
struct AddingPanel: MarkedPanel {
    let action: StaffAction
    /// The text of the search.
    let text: String
    /// The result of the search.
    let choices: [AddedLine]
    /// The index of the choice that Enter takes.
    var place = 0

    var isTyping: Bool { true }

    static func open(for action: StaffAction, of order: QueuedOrder, on screen: inout TillScreen) {
        screen.field = ""
        guard screen.snapshot?.assortment.restaurant?.id == order.restaurantID else {
            return screen.reportNoRestaurants()
        }
        screen.panel = AddingPanel(action, "", on: screen)
    }

    private init(_ action: StaffAction, _ text: String, on screen: TillScreen) {
        self.action = action
        self.text = text
        let service = screen.selected?.order.details.service?.id
        choices = screen.snapshot?.assortment.lines(text, service: service) ?? []
    }

    func press(_ key: Key, on screen: inout TillScreen) {
        if let text = TillScreen.typed(text, key, most: 120) {
            screen.panel = AddingPanel(action, text, on: screen)
            return
        }
        switch key {
        case .enter:
            guard screen.selected != nil, choices.indices.contains(place) else { return }
            screen.panel = LanesPanel()
            screen.take(action) { $0.addition = choices[place] }
        case .backspace, .escape: screen.panel = LanesPanel()
        default: screen.panel = moved(by: key, of: choices.count) ?? self
        }
    }

    func legend(on screen: TillScreen) -> Sentence { ScreenEditText.addingFoot }

    func listing(on screen: TillScreen) -> Listing {
        Listing(
            title: screen.say(
                ScreenEditText.adding(screen.selected.map { screen.shownCode(of: $0.order) } ?? "", text)
            ),
            rows: rows(on: screen),
            marked: place
        )
    }

    /// Each choice with its price, and with a mark if it is sold out.
    private func rows(on screen: TillScreen) -> [(text: String, style: Style)] {
        guard let assortment = screen.snapshot?.assortment, let now = screen.now else { return [] }
        let gone = assortment.soldOut(at: now)
        let goneNames = Set(assortment.products.filter { gone[.product($0.id)] != nil }.map(\.name))
        let names = screen.names
        return choices.map { line in
            let isGone = goneNames.contains(line.name)
            let mark = isGone ? "  \(screen.say(ScreenAvailabilityText.soldOutMark))" : ""
            return ("\(names.line(line.name))  \(screen.price(line.price))\(mark)", .plain)
        }
    }
}
