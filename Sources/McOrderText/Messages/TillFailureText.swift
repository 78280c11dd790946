package import McOrderModel

/// Why `till` could not do what was asked, with the cure where there is one.
package enum TillFailureText: Message {
    // MARK: What was typed

    case notAnOrder(_ text: String)
    case noOrder(_ text: String)
    /// Several orders have that number: an id as a shell takes it, and a list with a line for each.
    case severalOrders(_ text: String, example: String, list: String)
    case noLine(_ name: String)
    case severalLines(_ text: String, _ names: [String])
    /// No restaurant has that name; the name that comes nearest.
    case noRestaurant(_ word: String, nearest: String?)
    case severalRestaurants(_ word: String, _ names: [String])
    case badText
    case badDays(_ days: Int)
    /// The history calls the customer so.
    case reservedName(_ name: String)

    // MARK: Orders

    /// Somebody else was faster, and brought the order into that state.
    case overtaken(_ code: String, by: String, OrderState)
    /// The lines of an order in that state stay as they are.
    case unchangeable(_ code: String, OrderState, by: Sentence)
    /// The order is in the state that was asked for; whose change that was, as ``maker(_:)`` has it.
    case alreadyThere(_ code: String, OrderState, by: Sentence)
    /// The order cannot become that, or *here* where no state was asked for.
    case cannotBecome(_ code: String, OrderState, by: Sentence, goal: OrderState?)
    /// Behind a state, that the customer brought the order there.
    case byCustomer
    /// Behind a state, the till where somebody brought the order there.
    case atTill(_ name: String)
    case nothingToRecall(_ code: String)
    case lastLine(_ code: String)
    case tooManyLines(_ code: String)

    // MARK: Devices and refused files

    case trustedDevice(_ udid: String, label: String)
    case noDevice(_ device: String)
    case noRejection(_ id: Int)
    case alreadyAccepted(_ code: String)
    /// The refused file cannot be judged again; the letters of the reason why it was refused.
    case notAcceptable(_ reason: String)

    // MARK: The counter and its queue

    case notPermitted(_ role: String)
    /// The folder of the queue is on another machine's disk, of that file system.
    case onNetwork(_ folder: String, _ fileSystem: String)
    case noQueue(in: String)
    case queueIsNewer
    case queueIsOlder
    /// The queue is of a version that was never released.
    case queueIsUnreleased
    case queueRestored
    /// SQLite has another level of `synchronous`.
    case notDurable(_ level: Int)
    case queueIsBusy(_ holder: String)
    /// The queue cannot be written, in the system's own words.
    case noPermission(_ words: String)
    /// The disk or the database fails, in the system's own words.
    case storageFails(_ words: String)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// Who brought an order into its state, behind the name of that state; nothing where it was the daemon.
    package static func maker(_ name: String) -> Sentence {
        switch name {
        case "mcorderd": Verbatim("")
        case Notice.author: TillFailureText.byCustomer
        default: TillFailureText.atTill(name)
        }
    }
}
