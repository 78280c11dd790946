package import McOrderModel

extension OrderQueue {
    /// Says that nobody came for an order, and filters its device's further orders out for ever: both, or
    /// neither.
    ///
    /// - Returns: how many orders of the device were collected before.
    /// - Throws: ``QueueError/trustedDevice(udid:label:)`` for a device of the house, and what
    ///   ``advance(_:to:by:reason:at:)`` throws.
    @discardableResult
    package func banish(_ order: some SeenOrder, by: String, at: Timestamp) throws(QueueError) -> Int {
        try write { connection in
            let (standing, _, udid) = try connection.standing(of: order)
            try connection.advance(order, to: .noShow, by: by, reason: nil, at: at)
            guard let device = DeviceKey(udid) else {
                throw QueueError.database(words: "order \(order.id): its device is neither a UDID nor a hash")
            }
            let reason = "no-show \(standing.code)"
            try connection.blacklist(device, reason: reason, by: by, since: at, until: nil)
            return try connection.collectedOrders(of: device)
        }
    }
}
