package import McOrderModel

extension OrderQueue {
    /// The secret with which the restaurants' keys are made. The first call makes it.
    package func presenceSecret() throws(QueueError) -> PresenceSecret {
        try write { connection in
            if let known = try connection.presenceSecret() { return known }
            let new = PresenceSecret.random()
            try connection.set(QueueSetting.presenceSecret, to: Base64URL.text(new.bytes))
            return new
        }
    }

    /// Makes the codes of a restaurant's tables invalid.
    ///
    /// - Returns: the edition of the new codes.
    package func rotateTables(of restaurant: RestaurantID) throws(QueueError) -> Int {
        try write { connection in
            let edition = try connection.tableEdition(at: restaurant) + 1
            try connection.set(QueueSetting.tableEdition(of: restaurant), to: String(edition))
            return edition
        }
    }

    /// Stores where the customers' pages are, for the programs that make codes of their addresses.
    package func adopt(storefront origin: WebOrigin?) throws(QueueError) {
        try write { connection in
            if let origin {
                try connection.set(QueueSetting.storefront, to: origin.description)
            } else {
                try connection.run(SQL.figures.deleteSetting, [QueueSetting.storefront])
            }
        }
    }

    /// Sets orders to *expired* that still wait for their customers and were received before `limit`, at most
    /// 200 in one call. Orders with a change that was recalled since `limit` are skipped.
    ///
    /// - Returns: the number of orders that expired; call again until it is 0.
    package func expireWaiting(
        receivedBefore limit: Timestamp,
        by: String,
        at: Timestamp
    ) throws(QueueError) -> Int {
        try write { connection in
            let ids: [Int64] = try connection.values(SQL.presence.overdue, [limit])
            for id in ids {
                let change = OrderChange(at: at, from: .received, to: .expired, by: by, reason: nil)
                try connection.apply(change, step: .forward, toOrder: id)
            }
            return ids.count
        }
    }
}

extension QueueView {
    /// The secret with which the restaurants' keys are made; `nil` if nobody needed a key yet.
    package func presenceSecret() throws(QueueError) -> PresenceSecret? {
        try read { try $0.presenceSecret() }
    }

    /// The edition of the codes of a restaurant's tables.
    package func tableEdition(of restaurant: RestaurantID) throws(QueueError) -> Int {
        try read { try $0.tableEdition(at: restaurant) }
    }

    /// Where the customers' pages are; `nil` if the restaurants have none.
    package func storefront() throws(QueueError) -> WebOrigin? {
        try read { try $0.setting(QueueSetting.storefront).flatMap { WebOrigin($0) } }
    }

    /// Whether any order that was received before `limit` still waits for its customer.
    package func hasWaitingOrder(receivedBefore limit: Timestamp) throws(QueueError) -> Bool {
        try read { try $0.isTrue(SQL.presence.hasOverdue, [limit]) }
    }
}
