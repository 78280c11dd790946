import McOrderClient
import McOrderConsole
import McOrderText

/// The orders that were sent earlier. Source: R7.
extension FlowModel {
    func pastPage(_ past: PlacedOrder) -> FlowPage {
        let isLast = past == world.state.lastOrder
        var page = FlowPage(title: say(isLast ? FlowText.lastOrder : FlowTicketText.earlierOrder))
        let order = past.order
        page.lines = [
            FlowLine("\(order.placedAt.shortText)   \(order.restaurant)", .bold, amount: "\(past.code)"),
            FlowLine(""),
        ]
        let reorder = again(past)
        let shown = 7
        let names = names
        page.lines += order.lines.prefix(shown).map { line in
            let name = names.marked(line.name) + change(of: line, in: reorder.changes)
            return FlowLine(name, amount: price(line.price))
        }
        if order.lines.count > shown {
            page.lines.append(line(FlowTicketText.more(order.lines.count - shown), .dim))
        }
        page.lines.append(FlowLine(say(TicketText.total), .bold, amount: price(order.total)))
        page.lines += termsLines(past) + commentLines(order) + [FlowLine("")]
        let isEmpty = world.state.ticket.isEmpty
        let changes = reorder.changes.isEmpty ? "" : say(FlowTicketText.changes(reorder.changes.count))
        let action: FlowAction = isEmpty ? .reorder(past, append: false) : .open(.reorder(past))
        page.entries = [
            entry(FlowTicketText.orderAgain, note: changes, action)
                .closed(reorder.items.isEmpty ? FlowTicketText.nothingRemaining : nil),
            entry(FlowTicketText.seeAnswer, .open(.sent(FlowSent(order: past)))),
        ]
        page.entries += noticeEntries(about: past)
        if isLast, !world.state.earlierOrders.isEmpty {
            page.entries.append(entry(FlowTicketText.earlierOrders, .open(.earlier)))
        }
        return page
    }

    /// The lines for an order's comment; empty without a comment.
    func commentLines(_ order: Order) -> [FlowLine] {
        SentOrderText.comment(of: order).map { [line($0, .dim)] } ?? []
    }

    /// How a line of an order differs today.
    private func change(of line: OrderLine, in changes: [Reorder.Change]) -> String {
        for change in changes {
            switch change {
            case .repriced(line.name, _, let now): return say(FlowTicketText.nowCosts(price(now)))
            case .gone(line.name): return say(FlowTicketText.noLongerSold)
            default: continue
            }
        }
        return ""
    }

    var earlierPage: FlowPage {
        var page = FlowPage(title: say(FlowTicketText.earlierOrders))
        let shown = names
        page.entries = world.state.earlierOrders.map { past in
            let order = past.order
            var names = ""
            if let first = order.lines.first.map({ shown.line($0.name) }) {
                names = order.lines.count == 1 ? first : "\(first) + \(order.lines.count - 1)"
            }
            return FlowEntry(
                name: "\(order.placedAt.shortText)  \(past.code)",
                note: names,
                amount: price(order.total),
                details: [order.restaurant],
                action: .open(.past(past))
            )
        }
        return page
    }

    func reorderPage(_ past: PlacedOrder) -> FlowPage {
        FlowPage(
            title: say(FlowTicketText.orderAgain),
            lines: heading(FlowText.begun(world.state.ticket.items.count)),
            entries: [
                entry(FlowTicketText.inPlaceOfIt, .reorder(past, append: false)),
                entry(FlowTicketText.behindIt, .reorder(past, append: true)),
            ]
        )
    }

    /// The code of an order, to be read or scanned at the counter.
    func codePage(_ past: PlacedOrder) -> FlowPage {
        let code = past.code.description
        let title = "\(code)   \(past.order.restaurant)"
        return FlowPage(title: title, code: code, qr: QRCode.picture(of: code))
    }
}
