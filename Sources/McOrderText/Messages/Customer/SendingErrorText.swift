package import McOrderModel

/// Why an order or a notice was not sent, for the customer.
package enum SendingErrorText: Message {
    /// The failure while sending, after R11's sentence and before the statement that nothing is lost.
    case whileSending(Sentence)
    case unknownRestaurant(_ id: String, on: Surface)
    case unknownService(_ service: String, at: String, among: [String])
    case tooLong(_ option: String, limit: Int)
    case couponNotUsable(String)
    /// Lines of the ticket that cannot be ordered, in the form of the next two messages, and their numbers as
    /// command arguments; nil on the screen.
    case unavailable(_ lines: [Sentence], numbers: String?)
    /// A line of the ticket that the restaurant does not sell.
    case notSold(line: Int, _ name: String, at: String)
    case notSoldNow(line: Int, _ name: String)
    /// A line of the ticket whose options no longer fit its product.
    case options(line: Int, _ name: String, OptionError)
    /// A line of the ticket whose product is no longer in the catalogue.
    case notInCatalogue(line: Int, _ name: String)
    /// The same order was sent less than ten minutes ago.
    case repeated(_ code: OrderCode, on: Surface)
    case numbersExhausted(on: Surface)
    /// The order is certainly not in the folder.
    case notSent(OrderNumber, because: Sentence, advice: Sentence)
    /// The order may be in the folder.
    case unfinished(OrderNumber, because: Sentence, advice: Sentence, on: Surface)
    /// An order is unfinished in a folder other than the one that is joined now.
    case unfinishedElsewhere(OrderNumber, folder: String, now: String, on: Surface)
    /// An order was sent to a folder other than the one that is joined now.
    case sentElsewhere(OrderNumber, folder: String, now: String)
    /// A notice about the order may not be in the folder.
    case noticeUnsent(OrderNumber, because: Sentence, advice: Sentence, on: Surface)

    package func text(in language: any Texts) -> String { language.text(self) }
}
