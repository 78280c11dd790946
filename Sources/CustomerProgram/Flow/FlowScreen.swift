internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// A screen of the guided flow, with what was chosen on the way to it. Source: R1 to R15.
enum FlowScreen: Equatable, Sendable {
    /// New order, last order, restaurants, web site.
    case start
    /// The ticket has lines: continue it, or start again?
    case begun
    /// The catalogue's pages.
    case categories
    /// One page of it.
    case products(CategoryID)
    /// The second step of a menu.
    case drink(FlowMenu)
    /// The third step of a menu.
    case side(FlowMenu)
    /// How many.
    case quantity(FlowQuantity)
    /// Products by a part of their name.
    case search(FlowField)
    /// The allergens that products on offer must not have.
    case allergens
    /// Every line, and the total.
    case ticket
    /// An item of the ticket, with its equals.
    case item(TicketItem)
    /// What cannot be ordered at a restaurant; without one, anywhere.
    case unavailable(RestaurantID?)
    /// An order that was sent before.
    case past(PlacedOrder)
    /// The orders before the last one.
    case earlier
    /// Really call the order off?
    case cancelling(PlacedOrder)
    /// An order of before onto a ticket that is not empty: in place of it, or behind it?
    case reorder(PlacedOrder)
    /// All restaurants.
    case restaurants
    /// One of them.
    case restaurant(RestaurantID)
    /// The hours of its week.
    case hours(RestaurantID)
    /// The company's address.
    case website
    /// The restaurant that an order is to go to.
    case destination
    /// The device's name, which the cashier reads.
    case name(FlowField)
    /// What is about to be sent, and the comment.
    case letter(FlowLetter)
    /// On its way into the folder.
    case sending(FlowLetter)
    /// An equal order went out a moment ago.
    case repeated(FlowLetter, PlacedOrder)
    /// It was not sent, and why.
    case refused(FlowLetter, Wording)
    /// An order that is in the folder, and what the restaurant answered.
    case sent(FlowSent)
    /// Its code, large and to be scanned.
    case code(PlacedOrder)
}

/// A menu that is being put together. Source: R3.
struct FlowMenu: Equatable, Sendable {
    let sandwich: ProductID
    var drink: ProductID?
    var isLarge = false
}

/// Something that is about to be added. Source: R2.
struct FlowQuantity: Equatable, Sendable {
    /// How many an order can have at most.
    static let limit = Order.lineCount.upperBound

    var item: TicketItem
    /// The product that it is, or that its menu begins with.
    let product: ProductID
    var count = 1
    /// Whether digits were typed, so that the next one goes behind them.
    var isTyped = false
}

/// An order that is about to be sent. Source: R9, R10.
struct FlowLetter: Equatable, Sendable {
    /// Whom it goes to; nil for an order whose sending was interrupted.
    let restaurant: RestaurantID?
    var comment = FlowField()
    var allowsRepeat = false
}

/// An order that is in the folder. Source: R11.
struct FlowSent: Equatable, Sendable {
    let order: PlacedOrder
    /// Whether its sending had been interrupted before.
    var wasPending = false
    /// Whether the present ticket was therefore not sent.
    var keptTicket = false
    /// What the restaurant answered.
    var receipt: Receipt?
    /// What it has under the order's number, when that is another order.
    var taken: TakenNumber?
    /// How far the number leaps if the order is sent again.
    var leap = Home.firstLeap
    /// Seconds since it was placed.
    var age = 0

    /// Whether there is something to collect, as far as is known.
    var isExpected: Bool {
        guard taken == nil else { return false }
        switch receipt?.standing {
        case .order(let state): return state.isOpen
        case .rejected: return false
        case nil: return true
        }
    }
}
