extension Statistics.Entry {
    /// The time that the customer was promised first, and when the order was ready.
    package struct Promise: Hashable, Sendable {
        /// When the kitchen got the order.
        let since: Timestamp
        let promisedAt: Timestamp
        let readyAt: Timestamp

        package init(since: Timestamp, promisedAt: Timestamp, readyAt: Timestamp) {
            (self.since, self.promisedAt, self.readyAt) = (since, promisedAt, readyAt)
        }

        /// Whether the order was ready in time. A delay below ``KitchenBook/tolerance`` does not count: the
        /// customer is not told of it either.
        var isKept: Bool { readyAt - promisedAt < .seconds(KitchenBook.tolerance) }
    }
}

extension Statistics {
    /// The times that customers were promised first, and those at which their orders were ready.
    package struct Promises: Hashable, Sendable {
        /// Waits from the moment at which the kitchen got an order.
        package struct Waits: Hashable, Sendable {
            package let median: Duration
            package let percentile90: Duration

            /// `nil` without waits.
            init?(_ waits: [Duration]) {
                let sorted = waits.map { max(.zero, $0) }.sorted()
                guard let median = Times.percentile(50, of: sorted),
                    let percentile90 = Times.percentile(90, of: sorted)
                else { return nil }
                (self.median, self.percentile90) = (median, percentile90)
            }
        }

        /// The number of orders.
        package let count: Int
        /// How many of them were ready when they were promised, or less than two minutes later.
        package let kept: Int
        package let promised: Waits
        package let real: Waits

        /// `nil` without orders.
        init?(_ promises: [Entry.Promise]) {
            guard let promised = Waits(promises.map { $0.promisedAt - $0.since }),
                let real = Waits(promises.map { $0.readyAt - $0.since })
            else { return nil }
            count = promises.count
            kept = promises.count { $0.isKept }
            (self.promised, self.real) = (promised, real)
        }

        /// How many percent were kept, rounded down.
        package var percentKept: Int { kept * 100 / count }
    }
}
