package import McOrderModel

/// A catalogue that is no longer in force.
package struct PastPublication: Sendable {
    package let file: [UInt8]
    /// When the next catalogue replaced it.
    package let until: Timestamp
}

extension QueueView {
    /// The published catalogues that were replaced after `limit`, newest first.
    package func publications(endedSince limit: Timestamp) throws(QueueError) -> [PastPublication] {
        try read { try $0.rows(SQL.figures.publicationsEndedSince, [limit]) }
            .map { PastPublication(file: $0[0], until: $0[1]) }
    }

    /// Whether there is an order that ``OrderQueue/expire(receivedBefore:by:at:)`` would set to *expired*.
    package func hasOpenOrder(receivedBefore limit: Timestamp) throws(QueueError) -> Bool {
        try read { try $0.isTrue(SQL.orders.hasOverdue, [limit]) }
    }
}
