package import McOrderModel

extension OrderQueue {
    /// Has a restaurant take no orders for a while; a pause that is under way ends now.
    ///
    /// - Parameters:
    ///   - until: when it goes on by itself, later than `now`.
    ///   - by: who says so.
    package func pause(
        _ restaurant: RestaurantID,
        until: Timestamp,
        by: String,
        at now: Timestamp
    ) throws(QueueError) {
        try write { connection in
            _ = try connection.endPause(of: restaurant, by: by, at: now)
            try connection.run(
                SQL.availability.addPause,
                [restaurant.description, now.milliseconds, until.milliseconds, by]
            )
        }
    }

    /// Has a restaurant take orders again.
    ///
    /// - Returns: whether it took none.
    @discardableResult
    package func endPause(of restaurant: RestaurantID, by: String, at now: Timestamp) throws(QueueError)
        -> Bool
    {
        try write { try $0.endPause(of: restaurant, by: by, at: now) }
    }

    /// Notes that a restaurant does not have a product for a while; what was noted of it before ends now.
    ///
    /// - Parameters:
    ///   - name: what it is called, for as long as the note is kept.
    ///   - until: when it is to be had again by itself, later than `now`.
    ///   - by: who says so.
    package func markSoldOut(
        _ product: ProductID,
        named name: String,
        at restaurant: RestaurantID,
        until: Timestamp,
        by: String,
        at now: Timestamp
    ) throws(QueueError) {
        try write { connection in
            _ = try connection.endSoldOut(product, at: restaurant, by: by, at: now)
            try connection.run(
                SQL.availability.addSoldOut,
                [
                    restaurant.description, product.description, name, now.milliseconds, until.milliseconds,
                    by,
                ]
            )
        }
    }

    /// Notes that a restaurant has a product again.
    ///
    /// - Returns: whether it had been sold out.
    @discardableResult
    package func endSoldOut(
        _ product: ProductID,
        at restaurant: RestaurantID,
        by: String,
        at now: Timestamp
    ) throws(QueueError) -> Bool {
        try write { try $0.endSoldOut(product, at: restaurant, by: by, at: now) }
    }
}

extension Connection {
    /// Ends a pause that has not ended by itself.
    fileprivate func endPause(of restaurant: RestaurantID, by: String, at now: Timestamp) throws -> Bool {
        try run(SQL.availability.endPause, [now.milliseconds, by, restaurant.description]) > 0
    }

    /// Ends what was noted of a product, where it has not ended by itself.
    fileprivate func endSoldOut(
        _ product: ProductID,
        at restaurant: RestaurantID,
        by: String,
        at now: Timestamp
    ) throws -> Bool {
        try run(
            SQL.availability.endSoldOut,
            [now.milliseconds, by, restaurant.description, product.description]
        ) > 0
    }
}
