import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder new`: starts with an empty ticket.
struct NewCommand: SessionCommand {
    static let configuration = CommandConfiguration("new", .new)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(HelpOptionText.abandon))
    var abandon = false

    func run(_ session: Session) throws {
        if abandon, let order = try session.home.abandonPendingOrder() {
            session.note(SentOrderText.abandoned(order.code.description))
        }
        try session.home.changeTicket { ticket in ticket = Ticket() }
        if session.json { return try session.print(Ticket.Quote.empty.json()) }
        try session.say(TicketText.cleared)
    }
}

/// The options of the commands that add a line to the ticket.
struct LineOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp(HelpOptionText.option, value: PlaceholderText.option),
        completion: Completion.options
    )
    var option: [String] = []

    @Option(
        name: [.customShort("n"), .long],
        help: ArgumentHelp(HelpOptionText.count, value: PlaceholderText.count)
    )
    var count = 1
}

/// `mcorder add PRODUCT [-o OPTION…] [-n COUNT]`.
struct AddCommand: SessionCommand {
    static let configuration = CommandConfiguration("add", .add)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.product, value: PlaceholderText.product),
        completion: Completion.products
    )
    var product: String

    @OptionGroup var line: LineOptions

    func run(_ session: Session) throws {
        let catalogue = try session.catalogue()
        let found = try session.product(product, .product, among: catalogue.menuProducts, in: catalogue)
        let options = try session.options(line.option, of: [found], in: catalogue)
        let part: TicketItem.Part
        do throws(OptionError) {
            part = try catalogue.part(found, options: options[0])
        } catch {
            throw session.error(error, of: found, catalogue)
        }
        try session.add(.product(part), count: line.count, catalogue)
    }
}

/// `mcorder menu SANDWICH DRINK SIDE [-o OPTION…] [--large] [-n COUNT]`.
struct MenuCommand: SessionCommand {
    static let configuration = CommandConfiguration("menu", .menu)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.sandwich, value: PlaceholderText.sandwich),
        completion: Completion.sandwiches
    )
    var sandwich: String

    @Argument(
        help: ArgumentHelp(HelpOptionText.drink, value: PlaceholderText.drink),
        completion: Completion.drinks
    )
    var drink: String

    @Argument(
        help: ArgumentHelp(HelpOptionText.side, value: PlaceholderText.side),
        completion: Completion.sides
    )
    var side: String

    @Flag(help: ArgumentHelp(HelpOptionText.large))
    var large = false

    @OptionGroup var line: LineOptions

    func run(_ session: Session) throws {
        let catalogue = try session.catalogue()
        let menus = catalogue.menus
        let pick = { (word: String, kind: WordKind, ids: [ProductID]) in
            try session.product(word, kind, among: ids.compactMap { catalogue.product($0) }, in: catalogue)
        }
        let first = try pick(sandwich, .sandwich, menus.sandwiches.map(\.product))
        let second = try pick(drink, .drink, menus.drinks.map(\.product))
        let third = try pick(side, .side, menus.sides.map(\.product))
        let options = try session.options(line.option, of: [first, second, third], in: catalogue)
        let item: TicketItem
        do throws(MenuError) {
            item = try catalogue.menu(
                sandwich: first.id,
                drink: second.id,
                side: third.id,
                isLarge: large,
                sandwichOptions: options[0],
                drinkOptions: options[1],
                sideOptions: options[2]
            )
        } catch {
            guard case .options(let id, let reason) = error, let product = catalogue.product(id) else {
                throw error
            }
            throw session.error(reason, of: product, catalogue)
        }
        try session.add(item, count: line.count, catalogue)
    }
}

extension Session {
    /// The failure that options do not fit a product, in the user's language.
    fileprivate func error(_ error: OptionError, of product: Product, _ catalogue: Catalogue) -> CommandError
    {
        let reason = names(catalogue).error(error, in: product.name)
        return CommandError(.invalid, UnknownWordText.options(of: product.name(in: language), reason))
    }

    /// Adds an item to the ticket and prints that.
    fileprivate func add(_ item: TicketItem, count: Int, _ catalogue: Catalogue) throws {
        let ticket = try home.changeTicket { ticket throws(TicketError) in try ticket.add(item, count: count)
        }
        if json { return try print(ticket, catalogue) }
        let shown = names(catalogue).line(item.name)
        let name = HarmlessText.clean(shown)
        try say(Verbatim("\(TicketText.added[language]) \(count) × \(name)"))
        let world = try world(catalogue)
        let restaurant = world.favourite
        if let restaurant, ticket.lines(catalogue, at: restaurant).last?.price == .failure(.notSold) {
            note(Verbatim("\(HarmlessText.clean(restaurant.name)): \(ProductText.notSold[language])"))
        }
        if let until = world.soldOutUntil(item, at: restaurant) {
            note(TodayText.itemSoldOut(shown, until, at: restaurant?.name))
        }
    }
}

/// `mcorder ticket`: prints every line with its price, and the total.
struct TicketCommand: SessionCommand {
    static let configuration = CommandConfiguration("ticket", .ticket)

    @OptionGroup var common: CommonOptions

    func run(_ session: Session) throws {
        try session.print(try session.home.state().ticket, try session.catalogue())
    }
}

/// `mcorder remove LINE…`.
struct RemoveCommand: SessionCommand {
    static let configuration = CommandConfiguration("remove", .remove)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.lines, value: PlaceholderText.line),
        completion: Completion.lines
    )
    var lines: [Int]

    func run(_ session: Session) throws {
        // Read first, so that the changed ticket can be printed.
        let catalogue = try session.catalogue()
        let ticket = try session.home.changeTicket { ticket throws(TicketError) in
            try ticket.remove(lines: lines)
        }
        if !session.json { session.note(TicketText.removed(Set(lines).count)) }
        try session.print(ticket, catalogue)
    }
}
