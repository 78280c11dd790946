import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Shows the lanes and the selected order. Its keys change orders.
struct LanesPanel: TillPanel {
    var showsOrders: Bool { true }

    /// The screen draws the orders itself.
    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {}

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        switch key {
        case .up, .down, .home, .end: screen.move(key)
        case .pageDown, .pageUp: screen.scrollSheet(key)
        case .escape:
            if screen.field.isEmpty { screen.selected = nil }
            screen.field = ""
        case .character("/"):
            screen.field = ""
            screen.panel = SearchPanel(search: OrderSearch())
        case .character("u"): return screen.perform(.lastOver)
        // Without a selected order, the key lists the orders that the user can reopen.
        case .character("b") where screen.selected == nil: return screen.perform(.lastOver)
        case .character("r"): return screen.perform(.rejections)
        case .character("d"):
            return screen.perform(.devices(screen.selected.flatMap { DeviceKey($0.order.udid) }))
        case .character("p"): PausingPanel.open(on: &screen)
        case .character("f"):
            guard let restaurant = screen.picture?.assortment.restaurant else {
                screen.notice = .init(kind: .plain, sentence: ScreenText.noRestaurants)
                break
            }
            screen.field = ""
            return screen.perform(.closePreview(restaurant))
        case .character("s"): SoldOutPanel.open(on: &screen)
        case .character("?"), .function(1): screen.panel = HelpPanel()
        case .character("q"):
            if screen.picture?.here.isEmpty ?? true { return [.leave] }
            screen.panel = LeavingPanel()
        case .enter, .character("a"), .character("c"), .character("C"), .character("b"), .character("x"),
            .character("n"), .character("h"), .character("t"), .character("+"), .character("m"):
            guard let selected = screen.selected else {
                screen.notice = .init(kind: .plain, sentence: ScreenText.whichOne)
                break
            }
            return press(key, about: selected.order, on: &screen)
        default: break
        }
        return []
    }

    private func press(_ key: Key, about order: QueuedOrder, on screen: inout TillScreen)
        -> TillScreen.Effects
    {
        switch key {
        case .character("h"): return screen.perform(.history(order))
        case .character("b"): return screen.perform(.change(order, .recall))
        default: break
        }
        guard order.state.isOpen else {
            screen.notice = .init(kind: .plain, sentence: ScreenOverText.closed(order.code, order.state))
            return []
        }
        switch key {
        case .enter: return screen.perform(.change(order, .advance(to: order.state.next)))
        case .character("c"): return screen.perform(.change(order, .advance(to: .collected)))
        case .character("C"): screen.panel = PaymentPanel()
        case .character("a"):
            guard order.arrivedAt == nil else {
                screen.notice = .init(kind: .plain, sentence: TillText.already(arrived: order.code))
                return []
            }
            screen.arrived.insert(order.id)
            return screen.perform(.change(order, .arrive))
        case .character("t"): StrikingPanel.open(of: order, on: &screen)
        case .character("+"): AddingPanel.open(of: order, on: &screen)
        case .character("m"): NotingPanel.open(of: order, on: &screen)
        case .character("x"): screen.panel = ReasonPanel(matter: .cancel)
        case .character("n"): screen.panel = NoShowPanel()
        default: break
        }
        return []
    }
}
