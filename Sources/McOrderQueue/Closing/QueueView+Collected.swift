package import McOrderModel

/// A collected order as the books need it.
package struct CollectedOrder: Sendable {
    package let order: QueuedOrder
    /// When the order was collected for the last time, and by whom.
    package let at: Timestamp
    package let by: String
    package let payment: Payment?
    /// The number of the close that counted the order, by its payment or else by its collection; `nil` if
    /// none has yet.
    package let close: Int?
    /// What the order adds to a close.
    package let figures: DayFigures
}

extension QueueView {
    /// How many orders one read transaction contains, because a long one keeps the journal from being
    /// emptied.
    private static let collectedPage = 200

    /// Calls `report` with every order whose last collection was in a period, in the order of the
    /// collections. Memory does not grow with the number of orders, and the time only with that of the
    /// period.
    package func collectedOrders(
        in period: Range<Timestamp>,
        _ report: (CollectedOrder) throws -> Void
    ) throws {
        var last = (at: period.lowerBound.milliseconds, event: Int64.min)
        while true {
            let page = try read { connection in
                try connection.rows(
                    SQL.closing.collections,
                    [last.at, period.upperBound, last.event, Self.collectedPage]
                ).map { row in
                    (
                        place: (at: row[2] as Int64, event: row[0] as Int64),
                        order: try connection.collected(row)
                    )
                }
            }
            guard let end = page.last?.place else { return }
            for order in page.compactMap(\.order) { try report(order) }
            last = end
        }
    }
}

extension Connection {
    fileprivate func collected(_ row: Row) throws -> CollectedOrder? {
        guard let order = try order(id: row[1]) else { return nil }
        let payment = order.payment
        let close: Int? =
            try payment.map { try value(SQL.closing.ofEvent, [order.id, $0.event]) }
            ?? value(SQL.closing.ofLastCollection, [order.id])
        return CollectedOrder(
            order: order,
            at: row[2],
            by: row[3],
            payment: payment?.kind,
            close: close,
            figures: DayFigures(order, hour: 0, payment: payment?.kind)
        )
    }
}
