internal import McOrderModel

extension Connection {
    /// The customers' wishes to call an order off that came too late, oldest first, as entries of its
    /// history.
    func refusedCancels(of order: Int64) throws -> [OrderChange] {
        try rows(SQL.following.refusedCancels, [order]).compactMap { row in
            OrderState(rawValue: row[1]).map { state in
                OrderChange(
                    at: Timestamp(milliseconds: row[0]),
                    from: state,
                    to: state,
                    by: Notice.author,
                    reason: OrderChange.refusedCancel
                )
            }
        }
    }

    /// The codes of orders that their customers called off since an instant, and that are called off still;
    /// at most the last hundred, by id.
    func cancelledByCustomers(at restaurant: RestaurantID?, since: Timestamp) throws -> [Int64: String] {
        let rows = try rows(
            SQL.following.cancelledByCustomers,
            [since.milliseconds, Notice.author, restaurant?.description]
        )
        return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }
}

extension [OrderChange] {
    /// The changes with others between them, by their times; of one time the changes go first.
    func merged(with others: [OrderChange]) -> [OrderChange] {
        var merged = self
        for other in others {
            let place = merged.lastIndex { $0.at <= other.at }.map { $0 + 1 } ?? merged.startIndex
            merged.insert(other, at: place)
        }
        return merged
    }
}
