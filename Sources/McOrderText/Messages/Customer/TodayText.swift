/// The texts of `mcorder` about opening hours, pauses and sold-out products.
package enum TodayText: Message {
    // MARK: What is sold out

    /// A product that is sold out: `agotado hasta las 16:00`.
    case soldOut(_ until: Sentence)
    /// An item that is on the ticket, or is being added, although it is sold out.
    case itemSoldOut(_ name: String, _ until: Sentence, at: String?)
    /// The number of sold-out lines of a ticket.
    case soldOutLines(_ count: Int)
    /// What to do about a ticket with sold-out items.
    case cannotBeSent(lines: [Int])

    // MARK: Hours

    /// Today's opening hours; nil if the restaurant is closed all day.
    case hoursToday(_ hours: String?)
    /// In place of the hours of a weekday.
    case closedAllDay
    /// The label before the days on which a restaurant is closed.
    case closedOn

    // MARK: State of a restaurant

    /// A restaurant that is open, until it closes.
    case open(_ until: Sentence?)
    /// A restaurant that is closed, until it opens.
    case closed(_ opening: Sentence?)
    /// A restaurant that accepts no orders for some time.
    case paused(_ until: Sentence)
    case closedShort
    case pausedShort
    /// The state of a restaurant, after its name.
    case status(_ restaurant: String, _ status: Sentence)

    // MARK: Whether anybody takes orders in

    /// No daemon serves the restaurant from the joined folder.
    case unserved(_ restaurant: String, phone: String?)
    /// The restaurant's daemon has not looked for orders for a long time, as far as this folder says.
    case silent(_ restaurant: String, seconds: Int, phone: String?)

    /// The device's clock shows less than the restaurant's did when it last looked for orders.
    case clockBehind(seconds: Int)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The lines as arguments for `mcorder remove`.
    static func arguments(_ lines: [Int]) -> String { lines.map(String.init).joined(separator: " ") }
}
