import McOrderModel

extension QueuedOrder {
    fileprivate init(
        _ row: Row,
        lines: [OrderedLine],
        kitchen: KitchenRecord,
        payment: RecordedPayment?,
        ahead: HeldPayment?,
        standing: DeviceStanding?
    ) throws {
        guard let state = OrderState(rawValue: row["state"]) else {
            throw QueueError.database(cause: "order \(row["id"] as Int64): unknown state")
        }
        self.init(
            id: row["id"],
            revision: row["revision"],
            version: row["version"],
            restaurantID: row["restaurant_id"],
            restaurant: row["restaurant"],
            code: row["code"],
            number: row["number"],
            udid: row["udid"],
            deviceName: row["device_name"],
            state: state,
            placedAt: row["placed_at"],
            receivedAt: row["received_at"],
            arrivedAt: row["arrived_at"],
            arrivedBy: row["arrived_by"],
            comment: row["comment"],
            lines: lines,
            note: row["note"],
            total: row["total_cents"],
            shownTotal: row["shown_total_cents"],
            isRepriced: row["repriced"],
            refusedCancels: row["refused_cancels"],
            details: try AgreedTerms(column: row["details"]),
            kitchen: kitchen,
            payment: payment,
            ahead: ahead,
            settledAt: row["settled_at"],
            standing: standing,
            hasNamesake: row["has_namesake"] as Bool? ?? false,
            isPresenceRequired: row["waits"],
            presentAt: row["present_at"],
            presentBy: (row["present_by"] as String?).flatMap { PresenceSource(rawValue: $0) },
            readyAt: row["ready_at"],
            promisedAt: row["promised_at"],
            pickupAt: row["pickup_at"],
            releaseAt: row["release_at"],
            stationReleases: try StationReleases(column: row["station_releases"])
        )
    }
}

extension Connection {
    /// The order with this id; `nil` if there is none.
    func order(id: Int64) throws -> QueuedOrder? {
        try orders(SQL.orders.byID, [id]).first
    }

    /// The open orders, sorted by the time placed, then by id.
    func openOrders(at restaurant: RestaurantID?) throws -> [QueuedOrder] {
        try orders(SQL.orders.open[Scope(restaurant)], restaurant.map { [$0] } ?? [])
    }

    /// The orders that a statement selects, with their lines.
    func orders(_ statement: Statement, _ arguments: SQLArguments) throws -> [QueuedOrder] {
        // Thousands of lines have the same product, which then is in memory once.
        var known: [String: LineTerms] = [:]
        let found = try rows(statement, arguments)
        let standings = try Standings(of: found, self)
        let parts = try OrderParts(of: found, self)
        return try found.map { order in
            let id: Int64 = order["id"]
            let lines = try (parts.lines[id] ?? []).map { line in
                let added = OrderedLine.Change(line, at: 5)
                return OrderedLine(
                    id: line[0],
                    text: line[1],
                    price: line[2],
                    shownPrice: added == nil ? line[3] : nil,
                    details: try (line[4] as String?).map { stored in
                        if let details = known[stored] { return details }
                        let details = try LineTerms(column: stored)
                        known[stored] = details
                        return details
                    } ?? nil,
                    added: added,
                    struck: OrderedLine.Change(line, at: 8),
                    withdrawn: OrderedLine.Change(line, at: 11)
                )
            }
            return try QueuedOrder(
                order,
                lines: lines,
                kitchen: KitchenRecord(of: id, lines, parts),
                payment: parts.payments[id].map { try RecordedPayment($0) },
                ahead: parts.ahead[id].map { try HeldPayment($0) },
                standing: standings[order]
            )
        }
    }
}

/// What is known about the devices of some orders.
private struct Standings {
    /// The devices whose earlier orders were collected and then erased.
    private var erased: Set<String> = []

    /// A list of orders costs two queries at most, and none in a house without an identity: orders of erased
    /// devices are found under the hash of the UDID.
    init(of orders: [Row], _ connection: any Connection) throws {
        let unknown = Set(
            orders.compactMap { order -> String? in
                guard order["is_known"] as Bool? == false else { return nil }
                let udid: String = order["udid"]
                return DeviceID(udid)?.isKeyed == true ? udid : nil
            }
        )
        guard !unknown.isEmpty, let key = try connection.setting(DeviceHash.setting) else { return }
        let hash = DeviceHash(key: key)
        let devices = Dictionary(unknown.map { (hash($0), $0) }) { first, _ in first }
        let found: [String] = try connection.values(SQL.orders.known, [SQLValue.texts(devices.keys.sorted())])
        erased = Set(found.compactMap { devices[$0] })
    }

    subscript(_ order: Row) -> DeviceStanding? {
        let udid: String = order["udid"]
        guard let isKnown = order["is_known"] as Bool?, let device = DeviceID(udid), !device.isCounter else {
            return nil
        }
        return DeviceStanding(device, isKnown: isKnown || erased.contains(udid))
    }
}

extension OrderedLine.Change {
    /// Reads the columns of ``OrderStatements/lines`` from a place on; `nil` if there was no such change.
    fileprivate init?(_ row: Row, at place: Int) {
        guard let event: Int64 = row[place] else { return nil }
        self.init(event: event, by: row[place + 1] ?? "", reason: row[place + 2])
    }
}

extension StationReleases {
    /// Reads the column of an order.
    fileprivate init(column: String?) throws {
        guard let releases = StationReleases(stored: column ?? "") else {
            throw QueueError.database(cause: "the releases of an order cannot be read: \(column ?? "")")
        }
        self = releases
    }
}

extension AgreedTerms {
    /// Reads the column of an order.
    init(column: String?) throws {
        guard let column else {
            self.init()
            return
        }
        guard let details = AgreedTerms(stored: column) else {
            throw QueueError.database(cause: "the details of an order cannot be read: \(column)")
        }
        self = details
    }
}

extension LineTerms {
    /// Reads the column of a line; `nil` if nothing is stored.
    init?(column: String?) throws {
        guard let column else { return nil }
        guard let details = LineTerms(stored: column) else {
            throw QueueError.database(cause: "the details of a line cannot be read: \(column)")
        }
        self = details
    }
}
