package import McOrderCounter
package import McOrderDisplay
package import McOrderModel

extension CounterSnapshot {
    /// An order's code as staff and customers see it, with the letter that tells it from an earlier one.
    package func shownCode(_ order: QueuedOrder) -> ShownCode {
        ShownCode(order.code, letter: letters[order.id])
    }

    /// The codes of the orders that the kitchen should have noticed.
    package func codesUnseenByKitchen(_ policy: FirePolicy, at now: Timestamp) -> [String] {
        unseenByKitchen(policy, at: now).map { shownCode($0).text }
    }
}
