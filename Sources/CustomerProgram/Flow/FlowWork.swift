internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// What the flow has done outside of the model.
enum FlowWork: Equatable, Sendable {
    /// Changes the home's ticket.
    case store(FlowChange)
    /// Changes the home's favourite.
    case favourite(RestaurantID?)
    /// Changes the home's name of the device.
    case rename(String)
    /// Changes the home's allergens to be left out.
    case avoid(Set<Allergen>)
    /// Reads home and catalogue again.
    case refresh
    /// Sends the ticket, or finishes the sending that was interrupted; not on the loop's thread.
    case send(FlowLetter, Catalogue)
    /// Sends an order once more under a number so much further on; not on the loop's thread.
    case resend(PlacedOrder, Catalogue, leap: Int)
    /// Looks for the restaurant's answer; not on the loop's thread.
    case look(PlacedOrder)
    /// Tells the restaurant something about an order; not on the loop's thread.
    case notify(Notice.Kind, PlacedOrder)
    /// Has the desktop open an address.
    case visit(String)
}

/// What is reported to the model.
enum FlowMessage: Equatable, Sendable {
    /// What the home remembers now.
    case home(HomeState)
    /// Home and catalogue were read again.
    case world(FlowWorld)
    /// They could not be; what is shown may be old.
    case stale(Wording)
    /// Something could not be stored.
    case failed(Wording)
    /// The order is in the folder.
    case sent(FlowSent)
    /// The order was not sent.
    case notSent(ClientError)
    /// The order was not sent once more, since another program of this home was faster.
    case overtaken
    /// A notice about an order is in the folder.
    case notified(Notice.Kind, PlacedOrder)
    /// What the restaurant has answered, if anything, so many seconds after the order was placed; and what it
    /// has under the order's number, when that is another order.
    case answer(OrderNumber, Receipt?, taken: TakenNumber? = nil, age: Int)
    /// The folder of the answers could not be read this time.
    case unread(Wording)
    /// It is time to look for the answer again.
    case look
}
