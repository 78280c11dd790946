/// What `mcorder` says of opening hours, pauses and what is sold out.
package enum TodayText: Message {
    // MARK: What is sold out

    /// A product that is sold out: `agotado hasta las 16:00`.
    case soldOut(_ until: Sentence)
    /// Something that was put on the ticket, or is to be, although it is sold out.
    case itemSoldOut(_ name: String, _ until: Sentence, at: String?)
    /// How many lines of a ticket are sold out.
    case soldOutLines(_ count: Int)
    /// What to do about a ticket with something that is sold out.
    case cannotBeSent(lines: [Int])

    // MARK: Hours

    /// The hours of today; nil when it is closed all day.
    case hoursToday(_ hours: String?)
    /// Instead of the hours of a weekday.
    case closedAllDay
    /// What stands before the days on which a restaurant is closed.
    case closedOn

    // MARK: How a restaurant stands

    /// A restaurant that is open, until it closes.
    case open(_ until: Sentence?)
    /// A restaurant that is closed, until it opens.
    case closed(_ opening: Sentence?)
    /// A restaurant that takes no orders for a while.
    case paused(_ until: Sentence)
    case closedShort
    case pausedShort
    /// How a restaurant stands, behind its name.
    case standing(_ restaurant: String, _ standing: Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// The lines as `mcorder remove` takes them.
    static func arguments(_ lines: [Int]) -> String { lines.map(String.init).joined(separator: " ") }
}
