package import McOrderModel

/// The restaurant whose day is closed.
package struct ClosingPlace: Hashable, Sendable {
    package let restaurant: RestaurantID
    package let zone: RestaurantZone
    /// The minute of the day at which the business day begins, from 0 to 1439.
    package let dayStart: Int

    package init(restaurant: RestaurantID, zone: RestaurantZone, dayStart: Int) {
        self.restaurant = restaurant
        self.zone = zone
        self.dayStart = dayStart
    }

    /// The business day that an instant belongs to.
    func businessDay(at instant: Timestamp) -> CivilDay {
        CivilDay(zone.civilTime(at: instant - .seconds(60 * dayStart)))
    }
}

extension QueueView {
    /// What the next close of a restaurant would be now. Takes time in proportion to the number of orders
    /// since the previous close.
    package func closePreview(of place: ClosingPlace, at now: Timestamp) throws(QueueError) -> DayClose {
        try read { connection in
            var builder = CloseBuilder(connection, place)
            return try builder.close(at: now)
        }
    }

    /// A stored close as JSON, with its hash; `nil` if there is no close of that number.
    package func storedClose(_ number: Int, of restaurant: RestaurantID) throws(QueueError) -> JSONValue? {
        try read { connection in
            guard let row = try connection.row(SQL.closing.stored, [restaurant.description, number]) else {
                return nil
            }
            let value = try JSONReader.read(Array((row[0] as String).utf8), depth: 8).value
            return value.adding([JSONValue.Member("hash", .string(row[1]))])
        }
    }
}

extension OrderQueue {
    /// Makes the next close of a restaurant and stores it.
    ///
    /// - Parameter register: the total of the restaurant's cash register, if it is known.
    package func close(
        _ place: ClosingPlace,
        by: String,
        register: Money?,
        at now: Timestamp
    ) throws(QueueError) -> DayClose {
        try write { connection in
            var builder = CloseBuilder(connection, place)
            let number = try builder.nextNumber()
            var close = try builder.close(at: now)
            close.number = number
            close.by = by
            close.register = register
            try connection.run(
                SQL.closing.insert,
                [
                    place.restaurant.description, number, close.lastEvent, now.milliseconds, by,
                    JSONWriter.line(close.json), close.hash,
                ]
            )
            for counted in builder.counted {
                try connection.run(
                    SQL.closing.insertOrder,
                    [
                        counted.order, number, counted.isCorrection,
                        JSONWriter.line(.object(counted.figures.members)),
                    ]
                )
            }
            return close
        }
    }
}
