/// The guided flow's texts about the ticket and earlier orders.
package enum FlowTicketText: Message {
    case ticket
    case addSomething
    case removeWord
    case removeLine
    case another
    case leaveIt
    case chooseLine
    case oneFewer
    case dropUnavailable
    case dropAndGoOn
    /// Nothing on the ticket is known to be unavailable any more.
    case allAvailable
    case chooseAnother
    /// `items`: with their counts, such as `2 × Espresso`, separated by commas.
    case removed(_ items: String)
    case restored(_ items: String)
    /// The key hints of the ticket.
    case ticketKeys(canUndo: Bool)
    case earlierOrders
    case earlierOrder
    case orderAgain
    case seeAnswer
    case inPlaceOfIt
    case behindIt
    case nothingRemaining
    case reordered
    case noLongerSold
    case nowCosts(_ price: String)
    case changes(_ count: Int)
    case reorderedWithChanges(_ count: Int)
    case more(_ count: Int)

    package func text(in language: any Texts) -> String { language.text(self) }
}
