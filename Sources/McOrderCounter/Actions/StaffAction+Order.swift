package import McOrderModel

/// What an order says about the actions on it, beside its state.
extension StaffAction {
    /// Whether the action is offered for the order now: its state permits it, and there is something to do.
    package func isOffered(for order: QueuedOrder) -> Bool {
        guard states.contains(order.state) else { return false }
        switch self {
        // Who is here need not be noted again, unless the kitchen waits for it.
        case .arrive: return order.arrivedAt == nil || order.awaitsSight
        case .pay: return !order.isPaid
        // An order of the counter has no customer's device.
        case .blacklist: return !order.isOfCounter
        // The kitchen does not have an order that waits.
        case .finish, .unfinish, .see, .promise: return !order.waits
        // An order that has only been received has no change that could be undone.
        case .recall: return order.kitchen.lastEvent > 0
        case .prepare, .ready, .collect, .cancel, .noShow, .strike, .add, .note, .service,
            .acknowledge, .pause, .resume, .soldOut, .available, .close, .accept,
            .acceptAny, .retry, .blacklistDevice, .unblacklist, .trust, .untrust, .revoke, .unrevoke,
            .readReport, .inviteBrowser, .removeBrowser, .takeOrder, .print, .printBag, .acknowledgePrinting,
            .testPrinter, .openDrawer, .lookAtPayment, .giveBack, .noteInBook, .defineBook:
            return true
        }
    }

    /// Whether a person is asked first: the order would be handed over before the kitchen has finished it.
    package func isEarly(for order: QueuedOrder) -> Bool {
        self == .collect && order.state.isOpen && order.state != .ready
    }

    /// Whether ``recall`` undoes the action. The roles that may take it may also undo it.
    package var isUndoable: Bool {
        switch self {
        case .prepare, .ready, .collect, .pay, .cancel, .noShow, .strike, .add, .note, .service, .promise:
            true
        // A mark is no change, and a blacklist is another list.
        case .arrive, .blacklist, .recall: false
        case .finish, .unfinish, .see, .acknowledge, .pause, .resume, .soldOut, .available, .close, .accept,
            .acceptAny, .retry, .blacklistDevice, .unblacklist, .trust, .untrust, .revoke, .unrevoke,
            .readReport, .inviteBrowser, .removeBrowser, .takeOrder, .print, .printBag, .acknowledgePrinting,
            .testPrinter, .openDrawer, .lookAtPayment, .giveBack, .noteInBook, .defineBook:
            false
        }
    }
}

extension QueuedOrder {
    /// Whether the payment is the last change of the order, so that undoing that takes the payment back.
    package var isPaymentLast: Bool { payment?.event == kitchen.lastEvent && isPaid }
}
