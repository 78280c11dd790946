import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText

extension OperationsText {
    /// What was erased, in one line each.
    static func forgotten(_ device: DeviceKey, _ forgotten: Forgotten) -> [Sentence] {
        var lines: [OperationsText] = [
            forgotten.isNothing
                ? .nothingRemaining(device)
                : .erased(
                    device,
                    orders: forgotten.orders,
                    rejections: forgotten.rejections,
                    notices: forgotten.notices
                )
        ]
        if forgotten.receipts > 0 { lines.append(.receiptsPending(forgotten.receipts)) }
        if forgotten.isBlacklisted, let key = forgotten.key { lines.append(.staysBlacklisted(as: key)) }
        if !forgotten.isJournalEmpty { lines.append(.journalNotEmptied) }
        return lines
    }

    /// What a restore did, in one line each.
    static func restored(_ path: String, _ outcome: Restoration.Outcome) -> [Sentence] {
        let exchange = outcome.exchange
        var lines: [OperationsText] = [
            .restoredOrders(exchange.counts.orders, openOrders: exchange.counts.openOrders, from: path)
        ]
        guard let kept = exchange.kept else { return lines }
        lines.append(.queueKept(as: kept))
        if let lost = exchange.lost {
            lines.append(.ordersLost(lost.orders, openOrders: lost.openOrders))
        } else {
            lines.append(.lossUnknown)
        }
        if outcome.receiptsRemoved > 0 { lines.append(.receiptsTakenBack(outcome.receiptsRemoved)) }
        return lines
    }
}
