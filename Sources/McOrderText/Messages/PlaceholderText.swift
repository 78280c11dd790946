/// What stands for the value of an option or argument in a help page: one word without spaces.
package enum PlaceholderText: Message {
    case allergen
    case category
    case count
    /// How many days.
    case days
    case drink
    case file
    case folder
    /// A line of a ticket or an order.
    case line
    case metres
    case name
    case number
    /// An order, by its code, its number or its id.
    case order
    case product
    case sandwich
    case seconds
    case side
    /// For how long, or until when.
    case spell
    case state
    /// An instant, as ``WhenWord`` and others name it.
    case when
    /// A person's own words.
    case words

    package func text(in language: any Texts) -> String { language.text(self) }
}
