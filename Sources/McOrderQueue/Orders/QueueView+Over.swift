package import McOrderModel

extension QueueView {
    /// The orders that were finished last, newest first. They are sorted by commit, so the clock has no
    /// influence.
    ///
    /// Reads at most the last ``OverSearch/mostChanges`` changes of the queue, however long the history is.
    ///
    /// - Parameters:
    ///   - restaurant: only orders of this restaurant.
    ///   - most: the maximum number of orders.
    package func lastOver(at restaurant: RestaurantID?, most: Int) throws(QueueError) -> [OverOrder] {
        try read { connection in
            let ids = try OverSearch(restaurant: restaurant).last(connection, most: most) { _, _ in true }
            return try connection.over(ids)
        }
    }

    /// The finished orders that a text may mean. First those with this id, with this number or with a code
    /// that begins with the text, found by the index of numbers; then those whose code or device name
    /// contains the text, among the last ``OverSearch/mostChanges`` changes. Each group is sorted newest
    /// first.
    ///
    /// - Parameters:
    ///   - restaurant: only orders of this restaurant.
    ///   - most: the maximum number of orders.
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
    /// The finished orders with these ids, in the same order.
    fileprivate func over(_ ids: [Int64]) throws -> [OverOrder] {
        try ids.compactMap { id in
            guard let order = try order(id: id), let at: Timestamp = try value(SQL.orders.changedAt, [id])
            else { return nil }
            return OverOrder(order: order, endedAt: at)
        }
    }
}

extension [OverOrder] {
    fileprivate func newestFirst() -> [OverOrder] {
        sorted { ($1.endedAt, $1.id) < ($0.endedAt, $0.id) }
    }
}
