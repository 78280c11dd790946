package import McOrderModel

/// What the till's screen says of the orders, of the queue, and of what was done.
package enum ScreenText: Message {
    case abstract
    case noBellHelp
    case tooSmall
    /// The terminal cannot draw the screen.
    case dumb

    // MARK: Lanes

    case onTheWay
    case new
    /// An order that no longer has the price that its customer was shown.
    case repricedMark
    case large
    case menu
    case onTime
    case slow
    case late
    case nobodyHere
    case nothingComing
    case waitsForFirst
    /// So many items.
    case lines(_ count: Int)

    // MARK: Detail

    /// What stands before the customer's comment.
    case comment
    /// What stands before the counter's note.
    case note
    case total
    /// The same of an order that the counter changed.
    case changedTotal
    /// What stands before the price that the customer was shown.
    case customerSaw
    /// The same for narrow screens.
    case shownBefore
    case askAge(_ age: Int)
    /// The customer has been here for so long, which is that pace.
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
    /// So many orders are in that state.
    case count(_ count: Int, OrderState, isNarrow: Bool)
    /// How long the first customer has been here.
    case oldest(_ waited: String)
    /// The mean time from a customer's arrival to the order's end.
    case service(_ mean: String)
    case refused(_ count: Int)
    case blacklisted(_ count: Int)

    // MARK: Health

    case fresh
    case silent(_ age: String)
    case unheard
    /// Orders that a second daemon took in as well.
    case takenTwice(_ codes: [String])
    case troubled
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
    /// So many keys were not used.
    case unused(_ keys: Int)
    /// Two sentences, one behind the other.
    case both(_ first: Sentence, _ second: Sentence)

    // MARK: What was done

    case arrived(_ code: String)
    case advanced(_ code: String, OrderState)
    case recalled(_ code: String, OrderState)
    /// Nobody came, and the device is blacklisted: at most 80 columns with a code of six. Nothing is signed
    /// yet.
    case noShowBlacklisted(_ code: String, collected: Int)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// Which of `count` rows are seen, unless all are.
    package static func shownPart(_ range: Range<Int>, of count: Int) -> String {
        range.count < count ? " (\(range.lowerBound + 1)–\(range.upperBound))" : ""
    }
}
