import McOrderModel

extension Connection {
    /// The customer's cancel notices for an order that came too late, oldest first, as entries of its
    /// history.
    func refusedCancels(of order: Int64) throws -> [OrderChange] {
        try rows(SQL.following.refusedCancels, [order]).compactMap { row in
            OrderState(rawValue: row[1]).map { state in
                OrderChange(
                    at: row[0],
                    from: state,
                    to: state,
                    by: Notice.author,
                    reason: OrderChange.refusedCancel
                )
            }
        }
    }

    /// The codes of orders that their customers cancelled since an instant and that are still cancelled, by
    /// the orders' ids; at most the last 100.
    func cancelledByCustomers(at restaurant: RestaurantID?, since: Timestamp) throws -> [Int64: String] {
        let rows = try rows(SQL.following.cancelledByCustomers, [since, Notice.author, restaurant])
        return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }
}

extension [OrderChange] {
    /// Merges the changes with others by time; at equal times the changes come first.
    func merged(with others: [OrderChange]) -> [OrderChange] {
        var merged = self
        for other in others {
            let place = merged.lastIndex { $0.at <= other.at }.map { $0 + 1 } ?? merged.startIndex
            merged.insert(other, at: place)
        }
        return merged
    }
}
