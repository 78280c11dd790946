package import McOrderModel
package import McOrderQueue

/// Why a counter could not do what was asked; nothing was changed then.
package enum CounterError: Error, Hashable, Sendable {
    // MARK: What was typed

    /// The text is neither an order number nor a code nor an id.
    case notAnOrder(String)
    /// No order has that number, code or id.
    case noOrder(String)
    /// Several orders have that number or code.
    case severalOrders(String, [QueuedOrder])
    /// The order has no such line, or it was struck already.
    case noLine(String)
    /// Several lines of the order may be meant, of these names.
    case severalLines(String, [String])
    /// No restaurant has that id or name; the name that comes nearest.
    case noRestaurant(String, nearest: String?)
    /// Several restaurants may be meant, of these names.
    case severalRestaurants(String, [String])
    /// There are several restaurants, of these names, and none was named.
    case whichRestaurant([String])
    /// No product has that id or name; the name that comes nearest.
    case noProduct(String, nearest: String?)
    /// Several products may be meant, of these names.
    case severalProducts(String, [String])
    /// These three products make no menu.
    case noMenu(String)
    /// The restaurant, of that name, does not sell the product.
    case notSold(String, restaurant: String)
    /// The text is no length of time.
    case noDuration(String)
    /// The length of time is more than a week.
    case durationTooLong(String)
    /// The text is no time of day.
    case noClock(String)
    /// The time of day has passed, and is more than twelve hours ahead tomorrow; the present time of day.
    case clockIsPast(String, now: String)
    /// A text that a person gives has 1 to ``StaffText/longest`` characters, none of them a control
    /// character.
    case badText
    /// A device is blacklisted for 1 to 36,500 days.
    case badDays(Int)
    /// The history calls the customer so; nobody else can be.
    case reservedName(String)
    /// No catalogue has been published yet.
    case noCatalogue

    // MARK: Orders

    /// Somebody changed the order since it was read; how it stands now.
    case overtaken(OrderStanding)
    /// The order cannot go from its state to that one.
    case illegal(from: OrderStanding, to: String)
    /// The order has just been received: nothing is there to take back.
    case nothingToRecall(OrderStanding)
    /// The only line of the order, of that code, cannot be struck.
    case lastLine(String)
    /// The order, of that code, has as many lines as one may have.
    case tooManyLines(String)

    // MARK: Devices and refused files

    /// A trusted device, of that label, cannot be blacklisted.
    case trustedDevice(udid: String, label: String)
    /// Nothing is known of the device.
    case noDevice(String)
    /// No refused file has that id.
    case noRejection(Int64)
    /// The refused file was accepted before, as the order of that code.
    case alreadyAccepted(code: String)
    /// The refused file cannot be judged again: its bytes are not kept.
    case notAcceptable(RejectionReason)

    // MARK: The counter itself

    /// Somebody of that role must not do that.
    case notPermitted(Role)
    /// The queue is on another machine's disk, of that file system, where its locks cannot be relied upon.
    case onNetwork(state: String, fileSystem: String)
    /// The queue cannot be read or written.
    case unavailable(QueueError)

    /// The error that the queue ended with.
    package init(_ error: any Error) {
        switch error {
        case let error as CounterError: self = error
        case let error as QueueError: self = Self.meaning(error)
        default: self = .unavailable(.database(words: "\(error)"))
        }
    }

    private static func meaning(_ error: QueueError) -> CounterError {
        switch error {
        case .noSuchOrder(let id): .noOrder("#\(id)")
        case .overtaken(let standing): .overtaken(standing)
        case .illegal(let standing, let target): .illegal(from: standing, to: target)
        case .nothingToRecall(let standing): .nothingToRecall(standing)
        case .noSuchLine(let name): .noLine(name)
        case .lastLine(let code): .lastLine(code)
        case .tooManyLines(let code): .tooManyLines(code)
        case .trustedDevice(let udid, let label): .trustedDevice(udid: udid, label: label)
        case .noSuchDevice(let udid): .noDevice(udid)
        case .noSuchRejection(let id): .noRejection(id)
        case .alreadyTakenIn(let code): .alreadyAccepted(code: code)
        case .notAcceptable(let reason): .notAcceptable(reason)
        default: .unavailable(error)
        }
    }
}
