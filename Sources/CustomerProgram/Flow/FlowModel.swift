internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// The guided flow of the original app: what `mcorder` without a command shows on a terminal.
///
/// A stack of screens, of which the top one is seen; Escape takes it away. Changes of the ticket are made
/// here and in the home at once, so that keys typed ahead meet the ticket as it will be. Source: R1 to R15.
struct FlowModel: ScreenModel {
    typealias Effect = ScreenEffect<FlowMessage, FlowWork>

    /// A screen and where its cursor is.
    struct Step: Equatable {
        var screen: FlowScreen
        var cursor = 0
    }

    /// The timer that has the restaurant's answer looked for.
    static let lookTimer = "look"

    let language: Language
    var world: FlowWorld
    /// Never empty; the first is ``FlowScreen/start``.
    var stack = [Step(screen: .start)]
    /// The digits of an entry's number that is not whole yet.
    var digits = ""
    var notice: FlowNotice?
    /// Whether the screen was opened by a number just now. Some numbers need Enter behind them and some do
    /// not, so that the Enter of habit must not send an order.
    var wasPicked = false
    /// What was taken off the ticket last.
    var removed: [Ticket.Group] = []
    var size = ScreenSize.usual

    init(_ world: FlowWorld, language: Language) {
        self.world = world
        self.language = language
    }

    /// The screen that is seen.
    var screen: FlowScreen {
        stack[stack.count - 1].screen
    }

    /// Where its cursor is, on the last choice if there are fewer now.
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
        let (lines, total) = (world.state.ticket.items.count, price(world.total(at: world.favourite)))
        FlowPainter(language: language).draw(
            page,
            corner: lines == 0
                ? FlowText.emptyCorner[language] : FlowText.corner(lines: lines, total: total)[language],
            cursor: cursor,
            digits: digits,
            notice: notice,
            on: &frame
        )
    }

    /// How amounts are written.
    var price: PriceText {
        PriceText(currency: world.catalogue.company.currency, language: language)
    }

    /// Replaces the screen that is seen.
    mutating func show(_ screen: FlowScreen) {
        stack[stack.count - 1] = Step(screen: screen, cursor: firstCursor(on: screen))
    }

    /// Puts a screen on top.
    mutating func open(_ screen: FlowScreen) {
        stack.append(Step(screen: screen, cursor: firstCursor(on: screen)))
    }

    /// Where the cursor of a screen begins: on what most customers want.
    private func firstCursor(on screen: FlowScreen) -> Int {
        switch screen {
        case .ticket: world.state.ticket.groups.count
        case .destination, .restaurants:
            restaurants.firstIndex { $0.restaurant.id == world.state.favourite } ?? 0
        default: 0
        }
    }

    /// The restaurants as they are listed.
    var restaurants: [(restaurant: Restaurant, metres: Double?)] {
        world.catalogue.restaurants(near: world.place)
    }
}
