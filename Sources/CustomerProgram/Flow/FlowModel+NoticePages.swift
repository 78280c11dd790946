internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// What can be said to the restaurant about an order that was sent. Source: A1.
extension FlowModel {
    /// Being there, and changing one's mind.
    func noticeEntries(about order: PlacedOrder) -> [FlowEntry] {
        [
            FlowEntry(name: say(FlowNoticeText.iAmHere), action: .notify(.arrived, order)),
            FlowEntry(name: say(FlowNoticeText.cancelIt), action: .open(.cancelling(order))),
        ]
    }

    /// Calling an order off is asked for twice; what Enter takes at once leaves it.
    func cancellingPage(_ order: PlacedOrder) -> FlowPage {
        var page = FlowPage(title: say(FlowNoticeText.cancelIt))
        page.lines = [
            FlowLine(order.order.restaurant, .bold, amount: "\(order.code)"),
            FlowLine(say(FlowNoticeText.onlyUntilBegun)), FlowLine(""),
        ]
        page.entries = [
            FlowEntry(name: say(FlowNoticeText.keepIt), action: .back),
            FlowEntry(name: say(FlowNoticeText.reallyCancel), action: .notify(.cancel, order)),
        ]
        return page
    }

    /// Takes in that a notice is in the folder: what the restaurant makes of it is seen with its answer.
    mutating func noted(_ kind: Notice.Kind, _ order: PlacedOrder) -> [Effect] {
        switch kind {
        case .arrived:
            notice = .news(NoticeText.arrived(order.code))
            return []
        case .cancel:
            notice = .news(NoticeText.cancelSent(order.code))
            guard screen == .past(order) else { return [] }
            open(.sent(FlowSent(order: order)))
            return [.perform(.look(order))]
        }
    }

    /// What the restaurant answered to the customer's wish to call the order off.
    func answer(_ receipt: Receipt, _ sent: FlowSent) -> [FlowLine] {
        let phone = world.catalogue.phone(of: sent.order)
        guard let sentence = receipt.answer(to: .cancel, phone: phone) else { return [] }
        return [FlowLine(say(FlowSendingText.alone(sentence)), Style(colour: .red, isBold: true))]
    }
}
