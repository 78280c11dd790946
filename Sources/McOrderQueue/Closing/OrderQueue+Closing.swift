package import McOrderModel

extension QueueView {
    /// What the next close of a restaurant would be now. Takes time in proportion to the number of orders
    /// since the previous close.
    package func closePreview(
        of restaurant: KnownRestaurant,
        at now: Timestamp
    ) throws(QueueError) -> DayClose {
        try read { connection in
            var builder = CloseBuilder(connection, restaurant)
            return try builder.close(at: now)
        }
    }

    /// A stored close as JSON, with its hash; `nil` if there is no close of that number.
    package func storedClose(_ number: Int, of restaurant: RestaurantID) throws(QueueError) -> JSONValue? {
        try read { try $0.row(SQL.closing.stored, [restaurant, number]).map(Self.storedClose) }
    }

    /// The last closes of a restaurant as JSON, the latest first.
    package func storedCloses(
        of restaurant: RestaurantID,
        most: Int
    ) throws(QueueError) -> [JSONValue] {
        try read { try $0.rows(SQL.closing.recent, [restaurant, most]).map(Self.storedClose) }
    }

    private static func storedClose(_ row: Row) throws -> JSONValue {
        let value = try JSONReader.read(Array((row[0] as String).utf8), depth: 8).value
        return value.adding([JSONValue.Member("hash", .string(row[1]))])
    }
}

extension OrderQueue {
    /// Makes the next close of a restaurant and stores it.
    ///
    /// - Parameter register: the total of the restaurant's cash register, if it is known.
    package func close(
        _ restaurant: KnownRestaurant,
        by: String,
        register: Money?,
        at now: Timestamp
    ) throws(QueueError) -> DayClose {
        try write { connection in
            var builder = CloseBuilder(connection, restaurant)
            let number = try builder.nextNumber()
            var close = try builder.close(at: now)
            close.number = number
            close.by = by
            close.register = register
            try connection.run(
                SQL.closing.insert,
                [restaurant.id, number, close.lastEvent, now, by, JSONWriter.line(close.json), close.hash]
            )
            for counted in builder.counted {
                try connection.run(
                    SQL.closing.insertOrder,
                    [
                        counted.order, number, counted.isCorrection,
                        JSONWriter.line(counted.figures.json),
                    ]
                )
            }
            return close
        }
    }
}
