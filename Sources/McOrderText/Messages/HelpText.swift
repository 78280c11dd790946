/// What the help of `mcorder` says of each command, in one line.
package enum HelpText: Message {
    /// What `mcorder` itself does.
    case program
    case join
    case products
    case new
    case add
    case menu
    case ticket
    case remove
    case restaurants
    /// Of `mcorder restaurant`, which shows one.
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
