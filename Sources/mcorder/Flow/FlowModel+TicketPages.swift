internal import McOrderClient
internal import McOrderConsole

/// The ticket, one line of it, the last order. Source: R4 to R7.
extension FlowModel {
    var ticketPage: FlowPage {
        var page = FlowPage(title: say(FlowText.ticket))
        let lines = world.lines(at: world.favourite)
        page.entries = lines.enumerated().map { index, line in
            FlowEntry(
                name: line.name,
                note: world.soldOutUntil(world.state.ticket.items[index], at: world.favourite)
                    .map { say(TodayText.soldOut($0)) } ?? "",
                amount: amount(of: line),
                isOpen: line.money != nil,
                action: .open(.line(index + 1))
            )
        }
        page.letters = [
            FlowLetterKey(keys: "x", word: say(FlowText.removeWord), action: removal),
            FlowLetterKey(keys: "es", word: "", action: .chooseDestination),
        ]
        if removed != nil {
            page.letters.append(FlowLetterKey(keys: "z", word: say(FlowText.undoWord), action: .restore))
        }
        if lines.isEmpty {
            page.letters.removeFirst()
            page.lines = [FlowLine(say(ResultText.emptyTicket), .bold), FlowLine("")]
            page.entries = [FlowEntry(name: say(FlowText.addSomething), action: .open(.categories))]
        } else {
            if let favourite = world.favourite {
                page.lines = [FlowLine(say(FlowText.pricesOf(favourite.name)), .dim)]
                if let obstacle = world.standing(of: favourite).obstacle {
                    let sentence = TodayText.standing(favourite.name, obstacle)
                    page.lines.append(FlowLine(say(sentence), Style(colour: .yellow)))
                }
                page.lines.append(FlowLine(""))
            }
            var send = sendButton
            send.note = say(ResultText.total)
            send.amount = price(lines.compactMap(\.money).total())
            page.buttons = [
                send,
                FlowEntry(name: say(FlowText.addSomething), letter: "a", action: .open(.categories)),
            ]
        }
        return page
    }

    /// Takes the line under the cursor off; on a button nothing.
    private var removal: FlowAction {
        let cursor = stack[stack.count - 1].cursor
        let isLine = world.state.ticket.items.indices.contains(cursor)
        return isLine ? .remove(line: cursor + 1) : .refuse(FlowText.chooseLine)
    }

    /// A line's price, or why it has none.
    func amount(of line: Ticket.PricedLine) -> String {
        switch line.price {
        case .success(let money): price(money)
        case .failure(.notSold): say(ResultText.notSold)
        case .failure(.unknown): say(ResultText.gone)
        }
    }

    func linePage(_ line: Int) -> FlowPage {
        let lines = world.lines(at: world.favourite)
        var page = FlowPage(title: say(FlowText.lineOfTicket(line)))
        guard lines.indices.contains(line - 1) else { return page }
        let item = world.state.ticket.items[line - 1]
        page.lines = [
            FlowLine(lines[line - 1].name, .bold, amount: amount(of: lines[line - 1])), FlowLine(""),
        ]
        page.entries = [
            FlowEntry(name: say(FlowText.removeLine), action: .remove(line: line)),
            FlowEntry(
                name: say(FlowText.another),
                isOpen: lines[line - 1].money != nil,
                action: lines[line - 1].money == nil
                    ? .refuse(FlowText.notSold(item.name, at: world.favourite?.name)) : .add(item, count: 1)
            ),
            FlowEntry(name: say(FlowText.leaveIt), action: .back),
        ]
        page.letters = [
            FlowLetterKey(keys: "x", word: say(FlowText.removeWord), action: .remove(line: line))
        ]
        return page
    }

    var lastPage: FlowPage {
        var page = FlowPage(title: say(FlowText.lastOrder))
        guard let last = world.state.lastOrder else {
            page.lines = [FlowLine(say(ResultText.noLastOrder))]
            return page
        }
        let order = last.order
        page.lines = [
            FlowLine("\(order.placedAt.shortText)   \(order.restaurant)", .bold, amount: "\(last.code)"),
            FlowLine(""),
        ]
        let reorder = again(last)
        let shown = 7
        page.lines += order.lines.prefix(shown).map { line in
            FlowLine(line.name + change(of: line, in: reorder.changes), amount: price(line.price))
        }
        if order.lines.count > shown {
            page.lines.append(FlowLine(say(FlowText.more(order.lines.count - shown)), .dim))
        }
        page.lines += [FlowLine(say(ResultText.total), .bold, amount: price(order.total)), FlowLine("")]
        let isEmpty = world.state.ticket.isEmpty
        page.entries = [
            FlowEntry(
                name: say(FlowText.orderAgain),
                note: reorder.changes.isEmpty ? "" : say(FlowText.changes(reorder.changes.count)),
                isOpen: !reorder.items.isEmpty,
                action: reorder.items.isEmpty
                    ? .refuse(FlowText.nothingLeft) : isEmpty ? .reorder(append: false) : .open(.reorder)
            ),
            FlowEntry(name: say(FlowText.seeAnswer), action: .open(.sent(FlowSent(order: last)))),
        ]
        page.entries += noticeEntries(about: last)
        return page
    }

    /// What differs today about a line of the last order.
    private func change(of line: OrderLine, in changes: [Reorder.Change]) -> String {
        for change in changes {
            switch change {
            case .repriced(line.name, _, let now): return say(FlowText.nowCosts(price(now)))
            case .gone(line.name): return say(FlowText.noLongerSold)
            default: continue
            }
        }
        return ""
    }

    var reorderPage: FlowPage {
        var page = FlowPage(title: say(FlowText.orderAgain))
        page.lines = [FlowLine(say(FlowText.begun(world.state.ticket.items.count)), .bold), FlowLine("")]
        page.entries = [
            FlowEntry(name: say(FlowText.inPlaceOfIt), action: .reorder(append: false)),
            FlowEntry(name: say(FlowText.behindIt), action: .reorder(append: true)),
        ]
        return page
    }
}
