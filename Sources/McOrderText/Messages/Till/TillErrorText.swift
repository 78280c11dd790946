package import McOrderModel

/// Why `till` could not do what was requested, with how to fix it if that is known.
package enum TillErrorText: Message {
    // MARK: What was typed

    case notAnOrder(_ text: String)
    case noOrder(_ text: String)
    /// Several orders have this number: an id quoted for a shell, and a list with one line per order.
    case severalOrders(_ text: String, example: String, list: String)
    case noLine(_ name: String)
    case severalLines(_ text: String, _ names: [String])
    /// There is no restaurant with this name; `nearest` is a similar name.
    case noRestaurant(_ word: String, nearest: String?)
    case severalRestaurants(_ word: String, _ names: [String])
    case badText
    case badDays(_ days: Int)
    /// The history uses this name for the customer.
    case reservedName(_ name: String)

    // MARK: Orders

    /// Another author, such as another till, was faster and brought the order into this state.
    case overtaken(_ code: String, by: String, OrderState)
    /// The lines of an order in this state can no longer be changed. `first` is what has to be done before.
    case unchangeable(_ code: String, OrderState, by: Sentence, first: Sentence?)
    /// The order is already in the requested state. `by` is the author of that change, see ``maker(_:)``.
    case alreadyThere(_ code: String, OrderState, by: Sentence)
    /// The order cannot change to this state, or to *here* if no state was requested.
    case cannotBecome(_ code: String, OrderState, by: Sentence, goal: OrderState?, first: Sentence?)
    /// The order has to be prepared first, with this command.
    case prepareFirst(command: String?)
    /// The last change has to be undone first, with this command.
    case recallFirst(command: String?)
    /// Follows a state that the customer's notice caused.
    case byCustomer
    /// Follows a state, with the till that caused it.
    case atTill(_ name: String)
    /// The kitchen cannot do anything with an order that is over.
    case overForKitchen(_ code: String, OrderState, by: Sentence)
    case nothingToRecall(_ code: String)
    /// The kitchen cannot undo what only the till can do.
    case mayNotUndo(_ code: String)
    case inClose(_ code: String, number: Int)
    case lastLine(_ code: String)
    /// A change would make an order cost more than the customer was shown.
    case costsMore(_ code: String, from: Money, to: Money, currency: String)
    /// The same as a question, without the answers.
    case agreeToMore(_ code: String, from: Money, to: Money, currency: String)
    /// The same as a question with its answers.
    case chargeMore(_ code: String, from: Money, to: Money, currency: String)
    case tooManyLines(_ code: String)

    // MARK: Devices and refused files

    case trustedDevice(_ udid: String, label: String)
    case noDevice(_ device: String)
    case noRejection(_ id: Int)
    case alreadyAccepted(_ code: String)
    /// The rejected file cannot be decided again; `reason` is the code of the reason for its rejection.
    case notAcceptable(_ reason: String)

    // MARK: The counter and its queue

    case notPermitted(_ role: String)
    /// The folder of the queue is on another machine's disk, with this file system.
    case onNetwork(_ folder: String, _ fileSystem: String)
    case noQueue(in: String)
    case queueIsNewer
    case queueIsOlder
    /// The queue has a version that was never released.
    case queueIsUnreleased
    case queueRestored
    /// SQLite uses another level of `synchronous`.
    case notDurable(_ level: Int)
    case queueIsBusy(_ holder: String)
    /// The queue cannot be written; the system's message.
    case noPermission(_ words: String)
    /// The disk or the database fails; the system's message.
    case storageFails(_ words: String)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The author of an order's state, to follow the name of the state; empty if it was the daemon.
    package static func maker(_ name: String) -> Sentence {
        switch name {
        case "mcorderd": Verbatim("")
        case Notice.author: TillErrorText.byCustomer
        default: TillErrorText.atTill(name)
        }
    }
}
