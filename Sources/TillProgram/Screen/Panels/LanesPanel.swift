import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Shows the lanes and the selected order. Its keys change orders.
struct LanesPanel: TillPanel {
    var showsOrders: Bool { true }

    func legend(on screen: TillScreen) -> Sentence {
        screen.selected?.order.state.isOpen == false ? ScreenOverText.keys : ScreenKeysText.keys
    }

    /// The screen draws the orders itself.
    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {}

    func press(_ key: Key, on screen: inout TillScreen) {
        switch key {
        case .up, .down, .home, .end: screen.move(key)
        case .pageDown, .pageUp: screen.scrollSheet(key)
        case .escape:
            if screen.field.isEmpty { screen.selected = nil }
            screen.field = ""
        case .character("/"):
            screen.field = ""
            screen.panel = SearchPanel(search: OrderSearch())
        case .character("u"): screen.perform(.lastOver)
        // Without a selected order, the key lists the orders that the user can reopen.
        case .character("b") where screen.selected == nil: screen.perform(.lastOver)
        case .character("r"): screen.perform(.rejections)
        case .character("d"): screen.perform(.devices(screen.selected.flatMap { DeviceKey($0.order.udid) }))
        case .character("p"), .character("s"), .character("f"):
            guard let restaurant = screen.picture?.assortment.restaurant else {
                return screen.report(ScreenText.noRestaurants)
            }
            press(key, about: restaurant, on: &screen)
        case .character("?"), .function(1): screen.panel = HelpPanel()
        case .character("q"):
            if screen.picture?.here.isEmpty ?? true { return screen.effects.append(.leave) }
            screen.panel = LeavingPanel()
        case .enter, .character("a"), .character("c"), .character("C"), .character("b"), .character("x"),
            .character("n"), .character("h"), .character("t"), .character("+"), .character("m"):
            guard let selected = screen.selected else { return screen.report(ScreenText.whichOne) }
            press(key, about: selected.order, on: &screen)
        default: break
        }
    }

    private func press(_ key: Key, about restaurant: Restaurant, on screen: inout TillScreen) {
        screen.field = ""
        switch key {
        case .character("p"): screen.panel = PausingPanel()
        case .character("s"): SoldOutPanel.search("", on: &screen)
        default: screen.perform(.closePreview(restaurant))
        }
    }

    private func press(_ key: Key, about order: QueuedOrder, on screen: inout TillScreen) {
        switch key {
        case .character("h"): screen.perform(.history(order))
        case .character("b"): screen.change(.recall)
        case _ where !order.state.isOpen: screen.report(ScreenOverText.closed(order.code, order.state))
        case .enter: screen.change(.advance(to: order.state.next))
        case .character("c"): screen.change(.advance(to: .collected))
        case .character("C"): screen.panel = PaymentPanel()
        case .character("a") where order.arrivedAt == nil: screen.arrive(order)
        case .character("a"): screen.report(TillText.already(arrived: order.code))
        case .character("t"): StrikingPanel.open(of: order, on: &screen)
        case .character("+"): AddingPanel.open(of: order, on: &screen)
        case .character("m"): NotingPanel.open(of: order, on: &screen)
        case .character("x"): screen.panel = ReasonPanel(matter: .cancel)
        case .character("n"): screen.panel = NoShowPanel()
        default: break
        }
    }
}
