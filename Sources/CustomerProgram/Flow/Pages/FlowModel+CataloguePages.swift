import McOrderClient
import McOrderConsole
import McOrderText

/// Categories, products, the steps of a menu, the count. Source: R1 to R3.
extension FlowModel {
    var categoriesPage: FlowPage {
        var page = FlowPage(title: say(FlowText.newOrder))
        page.lines = heading(FlowText.whatWouldYouLike) + avoidedLines
        page.entries = world.catalogue.categories.map { category in
            FlowEntry(name: category.name(in: language), action: .open(.products(category.id)))
        }
        page.letters = findingLetters
        page.hint = Wording(FlowFindingText.findingHint)
        page.buttons = goOnButtons
        if !world.state.ticket.isEmpty { page.buttons.append(sendButton) }
        return page
    }

    /// Sends the ticket.
    var sendButton: FlowEntry {
        entry(FlowSendingText.send, letter: say(FlowText.sendLetter).first, .chooseDestination)
    }

    func productsPage(_ id: CategoryID) -> FlowPage {
        let name = world.catalogue.categories.first { $0.id == id }?.name(in: language) ?? ""
        let isMenus = id == world.catalogue.menus.category
        var page = FlowPage(title: isMenus ? say(FlowText.step(1, say(FlowText.sandwich))) : name)
        page.lines = avoidedLines
        page.letters = findingLetters
        page.hint = Wording(FlowFindingText.findingHint)
        page.entries = offered.filter { $0.product.categories.contains(id) }
            .map { isMenus ? menuEntry($0) : productEntry($0) }
        return page
    }

    func productEntry(_ offer: ProductAtRestaurant) -> FlowEntry {
        entry(offer, amount: price(offer.price), action: optionsOrQuantity([offer.product]))
    }

    private func menuEntry(_ offer: ProductAtRestaurant) -> FlowEntry {
        let note = offer.menu.map { "\(say(FlowText.large)) \(price($0.largePrice))" } ?? ""
        return entry(
            offer,
            amount: offer.menu.map { price($0.price) } ?? "",
            note: note,
            end: world.today.menusSoldOutUntil(
                at: world.favourite,
                in: world.catalogue,
                now: world.now
            ),
            action: .open(.menu(FlowMenu(sandwich: offer.product.id)))
        )
    }

    private func choiceEntry(_ choice: Menus.Choice, of menu: FlowMenu) -> FlowEntry? {
        guard let offer = world.offer(choice.product), offer.isFree(of: world.state.avoided) else {
            return nil
        }
        let amount = choice.supplement == .zero ? "" : "+" + price(choice.supplement)
        return entry(offer, amount: amount, action: choosing(offer.product, in: menu))
    }

    /// Goes on with a product as the drink of a menu, or as the side if the menu has a drink.
    private func choosing(_ product: Product, in menu: FlowMenu) -> FlowAction {
        guard let id = menu.drink else {
            var next = menu
            next.drink = product.id
            return .open(.menu(next))
        }
        guard let sandwich = world.catalogue.product(menu.sandwich), let drink = world.catalogue.product(id)
        else { return .refuse(Wording(ProductText.gone)) }
        return optionsOrQuantity([sandwich, drink, product], isLarge: menu.isLarge)
    }

    /// An entry of a product.
    ///
    /// - Parameter end: until when something else is sold out that the entry needs.
    private func entry(
        _ offer: ProductAtRestaurant,
        amount: String,
        note: String = "",
        end: Timestamp? = nil,
        action: FlowAction
    ) -> FlowEntry {
        let (product, name) = (offer.product, offer.product.name(in: language))
        let age = product.minimumAge.map { "\($0)+" }
        let ends = [world.soldOutEnd(.product(product.id)), end].compactMap(\.self)
        let until = world.words(ends.max(), at: world.favourite)
        let mark =
            offer.isSold
            ? until.map { say(TodayText.soldOut($0)) } ?? world.notSoldNow(product, in: language)
            : say(ProductText.notSold)
        let refusal: Sentence? =
            offer.isSold
            ? until.map { TodayText.itemSoldOut(name, $0, at: world.favourite?.name) }
            : FlowText.notSold(name, at: world.favourite?.name)
        return FlowEntry(
            name: name,
            note: [mark ?? note, age ?? ""].filter { !$0.isEmpty }.joined(separator: "  "),
            amount: offer.isSold ? amount : "",
            details: [product.description(in: language), say(FlowText.allergens(of: [product]))],
            action: action
        ).closed(refusal)
    }

    func menuPage(_ menu: FlowMenu) -> FlowPage {
        let (menus, isDrink) = (world.catalogue.menus, menu.drink == nil)
        let names = [menu.sandwich, menu.drink].compactMap { $0 }
            .map { world.catalogue.product($0)?.name(in: language) ?? $0.description }
        let step = isDrink ? FlowText.step(2, say(FlowText.drink)) : FlowText.step(3, say(FlowText.side))
        var page = FlowPage(title: say(step))
        page.lines = heading(FlowText.menuSoFar(names.joined(separator: " + "))) + avoidedLines
        page.entries = (isDrink ? menus.drinks : menus.sides).compactMap { choiceEntry($0, of: menu) }
        addLargeSwitch(to: &page, menu.sandwich, isLarge: menu.isLarge)
        return page
    }

    /// Adds the button and the keys that make drink and side of a menu large.
    private func addLargeSwitch(to page: inout FlowPage, _ sandwich: ProductID, isLarge: Bool) {
        page.buttons.append(
            FlowEntry(
                name: "[\(isLarge ? "x" : " ")] \(say(FlowText.largeSwitch))",
                amount: world.offer(sandwich)?.menu.map { "+" + price($0.largePrice - $0.price) } ?? "",
                letter: say(FlowText.largeLetter).first,
                action: .toggleLarge
            )
        )
        page.letters = [FlowLetterKey(keys: "gl ", action: .toggleLarge)]
    }

    /// The products of an item; nil for each that is no longer in the catalogue.
    private func parts(of item: TicketItem) -> [Product?] {
        switch item {
        case .product(let part): [world.catalogue.product(part.id)]
        case .menu(let sandwich, let drink, let side, _):
            [sandwich, drink, side].map { world.catalogue.product($0.id) }
        }
    }

    func quantityPage(_ quantity: FlowQuantity) -> FlowPage {
        let each = world.price(of: quantity.item)
        let product = world.catalogue.product(quantity.product)
        var page = FlowPage(title: say(FlowText.howMany))
        page.hint = Wording(FlowText.quantityHint)
        page.lines = [FlowLine(names.line(quantity.item.name), .bold)]
        if case .product = quantity.item, let product {
            page.lines.append(FlowLine(product.description(in: language)))
        }
        page.lines.append(line(FlowText.allergens(of: parts(of: quantity.item)), .dim))
        let total = each.map { price(Money(cents: $0.cents * quantity.count)) } ?? say(ProductText.notSold)
        page.lines += [
            FlowLine(""), FlowLine("      ◄  \(quantity.count)  ►", .bold, isKept: true), FlowLine(""),
        ]
        let add = FlowAction.add(quantity.item, count: quantity.count)
        page.buttons = [entry(FlowText.addToTicket, amount: total, add)]
        if case .menu(_, _, _, let isLarge) = quantity.item {
            addLargeSwitch(to: &page, quantity.product, isLarge: isLarge)
        } else if let menu = world.offer(quantity.product)?.menu {
            let compose = FlowAction.open(.menu(FlowMenu(sandwich: quantity.product)))
            page.buttons.append(
                entry(FlowText.makeMenu, amount: price(menu.price), letter: "m", compose)
            )
        }
        return page
    }
}
