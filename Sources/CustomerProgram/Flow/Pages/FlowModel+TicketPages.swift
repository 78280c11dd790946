import McOrderClient
import McOrderConsole
import McOrderText

/// The ticket, one line of it, and the items that a restaurant does not have. Source: R4 to R7.
extension FlowModel {
    var ticketPage: FlowPage {
        var page = FlowPage(title: say(FlowTicketText.ticket))
        let lines = world.lines(at: world.favourite)
        let groups = world.state.ticket.groups
        let names = names
        page.entries = groups.map { group in
            let line = lines[group.firstLine - 1]
            let name = names.marked(line.name)
            return FlowEntry(
                name: group.count == 1 ? name : "\(group.count) × \(name)",
                note: world.soldOutUntil(group.item, at: world.favourite)
                    .map { say(TodayText.soldOut($0)) } ?? "",
                amount: amount(of: line, count: group.count),
                isOpen: line.money != nil,
                action: .open(.item(group.item))
            )
        }
        page.hint = Wording(FlowTicketText.ticketKeys(canUndo: !removed.isEmpty))
        let group = groups.indices.contains(chosen) ? groups[chosen] : nil
        page.letters = [
            FlowLetterKey(keys: "x", action: onChosen(group) { .remove($0.item, count: $0.count) }),
            FlowLetterKey(keys: "+", action: onChosen(group) { .more($0.item) }),
            FlowLetterKey(keys: "-", action: onChosen(group) { .remove($0.item, count: 1) }),
            FlowLetterKey(keys: "es", action: .chooseDestination),
        ]
        if !removed.isEmpty { page.letters.append(FlowLetterKey(keys: "z", action: .restore)) }
        if lines.isEmpty {
            page.letters.removeFirst(3)
            page.hint = removed.isEmpty ? nil : Wording(FlowTicketText.ticketKeys(canUndo: true))
            page.lines = heading(TicketText.emptyTicket)
            page.entries = [entry(FlowTicketText.addSomething, .open(.categories))]
        } else {
            if let favourite = world.favourite {
                page.lines = [line(FlowText.pricesOf(favourite.name), .dim)]
                if let obstacle = world.obstacle(at: favourite) {
                    page.lines.append(line(obstacle, Style(colour: .yellow)))
                }
                page.lines.append(FlowLine(""))
            }
            var send = sendButton
            send.note = say(TicketText.total)
            send.amount = usualTotal
            let quote = world.quote(at: world.favourite)
            if quote.hasPackaging, let bag = quote.lines.last {
                page.lines.append(FlowLine(names.line(bag.name), .dim, amount: amount(of: bag)))
            }
            page.lines += quote.offers.map { offer in
                FlowLine(names.offer(offer.id, named: offer.name), .dim, amount: "-" + price(offer.saved))
            }
            page.buttons = [send, entry(FlowTicketText.addSomething, letter: "a", .open(.categories))]
            if !world.unavailable(at: world.favourite).isEmpty {
                page.buttons.append(entry(FlowTicketText.dropUnavailable, letter: "n", .drop(nil)))
            }
        }
        return page
    }

    /// The index of the choice under the cursor.
    private var chosen: Int { stack[stack.count - 1].cursor }

    /// The action for the item under the cursor. On a button it shows a message instead.
    private func onChosen(_ group: Ticket.Group?, _ action: (Ticket.Group) -> FlowAction) -> FlowAction {
        group.map(action) ?? .refuse(Wording(FlowTicketText.chooseLine))
    }

    /// The price of this many of a line, or why it has none.
    func amount(of line: Ticket.PricedLine, count: Int = 1) -> String {
        line.amount(price, names, in: language, count: count)
    }

    func itemPage(_ item: TicketItem) -> FlowPage {
        var page = FlowPage(title: say(FlowTicketText.ticket))
        guard let group = world.state.ticket.groups.first(where: { $0.item == item }) else { return page }
        let line = world.lines(at: world.favourite)[group.firstLine - 1]
        let name = "\(group.count) × \(names.marked(line.name))"
        page.lines = [FlowLine(name, .bold, amount: amount(of: line, count: group.count)), FlowLine("")]
        let notSold = FlowText.notSold(names.line(item.name), at: world.favourite?.name)
        page.entries = [
            entry(FlowTicketText.removeLine, .remove(item, count: group.count)),
            entry(FlowTicketText.another, .more(item)).closed(line.money == nil ? notSold : nil),
        ]
        if group.count > 1 {
            page.entries.append(entry(FlowTicketText.oneFewer, .remove(item, count: 1)))
        }
        page.entries.append(entry(FlowTicketText.leaveIt, .back))
        page.letters = [
            FlowLetterKey(keys: "x", word: say(FlowTicketText.removeWord), action: page.entries[0].action),
            FlowLetterKey(keys: "+", action: page.entries[1].action),
            FlowLetterKey(keys: "-", action: .remove(item, count: 1)),
        ]
        return page
    }

    /// Lists what cannot be ordered at a restaurant, and what the customer can do.
    func unavailablePage(_ id: RestaurantID?) -> FlowPage {
        let restaurant = id.flatMap { world.catalogue.restaurant($0) } ?? world.favourite
        let unavailable = world.unavailable(at: restaurant, names)
        var page = FlowPage(title: say(FlowSendingText.send))
        page.lines = unavailable.prefix(7).map { line($0.reason, .bold) }
        if unavailable.count > 7 {
            page.lines.append(line(FlowTicketText.more(unavailable.count - 7), .dim))
        }
        // What was sold out may be available again, or no longer known if the folder is gone.
        if unavailable.isEmpty {
            page.lines = world.warning.map { [line($0, Style(colour: .red))] } ?? []
            page.lines.append(line(FlowTicketText.allAvailable, .bold))
            let next = restaurant.map { FlowAction.address($0.id) } ?? .open(.destination)
            page.entries.append(entry(FlowSendingText.send, next))
        }
        page.lines.append(FlowLine(""))
        if !unavailable.isEmpty, unavailable.count < world.state.ticket.groups.count {
            page.entries.append(entry(FlowTicketText.dropAndGoOn, .drop(id)))
        }
        page.entries += [
            entry(FlowTicketText.chooseAnother, .open(.destination)), entry(FlowText.seeTicket, .ticket),
        ]
        return page
    }
}
