/// The placeholder for the value of an option or argument in a help page: one word without spaces.
package enum PlaceholderText: Message {
    /// The address of a server.
    case address
    case allergen
    case categoryOrProduct
    case category
    case count
    /// A number of days.
    case days
    case drink
    case file
    case folder
    /// A line of a ticket or an order.
    case line
    case metres
    case name
    case number
    case option
    /// An order, by its code, number or id.
    case order
    case product
    case sandwich
    case seconds
    case service
    case side
    /// A duration, or the time of an end.
    case spell
    case state
    case table
    /// An instant, see ``WhenWord``.
    case when
    /// Free text.
    case words

    package func text(in language: any Texts) -> String { language.text(self) }
}
