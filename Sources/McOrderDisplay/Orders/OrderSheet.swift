package import McOrderModel
package import McOrderText

/// An order in full as people read it: head facts, lines, offers, notes and totals.
///
/// All texts are in one language, and cleaned with `HarmlessText`.
package struct OrderSheet: Sendable {
    /// A reduction by an offer.
    package struct Offer: Hashable, Sendable {
        package let name: String
        package let saved: Money
    }

    package let language: Language
    package let code: String
    package let state: OrderState
    package let device: String
    /// What is known about the device; `nil` in a house without an identity.
    package let standing: String?
    /// That another device has the same name; `nil` if none has.
    package let namesake: String?
    package let restaurant: String
    /// The service and the table; `nil` if the order has neither.
    package let handover: String?
    /// When the customer came; `nil` if the customer is not here, or the order is over.
    package let arrivedAt: Timestamp?
    /// What the order waits for, so that the kitchen does not have it; `nil` if it does not wait.
    package let waits: String?
    /// How the restaurant learned that the customer of an order that had to wait is there.
    package let present: String?
    package let placedAt: Timestamp
    /// When the kitchen has to be done; `nil` if it is, or if nobody knows.
    package let dueAt: Timestamp?
    /// The least age of the customer, in years.
    package let minimumAge: Int?
    /// Whether the order is open and its customer tried to cancel it when that was no longer possible.
    package let wantedToCancel: Bool
    /// The lines that are charged, with equal ones counted. Staff name them by their number here, from 1.
    package let lines: [LineRows]
    /// The lines that were struck, with equal ones counted.
    package let struck: [LineRows]
    package let offers: [Offer]
    /// The customer's comment.
    package let comment: String?
    /// The till's note.
    package let note: String?
    package let total: Money
    /// What the customer was shown, if a line is charged at another price.
    package let shownTotal: Money?
    /// How it was paid; `nil` if it is not.
    package let payment: RecordedPayment?
    /// What an order that is paid ahead says about its payment.
    package let ahead: PaidAhead?
    /// Whether lines were struck or added at the till.
    package let hasChangedLines: Bool

    package init(_ order: QueuedOrder, _ names: ShownNames, _ language: Language) {
        let rows = { (lines: [OrderedLine]) in
            lines.counted.map { LineRows($0.line, count: $0.count, names, language) }
        }
        self.language = language
        code = order.code
        state = order.state
        device = order.shownDeviceName(language)
        standing = order.standing.map { DeviceStandingText.standing($0)[language] }
        namesake = order.hasNamesake ? DeviceStandingText.namesake(device)[language] : nil
        restaurant = HarmlessText.clean(order.restaurant)
        handover = order.handover(language)
        arrivedAt = order.state.isOpen && !order.waits ? order.arrivedAt : nil
        waits = order.waitsFor.map { $0[language] }
        present = order.state.isOpen ? order.presentBy.map { TillText.present($0)[language] } : nil
        placedAt = order.placedAt
        dueAt = order.dueAt
        minimumAge = order.minimumAge
        wantedToCancel = order.wantedToCancel
        lines = rows(order.keptLines)
        struck = rows(order.struckLines)
        offers = order.details.offers.map { offer in
            Offer(
                name: HarmlessText.clean(names.offer(offer.id, named: offer.name)),
                saved: offer.saved
            )
        }
        comment = order.shownComment(language)
        note = order.shownNote(language)
        total = order.total
        shownTotal = order.isRepriced ? order.shownTotal : nil
        payment = order.payment
        ahead = PaidAhead(order, language)
        hasChangedLines = order.hasChangedLines
    }
}
