import McOrderClient
import McOrderText

/// Work that the flow requests outside the model.
enum FlowWork: Equatable, Sendable {
    /// Changes the ticket in the home.
    case store(FlowChange)
    /// Changes the favourite in the home.
    case favourite(RestaurantID?)
    /// Changes the device's name in the home.
    case rename(String)
    /// Changes the allergens to avoid in the home.
    case avoid(Set<Allergen>)
    /// Gives up the order whose sending was interrupted.
    case abandon
    /// Joins the folder with this path, as typed, and reads home and catalogue again.
    case join(String)
    /// Reads home and catalogue again.
    case refresh
    /// Sends the ticket, or finishes the interrupted sending; not on the loop's thread.
    case send(FlowLetter, Catalogue)
    /// Sends an order again under a number greater by `leap`; not on the loop's thread.
    case resend(PlacedOrder, Catalogue, leap: Int)
    /// Checks for the restaurant's answer; not on the loop's thread.
    case checkAnswer(PlacedOrder)
    /// Sends the restaurant a notice about an order; not on the loop's thread.
    case notify(Notice.Kind, PlacedOrder)
    /// Asks the desktop to open an address.
    case visit(String)
}

/// A message to the flow's model.
enum FlowMessage: Equatable, Sendable {
    /// The current content of the home.
    case home(HomeState)
    /// Home and catalogue were read again.
    case world(FlowWorld)
    /// The folder was joined, and home and catalogue were read again.
    case joined(FlowWorld)
    /// They could not be read; the data shown may be old.
    case stale(Wording)
    /// A change could not be stored, or other work failed.
    case failed(Wording)
    /// The order is in the folder.
    case sent(FlowSent)
    /// The order was not sent.
    case notSent(ClientError)
    /// The order was not sent again, since another program that uses this home had already done so.
    case overtaken
    /// A notice about an order is in the folder.
    case notified(Notice.Kind, PlacedOrder)
    /// The restaurant's answer, if there is one, `age` seconds after the order was placed. `taken` is the
    /// other order that the restaurant has under the order's number, if there is one.
    case answer(OrderNumber, Receipt?, taken: TakenNumber? = nil, age: Int)
    /// The folder with the answers could not be read this time.
    case unread(Wording)
    /// It is time to check for the answer again.
    case timeToCheck
}
