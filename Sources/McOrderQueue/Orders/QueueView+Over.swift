package import McOrderModel

extension QueueView {
    /// The orders that came to be over last, newest first: in the order of the commits, which no clock
    /// changes.
    ///
    /// Reads the last ``OverSearch/mostChanges`` changes of the queue at the most, however long the history
    /// is.
    ///
    /// - Parameters:
    ///   - restaurant: only this one's.
    ///   - most: how many.
    package func lastOver(at restaurant: RestaurantID?, most: Int) throws(QueueError) -> [OverOrder] {
        try read { connection in
            let ids = try OverSearch(restaurant: restaurant).last(connection, most: most) { _, _ in true }
            return try connection.over(ids)
        }
    }

    /// The orders that are over and that a text may mean: first those of that id, of that number, or whose
    /// code begins so, by the index of numbers; then those whose code or device name contains it, of the last
    /// ``OverSearch/mostChanges`` changes. Of both the newest first.
    ///
    /// - Parameters:
    ///   - restaurant: only this one's.
    ///   - most: how many.
    package func over(matching text: String, at restaurant: RestaurantID?, most: Int) throws(QueueError)
        -> [OverOrder]
    {
        let key = SearchKey(text).text
        if key.isEmpty { return [] }
        return try read { connection in
            let search = OverSearch(restaurant: restaurant)
            let said = try connection.over(try search.said(key, connection, most: most)).newestFirst()
            let known = Set(said.map(\.id))
            let ids = try search.last(connection, most: most) { id, words in
                !known.contains(id) && SearchKey(words).text.contains(key)
            }
            return Array((said + (try connection.over(ids).newestFirst())).prefix(most))
        }
    }
}

extension Connection {
    /// The orders of those ids that are over, in their order.
    fileprivate func over(_ ids: [Int64]) throws -> [OverOrder] {
        try ids.compactMap { id in
            guard let order = try order(id: id), let at: Int64 = try value(SQL.orders.changedAt, [id])
            else { return nil }
            return OverOrder(order: order, endedAt: Timestamp(milliseconds: at))
        }
    }
}

extension [OverOrder] {
    fileprivate func newestFirst() -> [OverOrder] {
        sorted { ($1.endedAt, $1.id) < ($0.endedAt, $0.id) }
    }
}
