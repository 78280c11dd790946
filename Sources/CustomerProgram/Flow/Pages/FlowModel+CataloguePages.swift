internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// Categories, products, the steps of a menu, the count. Source: R1 to R3.
extension FlowModel {
    var categoriesPage: FlowPage {
        var page = FlowPage(title: say(FlowText.newOrder))
        page.lines = [FlowLine(say(FlowText.whatWouldYouLike), .bold), FlowLine("")] + avoidedLines
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
        FlowEntry(
            name: say(FlowSendingText.send),
            letter: say(FlowText.sendLetter).first,
            action: .chooseDestination
        )
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

    func productEntry(_ offer: Offer) -> FlowEntry {
        entry(offer, amount: price(offer.price), note: "", action: optionsOrQuantity([offer.product]))
    }

    private func menuEntry(_ offer: Offer) -> FlowEntry {
        let note = offer.menu.map { "\(say(FlowText.large)) \(price($0.largePrice))" } ?? ""
        return entry(
            offer,
            amount: offer.menu.map { price($0.price) } ?? "",
            note: note,
            action: .open(.drink(FlowMenu(sandwich: offer.product.id)))
        )
    }

    private func choiceEntry(_ choice: Menus.Choice, action: (Product) -> FlowAction) -> FlowEntry? {
        guard let offer = world.offer(choice.product), offer.isFree(of: world.state.avoided) else {
            return nil
        }
        let amount = choice.supplement == .zero ? "" : "+" + price(choice.supplement)
        return entry(offer, amount: amount, note: "", action: action(offer.product))
    }

    private func entry(_ offer: Offer, amount: String, note: String, action: FlowAction) -> FlowEntry {
        let product = offer.product
        let age = product.minimumAge.map { "\($0)+" }
        let until = world.soldOutUntil(product.id)
        let mark = offer.isSold ? until.map { say(TodayText.soldOut($0)) } : say(ProductText.notSold)
        let refusal: Sentence? =
            offer.isSold
            ? until.map { TodayText.itemSoldOut(product.name(in: language), $0, at: world.favourite?.name) }
            : FlowText.notSold(product.name(in: language), at: world.favourite?.name)
        return FlowEntry(
            name: product.name(in: language),
            note: [mark ?? note, age ?? ""].filter { !$0.isEmpty }.joined(separator: "  "),
            amount: offer.isSold ? amount : "",
            details: [product.description(in: language), say(FlowText.allergens(of: [product]))],
            isOpen: refusal == nil,
            action: refusal.map { .refuse(Wording($0)) } ?? action
        )
    }

    func drinkPage(_ menu: FlowMenu) -> FlowPage {
        var page = menuPage(menu, step: 2, of: FlowText.drink)
        page.entries = world.catalogue.menus.drinks.compactMap { choice in
            choiceEntry(choice) { product in
                var next = menu
                next.drink = product.id
                return .open(.side(next))
            }
        }
        return page
    }

    func sidePage(_ menu: FlowMenu) -> FlowPage {
        var page = menuPage(menu, step: 3, of: FlowText.side)
        page.entries = world.catalogue.menus.sides.compactMap { choice in
            choiceEntry(choice) { side in
                guard let sandwich = world.catalogue.product(menu.sandwich),
                    let drink = menu.drink.flatMap({ world.catalogue.product($0) })
                else { return .refuse(Wording(ProductText.gone)) }
                return optionsOrQuantity([sandwich, drink, side], isLarge: menu.isLarge)
            }
        }
        return page
    }

    private func menuPage(_ menu: FlowMenu, step: Int, of part: Sentence) -> FlowPage {
        let names = [menu.sandwich, menu.drink].compactMap { $0 }
            .map { world.catalogue.product($0)?.name(in: language) ?? $0.description }
        var page = FlowPage(title: say(FlowText.step(step, say(part))))
        page.lines = [
            FlowLine(say(FlowText.menuSoFar(names.joined(separator: " + "))), .bold), FlowLine(""),
        ]
        page.lines += avoidedLines
        let offer = world.offer(menu.sandwich)?.menu
        page.buttons = [
            largeButton(isLarge: menu.isLarge, difference: offer.map { $0.largePrice - $0.price })
        ]
        page.letters = [FlowLetterKey(keys: "gl ", word: "", action: .toggleLarge)]
        return page
    }

    private func largeButton(isLarge: Bool, difference: Money?) -> FlowEntry {
        FlowEntry(
            name: "[\(isLarge ? "x" : " ")] \(say(FlowText.largeSwitch))",
            amount: difference.map { "+" + price($0) } ?? "",
            letter: say(FlowText.largeLetter).first,
            action: .toggleLarge
        )
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
        page.lines.append(FlowLine(say(FlowText.allergens(of: parts(of: quantity.item))), .dim))
        let total = each.map { price(Money(cents: $0.cents * quantity.count)) } ?? say(ProductText.notSold)
        page.lines += [
            FlowLine(""), FlowLine("      ◄  \(quantity.count)  ►", .bold, isKept: true), FlowLine(""),
        ]
        page.buttons = [
            FlowEntry(
                name: say(FlowText.addToTicket),
                amount: total,
                action: .add(quantity.item, count: quantity.count)
            )
        ]
        if case .menu(_, _, _, let isLarge) = quantity.item {
            let offer = world.offer(quantity.product)?.menu
            page.buttons.append(
                largeButton(isLarge: isLarge, difference: offer.map { $0.largePrice - $0.price })
            )
            page.letters = [FlowLetterKey(keys: "gl ", word: "", action: .toggleLarge)]
        } else if let menu = world.offer(quantity.product)?.menu {
            page.buttons.append(
                FlowEntry(
                    name: say(FlowText.makeMenu),
                    amount: price(menu.price),
                    letter: "m",
                    action: .open(.drink(FlowMenu(sandwich: quantity.product)))
                )
            )
        }
        return page
    }
}
