package import McOrderModel

/// The texts about orders on the browser's till, kitchen and board.
package enum WebOrderText: Message {
    // MARK: Buttons of an order

    case begin
    case markReady
    /// Marks the order as handed over, without saying how it was paid.
    case handOver
    case paid(Payment)
    case arrived
    case undo
    case cancel
    case noShow
    case strike
    case add
    case note
    case history
    case moveTo(_ service: String)

    // MARK: The till

    case find
    case findHint
    case last
    case pause
    case soldOut
    case choose
    /// The files that were refused today.
    case refused
    case device
    case blacklist
    /// Accepts an order that was refused because its device is on the blacklist.
    case accept
    /// Takes a device off the blacklist.
    case unlist
    case close
    case closes
    case makeClose
    /// The total of the cash register, which need not be given.
    case register
    /// The name of a text field for a product or a menu.
    case product
    case ownReason
    case noMatch
    case save
    case payment
    /// The kitchen has not noticed these orders for a minute; their codes.
    case kitchenHasNotSeen(_ codes: [String])

    // MARK: The board

    case inPreparation
    case readyToCollect

    // MARK: The kitchen

    case noSound
    case allStations
    case stations
    case recall
    case recallTitle
    /// Where the orders are that were handed over.
    case recallHint
    case done
    case notDone
    case seen
    case acknowledge
    case onTheWay(_ count: Int)
    /// The number of orders without a place, as text; followed by the age of the oldest.
    case overflow(_ count: String)
    case nothingToPrepare
    case freed(_ place: String)
    case cancelled
    /// Nobody came for an order that is being prepared.
    case notCollected
    /// A part of the order is done, and others remain.
    case partDone(_ code: String)
    /// A part of the order has to be prepared again.
    case partUndone(_ code: String)
    case orderSeen(_ code: String)
    /// Somebody in the kitchen has noticed what was struck, or that the order was called off.
    case changeSeen(_ code: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
