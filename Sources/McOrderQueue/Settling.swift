internal import Foundation
internal import GRDB
internal import McOrderModel

/// The decision on one file inside a transaction.
struct Settling {
    let connection: Database
    let holder: String
    let maxOpen: Int
    let facts: HouseFacts

    init(connection: Database, holder: String, maxOpen: Int) throws {
        self.connection = connection
        self.holder = holder
        self.maxOpen = maxOpen
        facts = try HouseFacts(connection)
    }

    func settle(_ arrival: Arrival) throws -> Settlement {
        if case .notice(let notice, let otherwise) = arrival.verdict {
            return try settle(notice, arrival, otherwise: otherwise)
        }
        return try settleOrder(arrival)
    }

    private func settleOrder(_ arrival: Arrival) throws -> Settlement {
        var taken = false
        if let identity = arrival.identity, let known = try acceptedContent(identity) {
            if known == arrival.contentHash {
                try countRedelivery(table: "orders", of: arrival)
                return .redelivered
            }
            taken = true
        }
        if try isRejected(arrival.contentHash) {
            // What is never read stays in the folder: seeing it again after a start is no delivery.
            if arrival.raw != nil { try countRedelivery(table: "rejections", of: arrival) }
            return .redelivered
        }
        let objection = taken ? .numberReused : try objection(to: arrival)
        switch arrival.verdict {
        case .acceptable(let order):
            let restaurant = order.restaurant.name
            if let objection { return try reject(arrival, objection, restaurant: restaurant) }
            if let passing = try passingObjection(to: order, at: arrival.receivedAt) {
                return try reject(arrival, passing.reason, restaurant: restaurant, passing.detail)
            }
            return .enqueued(id: try enqueue(order, arrival))
        case .rejected(let reason, let restaurant):
            // Of several reasons the one is given whose rule comes first.
            if let objection, objection < reason {
                return try reject(arrival, objection, restaurant: restaurant)
            }
            return try reject(arrival, reason, restaurant: restaurant, arrival.detail)
        case .notice: return .orderUnknown  // No order.
        }
    }

    /// What the house knows against the device, if anything.
    func objection(to arrival: Arrival) throws -> RejectionReason? {
        guard let device = arrival.identity?.device, try trustedLabel(of: device) == nil else { return nil }
        if facts.refusesDevices,
            try connection.isBlacklisted(facts.names(of: device), at: arrival.receivedAt)
        {
            return .blacklisted
        }
        guard maxOpen > 0, try connection.openOrders(of: device) >= maxOpen else { return nil }
        return .tooManyOpenOrders
    }

    /// The label of a device of the house; `nil` of any other.
    private func trustedLabel(of device: DeviceID) throws -> String? {
        facts.trustsDevices ? try connection.trustedLabel(device) : nil
    }

    func acceptedContent(_ identity: OrderIdentity) throws -> ContentHash? {
        // For `IN (?, ?)` SQLite fills a table of its own each time, which takes longer than looking into the index.
        let statement = try connection.cachedStatement(
            sql: "SELECT content_hash FROM orders WHERE udid = ? AND number = ?"
        )
        for name in facts.names(of: identity.device) {
            if let bytes = try Data.fetchOne(statement, arguments: [name, identity.number.value]) {
                return ContentHash(stored: Array(bytes))
            }
        }
        return nil
    }

    func isRejected(_ content: ContentHash) throws -> Bool {
        let statement = try connection.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM rejections WHERE content_hash = ?)"
        )
        return try Bool.fetchOne(statement, arguments: [Data(content.bytes)]) ?? false
    }

    func countRedelivery(table: String, of arrival: Arrival) throws {
        let condition = table == "orders" ? "udid IN (?, ?) AND number = ?" : "content_hash = ?"
        let arguments: StatementArguments =
            if table == "orders", let identity = arrival.identity {
                facts.bothNames(of: identity.device) + [identity.number.value]
            } else {
                [Data(arrival.contentHash.bytes)]
            }
        try connection.execute(
            sql: "UPDATE \(table) SET redeliveries = redeliveries + 1 WHERE \(condition)",
            arguments: arguments
        )
        try connection.execute(
            sql: """
                INSERT INTO settings VALUES ('redelivered', '1')
                ON CONFLICT DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)
                """
        )
    }

    func enqueue(_ priced: PricedOrder, _ arrival: Arrival) throws -> Int64 {
        let order = priced.order
        // Who orders on a device of the house stands at the counter already.
        let label = try trustedLabel(of: order.device)
        guard priced.charged.count == order.lines.count else {
            throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "a line has no price")
        }
        try connection.cachedStatement(
            sql: """
                INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment,
                    placed_at, received_at, arrived_at, arrived_by, changed_at, changed_by, total_cents,
                    shown_total_cents, repriced, file, content_hash, raw)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                priced.restaurant.id.description, priced.restaurant.name, order.device.description,
                order.number.value, order.code.description, order.deviceName, order.comment,
                priced.placedAt.milliseconds, arrival.receivedAt.milliseconds,
                label.map { _ in arrival.receivedAt.milliseconds }, label,
                arrival.receivedAt.milliseconds, holder, priced.charged.total().cents, order.total.cents,
                priced.isRepriced, arrival.file, Data(arrival.contentHash.bytes),
                arrival.raw.map { Data($0) },
            ]
        )
        let id = connection.lastInsertedRowID
        let insertLine = try connection.cachedStatement(
            sql:
                "INSERT INTO order_lines (order_id, position, name, cents, shown_cents) VALUES (?, ?, ?, ?, ?)"
        )
        for (index, (line, charged)) in zip(order.lines, priced.charged).enumerated() {
            try insertLine.execute(arguments: [id, index + 1, line.name, charged.cents, line.price.cents])
        }
        try connection.record(
            OrderChange(
                at: arrival.receivedAt,
                from: nil,
                to: .received,
                by: holder,
                reason: nil
            ),
            step: "received",
            of: id
        )
        if let label {
            try connection.recordArrival(of: id, in: .received, by: label, at: arrival.receivedAt)
        }
        return id
    }

    func reject(
        _ arrival: Arrival,
        _ reason: RejectionReason,
        restaurant: String?,
        _ detail: ReasonDetail = .none
    ) throws -> Settlement {
        let fileHash = arrival.raw.map { ContentHash(of: $0) }
        try connection.cachedStatement(
            sql: """
                INSERT INTO rejections (at, file, reason, restaurant, udid, number, bytes, receipt, content_hash,
                    file_hash, raw, products, until)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                arrival.receivedAt.milliseconds, arrival.file, reason.rawValue, restaurant,
                arrival.identity?.device.description, arrival.identity?.number.value, arrival.size,
                fileHash == nil ? "none" : "due", Data(arrival.contentHash.bytes),
                fileHash.map { Data($0.bytes) },
                arrival.raw.map { Data($0) },
                detail.storedProducts, detail.until?.milliseconds,
            ]
        )
        return .rejected(reason)
    }
}
