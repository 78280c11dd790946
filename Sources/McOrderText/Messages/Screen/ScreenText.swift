package import McOrderModel

/// The till screen's texts about the orders, the queue, and completed actions.
package enum ScreenText: Message {
    case abstract
    case noBellHelp
    case tooSmall
    /// The terminal cannot draw the screen.
    case dumb

    // MARK: Lanes

    case onTheWay
    /// The heading of the orders that the kitchen does not begin before their customers are there.
    case awaited
    /// The heading of the orders that the kitchen need not begin yet.
    case later
    case new
    /// The price of the order differs from the one that the customer was shown.
    case repricedMark
    case large
    case menu
    case onTime
    case slow
    case late
    case nobodyHere
    case nothingComing
    case waitsForFirst
    /// The number of items.
    case lines(_ count: Int)

    // MARK: Detail

    /// The label before the customer's comment.
    case comment
    /// The label before the staff's note.
    case note
    case total
    /// The same for an order that the staff changed.
    case changedTotal
    /// The label before the price that the customer was shown.
    case customerSaw
    /// The same for narrow screens.
    case shownBefore
    case askAge(_ age: Int)
    /// How long the customer has been here, with the pace that this means.
    case hereFor(_ waited: String, _ pace: Sentence)
    case placed(_ clock: String)
    case more(_ count: Int)
    /// The state in a word for narrow screens.
    case shortWord(OrderState)

    // MARK: Bars

    case allDay
    case nothingToDo
    case order
    case allRestaurants
    /// The number of orders in this state.
    case count(_ count: Int, OrderState, isNarrow: Bool)
    /// How long the first customer has been waiting here.
    case oldest(_ waited: String)
    /// The mean time from a customer's arrival to the end of the order.
    case service(_ mean: String)
    case refused(_ count: Int)
    case blacklisted(_ count: Int)

    // MARK: Health

    case fresh
    case silent(_ age: String)
    case unheard
    /// Orders that a second daemon accepted as well.
    case takenTwice(_ codes: [String])
    case problematic
    case blind
    case stuck
    case mayMiss
    case lastKnown

    // MARK: Notices

    case whichOne
    case noRestaurants
    case acceptAgain
    case asked
    case onlyBlacklisted(_ id: Int64)
    case unknown(_ text: String)
    case unknownRestaurant(_ name: String)
    case noNumber(_ text: String)
    /// The number of keys that were ignored.
    case unused(_ keys: Int)
    /// Two sentences, one after the other.
    case both(_ first: Sentence, _ second: Sentence)

    // MARK: What was done

    case arrived(_ code: String)
    case advanced(_ code: String, OrderState)
    case recalled(_ code: String, OrderState)
    /// The order is a no-show, and the device is blacklisted. At most 80 columns with a code of six
    /// characters. Says that nothing proves who sent the order, unless its device signs.
    case noShowBlacklisted(_ code: String, collected: Int, isSigned: Bool)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// Which of `count` rows are visible, unless all are.
    package static func shownPart(_ range: Range<Int>, of count: Int) -> String {
        range.count < count ? " (\(range.lowerBound + 1)–\(range.upperBound))" : ""
    }
}
