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

    /// The closes of a restaurant that were made in a period as JSON, the first one first.
    package func storedCloses(
        of restaurant: RestaurantID,
        in period: Range<Timestamp>
    ) throws(QueueError) -> [JSONValue] {
        try read { connection in
            try connection.rows(SQL.closing.madeIn, [restaurant, period.lowerBound, period.upperBound])
                .map(Self.storedClose)
        }
    }

    /// The highest numbers of closes in the queue and in those that it replaced.
    package func closeNumbers() throws(QueueError) -> CloseNumbers {
        try read { try $0.closeNumbers() }
    }

    fileprivate static func storedClose(_ row: Row) throws -> JSONValue {
        let value = try JSONReader.read(Array((row[0] as String).utf8), depth: 8).value
        let close = value.adding([JSONValue.Member("hash", .string(row[1]))])
        guard let cents = row["cents"] as Int? else { return close }
        return close.adding([
            JSONValue.Member(
                "completed",
                DayClose.completion(Money(cents: cents), of: value, by: row["by"], at: row["at"])
            )
        ])
    }
}

extension OrderQueue {
    /// Makes the next close of a restaurant and stores it.
    ///
    /// - Parameter register: the total of the restaurant's cash register, if it is known.
    /// - Throws: ``QueueError/nothingToClose`` if nothing that a close counts has happened since the last
    ///   one.
    package func close(
        _ restaurant: KnownRestaurant,
        by: String,
        register: Money?,
        at now: Timestamp
    ) throws(QueueError) -> DayClose {
        try write { connection in
            var builder = CloseBuilder(connection, restaurant)
            var close = try builder.close(at: now)
            guard !close.isEmpty else { throw QueueError.nothingToClose }
            let number = try builder.nextNumber()
            var numbers = try connection.closeNumbers()
            numbers.raise(restaurant.id, to: number)
            try writer.keep(numbers)
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
            for (payment, counted) in builder.countedPayments {
                try connection.run(SQL.paying.noteClosed, counted.arguments(of: payment))
            }
            return close
        }
    }

    /// Adds the total of the cash register to a close that was made without it. The close itself, and so its
    /// hash, stays as it is.
    ///
    /// - Returns: the close as JSON; `nil` if there is none of that number.
    /// - Throws: ``QueueError/registerKnown(number:)``.
    package func complete(
        _ number: Int,
        of restaurant: RestaurantID,
        register: Money,
        by: String,
        at now: Timestamp
    ) throws(QueueError) -> JSONValue? {
        try write { connection in
            guard let row = try connection.row(SQL.closing.stored, [restaurant, number]) else { return nil }
            let close = try QueueView.storedClose(row)
            guard close.member("registerCents")?.integer == nil, close.member("completed") == nil else {
                throw QueueError.registerKnown(number: number)
            }
            try connection.run(SQL.closing.insertRegister, [restaurant, number, register.cents, now, by])
            return try connection.row(SQL.closing.stored, [restaurant, number]).map(QueueView.storedClose)
        }
    }
}

extension OrderQueue {
    /// Continues the numbers of closes after those that are known outside the queue, such as the ones of a
    /// queue that was lost.
    ///
    /// - Returns: the highest numbers of both.
    package func continueCloses(after known: CloseNumbers) throws(QueueError) -> CloseNumbers {
        try write { connection in
            var all = try connection.closeNumbers()
            if !known.beyond(all).isEmpty {
                all.raise(to: known)
                try connection.set(QueueSetting.closeNumbers, to: JSONWriter.line(all.json))
            }
            return all
        }
    }
}

extension Connection {
    /// The highest numbers of closes that a replaced queue had.
    func replacedCloses() throws -> CloseNumbers {
        guard let text = try setting(QueueSetting.closeNumbers) else { return CloseNumbers() }
        guard let numbers = CloseNumbers(Array(text.utf8)) else {
            throw QueueError.database(cause: "the numbers of closes cannot be read")
        }
        return numbers
    }

    /// The highest numbers of the closes in this queue and in those that it replaced.
    func closeNumbers() throws -> CloseNumbers {
        var numbers = try replacedCloses()
        for row in try rows(SQL.closing.highest) { numbers.raise(row[0], to: row[1]) }
        return numbers
    }
}
