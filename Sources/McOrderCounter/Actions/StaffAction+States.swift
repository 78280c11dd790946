package import McOrderModel

extension StaffAction {
    /// The states of an order in which the action is offered; none for an action that is not about an order.
    ///
    /// The queue decides within the change itself, and may still refuse: there may be nothing to undo, or no
    /// second line. Source: rules.md, *States of an order*, and format.md, *Changes at the till*.
    package var states: Set<OrderState> {
        switch self {
        case .prepare: [.received]
        case .ready: [.preparing]
        case .collect, .arrive, .cancel, .noShow, .blacklist, .strike, .add, .note: Set(OrderState.open)
        // Afterwards it is ready.
        case .promise: [.received, .preparing]
        // It can change until a close has counted the order.
        case .service, .pay: Set(OrderState.open + [.collected])
        case .recall, .print, .printBag: Set(OrderState.allCases)
        case .finish, .unfinish, .see: Set(OrderState.open)
        // The kitchen is shown that an order was called off.
        case .acknowledge: Set(OrderState.open + [.cancelled, .noShow])
        case .pause, .resume, .soldOut, .available, .close, .takeOrder, .accept, .acceptAny, .retry,
            .blacklistDevice, .unblacklist, .trust, .untrust, .revoke, .unrevoke, .readReport,
            .inviteBrowser, .removeBrowser, .acknowledgePrinting, .testPrinter, .openDrawer, .lookAtPayment,
            .giveBack, .noteInBook, .defineBook:
            []
        }
    }
}

extension OrderState {
    /// The action that advances an open order from this state.
    package var nextAction: StaffAction { StaffAction(movingTo: next) ?? .collect }
}
