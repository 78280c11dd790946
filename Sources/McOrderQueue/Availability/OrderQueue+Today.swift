internal import GRDB
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
            _ = try connection.end("pauses", "restaurant_id = ?", [restaurant.description], by: by, at: now)
            try connection.execute(
                sql: "INSERT INTO pauses (restaurant_id, since, until, by) VALUES (?, ?, ?, ?)",
                arguments: [restaurant.description, now.milliseconds, until.milliseconds, by]
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
        try write { connection in
            try connection.end("pauses", "restaurant_id = ?", [restaurant.description], by: by, at: now)
        }
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
            _ = try connection.endSoldOut(product, restaurant, by: by, at: now)
            try connection.execute(
                sql: """
                    INSERT INTO sold_out (restaurant_id, product_id, product, since, until, by)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
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
        try write { connection in try connection.endSoldOut(product, restaurant, by: by, at: now) }
    }
}

extension Database {
    fileprivate func endSoldOut(
        _ product: ProductID,
        _ restaurant: RestaurantID,
        by: String,
        at now: Timestamp
    ) throws -> Bool {
        try end(
            "sold_out",
            "restaurant_id = ? AND product_id = ?",
            [restaurant.description, product.description],
            by: by,
            at: now
        )
    }

    /// Ends what has not ended by itself. A clock that was set back makes no end before its beginning.
    fileprivate func end(
        _ table: String,
        _ condition: String,
        _ arguments: StatementArguments,
        by: String,
        at now: Timestamp
    ) throws -> Bool {
        let time = now.milliseconds
        try execute(
            sql: """
                UPDATE \(table) SET ended_at = CASE WHEN since > ? THEN since ELSE ? END, ended_by = ?
                WHERE \(condition) AND until > ? AND ended_at IS NULL
                """,
            arguments: [time, time, by] + arguments + [time]
        )
        return changesCount > 0
    }
}
