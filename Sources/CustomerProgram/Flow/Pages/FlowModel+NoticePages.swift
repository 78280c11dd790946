internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// The notices that a customer can send about a sent order. Source: A1.
extension FlowModel {
    /// The entries to report being there and to cancel.
    func noticeEntries(about order: PlacedOrder) -> [FlowEntry] {
        [
            FlowEntry(name: say(FlowNoticeText.iAmHere), action: .notify(.arrived, order)),
            FlowEntry(name: say(FlowNoticeText.cancelIt), action: .open(.cancelling(order))),
        ]
    }

    /// Asks for confirmation before cancelling. Pressing Enter at once keeps the order.
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

    /// Shows that a notice is in the folder. The restaurant's reaction comes with its answer.
    mutating func noted(_ kind: Notice.Kind, _ order: PlacedOrder) -> [Effect] {
        switch kind {
        case .arrived:
            notice = .news(NoticeText.arrived(order.code))
            return []
        case .cancel:
            notice = .news(NoticeText.cancelSent(order.code))
            guard screen == .past(order) else { return [] }
            open(.sent(FlowSent(order: order)))
            return [.perform(.checkAnswer(order))]
        }
    }

    /// The restaurant's answer to the customer's request to cancel.
    func answer(_ receipt: Receipt, _ sent: FlowSent) -> [FlowLine] {
        let phone = world.catalogue.phone(of: sent.order)
        guard let sentence = receipt.answer(to: .cancel, phone: phone) else { return [] }
        return [FlowLine(say(FlowSendingText.alone(sentence)), Style(colour: .red, isBold: true))]
    }
}
