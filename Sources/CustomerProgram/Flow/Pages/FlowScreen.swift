import McOrderClient
import McOrderText

/// A screen of the guided flow, with the choices that led to it. Source: R1 to R15.
enum FlowScreen: Equatable, Sendable {
    /// New order, last order, restaurants, web site.
    case start
    /// The ticket has lines: asks whether to continue it or to start again.
    case begun
    /// The categories of the catalogue.
    case categories
    /// The products of a category.
    case products(CategoryID)
    /// The second step of a menu, which asks for the drink; the third one, for the side, when it has a drink.
    case menu(FlowMenu)
    /// Asks for a count.
    case quantity(FlowQuantity)
    /// The options of one product of an item.
    case options(FlowOptions)
    /// Searches products by part of their name.
    case search(FlowField)
    /// The allergens to avoid.
    case allergens
    /// Every line of the ticket, and the total.
    case ticket
    /// An item of the ticket, together with its equals.
    case item(TicketItem)
    /// What cannot be ordered at a restaurant; with `nil`, anywhere.
    case unavailable(RestaurantID?)
    /// An order that was sent earlier.
    case past(PlacedOrder)
    /// The orders before the last one.
    case earlier
    /// Asks whether to cancel the order.
    case cancelling(PlacedOrder)
    /// Asks whether an earlier order is to replace the ticket, which is not empty, or to be appended to it.
    case reorder(PlacedOrder)
    /// All restaurants.
    case restaurants
    /// Searches restaurants by name, town or position, to see one or to send the order to it.
    case findRestaurant(FlowField, isDestination: Bool)
    /// One restaurant.
    case restaurant(RestaurantID)
    /// The opening hours of a restaurant.
    case hours(RestaurantID)
    /// The company's address.
    case website
    /// Asks for the restaurant of the order.
    case destination
    /// The device's name, which the cashier sees.
    case name(FlowField)
    /// Asks for the path of the restaurant's folder, if none was joined.
    case folder(FlowField)
    /// Asks whether to give up the order whose sending was interrupted.
    case abandoning(PlacedOrder)
    /// Asks for the service, where the restaurant has several.
    case service(FlowLetter)
    /// Asks for the table.
    case table(FlowLetter, FlowField)
    /// Asks for a coupon.
    case coupon(FlowLetter, FlowField)
    /// Asks for the day on which the order is collected.
    case pickup(FlowLetter)
    /// Asks for the time of that day.
    case pickupTime(FlowLetter, CivilDay)
    /// Shows what will be sent, and asks for the comment.
    case letter(FlowLetter)
    /// The order is being written to the folder.
    case sending(FlowLetter)
    /// The same order was sent a moment ago.
    case repeated(FlowLetter, PlacedOrder)
    /// The order was not sent; shows why.
    case refused(FlowLetter, Wording)
    /// An order in the folder, and the restaurant's answer.
    case sent(FlowSent)
    /// The code of an order, large and as a QR code.
    case code(PlacedOrder)
}

/// A menu that is being composed. Source: R3.
struct FlowMenu: Equatable, Sendable {
    let sandwich: ProductID
    var drink: ProductID?
    var isLarge = false
}

/// An item whose options are being chosen, one product after the other.
struct FlowOptions: Equatable, Sendable {
    /// The products with the options chosen so far.
    var parts: [TicketItem.Part]
    /// Whether it is a large menu.
    var isLarge = false
    /// The product whose options are shown.
    var place: Int

    /// The item as chosen so far.
    var item: TicketItem {
        parts.count == 3
            ? .menu(sandwich: parts[0], drink: parts[1], side: parts[2], isLarge: isLarge)
            : .product(parts[0])
    }
}

/// An item that is about to be added. Source: R2.
struct FlowQuantity: Equatable, Sendable {
    /// The maximum number of lines in an order.
    static let limit = Order.lineCount.upperBound

    var item: TicketItem
    /// The product, or the sandwich of the menu.
    let product: ProductID
    var count = 1
    /// Whether the count was typed in digits, so that the next digit is appended.
    var isTyped = false
}

/// An order that is about to be sent. Source: R9, R10.
struct FlowLetter: Equatable, Sendable {
    /// The restaurant; nil for an order whose sending was interrupted.
    let restaurant: RestaurantID?
    var comment = FlowField()
    /// The service, the table, the coupon and the wished time.
    var terms = OrderTerms()
    var allowsRepeat = false
}

/// An order that is in the folder. Source: R11.
struct FlowSent: Equatable, Sendable {
    let order: PlacedOrder
    /// Whether its sending had been interrupted before.
    var wasPending = false
    /// Whether the current ticket was not sent for that reason.
    var keptTicket = false
    /// The restaurant's answer.
    var receipt: Receipt?
    /// The other order that the restaurant has under this order's number, if there is one.
    var taken: TakenNumber?
    /// The step by which the number grows if the order is sent again.
    var leap = Home.firstLeap
    /// Seconds since the order was placed.
    var age = 0

    /// Whether there is something to collect, as far as is known.
    var isExpected: Bool {
        guard taken == nil else { return false }
        switch receipt?.status {
        case .order(let state): return state.isOpen
        case .rejected: return false
        case nil: return true
        }
    }
}
