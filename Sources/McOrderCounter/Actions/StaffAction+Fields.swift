extension StaffAction {
    /// Something that an action has to know beside what it is about: a question of a screen, a dialog of a
    /// page, and members of the body of a request.
    package enum Field: Hashable, Sendable {
        /// A line of the order.
        case line
        /// A line to add to the order, at the price of today.
        case addition
        /// A product, or a choice of an option.
        case product
        /// Why; a reason of the list, or the staff's own words.
        case reason(isRequired: Bool)
        /// How the order was paid.
        case payment(isRequired: Bool)
        /// A text of at most that many characters, which may be empty.
        case text(longest: Int)
        /// How the order is handed over.
        case service
        /// The total that the customer agreed to, if the order costs more than before.
        case total
        /// The station whose part it is; without one it is the whole order.
        case station
        /// Until when; without one it is the end of the business day.
        case end(isAsked: Bool)
        /// The total of the cash register, if it is known.
        case register
        /// In how many minutes the order will be ready.
        case promise
        /// How many bags the order has; without it a ticket is for one bag more.
        case bags
        /// What is ordered, and how it is handed over.
        case counterOrder
        /// How much is given back; without it all that may be.
        case amount

        /// Whether a person is asked for it before the action. The others follow from where the person is, or
        /// are asked for on request.
        package var isAsked: Bool {
            switch self {
            case .line, .addition, .product, .reason, .text, .register, .promise, .bags, .counterOrder,
                .amount:
                true
            case .payment(let isRequired): isRequired
            case .end(let isAsked): isAsked
            case .service, .total, .station: false
            }
        }
    }

    /// What the action asks for, in this order. An action that only the till's commands have asks for nothing
    /// here: its command has arguments.
    package var fields: [Field] {
        switch self {
        case .prepare, .ready, .recall, .arrive, .noShow, .blacklist, .print: []
        case .printBag: [.bags]
        case .collect: [.payment(isRequired: false)]
        case .pay: [.payment(isRequired: true)]
        case .cancel: [.reason(isRequired: false)]
        case .strike: [.line, .reason(isRequired: true)]
        case .add: [.addition]
        case .note: [.text(longest: StaffText.longest)]
        case .service: [.service, .total]
        case .promise: [.promise]
        case .finish, .unfinish, .see, .acknowledge: [.station]
        case .pause: [.end(isAsked: true)]
        case .resume: []
        case .soldOut: [.product, .end(isAsked: false)]
        case .available: [.product]
        case .close: [.register]
        case .takeOrder: [.counterOrder, .payment(isRequired: false)]
        case .accept, .acceptAny, .retry: []
        case .blacklistDevice, .unblacklist, .trust, .untrust, .revoke, .unrevoke: []
        case .acknowledgePrinting, .testPrinter, .openDrawer: []
        case .giveBack: [.amount, .reason(isRequired: true)]
        case .readReport, .inviteBrowser, .removeBrowser, .lookAtPayment, .noteInBook, .defineBook: []
        }
    }

    /// Whether it takes something away from somebody, or cannot be undone. Presenters set it apart from the
    /// others, and ask before it.
    package var isHarmful: Bool {
        switch self {
        case .cancel, .noShow, .blacklist, .blacklistDevice, .revoke, .close, .removeBrowser, .giveBack: true
        case .prepare, .ready, .collect, .pay, .recall, .arrive, .strike, .add, .note, .service, .promise,
            .finish, .unfinish, .see, .acknowledge, .pause, .resume, .soldOut, .available, .takeOrder,
            .accept,
            .acceptAny, .retry, .unblacklist, .trust, .untrust, .unrevoke, .readReport, .inviteBrowser,
            .print, .printBag, .acknowledgePrinting, .testPrinter, .openDrawer, .lookAtPayment, .noteInBook,
            .defineBook:
            false
        }
    }
}
