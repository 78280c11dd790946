package import McOrderModel

extension QueueView {
    /// The lines of a restaurant's orders that were made since an instant and after an event, or a little
    /// longer.
    ///
    /// - Parameter event: the last change of an order before what is asked about; `nil` if the instant says it.
    package func madeLines(
        of restaurant: RestaurantID,
        since instant: Timestamp,
        after event: Int64? = nil
    ) throws(QueueError) -> MadeLines {
        let known = madeMemories.removeValue(forKey: restaurant)
        let (memory, begin) = try read { connection in
            let before: Int64 = try connection.value(SQL.book.eventBefore, [instant]) ?? 0
            let begin = min(event ?? before, before)
            let isKnown = known?.reaches(begin, on: connection) == true
            var memory = (isKnown ? known : nil) ?? MadeLinesMemory(after: begin, on: connection)
            // Nobody asks about what was longer ago, unless the last count was.
            memory.forget(before: instant - .seconds(2 * SalesHistory.reach * 86_400), by: begin)
            try memory.renew(connection, at: restaurant)
            return (memory, begin)
        }
        madeMemories[restaurant] = memory
        return memory.lines(after: begin)
    }

    /// The recipes of a restaurant's book as they were at each change of an order.
    package func recipeHistory(of restaurant: RestaurantID) throws(QueueError) -> RecipeHistory {
        try definitions(of: restaurant).history
    }

    /// The days on which each product was sold out, if only for a time, since an instant.
    package func soldOutDays(
        of restaurant: Restaurant,
        since instant: Timestamp
    ) throws(QueueError) -> [ProductID: Set<CivilDay>] {
        try read { connection in
            var days: [ProductID: Set<CivilDay>] = [:]
            for row in try connection.rows(SQL.availability.soldOutSince, [restaurant.id, instant]) {
                guard case .product(let product) = SellableID(row[0] as String) else { continue }
                let (begin, end): (Timestamp, Timestamp) = (row[1], row[2])
                guard begin < end else { continue }
                let first = restaurant.businessDays.day(of: max(begin, instant))
                let last = restaurant.businessDays.day(of: end - .milliseconds(1))
                for number in first.number...max(first.number, last.number) {
                    days[product, default: []].insert(CivilDay(number: number))
                }
            }
            return days
        }
    }
}
