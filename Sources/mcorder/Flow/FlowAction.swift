internal import McOrderClient
internal import McOrderConsole

/// What choosing an entry or pressing a letter does.
enum FlowAction: Equatable, Sendable {
    /// Goes on to a screen, from which Escape comes back.
    case open(FlowScreen)
    /// Goes to the first screen.
    case start
    /// Goes back one screen.
    case back
    /// Shows the ticket, or leaves it.
    case ticket
    /// Puts what is chosen on the ticket.
    case add(TicketItem, count: Int)
    /// Takes a line off.
    case remove(line: Int)
    /// Puts the line that was taken off last back.
    case restore
    /// Begins with an empty ticket.
    case empty
    /// Puts the last order on the ticket.
    case reorder(append: Bool)
    /// Puts what was ordered back onto the ticket.
    case takeBack(PlacedOrder)
    /// The same, and on to the restaurants.
    case redirect(PlacedOrder)
    /// Makes drink and side large, or not.
    case toggleLarge
    /// Makes a restaurant the favourite, or no longer.
    case favourite(RestaurantID)
    /// On to the restaurants, unless the ticket is empty.
    case chooseDestination
    /// Sends.
    case send(FlowLetter)
    /// Sends an order once more, under another number.
    case resend(FlowSent)
    /// Tells the restaurant something about an order that was sent.
    case notify(Notice.Kind, PlacedOrder)
    /// Has the desktop open an address.
    case visit(String)
    /// Says why not.
    case refuse(Sentence)
    /// Ends.
    case leave
}
