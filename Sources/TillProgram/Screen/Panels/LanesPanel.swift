import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// Shows the lanes and the selected order. Its keys change orders.
struct LanesPanel: TillPanel {
    var showsOrders: Bool { true }

    func legend(on screen: TillScreen) -> Sentence {
        KeyRow(screen.selected?.order.state.isOpen == false ? .over : .open)
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
        case .function(1): open(.keys, on: &screen)
        case .enter: takeNext(on: &screen)
        case .character(let character):
            switch TillCommand(key: character) {
            case .take(let action): take(action, on: &screen)
            case .ask(let action): take(action, asksAll: true, on: &screen)
            case .open(let view): open(view, on: &screen)
            case nil: break
            }
        default: break
        }
    }

    private func open(_ view: TillView, on screen: inout TillScreen) {
        switch view {
        case .history:
            guard let selected = screen.selected else { return screen.report(ScreenText.whichOne) }
            screen.perform(.history(selected.order))
        case .device: screen.perform(.devices(screen.selected.flatMap { DeviceKey($0.order.udid) }))
        case .search:
            screen.field = ""
            screen.panel = SearchPanel(search: OrderSearch())
        case .last: screen.perform(.lastOver)
        case .refused: screen.perform(.rejections)
        case .leave:
            if screen.snapshot?.here.isEmpty ?? true { return screen.effects.append(.leave) }
            screen.panel = LeavingPanel()
        case .keys: screen.panel = HelpPanel()
        }
    }

    private func takeNext(on screen: inout TillScreen) {
        guard let selected = screen.selected else { return screen.report(ScreenText.whichOne) }
        take(selected.order.state.nextAction, on: &screen)
    }

    private func take(_ action: StaffAction, asksAll: Bool = false, on screen: inout TillScreen) {
        let field = action.fields.first { asksAll || $0.isAsked }
        switch action.subject {
        case .order:
            guard let order = screen.selected?.order else {
                if let view = action.viewWithoutOrder { return open(view, on: &screen) }
                return screen.report(ScreenText.whichOne)
            }
            guard action.states.contains(order.state) else {
                return screen.report(ScreenOverText.closed(order.code, order.state))
            }
            take(action, of: order, asking: field, on: &screen)
        case .restaurant:
            guard let restaurant = screen.snapshot?.assortment.restaurant else {
                return screen.reportNoRestaurants()
            }
            take(action, at: restaurant, asking: field, on: &screen)
        // The kitchen's page, and lists of their own.
        case .station, .rejection, .device, .printer, .report, .browser, .payment, .book: break
        }
    }

    /// Takes an action on an order, or asks for what it needs first.
    ///
    /// - Parameter isSure: whether the user knows that the order is not ready.
    func take(
        _ action: StaffAction,
        of order: QueuedOrder,
        asking field: StaffAction.Field?,
        isSure: Bool = false,
        on screen: inout TillScreen
    ) {
        if action.isEarly(for: order), !isSure {
            return screen.panel = EarlyPanel(action: action, order: order, field: field)
        }
        switch field {
        case .line: StrikingPanel.open(for: action, of: order, on: &screen)
        case .addition: AddingPanel.open(for: action, of: order, on: &screen)
        case .text(let longest): NotingPanel.open(for: action, of: order, longest: longest, on: &screen)
        case .reason: screen.panel = ReasonPanel(action: action)
        // A paid order is only handed over.
        case .payment where order.isPaid && action == .collect: screen.take(action)
        case .payment where !action.isOffered(for: order):
            let error =
                order.payment.map { TillErrorText.alreadyPaid(order.code, $0.kind) }
                ?? TillErrorText.paidAhead(order.code)
            screen.report(error, as: .bad)
        case .payment: screen.panel = PaymentPanel(action: action)
        case .bags: screen.panel = BagsPanel(action: action)
        case .promise:
            let known = screen.snapshot?.day.restaurants.first { $0.id == order.restaurantID }
            guard let zone = known?.zone else { break }
            screen.panel = PromisePanel(action: action, zone: zone)
        case nil where !action.answers.isEmpty: screen.panel = ConfirmingPanel(action: action)
        case nil where action == .arrive && order.arrivedAt != nil && !order.awaitsSight:
            screen.report(TillText.already(arrived: order.code))
        case nil where action == .arrive: screen.arrive(order)
        case nil: screen.take(action)
        // The terminal asks for none of them about an order.
        case .service, .total, .station, .product, .end, .register, .counterOrder, .amount: break
        }
    }

    private func take(
        _ action: StaffAction,
        at restaurant: Restaurant,
        asking field: StaffAction.Field?,
        on screen: inout TillScreen
    ) {
        screen.field = ""
        switch field {
        case .end: screen.panel = PausingPanel()
        case .product: SoldOutPanel.search("", on: &screen)
        case .register: screen.perform(.closePreview(restaurant))
        case nil:
            var values = ActionValues()
            values.restaurant = restaurant
            if let change = CounterAction(action, values) { screen.perform(.perform(change)) }
        // Nothing else is asked about a restaurant.
        case .line, .addition, .text, .reason, .payment, .service, .total, .station, .promise, .bags,
            .counterOrder, .amount:
            break
        }
    }
}
