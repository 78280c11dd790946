import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The cashier's live screen, as a value: all that it knows, what keys and reports make of it, and how it
/// looks.
struct TillScreen: ScreenModel {
    typealias Message = TillMessage
    typealias Work = TillWork
    typealias Effects = [ScreenEffect<TillMessage, TillWork>]

    /// What was decided before it began.
    struct Settings: Hashable, Sendable {
        var language = Language.spanish
        /// Who presses.
        var till = ""
        /// The restaurant that was asked for.
        var wanted: String?
        /// Whether the bell rings for who arrives.
        var hasBell = true
    }

    /// What the cashier is told until the next key.
    struct Notice: Sendable {
        /// How it is meant.
        enum Kind: Hashable, Sendable {
            /// It was done.
            case good
            /// Something to know.
            case plain
            /// It was not done.
            case bad
        }

        let kind: Kind
        let sentence: Sentence
    }

    let settings: Settings
    var size = ScreenSize.usual
    /// The time, as it was told last.
    var now: Timestamp?
    var health: FeedHealth?
    var picture: CounterSnapshot?
    /// Why the queue cannot be read.
    var blindness: Sentence?
    /// Whether whoever looks into the queue has been stuck for ``patience``.
    var isSilent = false
    /// Whose orders are shown; `nil` for those of all.
    var restaurant: KnownRestaurant?
    /// Whether it is settled whose orders are shown.
    var isServing = false
    /// What was typed of a number or code.
    var field = ""
    var panel: any TillPanel = LanesPanel()
    /// The order that is shown in full.
    var selected: OrderEntry?
    /// How far its lines are scrolled.
    var scroll = 0
    var notice: Notice?
    /// What customers did about orders that were open here, until a key is pressed while it is seen.
    var news: [Sentence] = []
    /// Whether something is being done; keys wait so long.
    var isBusy = false
    var heldKeys: [Key] = []
    /// How many keys were not used, which is told.
    var unusedKeys = 0
    /// When orders came that nobody looked at yet.
    var newcomers: [Int64: Timestamp] = [:]
    /// The orders that were open when last seen, with their places; `nil` before the first picture.
    var known: [Int64: Int]?
    /// The orders whose customers were here when last seen.
    var arrived: Set<Int64> = []
    var isRinging = false

    init(settings: Settings) {
        self.settings = settings
    }

    mutating func update(_ event: ScreenEvent<TillMessage>) -> Effects {
        switch event {
        case .resized(let size):
            self.size = size
            return []
        case .resumed:
            // What is shown may be hours old: nobody knows until the feed says so.
            (now, health) = (nil, nil)
            return [.wake(after: Self.patience, timer: "feed", .silence)]
        case .key(let key): return press(key)
        case .message(let message): return take(message)
        }
    }

    /// Whether the answer to a key is still to come.
    var isWaiting: Bool { isBusy }

    /// The sentence in this screen's language.
    func say(_ sentence: Sentence) -> String {
        sentence[settings.language]
    }

    /// Writes amounts.
    var price: PriceText {
        PriceText(currency: picture?.currency ?? "EUR", language: settings.language)
    }

    /// The smallest screen on which everything has its place.
    static let least = ScreenSize(columns: 40, rows: 12)

    /// How long an order is marked as new.
    static let newness = Duration.seconds(60)

    /// The pause between two rings.
    static let bellPause = Duration.seconds(4)

    /// How many keys wait while something is being done: as many as a terminal itself keeps (N_TTY_BUF_SIZE
    /// of n_tty.c). More are not used, and that is told.
    static let mostHeldKeys = 4096

    /// How long no second may go by before the screen says that it knows nothing any more.
    static let patience = Duration.seconds(5)

    /// How many orders are listed that came to be over last.
    static let mostLastOver = 20
}
