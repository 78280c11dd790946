import McOrderClient
import McOrderConsole
import McOrderText

/// The guided flow of the original app: the model of the screens that `mcorder` shows on a terminal when it
/// is called without a command.
///
/// A stack of screens. The top one is visible, and Escape removes it. Changes of the ticket are applied here
/// and in the home at once, so that keys typed ahead act on the changed ticket. Source: R1 to R15.
struct FlowModel: ScreenModel {
    typealias Effect = ScreenEffect<FlowMessage, FlowWork>

    /// A screen and the position of its cursor.
    struct Step: Equatable {
        var screen: FlowScreen
        var cursor = 0
    }

    /// The timer for the next check for the restaurant's answer.
    static let answerTimer = "answer"

    let language: Language
    var world: FlowWorld
    /// Never empty. The first screen is ``FlowScreen/start``.
    var stack = [Step(screen: .start)]
    /// The digits typed so far of an entry's number that may have more.
    var digits = ""
    var notice: FlowNotice?
    /// Whether the current screen was opened by a number just now. Some numbers need Enter and some do not,
    /// so Enter pressed out of habit must not send an order.
    var wasPicked = false
    /// The items removed from the ticket last.
    var removed: [Ticket.Group] = []
    var size = ScreenSize.usual

    init(_ world: FlowWorld, language: Language) {
        self.world = world
        self.language = language
    }

    /// The visible screen.
    var screen: FlowScreen {
        stack[stack.count - 1].screen
    }

    /// The position of the cursor on the visible screen; the last choice if the page now has fewer.
    var cursor: Int {
        min(stack[stack.count - 1].cursor, max(0, page.choices.count - 1))
    }

    mutating func update(_ event: ScreenEvent<FlowMessage>) -> [Effect] {
        switch event {
        case .resized(let size):
            self.size = size
            return []
        case .key(let key): return press(key)
        case .message(let message): return receive(message)
        case .resumed: return [.perform(.refresh)]
        }
    }

    func draw(on frame: inout Frame) {
        let (lines, total) = (world.state.ticket.items.count, usualTotal)
        FlowPainter(
            language: language,
            page: page,
            cursor: cursor,
            corner: say(lines == 0 ? FlowText.emptyCorner : FlowText.corner(lines: lines, total: total)),
            digits: digits,
            notice: notice
        ).draw(on: &frame)
    }

    /// The names of products and choices in the customer's language.
    var names: ShownNames { ShownNames(world.catalogue, in: language) }

    /// The format of amounts.
    var price: PriceText {
        PriceText(currency: world.catalogue.company.currency, language: language)
    }

    /// Replaces the visible screen.
    mutating func show(_ screen: FlowScreen) {
        stack[stack.count - 1] = Step(screen: screen, cursor: firstCursor(on: screen))
    }

    /// Puts a screen on the stack.
    mutating func open(_ screen: FlowScreen) {
        stack.append(Step(screen: screen, cursor: firstCursor(on: screen)))
    }

    /// The initial position of a screen's cursor: the choice that most customers want.
    private func firstCursor(on screen: FlowScreen) -> Int {
        switch screen {
        case .ticket: world.state.ticket.groups.count
        case .service(let letter): service(of: letter) ?? 0
        case .destination, .restaurants:
            restaurants.firstIndex { $0.restaurant.id == world.state.favourite } ?? 0
        default: 0
        }
    }

    /// The restaurants in the order of the list.
    var restaurants: [(restaurant: Restaurant, metres: Double?)] {
        world.catalogue.restaurants(near: world.place)
    }
}
