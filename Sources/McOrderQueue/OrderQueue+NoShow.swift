internal import GRDB
package import McOrderModel

extension OrderQueue {
    /// Says that nobody came for an order, and filters its device's further orders out for ever: both, or neither.
    ///
    /// - Returns: whether the device is on the blacklist now; not one that was forgotten, whose UDID nobody knows.
    /// - Throws: ``QueueError/trustedDevice(udid:label:)`` for a device of the house, and what
    ///   ``advance(_:to:by:reason:at:)`` throws.
    @discardableResult
    package func banish(_ order: QueuedOrder, by: String, at: Timestamp) throws(QueueError) -> Bool {
        try write { connection in
            try connection.advance(order, to: .noShow, by: by, reason: nil, at: at)
            guard let device = DeviceID(order.udid) else { return false }
            let reason = "no-show \(order.code)"
            try connection.blacklist(device, reason: reason, by: by, since: at, until: nil)
            return true
        }
    }
}
