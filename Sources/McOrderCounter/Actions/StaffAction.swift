package import McOrderModel
import McOrderQueue

/// Every action of the staff. The raw value is the last part of the action's address in the pages' interface,
/// where it has one. Help, buttons and keys are in the order of the cases.
///
/// This is the only declaration of an action: who may take it, what it is about, in which states of an order,
/// and what it asks for. Presenters check the roles before they read anything else of a request, and
/// ``Counter`` checks them again. A new case does not compile until each question has an answer.
package enum StaffAction: String, CaseIterable, Sendable {
    // MARK: Orders

    case prepare
    case ready
    case collect
    /// Records a payment without moving the order.
    case pay
    /// Undoes the last change of an order; only one that the role may make.
    case recall
    case arrive
    case cancel
    case noShow = "no-show"
    /// Marks an order as a no-show, and blacklists its device.
    case blacklist
    case strike
    case add
    case note
    case service
    /// Tells the customer when the order will be ready.
    case promise
    /// Prints the order with its prices.
    case print
    /// Prints what is handed over, with its allergens.
    case printBag = "print-bag"

    // MARK: The kitchen

    case finish
    case unfinish
    case see
    case acknowledge

    // MARK: The restaurant

    case pause
    case resume
    case soldOut = "sold-out"
    case available
    case close
    /// Takes an order at the counter.
    case takeOrder = "order"
    /// Takes away the alarms of tickets that may be missing on paper.
    case acknowledgePrinting = "printed"

    // MARK: Devices and refused files

    /// Accepts a refused file in spite of the blacklist.
    case accept
    /// Accepts a file that was refused for another reason.
    case acceptAny = "accept-any"
    /// Has a refused file judged again.
    case retry
    case blacklistDevice = "blacklist-device"
    case unblacklist = "remove"
    case trust
    case untrust
    /// Revokes a lost device, whose orders and notices then no longer count.
    case revoke
    /// Takes the revocation of a device back.
    case unrevoke

    // MARK: Printers

    case testPrinter = "test-printer"
    case openDrawer = "open-drawer"

    // MARK: The owner

    case readReport = "read-report"
    case inviteBrowser = "invite-browser"
    case removeBrowser = "remove-browser"
    /// Notes that a person looked at a payment that is held or taken: what waited for that goes on.
    case lookAtPayment = "looked"
    /// Gives back some of what was taken ahead, though the order costs it.
    case giveBack = "refund"

    // MARK: The kitchen book

    /// Notes what happened in the kitchen: a result, a note, a count, a purchase.
    case noteInBook = "note-in-book"
    /// Says what the kitchen book has: people, subjects, checks, ingredients, supplies, lists.
    case defineBook = "define-book"

    /// The roles that may take the action. A recall is permitted, besides, only where the role may make the
    /// change that it undoes.
    package var roles: Set<Role> {
        switch self {
        // What a cook does: the states of an order until it is handed over, and what has run out.
        case .prepare, .ready, .recall, .finish, .unfinish, .see, .acknowledge, .soldOut, .available,
            .promise, .print, .printBag, .acknowledgePrinting, .testPrinter, .noteInBook:
            [.kitchen, .till, .owner]
        // What concerns the customer, the customer's money or the customer's device.
        case .arrive, .collect, .pay, .cancel, .noShow, .blacklist, .strike, .add, .note, .service, .pause,
            .resume, .close, .takeOrder, .accept, .retry, .blacklistDevice, .unblacklist,
            .revoke, .openDrawer:
            [.till, .owner]
        // What takes away a limit, or gives somebody access.
        case .acceptAny, .trust, .untrust, .unrevoke, .readReport, .inviteBrowser, .removeBrowser,
            .lookAtPayment, .giveBack, .defineBook:
            [.owner]
        }
    }
}

extension StaffAction {
    /// The action that moves an order to a state; `nil` for a state to which nobody at a counter moves it.
    init?(movingTo state: OrderState) {
        switch state {
        case .preparing: self = .prepare
        case .ready: self = .ready
        case .collected: self = .collect
        case .cancelled: self = .cancel
        case .noShow: self = .noShow
        case .received, .expired: return nil
        }
    }

    init(_ edit: OrderEdit.Kind) {
        switch edit {
        case .strike: self = .strike
        case .add: self = .add
        case .service: self = .service
        case .comment: self = .note
        case .promise: self = .promise
        case .payment: self = .pay
        }
    }

    init(_ step: KitchenStep) {
        switch step {
        case .finish: self = .finish
        case .unfinish: self = .unfinish
        case .see: self = .see
        case .acknowledge: self = .acknowledge
        }
    }
}

extension CounterAction {
    /// What has to be permitted; `nil` for what nobody at a counter may do.
    package var kind: StaffAction? {
        switch self {
        case .order(_, let action): action.kind
        case .kitchen(_, let step, _): StaffAction(step)
        // Which of the two acceptances it is, the file says.
        case .decideAgain(_, .accept): .accept
        case .decideAgain(_, .retry): .retry
        case .pause(_, let end): end == nil ? .resume : .pause
        case .sellOut(_, _, _, let end): end == nil ? .available : .soldOut
        case .takeOrder: .takeOrder
        case .acknowledgePrinting: .acknowledgePrinting
        case .testPrinter: .testPrinter
        case .openDrawer: .openDrawer
        case .blacklist: .blacklistDevice
        case .unblacklist: .unblacklist
        case .trust: .trust
        case .untrust: .untrust
        case .revoke: .revoke
        case .unrevoke: .unrevoke
        case .lookAtPayment: .lookAtPayment
        case .giveBack: .giveBack
        }
    }
}

extension OrderAction {
    fileprivate var kind: StaffAction? {
        switch self {
        case .arrive: .arrive
        case .advance(let state, _, _): StaffAction(movingTo: state)
        case .pay: .pay
        case .edit(let edit, _): StaffAction(edit.kind)
        case .recall: .recall
        case .blacklistNoShow: .blacklist
        case .print(let kind, _, _): kind == .bag ? .printBag : .print
        }
    }
}

extension Role {
    package func permits(_ action: StaffAction) -> Bool {
        action.roles.contains(self)
    }

    package func permits(_ action: CounterAction) -> Bool {
        action.kind.map { permits($0) } ?? false
    }

    /// Whether the role may undo a change, which is so for each change that it may make. The daemon makes an
    /// order expire; who may cancel orders may undo that.
    func mayUndo(_ change: UndoableChange) -> Bool {
        switch change {
        case .edit(let kind): permits(StaffAction(kind))
        case .state(let state): permits(StaffAction(movingTo: state) ?? .cancel)
        }
    }
}
