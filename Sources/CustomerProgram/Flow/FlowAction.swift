internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

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
    /// Adds one more of what is on the ticket.
    case more(TicketItem)
    /// Takes so many of an item off.
    case remove(TicketItem, count: Int)
    /// Takes off what cannot be ordered at a restaurant, and goes on to send the rest to it; without a
    /// restaurant stays on the ticket.
    case drop(RestaurantID?)
    /// Puts back what was taken off last.
    case restore
    /// Begins with an empty ticket.
    case empty
    /// Puts an order of before on the ticket.
    case reorder(PlacedOrder, append: Bool)
    /// Puts what was ordered back onto the ticket.
    case takeBack(PlacedOrder)
    /// The same, and on to the restaurants.
    case redirect(PlacedOrder)
    /// Leaves products with an allergen out, or no longer.
    case avoid(Allergen)
    /// Makes drink and side large, or not.
    case toggleLarge
    /// Makes a restaurant the favourite, or no longer.
    case favourite(RestaurantID)
    /// On to the favourite restaurant, or to all of them, unless the ticket is empty.
    case chooseDestination
    /// Keeps the device's name that was typed.
    case rename(FlowField)
    /// Sends.
    case send(FlowLetter)
    /// Sends an order once more, under another number.
    case resend(FlowSent)
    /// Tells the restaurant something about an order that was sent.
    case notify(Notice.Kind, PlacedOrder)
    /// Has the desktop open an address.
    case visit(String)
    /// Says why not.
    case refuse(Wording)
    /// Ends.
    case leave
}
