internal import McOrderClient
internal import McOrderConsole
import McOrderText

/// The orders that were sent before. Source: R7.
extension FlowModel {
    func pastPage(_ past: PlacedOrder) -> FlowPage {
        let isLast = past == world.state.lastOrder
        var page = FlowPage(title: say(isLast ? FlowText.lastOrder : FlowText.earlierOrder))
        let order = past.order
        page.lines = [
            FlowLine("\(order.placedAt.shortText)   \(order.restaurant)", .bold, amount: "\(past.code)"),
            FlowLine(""),
        ]
        let reorder = again(past)
        let shown = 7
        page.lines += order.lines.prefix(shown).map { line in
            FlowLine(line.name + change(of: line, in: reorder.changes), amount: price(line.price))
        }
        if order.lines.count > shown {
            page.lines.append(FlowLine(say(FlowText.more(order.lines.count - shown)), .dim))
        }
        page.lines.append(FlowLine(say(ResultText.total), .bold, amount: price(order.total)))
        page.lines += commentLines(order) + [FlowLine("")]
        let isEmpty = world.state.ticket.isEmpty
        page.entries = [
            FlowEntry(
                name: say(FlowText.orderAgain),
                note: reorder.changes.isEmpty ? "" : say(FlowText.changes(reorder.changes.count)),
                isOpen: !reorder.items.isEmpty,
                action: reorder.items.isEmpty
                    ? .refuse(Wording(FlowText.nothingLeft))
                    : isEmpty ? .reorder(past, append: false) : .open(.reorder(past))
            ),
            FlowEntry(name: say(FlowText.seeAnswer), action: .open(.sent(FlowSent(order: past)))),
        ]
        page.entries += noticeEntries(about: past)
        if isLast, !world.state.earlierOrders.isEmpty {
            page.entries.append(FlowEntry(name: say(FlowText.earlierOrders), action: .open(.earlier)))
        }
        return page
    }

    /// The comment of an order, if it has one.
    func commentLines(_ order: Order) -> [FlowLine] {
        ResultText.comment(of: order).map { [FlowLine(say($0), .dim)] } ?? []
    }

    /// What differs today about a line of an order.
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

    var earlierPage: FlowPage {
        var page = FlowPage(title: say(FlowText.earlierOrders))
        page.entries = world.state.earlierOrders.map { past in
            let order = past.order
            var names = ""
            if let first = order.lines.first?.name {
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
        var page = FlowPage(title: say(FlowText.orderAgain))
        page.lines = [FlowLine(say(FlowText.begun(world.state.ticket.items.count)), .bold), FlowLine("")]
        page.entries = [
            FlowEntry(name: say(FlowText.inPlaceOfIt), action: .reorder(past, append: false)),
            FlowEntry(name: say(FlowText.behindIt), action: .reorder(past, append: true)),
        ]
        return page
    }

    /// The code of an order, to be read or scanned at the counter.
    func codePage(_ past: PlacedOrder) -> FlowPage {
        var page = FlowPage(title: "\(past.code)   \(past.order.restaurant)")
        page.code = past.code.description
        page.qr = QRCode.picture(of: past.code.description)
        return page
    }
}
