package import McOrderModel
package import McOrderQueue

/// The reason why a counter could not do what was asked. Nothing was changed then.
package enum CounterError: Error, Hashable, Sendable {
    // MARK: What was typed

    /// The text is neither an order number nor a code nor an id.
    case notAnOrder(String)
    /// No order has that number, code or id.
    case noOrder(String)
    /// Several orders have that number or code.
    case severalOrders(String, [QueuedOrder])
    /// The order has no such line, or the line was struck already.
    case noLine(String)
    /// The text matches several lines of the order; their names.
    case severalLines(String, [String])
    /// No restaurant has that id or name; the nearest name.
    case noRestaurant(String, nearest: String?)
    /// The text matches several restaurants; their names.
    case severalRestaurants(String, [String])
    /// There are several restaurants, and the user named none of them; their names.
    case whichRestaurant([String])
    /// No product has that id or name; the nearest name.
    case noProduct(String, nearest: String?)
    /// The text matches several products; their names.
    case severalProducts(String, [String])
    /// The three products do not make a menu.
    case noMenu(String)
    /// The restaurant, of that name, does not sell the product.
    case notSold(String, restaurant: String)
    /// The options of the line do not fit its product.
    case options(String, OptionError)
    /// The restaurant has no such service, but those.
    case noService(String, among: [String])
    /// The restaurant has no such station, but those.
    case noStation(String, among: [String])
    /// The restaurant has no close of that number.
    case noClose(Int)
    /// The order cannot be taken at the counter.
    case notTaken(CounterOrder.Failure)
    /// The text is not an amount such as `123.45`.
    case noAmount(String)
    /// The text is not a length of time.
    case noDuration(String)
    /// The length of time is more than a week.
    case durationTooLong(String)
    /// The text is not a time of day.
    case noClock(String)
    /// The time of day has passed today, and tomorrow's is more than twelve hours ahead; `now` is the present
    /// time of day.
    case clockIsPast(String, now: String)
    /// The text of a staff member is empty or shows as nothing, is longer than ``StaffText/longest``
    /// characters, or has a control character.
    case badText
    /// The number of days of a blacklist entry is not between 1 and 36,500.
    case badDays(Int)
    /// The number of an order's bags is not in ``BagNumber/counts``.
    case badBags(Int)
    /// A staff member cannot have this name: the history uses it for the customer.
    case reservedName(String)
    /// No printer has that id, but those.
    case noPrinter(String, among: [String])
    /// The configuration names no drawer at the printer of that id.
    case noDrawer(String)
    /// No printer of the restaurant prints such tickets by itself.
    case nonePrints
    /// No catalogue has been published yet.
    case noCatalogue

    // MARK: Orders

    /// The order has changed since the caller read it; its present state.
    case overtaken(OrderStatus)
    /// The order cannot go from its state to that one.
    case illegal(from: OrderStatus, to: OrderTarget)
    /// The order has no change that could be undone: it has only been received.
    case nothingToRecall(OrderStatus)
    /// The role does not permit what the order's last change was, so it cannot undo it either.
    case mayNotUndo(OrderStatus)
    /// The order, of that code, is paid already, in that way.
    case alreadyPaid(code: String, Payment)
    /// The whole order is paid ahead, so nothing is left to pay.
    case paidAhead(code: String)
    /// The close with this number has counted the order, of that code; its service and payment stay as they
    /// are.
    case inClose(code: String, number: Int)
    /// Nothing that a close counts has happened since the last one.
    case nothingToClose
    /// The close of this number has the total of the cash register already.
    case registerKnown(Int)
    /// The line is the only one of the order, of that code, and cannot be struck.
    case lastLine(String)
    /// The change would make the order, of that code, cost more than the customer was shown. It is made if
    /// the new total is agreed to.
    case costsMore(code: String, from: Money, to: Money, currency: String)
    /// The order, of that code, has the maximum number of lines.
    case tooManyLines(String)
    /// No payment that is held or taken has that id.
    case noPayment(String)
    /// So much of a payment may be given back, and not more.
    case tooMuchBack(most: Money, currency: String)

    // MARK: Devices and refused files

    /// The device is trusted, under that label, and cannot be blacklisted.
    case trustedDevice(udid: String, label: String)
    /// The device is revoked, and can be neither trusted nor blacklisted.
    case revokedDevice(udid: String)
    /// The device does not sign its orders, and so cannot be trusted in a house that has an identity.
    case unsignedDevice(udid: String)
    /// The device is unknown.
    case noDevice(String)
    /// No refused file has that id.
    case noRejection(Int64)
    /// The refused file was accepted before, as the order of that code.
    case alreadyAccepted(code: String)
    /// The refused file cannot be decided again: its bytes are not kept.
    case notAcceptable(RejectionReason)

    // MARK: Browsers

    /// The pairing code is wrong, was used, or has expired.
    case noPairing
    /// No paired browser has that name; their names.
    case noBrowser(String, among: [String])

    // MARK: The counter itself

    /// The role does not permit the action.
    case notPermitted(Role)
    /// The queue is on another machine's disk, of that file system, where its locks are not reliable.
    case onNetwork(state: String, fileSystem: String)
    /// The queue cannot be read or written.
    case unavailable(QueueError)

    /// The queue does not answer.
    static let silent = unavailable(.server(.unreachable(cause: "timeout")))

    /// Converts an error of the queue.
    package init(_ error: any Error) {
        switch error {
        case let error as CounterError: self = error
        case let error as QueueError: self = Self.meaning(error)
        default: self = .unavailable(.database(cause: LogWords.of(error)))
        }
    }

    private static func meaning(_ error: QueueError) -> CounterError {
        switch error {
        case .noSuchOrder(let id): .noOrder("#\(id)")
        case .overtaken(let status): .overtaken(status)
        case .illegal(let status, let target): .illegal(from: status, to: target)
        case .nothingToRecall(let status): .nothingToRecall(status)
        case .mayNotUndo(let status): .mayNotUndo(status)
        case .noSuchLine(let name): .noLine(name)
        case .alreadyPaid(let code, let payment): .alreadyPaid(code: code, payment)
        case .paidAhead(let code): .paidAhead(code: code)
        case .inClose(let code, let number): .inClose(code: code, number: number)
        case .nothingToClose: .nothingToClose
        case .registerKnown(let number): .registerKnown(number)
        case .lastLine(let code): .lastLine(code)
        case .costsMore(let code, let before, let after, let currency):
            .costsMore(code: code, from: before, to: after, currency: currency)
        case .tooManyLines(let code): .tooManyLines(code)
        case .noSuchPayment(let id): .noPayment(id)
        case .tooMuchBack(let most, let currency): .tooMuchBack(most: most, currency: currency)
        case .trustedDevice(let udid, let label): .trustedDevice(udid: udid, label: label)
        case .revokedDevice(let udid): .revokedDevice(udid: udid)
        case .unsignedDevice(let udid): .unsignedDevice(udid: udid)
        case .noSuchDevice(let udid): .noDevice(udid)
        case .noSuchRejection(let id): .noRejection(id)
        case .alreadyTakenIn(let code): .alreadyAccepted(code: code)
        case .notAcceptable(let reason): .notAcceptable(reason)
        default: .unavailable(error)
        }
    }
}
