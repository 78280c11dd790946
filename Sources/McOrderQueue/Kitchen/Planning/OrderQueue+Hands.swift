package import McOrderModel

extension OrderQueue {
    /// Says how many hands a station has until a moment. What was said before about it no longer counts. The
    /// plan takes it into account with its next change, and at the latest after half a minute.
    package func setHands(_ hands: StationHands, at restaurant: RestaurantID) throws(QueueError) {
        try write { connection in
            _ = try connection.run(
                SQL.planning.setHands,
                [restaurant, hands.station.stored, hands.hands, hands.at, hands.until, hands.by]
            )
        }
    }

    /// Fixes how long a product takes, or has it learned again. It counts from the next order on.
    ///
    /// - Parameter time: `nil` to have it learned.
    package func fix(
        _ product: StationProduct,
        at restaurant: RestaurantID,
        _ time: FixedTime?
    ) throws(QueueError) {
        try write { connection in
            let key: SQLArguments = [restaurant, product.station.stored, product.product]
            guard let time else {
                try connection.run(SQL.planning.unfix, key)
                return
            }
            try connection.run(SQL.planning.fix, key + [time.seconds, time.by])
        }
    }
}

extension QueueView {
    /// What was said about the hands of a restaurant's stations and holds at a moment, in no order.
    package func stationHands(
        at restaurant: RestaurantID,
        now: Timestamp
    ) throws(QueueError) -> [StationHands] {
        try read { try $0.stationHands(at: restaurant, now: now) }
    }
}
