import McOrderClient
import McOrderText

/// The effect of choosing an entry or pressing a letter.
enum FlowAction: Equatable, Sendable {
    /// Opens a screen. Escape returns from it.
    case open(FlowScreen)
    /// Goes to the first screen.
    case start
    /// Goes back one screen.
    case back
    /// Shows the ticket, or leaves it.
    case ticket
    /// Adds an item to the ticket.
    case add(TicketItem, count: Int)
    /// Adds one more of an item on the ticket.
    case more(TicketItem)
    /// Removes this many of an item.
    case remove(TicketItem, count: Int)
    /// Removes what cannot be ordered at a restaurant, and goes on to send the rest to it. Without a
    /// restaurant it stays on the ticket.
    case drop(RestaurantID?)
    /// Puts back the items removed last.
    case restore
    /// Starts with an empty ticket.
    case empty
    /// Puts an earlier order on the ticket.
    case reorder(PlacedOrder, append: Bool)
    /// Puts the items of a sent order back on the ticket.
    case takeBack(PlacedOrder)
    /// The same as ``takeBack(_:)``, then opens the list of restaurants.
    case redirect(PlacedOrder)
    /// Puts the items of a refused order back on the ticket, to send them for a free time.
    case reserve(PlacedOrder, Timestamp)
    /// Hides products with an allergen, or shows them again.
    case avoid(Allergen)
    /// Takes a choice of the product whose options are shown, once more or not at all.
    case toggle(ChoiceID)
    /// Makes drink and side large, or not large.
    case toggleLarge
    /// Makes a restaurant the favourite, or no longer the favourite.
    case favourite(RestaurantID)
    /// Goes to the favourite restaurant, or to the list of all, unless the ticket is empty.
    case chooseDestination
    /// Asks how an order to a restaurant is handed over, where it has several services, then what to send.
    case address(RestaurantID)
    /// Shows what will be sent, with terms that were just chosen.
    case agree(FlowLetter)
    /// Uses the coupon that was typed, if it is valid for the order now.
    case useCoupon(FlowLetter, FlowField)
    /// Stores the name that was typed for the device.
    case rename(FlowField)
    /// Sends the order.
    case send(FlowLetter)
    /// Gives up the order whose sending was interrupted.
    case abandon
    /// Joins the folder whose path was typed.
    case join(FlowField)
    /// Sends an order again under another number.
    case resend(FlowSent)
    /// Sends the restaurant a notice about a sent order.
    case notify(Notice.Kind, PlacedOrder)
    /// Asks the desktop to open an address.
    case visit(String)
    /// Shows why the action is not possible.
    case refuse(Wording)
    /// Leaves the flow.
    case leave
}
