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
        if forgotten.isRevoked, let key = forgotten.key { lines.append(.staysRevoked(as: key)) }
        if !forgotten.isJournalEmpty { lines.append(.journalNotEmptied) }
        return lines
    }

    /// What a restore did, in one line each.
    static func restored(_ path: String, _ outcome: Restoration.Outcome) -> [Sentence] {
        let exchange = outcome.exchange
        var lines: [OperationsText] = [
            .restoredOrders(exchange.counts.orders, openOrders: exchange.counts.openOrders, from: path)
        ]
        if let kept = exchange.kept { lines.append(.queueKept(as: kept)) }
        lines += losses(exchange.lost)
        if outcome.receiptsRemoved > 0 { lines.append(.receiptsTakenBack(outcome.receiptsRemoved)) }
        return lines
    }

    /// What a restore loses, in one line each.
    ///
    /// - Parameter lost: `nil` if the replaced queue cannot be read.
    static func losses(_ lost: QueueReplacement.Loss?) -> [OperationsText] {
        guard let lost else { return [.lossUnknown] }
        var lines: [OperationsText] = []
        if lost.orders > 0 { lines.append(.ordersLost(lost.orders, openOrders: lost.openOrders)) }
        if lost.chargedOrders > 0 { lines.append(.chargedOrdersLost(lost.chargedOrders)) }
        if lost.bookFacts > 0 { lines.append(.bookFactsLost(lost.bookFacts)) }
        if !lost.reopened.isEmpty { lines.append(.ordersReopened(lost.reopened)) }
        if lost.changes > 0 { lines.append(.changesLost(lost.changes)) }
        return lines + lost.closes.map { .closesLost($0.restaurant, $0.numbers) }
    }
}
