internal import McOrderClient
internal import McOrderConsole
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
            FlowLetterKey(keys: "x", word: "", action: onChosen(group) { .remove($0.item, count: $0.count) }),
            FlowLetterKey(keys: "+", word: "", action: onChosen(group) { .more($0.item) }),
            FlowLetterKey(keys: "-", word: "", action: onChosen(group) { .remove($0.item, count: 1) }),
            FlowLetterKey(keys: "es", word: "", action: .chooseDestination),
        ]
        if !removed.isEmpty { page.letters.append(FlowLetterKey(keys: "z", word: "", action: .restore)) }
        if lines.isEmpty {
            page.letters.removeFirst(3)
            page.hint = removed.isEmpty ? nil : Wording(FlowTicketText.ticketKeys(canUndo: true))
            page.lines = [FlowLine(say(TicketText.emptyTicket), .bold), FlowLine("")]
            page.entries = [FlowEntry(name: say(FlowTicketText.addSomething), action: .open(.categories))]
        } else {
            if let favourite = world.favourite {
                page.lines = [FlowLine(say(FlowText.pricesOf(favourite.name)), .dim)]
                if let obstacle = world.status(of: favourite).obstacle {
                    let sentence = TodayText.status(favourite.name, obstacle)
                    page.lines.append(FlowLine(say(sentence), Style(colour: .yellow)))
                }
                page.lines.append(FlowLine(""))
            }
            var send = sendButton
            send.note = say(TicketText.total)
            send.amount = price(world.total(at: world.favourite))
            let quote = world.quote(at: world.favourite)
            if quote.hasPackaging, let bag = quote.lines.last {
                page.lines.append(FlowLine(names.line(bag.name), .dim, amount: amount(of: bag, count: 1)))
            }
            page.lines += quote.offers.map { offer in
                FlowLine(names.offer(offer.id, named: offer.name), .dim, amount: "-" + price(offer.saved))
            }
            page.buttons = [
                send,
                FlowEntry(name: say(FlowTicketText.addSomething), letter: "a", action: .open(.categories)),
            ]
            if !world.unavailable(at: world.favourite).isEmpty {
                page.buttons.append(
                    FlowEntry(name: say(FlowTicketText.dropUnavailable), letter: "n", action: .drop(nil))
                )
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
    func amount(of line: Ticket.PricedLine, count: Int) -> String {
        line.amount(price, names, in: language, count: count)
    }

    func itemPage(_ item: TicketItem) -> FlowPage {
        var page = FlowPage(title: say(FlowTicketText.ticket))
        guard let group = world.state.ticket.groups.first(where: { $0.item == item }) else { return page }
        let line = world.lines(at: world.favourite)[group.firstLine - 1]
        page.lines = [
            FlowLine(
                "\(group.count) × \(names.marked(line.name))",
                .bold,
                amount: amount(of: line, count: group.count)
            ),
            FlowLine(""),
        ]
        let isSold = line.money != nil
        page.entries = [
            FlowEntry(name: say(FlowTicketText.removeLine), action: .remove(item, count: group.count)),
            FlowEntry(
                name: say(FlowTicketText.another),
                isOpen: isSold,
                action: isSold
                    ? .more(item)
                    : .refuse(Wording(FlowText.notSold(names.line(item.name), at: world.favourite?.name)))
            ),
        ]
        if group.count > 1 {
            page.entries.append(
                FlowEntry(name: say(FlowTicketText.oneFewer), action: .remove(item, count: 1))
            )
        }
        page.entries.append(FlowEntry(name: say(FlowTicketText.leaveIt), action: .back))
        page.letters = [
            FlowLetterKey(keys: "x", word: say(FlowTicketText.removeWord), action: page.entries[0].action),
            FlowLetterKey(keys: "+", word: "", action: page.entries[1].action),
            FlowLetterKey(keys: "-", word: "", action: .remove(item, count: 1)),
        ]
        return page
    }

    /// Lists what cannot be ordered at a restaurant, and what the customer can do.
    func unavailablePage(_ id: RestaurantID?) -> FlowPage {
        let restaurant = id.flatMap { world.catalogue.restaurant($0) } ?? world.favourite
        let unavailable = world.unavailable(at: restaurant, names)
        var page = FlowPage(title: say(FlowSendingText.send))
        page.lines = unavailable.prefix(7).map { FlowLine(say($0.reason), .bold) }
        if unavailable.count > 7 {
            page.lines.append(FlowLine(say(FlowTicketText.more(unavailable.count - 7)), .dim))
        }
        page.lines.append(FlowLine(""))
        if unavailable.count < world.state.ticket.groups.count {
            page.entries.append(FlowEntry(name: say(FlowTicketText.dropAndGoOn), action: .drop(id)))
        }
        page.entries += [
            FlowEntry(name: say(FlowTicketText.chooseAnother), action: .open(.destination)),
            FlowEntry(name: say(FlowText.seeTicket), action: .ticket),
        ]
        return page
    }
}
