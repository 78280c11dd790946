package import McOrderModel

/// What `mcorder` says of an order before, while and after it is sent.
package enum SentOrderText: Message {
    // MARK: Before

    /// Asks whether to send, on a terminal.
    case confirm(_ restaurant: String, total: String)
    case declined
    case dryRun
    /// The comment to the restaurant.
    case withComment(_ text: String)
    /// The name under which a first order goes, and how to change it.
    case underName(_ name: String)

    // MARK: Sending

    /// R11: the order is in the folder.
    case sent(number: OrderNumber, code: OrderCode, device: String)
    /// The number was used before, so the order went out once more.
    case renumbered(from: OrderNumber, code: OrderCode)
    /// An order whose sending was interrupted is finished; another ticket than its own is kept.
    case finished(restaurant: String, keptTicket: Bool)
    /// The order that was interrupted comes before the ticket.
    case pendingFirst(_ code: String)
    /// No answer can be expected before the order is in the folder.
    case stillPending
    case abandoned(_ code: String)

    // MARK: The restaurant's answer

    case answered
    case notAnswered
    case unanswered(seconds: Int)
    case maybeNotSyncing
    /// The order will not be made.
    case calledOff(_ state: OrderState, _ reason: Receipt.Reason?)

    // MARK: Orders of this device

    case noLastOrder
    /// None of the last ten has that number or code.
    case noOrder(_ number: String)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The comment to the restaurant; nil where there is none.
    package static func comment(of order: Order) -> Sentence? {
        order.fullComment.isEmpty ? nil : SentOrderText.withComment(order.fullComment)
    }
}
