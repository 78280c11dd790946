internal import McOrderClient
internal import McOrderConsole

/// What the flow has done outside of the model.
enum FlowWork: Equatable, Sendable {
    /// Changes the home's ticket.
    case store(FlowChange)
    /// Changes the home's favourite.
    case favourite(RestaurantID?)
    /// Reads home and catalogue again.
    case refresh
    /// Sends the ticket, or finishes the sending that was interrupted; not on the loop's thread.
    case send(FlowLetter, Catalogue)
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
    case stale(Sentence)
    /// Something could not be stored.
    case failed(Sentence)
    /// The order is in the folder.
    case sent(FlowSent)
    /// The order was not sent.
    case notSent(ClientError)
    /// A notice about an order is in the folder.
    case notified(Notice.Kind, PlacedOrder)
    /// What the restaurant has answered, if anything, so many seconds after the order was placed.
    case answer(OrderNumber, Receipt?, age: Int)
    /// The folder of the answers could not be read this time.
    case unread(Sentence)
    /// It is time to look for the answer again.
    case look
}
