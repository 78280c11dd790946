package import McOrderModel

extension OrderQueue {
    /// Marks an order as *no-show* and puts its device on the blacklist forever; does both or neither.
    ///
    /// - Returns: how many orders of the device have been collected.
    /// - Throws: ``QueueError/trustedDevice(udid:label:)`` for a trusted device,
    ///   ``QueueError/noSuchDevice(udid:)`` for an order of the counter, and the errors of
    ///   ``advance(_:to:by:reason:payment:at:)``.
    @discardableResult
    package func blacklistNoShow(_ order: some SeenOrder, by: String, at: Timestamp) throws(QueueError) -> Int
    {
        try write { connection in
            let (status, _, udid) = try connection.status(of: order)
            try connection.advance(order, to: .noShow, by: by, reason: nil, at: at)
            guard let device = DeviceKey(udid) else {
                throw QueueError.database(cause: "order \(order.id): its device is neither a UDID nor a hash")
            }
            let reason = "no-show \(status.code)"
            try connection.blacklist(device, reason: reason, by: by, since: at, until: nil)
            return try connection.collectedOrders(of: device)
        }
    }
}
