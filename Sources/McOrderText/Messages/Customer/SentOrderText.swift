package import McOrderModel

/// The texts of `mcorder` about an order before, while and after it is sent.
package enum SentOrderText: Message {
    // MARK: Before

    /// Asks on a terminal whether to send.
    case confirm(_ restaurant: String, total: String)
    case declined
    case dryRun
    /// The comment to the restaurant.
    case withComment(_ text: String)
    /// The service, the table, the coupon, the time and the payment. `service`: its name where the catalogue
    /// has it.
    case terms(_ terms: OrderTerms, service: String?)
    /// Asks a new customer for a name. Enter alone keeps the present one.
    case askName(_ present: String)

    // MARK: Sending

    /// R11: the order is in the folder.
    case sent(number: OrderNumber, code: OrderCode, device: String)
    /// What the order costs, with the offers that reduced it.
    case total(_ amount: String, offers: [String])
    /// The number was used before, so the order was sent again under another.
    case renumbered(from: OrderNumber, code: OrderCode)
    /// An interrupted sending was finished. `keptTicket`: another ticket than that order's was kept.
    case finished(restaurant: String, keptTicket: Bool)
    /// The order whose sending was interrupted is sent before the ticket.
    case pendingFirst(_ code: String)
    /// No answer can arrive before the order is in the folder.
    case stillPending
    case abandoned(_ code: String)

    // MARK: The restaurant's answer

    case answered
    case notAnswered
    case unanswered(seconds: Int)
    /// Seconds after sending there is no answer, although nothing is known against it.
    case maybeNotSyncing(phone: String?)
    /// The restaurant charges another total than the customer was shown.
    case repriced(_ total: String, shown: String)
    /// The order was refused as too old because the device's clock is slow.
    case clockBehind(seconds: Int)
    /// The order was refused because the device's clock is fast.
    case clockAhead(seconds: Int)
    /// How to put an order that will not be prepared back onto the ticket, which may have other items.
    case putBack(ontoOthers: Bool)
    /// What happened to an order, and what to do.
    case advised(_ found: Sentence, _ advice: Sentence)
    /// The order will not be prepared.
    case calledOff(_ state: OrderState, _ reason: Receipt.Reason?)

    // MARK: Orders of this device

    case noLastOrder
    /// None of the last ten orders has this number or code.
    case noOrder(_ number: String)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The comment to the restaurant; nil if there is none.
    package static func comment(of order: Order) -> Sentence? {
        order.fullComment.isEmpty ? nil : SentOrderText.withComment(order.fullComment)
    }
}

extension SentOrderText {
    /// The parts of the terms that an order has, in one line.
    static func parts(
        _ terms: OrderTerms,
        service: String?,
        table: (String) -> String,
        coupon: (String) -> String,
        pickup: (String) -> String,
        ahead: String
    ) -> String {
        let service = terms.service.map { HarmlessText.clean(service ?? $0.description) }
        let clean = HarmlessText.clean
        return [
            service, terms.table.map { table(clean($0)) }, terms.coupon.map { coupon(clean($0)) },
            terms.pickup.map { pickup(clean($0)) }, terms.pay == OrderTerms.ahead ? ahead : nil,
        ].compactMap { $0 }.joined(separator: " · ")
    }
}
