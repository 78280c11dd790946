/// Failures of a customer's command before it uses the ticket or an order.
package enum ErrorText: Message {
    case noHome
    /// An option has an empty value, as when a script's variable is not set.
    case emptyOption(_ option: String)
    case badPlace(_ text: String)
    /// No restaurant's name or town has the text, and it is no position. `nearest` is a similar name; `towns`
    /// are those of the restaurants.
    case badTown(_ text: String, nearest: String?, towns: [String])
    case replaceOrAppend
    case ticketNotEmpty
    /// There is no such state of an order; `nearest` is a similar one.
    case unknownState(_ word: String, nearest: String?)
    case badWait(_ seconds: Int)
    case chooseRestaurant(_ names: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
