/// What goes wrong before a customer's command gets to the ticket or an order.
package enum ErrorText: Message {
    case noHome
    /// An option that names nothing, as a script has it whose variable is not set.
    case emptyOption(_ option: String)
    case badPlace(_ text: String)
    case replaceOrAppend
    case ticketNotEmpty
    /// No order has such a state; what is near.
    case unknownState(_ word: String, nearest: String?)
    case badWait(_ seconds: Int)
    case chooseRestaurant(_ names: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
