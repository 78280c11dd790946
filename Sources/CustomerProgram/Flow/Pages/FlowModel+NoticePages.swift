import McOrderClient
import McOrderConsole
import McOrderText

/// The notices that a customer can send about a sent order. Source: A1.
extension FlowModel {
    /// The entries to report being there and to cancel.
    func noticeEntries(about order: PlacedOrder) -> [FlowEntry] {
        [
            entry(FlowNoticeText.iAmHere, .notify(.arrived, order)),
            entry(FlowNoticeText.cancelIt, .open(.cancelling(order))),
        ]
    }

    /// Asks for confirmation before cancelling. Pressing Enter at once keeps the order.
    func cancellingPage(_ order: PlacedOrder) -> FlowPage {
        FlowPage(
            title: say(FlowNoticeText.cancelIt),
            lines: [FlowLine(order.order.restaurant, .bold, amount: "\(order.code)")]
                + heading(FlowNoticeText.onlyUntilBegun, .plain),
            entries: [
                entry(FlowNoticeText.keepIt, .back),
                entry(FlowNoticeText.reallyCancel, .notify(.cancel, order)),
            ]
        )
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
        return [line(FlowSendingText.alone(sentence), .bad)]
    }
}
