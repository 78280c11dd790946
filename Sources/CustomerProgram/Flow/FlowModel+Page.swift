internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension FlowModel {
    /// The page of the current screen.
    var page: FlowPage {
        switch screen {
        case .start: startPage
        case .begun: begunPage
        case .categories: categoriesPage
        case .products(let id): productsPage(id)
        case .drink(let menu): drinkPage(menu)
        case .side(let menu): sidePage(menu)
        case .quantity(let quantity): quantityPage(quantity)
        case .options(let options): optionsPage(options)
        case .search(let field): searchPage(field)
        case .allergens: allergensPage
        case .ticket: ticketPage
        case .item(let item): itemPage(item)
        case .unavailable(let id): unavailablePage(id)
        case .past(let order): pastPage(order)
        case .earlier: earlierPage
        case .cancelling(let order): cancellingPage(order)
        case .reorder(let order): reorderPage(order)
        case .restaurants: restaurantsPage
        case .restaurant(let id): restaurantPage(id)
        case .hours(let id): hoursPage(id)
        case .website: websitePage
        case .destination: destinationPage
        case .name(let field): namePage(field)
        case .service(let letter): servicePage(letter)
        case .table(let letter, let field): tablePage(letter, field)
        case .coupon(let letter, let field): couponPage(letter, field)
        case .letter(let letter): letterPage(letter)
        case .sending: sendingPage()
        case .repeated(let letter, let order): repeatedPage(letter, order)
        case .refused(let letter, let sentence): refusedPage(letter, sentence)
        case .sent(let sent): sentPage(sent)
        case .code(let order): codePage(order)
        }
    }

    /// The text of a message in the user's language.
    func say(_ sentence: Sentence) -> String {
        sentence[language]
    }

    private var startPage: FlowPage {
        var page = FlowPage(title: world.catalogue.company.name)
        page.lines = [
            FlowLine(say(FlowText.welcome), .bold), FlowLine(say(FlowText.device(world.state.device.name))),
        ]
        if let favourite = world.favourite {
            page.lines.append(FlowLine(say(FlowText.favourite(favourite.name))))
        }
        page.lines.append(FlowLine(""))
        if let warning = world.warning {
            page.lines += [FlowLine("⚠ " + say(warning), Style(colour: .red)), FlowLine("")]
        }
        page.entries = [
            FlowEntry(
                name: say(FlowText.newOrder),
                action: .open(world.state.ticket.isEmpty ? .categories : .begun)
            ),
            FlowEntry(
                name: say(FlowText.lastOrder),
                note: world.state.lastOrder.map { "\($0.code)  \($0.order.placedAt.shortText)" } ?? "",
                isOpen: world.state.lastOrder != nil,
                action: world.state.lastOrder.map { .open(.past($0)) }
                    ?? .refuse(Wording(SentOrderText.noLastOrder))
            ),
            FlowEntry(name: say(FlowText.restaurants), action: .open(.restaurants)),
            FlowEntry(name: say(FlowText.website), action: .open(.website)),
        ]
        if let pending = world.state.pendingOrder {
            page.buttons.append(
                FlowEntry(
                    name: say(FlowText.finish(pending.order.number)),
                    letter: "p",
                    action: .send(FlowLetter(restaurant: nil))
                )
            )
        }
        page.buttons += goOnButtons
        page.letters = [
            FlowLetterKey(keys: "n", word: say(FlowFindingText.nameWord), action: .open(.name(FlowField())))
        ]
        return page
    }

    /// The button to continue the ticket, if it has lines, as a list.
    var goOnButtons: [FlowEntry] {
        guard !world.state.ticket.isEmpty else { return [] }
        return [
            FlowEntry(
                name: say(FlowText.seeTicket),
                note: say(FlowText.lines(world.state.ticket.items.count)),
                amount: price(world.total(at: world.favourite)),
                letter: "t",
                action: .ticket
            )
        ]
    }

    private var begunPage: FlowPage {
        var page = FlowPage(title: say(FlowText.newOrder))
        let lines = world.state.ticket.items.count
        page.lines = [FlowLine(say(FlowText.begun(lines)), .bold), FlowLine("")]
        page.entries = [
            FlowEntry(
                name: say(FlowText.goOn),
                amount: price(world.total(at: world.favourite)),
                action: .open(.categories)
            ),
            FlowEntry(name: say(FlowText.startAgain), action: .empty),
        ]
        return page
    }

    private var websitePage: FlowPage {
        let address = world.catalogue.company.website
        var page = FlowPage(title: say(FlowText.website))
        page.lines = [FlowLine(address, .bold), FlowLine("")]
        page.entries = [FlowEntry(name: say(FlowText.openWebsite), action: .visit(address))]
        return page
    }
}

extension CivilTime {
    /// Day, month, hour and minute, `30-04 20:47`.
    var shortText: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(day))-\(two(month)) \(two(hour)):\(two(minute))"
    }
}
