package import McOrderModel

extension OrderQueue {
    /// Pauses a restaurant: it takes no orders for a while. A pause that is already active ends now.
    ///
    /// - Parameters:
    ///   - until: when the pause ends by itself; later than `now`.
    ///   - by: the person or program that pauses the restaurant.
    package func pause(
        _ restaurant: RestaurantID,
        until: Timestamp,
        by: String,
        at now: Timestamp
    ) throws(QueueError) {
        try write { connection in
            try connection.run(SQL.availability.endPause, [now, by, restaurant])
            try connection.run(SQL.availability.addPause, [restaurant, now, until, by])
        }
    }

    /// Ends the pause of a restaurant.
    ///
    /// - Returns: whether the restaurant was paused.
    @discardableResult
    package func endPause(of restaurant: RestaurantID, by: String, at now: Timestamp) throws(QueueError)
        -> Bool
    {
        try write { try $0.run(SQL.availability.endPause, [now, by, restaurant]) > 0 }
    }

    /// Marks a product or a choice as sold out at a restaurant for a while. An earlier mark for it ends now.
    ///
    /// - Parameters:
    ///   - name: its name, stored for as long as the entry is kept.
    ///   - until: when the mark ends by itself; later than `now`.
    ///   - by: the person or program that marks it.
    package func markSoldOut(
        _ id: SellableID,
        named name: String,
        at restaurant: RestaurantID,
        until: Timestamp,
        by: String,
        at now: Timestamp
    ) throws(QueueError) {
        try write { connection in
            try connection.run(SQL.availability.endSoldOut, [now, by, restaurant, id])
            try connection.run(SQL.availability.addSoldOut, [restaurant, id, name, now, until, by])
        }
    }

    /// Marks a product or a choice of a restaurant as available again.
    ///
    /// - Returns: whether it was sold out.
    @discardableResult
    package func endSoldOut(
        _ id: SellableID,
        at restaurant: RestaurantID,
        by: String,
        at now: Timestamp
    ) throws(QueueError) -> Bool {
        try write { try $0.run(SQL.availability.endSoldOut, [now, by, restaurant, id]) > 0 }
    }
}
