/// The help of `mcorder` for each command, in one line.
package enum HelpText: Message {
    /// The summary of `mcorder` itself.
    case program
    case join
    case products
    case new
    case add
    case menu
    case ticket
    case remove
    case restaurants
    /// For `mcorder restaurant`, which shows one restaurant.
    case restaurantOne
    case favourite
    case send
    case last
    case reorder
    case status
    case cancel
    case arrived
    case code
    case device
    case website

    package func text(in language: any Texts) -> String { language.text(self) }
}
