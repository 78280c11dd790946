import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The cashier's live screen as a value: its state, and how keys and messages change it. Extensions draw it.
struct TillScreen: ScreenModel {
    typealias Message = TillMessage
    typealias Work = TillWork
    typealias Effects = [ScreenEffect<TillMessage, TillWork>]

    /// The settings of the screen at its start.
    struct Settings: Hashable, Sendable {
        var language = Language.spanish
        /// The name of the staff member who uses the screen.
        var till = ""
        /// The restaurant that the user asked for.
        var wanted: String?
        /// When the kitchen gets an order.
        var firePolicy = FirePolicy.received
        /// How much longer than usual an order may take before the screen proposes a pause; zero for never.
        var kitchenWarn = Duration.zero
        /// Whether the bell rings when a customer arrives.
        var hasBell = true
    }

    /// A sentence for the cashier, shown until the next key.
    struct Notice: Sendable {
        enum Kind: Hashable, Sendable {
            /// An action succeeded.
            case good
            /// Information.
            case plain
            /// An action failed.
            case bad
        }

        let kind: Kind
        let sentence: Sentence
        /// Whether the next snapshot ends it.
        var endsWithSnapshot = false
    }

    var settings: Settings
    var size = ScreenSize.usual
    /// The present time, as of the last tick.
    var now: Timestamp?
    var health: FeedHealth?
    var snapshot: CounterSnapshot?
    /// Why the queue cannot be read.
    var feedFailure: Sentence?
    /// Whether no tick came for ``patience``, because the thread that reads the queue is stuck.
    var isSilent = false
    /// The restaurant whose orders are shown; `nil` for all restaurants.
    var restaurant: KnownRestaurant?
    /// Whether the restaurant has been chosen.
    var isServing = false
    /// The typed part of a number or code.
    var field = ""
    var panel: any TillPanel = LanesPanel()
    /// The order that is shown in full.
    var selected: OrderEntry?
    /// The number of its lines above the visible ones.
    var scroll = 0
    var notice: Notice?
    /// What customers did with orders that were open here. Kept until a key is pressed while it is visible.
    var news: [Sentence] = []
    /// Whether work is running, for which keys have to wait.
    var isBusy = false
    var heldKeys: [Key] = []
    /// The number of discarded keys, for a notice.
    var unusedKeys = 0
    /// New orders that the cashier has not selected yet, with the times at which they appeared.
    var newcomers: [Int64: Timestamp] = [:]
    /// The open orders of the last snapshot, with their positions; `nil` before the first.
    var known: [Int64: Int]?
    /// The orders whose customers were here in the last snapshot.
    var arrived: Set<Int64> = []
    var isRinging = false

    /// The effects of the present event.
    var effects: Effects = []

    mutating func update(_ event: ScreenEvent<TillMessage>) -> Effects {
        switch event {
        case .resized(let size): self.size = size
        case .resumed:
            // The shown time may be hours old. Time and health are unknown until the feed reports them.
            (now, health) = (nil, nil)
            effects.append(.wake(after: Self.patience, timer: "feed", .silence))
        case .key(let key): press(key)
        case .message(let message): take(message)
        }
        defer { effects = [] }
        return effects
    }

    /// Whether the result of a key is still to come.
    var isWaiting: Bool { isBusy }

    /// The sentence in this screen's language.
    func say(_ sentence: Sentence) -> String {
        sentence[settings.language]
    }

    /// The names of products and choices in this screen's language.
    var names: ShownNames {
        ShownNames(snapshot?.assortment.catalogue, in: settings.language)
    }

    /// The format of amounts.
    var price: PriceText {
        PriceText(currency: snapshot?.currency ?? "EUR", language: settings.language)
    }

    /// The smallest screen that has room for everything.
    static let least = ScreenSize(columns: 40, rows: 12)

    /// How long an order is marked as new.
    static let newness = Duration.seconds(60)

    /// The pause between two rings.
    static let bellPause = Duration.seconds(4)

    /// The maximum number of keys that are held while work is running: as many as a terminal itself buffers
    /// (N_TTY_BUF_SIZE of n_tty.c). Further keys are discarded, and a notice says so.
    static let mostHeldKeys = 4096

    /// If no tick comes for this long, the screen says that it knows nothing any more.
    static let patience = Duration.seconds(5)

    /// The maximum number of orders in the list of those that ended last.
    static let mostLastOver = 20

    /// The maximum number of closes in the list of the earlier ones: those of about a year.
    static let mostCloses = 400
}
