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
        // An answer to a question, a button for each service, a row of a list; the buttons that charge also
        // hand over.
        case .blacklist, .service, .available, .pay: nil
        // Not on the pages.
        case .acceptAny, .retry, .blacklistDevice, .trust, .untrust, .readReport, .inviteBrowser,
            .removeBrowser:
            nil
        }
    }

    /// A row of buttons on the till's sheet of an order.
    enum Place: Sendable {
        case next, payment, change
        /// The row that an order has in every state.
        case always
    }

    /// Where the till's sheet of an order has the action; `nil` if nowhere.
    var place: Place? {
        switch self {
        case .prepare, .ready, .arrive: .next
        case .collect: .payment
        case .strike, .add, .note, .service, .cancel, .noShow: .change
        case .recall: .always
        // An answer to the question before a no-show; the buttons that charge also hand over.
        case .blacklist, .pay: nil
        case .finish, .unfinish, .see, .acknowledge: nil
        case .pause, .resume, .soldOut, .available, .close, .takeOrder: nil
        case .accept, .acceptAny, .retry, .blacklistDevice, .unblacklist, .trust, .untrust: nil
        case .readReport, .inviteBrowser, .removeBrowser: nil
        }
    }

    /// The actions of a row, those that do harm last.
    static func at(_ place: Place) -> [StaffAction] {
        let all = allCases.filter { $0.place == place }
        return all.filter { !$0.isHarmful } + all.filter(\.isHarmful)
    }

    /// Whether an order's sheet shows the action now.
    func isOffered(for order: QueuedOrder) -> Bool {
        // Who is here need not be noted again.
        states.contains(order.state) && !(self == .arrive && order.arrivedAt != nil)
    }

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
            .data("sure", answers.isEmpty ? nil : rawValue),
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
        case .counterOrder: "lines"
        }
    }
}

extension HTMLAttribute {
    /// The action to which a button inside a dialog leads in place of the dialog's own.
    static func change(_ action: StaffAction) -> Self { .data("change", action.rawValue) }
}
