package import McOrderModel

extension OrderQueue {
    /// Puts an order that staff take at the counter into the queue, as paid if it is paid. The customer
    /// counts as here. A second call with the same key changes nothing.
    ///
    /// - Parameters:
    ///   - key: names the request; the order's file is called after it.
    ///   - day: the restaurant's business day, whose numbers begin at 1.
    ///   - order: makes the order under a device and a number.
    /// - Returns: the order's id, and whether it was there before.
    package func takeOrder(
        key: String,
        at restaurant: RestaurantID,
        on day: CivilDay,
        payment: Payment?,
        by: String,
        now: Timestamp,
        _ order: @Sendable (DeviceID, OrderNumber) throws -> PricedOrder
    ) throws(QueueError) -> (id: Int64, isRepeated: Bool) {
        let queue = try identity()
        return try write { connection in
            let device = DeviceID.counter(of: restaurant, queue: queue, on: day)
            let file = "counter-\(key).json"
            // A request may be sent again after a new business day has begun.
            let yesterday = DeviceID.counter(of: restaurant, queue: queue, on: day.advanced(by: -1))
            for device in [device, yesterday] {
                let known: Int64? = try connection.value(
                    SQL.deciding.orderOfFile,
                    [device.description, file]
                )
                if let known { return (known, true) }
            }
            let last: Int = try connection.value(SQL.deciding.lastNumber, [device.description]) ?? 0
            guard let number = OrderNumber(last + 1) else {
                throw QueueError.database(cause: "the counter has no number left today")
            }
            let priced = try order(device, number)
            let raw = priced.order.json
            let incoming = IncomingFile(
                kind: .order,
                file: file,
                receivedAt: now,
                raw: raw,
                size: Int64(raw.count),
                identity: priced.order.identity,
                key: .order(priced.order),
                verdict: .acceptable(priced)
            )
            var writer = DecisionWriter(connection, by: by, room: RejectionRoom(limit: .max))
            let outcome = try writer.write([.enqueue(priced, label: by)], of: [incoming])[0]
            guard case .enqueued(let id) = outcome else {
                throw QueueError.database(cause: "an order of the counter was not stored: \(outcome)")
            }
            if let payment {
                try connection.pay(OrderReference(id: id, revision: nil), payment, by: by, at: now)
            }
            return (id, false)
        }
    }
}
