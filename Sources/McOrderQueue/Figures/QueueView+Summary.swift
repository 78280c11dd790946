package import McOrderModel

/// The counts that `mcorderd status` prints.
package struct QueueSummary: Sendable {
    /// Orders by state; a state without orders has 0.
    package let orders: [OrderState: Int]
    /// Open orders by restaurant: the restaurants of the catalogue first, then others that have open orders.
    package let restaurants: [(name: String, open: [OrderState: Int])]
    /// The number of refused files.
    package let rejected: Int
    /// Deliveries of content that had already been decided.
    package let redelivered: Int
    /// Received orders that the kitchen begins when their customers are there.
    package let notBegun: Int
    /// When the oldest open order was received; `nil` if none is open.
    package let oldestOpen: Timestamp?
    /// The version of the catalogue that was published last; `nil` before the first publication.
    package let catalogueVersion: String?
    /// Receipts that still have to be written.
    package let receiptsDue: Int
}

extension QueueView {
    /// The restaurants of the catalogue that was published last, in its order.
    package func restaurants() throws(QueueError) -> [KnownRestaurant] {
        try read { try $0.knownRestaurants() }
    }

    /// The ids of the restaurants of the catalogue that was published last, in its order.
    package func restaurantIDs() throws(QueueError) -> [RestaurantID] {
        try read { try $0.values(SQL.figures.restaurantIDs) }
    }

    /// The file of the catalogue that was published last; `nil` before the first publication.
    package func lastPublication() throws(QueueError) -> [UInt8]? {
        try read { try $0.value(SQL.figures.lastPublishedFile) }
    }

    /// The currency of the catalogue that was published last, three letters of ISO 4217; euro before the
    /// first publication.
    package func currency() throws(QueueError) -> String {
        if let currency = try read({ try $0.setting("currency") }) { return currency }
        // An earlier version published the catalogue and did not store the currency.
        return try lastCatalogue()?.company.currency ?? "EUR"
    }

    /// The id of the drop folder that the queue knows; `nil` before the first one is stored.
    package func folder() throws(QueueError) -> DeviceID? {
        try read { try $0.setting(QueueSetting.folder).flatMap { DeviceID($0) } }
    }

    /// Refused files, oldest first.
    ///
    /// - Parameter since: only those refused at or after this instant.
    package func rejections(since: Timestamp?) throws(QueueError) -> [RejectedFile] {
        try read { try $0.rows(SQL.figures.refusedSince, [since?.milliseconds ?? Int64.min]) }
            .compactMap { RejectedFile($0) }
    }

    /// How many files were refused at or after two instants, by reason; reasons without a file are omitted.
    package func refusals(since: Timestamp, today: Timestamp) throws(QueueError)
        -> [(reason: RejectionReason, all: Int, today: Int)]
    {
        try read { try $0.rows(SQL.figures.refusedByReason, [today, since]) }
            .compactMap { row in RejectionReason(rawValue: row[0]).map { ($0, row[1], row[2]) } }
    }

    /// The refused file with this id, and its bytes if they are still kept; `nil` if there is no such file.
    package func rejection(id: Int64) throws(QueueError) -> (file: RejectedFile, raw: [UInt8]?)? {
        try read { try $0.row(SQL.figures.refused, [id]) }
            .flatMap { row in RejectedFile(row).map { ($0, row[10]) } }
    }

    /// The counts of `mcorderd status`. They are read from indexes alone, so that a million finished orders
    /// cost only milliseconds.
    ///
    /// - Parameter answered: the last change that is answered by a receipt (``Heartbeat/answered``).
    package func summary(answered: Int64? = nil) throws(QueueError) -> QueueSummary {
        try read { connection in
            var orders = Dictionary(uniqueKeysWithValues: OrderState.allCases.map { ($0, 0) })
            for row in try connection.rows(SQL.figures.ordersByState) {
                if let state = OrderState(rawValue: row[0]) { orders[state] = row[1] }
            }
            let names: [String] = try connection.values(SQL.figures.restaurantNames)
            var open: [String: [OrderState: Int]] = [:]
            for row in try connection.rows(SQL.figures.openByRestaurantName) {
                if let state = OrderState(rawValue: row[1]) { open[row[0], default: [:]][state] = row[2] }
            }
            let others = open.keys.filter { !names.contains($0) }.sorted()
            return QueueSummary(
                orders: orders,
                restaurants: (names + others).map { ($0, open[$0] ?? [:]) },
                rejected: try connection.value(SQL.figures.refusedCount) ?? 0,
                redelivered: Int(try connection.setting("redelivered") ?? "0") ?? 0,
                notBegun: try connection.value(SQL.figures.notBegun) ?? 0,
                oldestOpen: try connection.value(SQL.figures.oldestOpen),
                catalogueVersion: try connection.value(SQL.figures.lastPublication),
                receiptsDue: try connection.value(SQL.figures.receiptsDue, [answered ?? -1]) ?? 0
            )
        }
    }
}

extension Connection {
    /// The restaurants of the catalogue that was published last, in its order.
    func knownRestaurants() throws -> [KnownRestaurant] {
        // Most restaurants of a chain share a time zone, and creating one takes longer than reading all rows.
        var zones: [String: RestaurantZone] = [:]
        return try rows(SQL.figures.restaurants).compactMap { row in
            let identifier: String = row[2]
            guard let zone = zones[identifier] ?? RestaurantZone(identifier: identifier) else { return nil }
            zones[identifier] = zone
            let days = BusinessDays(zone: zone, startMinute: row[3])
            return KnownRestaurant(id: row[0], name: row[1], days: days)
        }
    }
}

extension RejectedFile {
    fileprivate init?(_ row: Row) {
        guard let reason = RejectionReason(rawValue: row[2]) else { return nil }
        self.init(
            id: row[0],
            file: row[1],
            reason: reason,
            udid: row[3],
            number: row[4],
            at: row[5],
            bytes: row[6],
            detail: ReasonDetail(storedProducts: row[7], until: row[8], free: row[10], zone: row[9])
        )
    }
}
