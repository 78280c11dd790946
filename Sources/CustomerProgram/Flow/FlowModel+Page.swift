import McOrderClient
import McOrderConsole
import McOrderText

extension FlowModel {
    /// The page of the current screen.
    var page: FlowPage {
        switch screen {
        case .start: startPage
        case .begun: begunPage
        case .categories: categoriesPage
        case .products(let id): productsPage(id)
        case .menu(let menu): menuPage(menu)
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
        case .findRestaurant(let field, let isDestination):
            findRestaurantPage(field, isDestination: isDestination)
        case .restaurant(let id): restaurantPage(id)
        case .hours(let id): hoursPage(id)
        case .website: websitePage
        case .destination: destinationPage
        case .name(let field): namePage(field)
        case .folder(let field): folderPage(field)
        case .abandoning(let order): abandoningPage(order)
        case .service(let letter): servicePage(letter)
        case .table(_, let field): fieldPage(field, question: .whichTable, remark: .withoutTable)
        case .coupon(_, let field): fieldPage(field, question: .whichCoupon, remark: .withoutCoupon)
        case .pickup(let letter): pickupPage(letter)
        case .pickupTime(let letter, let day): pickupTimePage(letter, on: day)
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

    /// A line of text in the user's language.
    func line(_ sentence: Sentence, _ style: Style = .plain) -> FlowLine {
        FlowLine(say(sentence), style)
    }

    /// A line of text with an empty line below it.
    func heading(_ sentence: Sentence, _ style: Style = .bold) -> [FlowLine] {
        [line(sentence, style), FlowLine("")]
    }

    /// A choice with a name in the user's language.
    func entry(
        _ name: Sentence,
        note: String = "",
        amount: String = "",
        letter: Character? = nil,
        _ action: FlowAction
    ) -> FlowEntry {
        FlowEntry(name: say(name), note: note, amount: amount, letter: letter, action: action)
    }

    private var startPage: FlowPage {
        let (state, last) = (world.state, world.state.lastOrder)
        var page = FlowPage(title: world.catalogue.company.name)
        page.lines = [line(FlowText.welcome, .bold), line(FlowText.device(state.device.name))]
        if let favourite = world.favourite { page.lines.append(line(FlowText.favourite(favourite.name))) }
        if let code = world.house { page.lines.append(line(HouseText.accepted(code: code))) }
        page.lines.append(FlowLine(""))
        for warning in [world.warning].compactMap(\.self) + world.news {
            page.lines += [FlowLine("⚠ " + say(warning), Style(colour: .red)), FlowLine("")]
        }
        let lastEntry = last.map {
            entry(FlowText.lastOrder, note: "\($0.code)  \($0.order.placedAt.shortText)", .open(.past($0)))
        }
        page.entries = [
            entry(FlowText.newOrder, .open(state.ticket.isEmpty ? .categories : .begun)),
            lastEntry ?? entry(FlowText.lastOrder, .back).closed(SentOrderText.noLastOrder),
            entry(FlowText.restaurants, .open(.restaurants)),
            entry(FlowText.website, .open(.website)),
        ]
        if let pending = state.pendingOrder {
            let action = FlowAction.send(FlowLetter(restaurant: nil))
            page.buttons.append(entry(FlowText.finish(pending.order.number), letter: "p", action))
            let giveUp = FlowAction.open(.abandoning(pending))
            page.buttons.append(entry(FlowText.giveUp(pending.order.number), letter: "x", giveUp))
        }
        if !world.isJoined {
            let join = FlowAction.open(.folder(FlowField(FlowGate.usualFolder)))
            page.buttons.append(entry(FlowText.joinFolder, letter: "f", join))
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
        let lines = say(FlowText.lines(world.state.ticket.items.count))
        return [entry(FlowText.seeTicket, note: lines, amount: usualTotal, letter: "t", .ticket)]
    }

    /// The price of the ticket at the favourite restaurant.
    var usualTotal: String { price(world.total(at: world.favourite)) }

    private var begunPage: FlowPage {
        FlowPage(
            title: say(FlowText.newOrder),
            lines: heading(FlowText.begun(world.state.ticket.items.count)),
            entries: [
                entry(FlowText.goOn, amount: usualTotal, .open(.categories)),
                entry(FlowText.startAgain, .empty),
            ]
        )
    }

    private var websitePage: FlowPage {
        let address = world.catalogue.company.website
        return FlowPage(
            title: say(FlowText.website),
            lines: heading(Verbatim(address)),
            entries: [entry(FlowText.openWebsite, .visit(address))]
        )
    }
}

extension CivilTime {
    /// Day, month, hour and minute, `30-04 20:47`.
    var shortText: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(day))-\(two(month)) \(two(hour)):\(two(minute))"
    }
}
