package import McOrderCounter
package import McOrderDisplay
package import McOrderModel

extension CounterSnapshot {
    /// An order's code as staff and customers see it, with the letter that tells it from an earlier one.
    package func shownCode(_ order: QueuedOrder) -> ShownCode {
        ShownCode(order.code, letter: letters[order.id])
    }

    /// The codes of the orders that the kitchen should have noticed.
    ///
    /// - Parameter memory: what was found out the last time.
    package func codesUnseenByKitchen(
        _ policy: FirePolicy,
        at now: Timestamp,
        remembering memory: inout OrderMemory<Timestamp?>
    ) -> [String] {
        unseenByKitchen(policy, at: now, remembering: &memory).map { shownCode($0).text }
    }
}
