package import McOrderModel

/// What an action is about, and what a person gave for its fields.
package struct ActionValues: Sendable {
    // MARK: What it is about

    /// The id of the order in the queue.
    package var order: Int64?
    package var restaurant: Restaurant?
    /// The id of the refused file.
    package var rejection: Int64?
    package var device: DeviceKey?
    /// The id of a payment that is held or taken ahead.
    package var paidAhead: PaymentID?

    // MARK: Fields, as StaffAction.Field has them

    package var line: OrderedLine?
    package var addition: AddedLine?
    package var product: Assortment.Item?
    package var reason: String?
    package var payment: Payment?
    package var text: String?
    package var service: AgreedTerms.Service?
    package var total: Money?
    package var station: StationID?
    package var end: PauseEnd?
    /// An order to take, and the key of the request.
    package var counterOrder: (order: CounterOrder, key: String)?
    package var register: Money?
    package var amount: Money?
    package var bags: Int?
    package var promise: StaffPromise?

    package init() {}

    /// The values for an order.
    package init(order: Int64) {
        self.order = order
    }
}

extension CounterAction {
    /// The change that an action makes.
    ///
    /// - Returns: `nil` if the values lack something that the action needs, and for actions that are none of
    ///   ``Counter/perform(_:expecting:agreed:as:)``: a close, what only commands of the till do, and what
    ///   changes no order, restaurant, file or device.
    package init?(_ action: StaffAction, _ values: ActionValues) {
        var change: CounterAction? {
            switch action {
            case .prepare: values.change { _ in .advance(to: .preparing) }
            case .ready: values.change { _ in .advance(to: .ready) }
            case .collect: values.change { .advance(to: .collected, payment: $0.payment) }
            case .pay: values.change { $0.payment.map { .pay($0) } }
            case .recall: values.change { _ in .recall }
            case .arrive: values.change { _ in .arrive }
            case .cancel: values.change { .advance(to: .cancelled, reason: $0.reason) }
            case .noShow: values.change { _ in .advance(to: .noShow) }
            case .blacklist: values.change { _ in .blacklistNoShow }
            case .strike:
                values.change { values in
                    guard let reason = values.reason else { return nil }
                    return values.line.map { .edit(.strike($0), reason: reason) }
                }
            case .add: values.change { $0.addition.map { .edit($0.edit) } }
            case .note: values.change { $0.text.map { .edit(.comment($0)) } }
            case .service: values.change { $0.service.map { .edit(.service($0)) } }
            case .promise: values.change { $0.promise.map { .edit(.promise($0)) } }
            case .print: values.change { _ in .print(.receipt, at: nil) }
            case .printBag: values.change { .print(.bag, at: nil, bags: $0.bags) }
            case .acknowledgePrinting: values.restaurant.map { .acknowledgePrinting($0.id) }
            case .finish: values.step(.finish)
            case .unfinish: values.step(.unfinish)
            case .see: values.step(.see)
            case .acknowledge: values.step(.acknowledge)
            case .pause: values.restaurant.map { .pause($0, values.end ?? .businessDay) }
            case .resume: values.restaurant.map { .pause($0, nil) }
            case .soldOut: values.sellOut(until: values.end ?? .businessDay)
            case .available: values.sellOut(until: nil)
            case .accept, .acceptAny: values.rejection.map { .decideAgain(rejection: $0, .accept) }
            case .retry: values.rejection.map { .decideAgain(rejection: $0, .retry) }
            case .unblacklist: values.device.map { .unblacklist($0) }
            case .revoke: values.device.map { .revoke($0) }
            case .lookAtPayment: values.paidAhead.map { .lookAtPayment($0) }
            case .giveBack:
                values.paidAhead.flatMap { id in
                    values.reason.map { .giveBack(id, values.amount, reason: $0) }
                }
            case .takeOrder:
                values.restaurant.flatMap { restaurant in
                    values.counterOrder.map {
                        .takeOrder($0.order, restaurant, key: $0.key, paid: values.payment)
                    }
                }
            case .close, .blacklistDevice, .trust, .untrust, .unrevoke, .readReport, .inviteBrowser,
                .removeBrowser, .testPrinter, .openDrawer, .noteInBook, .defineBook:
                nil
            }
        }
        guard let change else { return nil }
        self = change
    }
}

extension ActionValues {
    /// The change of the order.
    fileprivate func change(_ action: (ActionValues) -> OrderAction?) -> CounterAction? {
        guard let order, let action = action(self) else { return nil }
        return .order(order, action)
    }

    /// The step of the kitchen with the order.
    fileprivate func step(_ step: KitchenStep) -> CounterAction? {
        order.map { .kitchen($0, step, at: station) }
    }

    /// The change of the product at the restaurant; with `nil` it is available again.
    fileprivate func sellOut(until end: PauseEnd?) -> CounterAction? {
        guard let restaurant, let product else { return nil }
        return .sellOut(product.id, named: product.name, restaurant, end)
    }
}
