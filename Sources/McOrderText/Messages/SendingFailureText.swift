package import McOrderModel

/// Why an order, or a notice about one, was not sent, for the customer.
package enum SendingFailureText: Message {
    /// What failed while an order was sent, behind R11's sentence and before that nothing is lost.
    case whileSending(Sentence)
    case unknownRestaurant(_ id: String)
    /// Lines of the ticket that cannot be ordered, as the two messages below name them, and their numbers as
    /// a command takes them.
    case unavailable(_ lines: [Sentence], numbers: String)
    /// A line of the ticket that the restaurant does not sell.
    case notSold(line: Int, _ name: String, at: String)
    /// A line of the ticket that the catalogue no longer has.
    case notInCatalogue(line: Int, _ name: String)
    /// An equal order went out less than ten minutes ago.
    case repeated(_ code: OrderCode)
    case numbersExhausted
    /// The order is certainly not in the folder.
    case notSent(OrderNumber, because: Sentence, advice: Sentence)
    /// The order may be in the folder.
    case unfinished(OrderNumber, because: Sentence, advice: Sentence)
    /// An order is unfinished in another folder than the one that is joined now.
    case unfinishedElsewhere(OrderNumber, folder: String, now: String)
    /// An order went into another folder than the one that is joined now.
    case sentElsewhere(OrderNumber, folder: String, now: String)
    /// A notice about the order may not be in the folder.
    case noticeUnsent(OrderNumber, because: Sentence, advice: Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}
