import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What the pages show of an action. The scripts read it from the document, and know no action by name.
extension StaffAction {
    /// The words on the action's button; `nil` for an action without a button of its own.
    var label: Sentence? {
        switch self {
        case .prepare: WebOrderText.begin
        case .ready: WebOrderText.markReady
        case .collect: WebOrderText.handOver
        case .recall: WebOrderText.undo
        case .arrive: WebOrderText.arrived
        case .cancel: WebOrderText.cancel
        case .noShow: WebOrderText.noShow
        case .strike: WebOrderText.strike
        case .add: WebOrderText.add
        case .note: WebOrderText.note
        case .promise: WebOrderText.promise
        case .finish: WebOrderText.done
        case .unfinish: WebOrderText.recall
        case .see: WebOrderText.seen
        case .acknowledge: WebOrderText.acknowledge
        case .pause: WebOrderText.pause
        case .resume: ScreenAvailabilityText.endPause
        case .soldOut: WebOrderText.soldOut
        case .close: WebOrderText.close
        case .takeOrder: TakeOrderText.title
        case .accept: WebOrderText.accept
        case .unblacklist: WebOrderText.unlist
        case .revoke: WebOrderText.revoke
        case .pay: WebTillText.charge
        case .blacklist: WebTillText.blacklist
        case .print: PrinterText.printSheet
        case .printBag: PrinterText.printBag
        case .acknowledgePrinting: PrinterText.seen
        case .lookAtPayment: PaymentsText.lookedAt
        case .giveBack: PaymentsText.giveBack
        // A button for each service, a row of a list.
        case .service, .available: nil
        // Not on the pages.
        case .acceptAny, .retry, .blacklistDevice, .trust, .untrust, .unrevoke, .readReport, .inviteBrowser,
            .removeBrowser, .testPrinter, .openDrawer, .noteInBook, .defineBook:
            nil
        }
    }

    /// The words on the action's button on the sheet of an order.
    func label(for order: QueuedOrder) -> Sentence? {
        self == .collect && !order.isPaid ? WebTillText.chargeAndHandOver : label
    }

    /// A row of buttons on the till's sheet of an order.
    enum Place: Sendable {
        /// The next step, over the whole width; the steps after it are among the changes.
        case next
        /// The money, apart from the steps.
        case payment
        case change
        /// What hurts somebody, apart from all others.
        case harm
    }

    /// Where the till's sheet of an order has the action; `nil` if nowhere.
    var place: Place? {
        switch self {
        case .prepare, .ready, .collect: .next
        case .pay: .payment
        case .arrive, .strike, .add, .note, .service, .promise, .recall, .print, .printBag: .change
        case .cancel, .noShow, .blacklist: .harm
        case .finish, .unfinish, .see, .acknowledge: nil
        case .pause, .resume, .soldOut, .available, .close, .takeOrder, .acknowledgePrinting: nil
        case .testPrinter, .openDrawer: nil
        case .accept, .acceptAny, .retry, .blacklistDevice, .unblacklist, .trust, .untrust, .revoke,
            .unrevoke:
            nil
        case .readReport, .inviteBrowser, .removeBrowser, .lookAtPayment, .giveBack, .noteInBook,
            .defineBook:
            nil
        }
    }

    /// The actions of a row.
    static func at(_ place: Place) -> [StaffAction] {
        allCases.filter { $0.place == place }
    }

    /// The dialog that asks before the action; `nil` if none does.
    var question: String? {
        // Both end an order for which nobody came.
        self == .noShow || self == .blacklist ? rawValue : nil
    }

    /// The dialog that asks before an order is handed over that is not ready.
    static let early = "early"

    /// What the scripts know about the action: its name, its subject, what it asks for, whether a question
    /// comes before it, and what its key opens while no order is selected.
    ///
    /// - Parameter asksAll: whether it also asks for what need not be given.
    func attributes(asksAll: Bool = false) -> [HTMLAttribute] {
        let asked = fields.filter { asksAll || $0.isAsked }.map(\.name)
        return [
            .data("action", rawValue),
            .data("of-restaurant", if: subject == .restaurant),
            .data("fields", asked.isEmpty ? nil : asked.joined(separator: " ")),
            .data("sure", question),
            .data("early", self == .collect ? Self.early : nil),
            .data("undo", isUndoable ? StaffAction.recall.rawValue : nil),
            .data("without-order", viewWithoutOrder?.rawValue),
        ]
    }
}

extension StaffAction.Field {
    /// The name by which the scripts know how to ask for it.
    var name: String {
        switch self {
        case .line: "line"
        case .addition: "addition"
        case .product: "product"
        case .reason: "reason"
        case .payment: "paid"
        case .text: "text"
        case .service: "service"
        case .total: "total"
        case .station: "station"
        case .end: "end"
        case .register: "register"
        case .amount: "amount"
        case .bags: "bags"
        case .promise: "minutes"
        case .counterOrder: "lines"
        }
    }
}

extension HTMLAttribute {
    /// The action to which a button inside a dialog leads in place of the dialog's own.
    static func change(_ action: StaffAction) -> Self { .data("change", action.rawValue) }
}
