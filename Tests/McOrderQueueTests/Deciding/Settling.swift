import Foundation
import GRDB

@testable import McOrderModel
@testable import McOrderQueue

/// How a file was decided before ``Decider``: each question asked of the database when it comes up. It is the
/// oracle of the property test and goes when the queue is over engines.
struct Settling {
    let connection: Database
    let holder: String
    let maxOpen: Int
    let facts: HouseFacts
    let room: RejectionRoom

    init(
        connection: Database,
        holder: String,
        maxOpen: Int,
        room: RejectionRoom = RejectionRoom(limit: .max)
    ) throws {
        self.connection = connection
        self.holder = holder
        self.maxOpen = maxOpen
        self.room = room
        facts = try HouseFacts(SQLiteTransaction(connection))
    }

    /// The same connection for what the queue does now.
    var shared: SQLiteTransaction { SQLiteTransaction(connection) }

    func bothNames(of device: DeviceID) -> StatementArguments {
        let names = facts.names(of: device)
        return [names[0], names[names.count - 1]]
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
            if arrival.key.matches(known.hash, of: known.source) {
                try countRedelivery(
                    inTable: "orders",
                    where: "udid IN (?, ?) AND number = ?",
                    bothNames(of: identity.device) + [identity.number.value]
                )
                return .redelivered
            }
            taken = true
        }
        if let known = try rejection(of: arrival) {
            // What is never read stays in the folder: seeing it again after a start is no delivery.
            if arrival.raw != nil { try countRedelivery(ofRejection: known) }
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
            if arrival.awaitsClock { return .undecided }
            return try reject(arrival, reason, restaurant: restaurant, arrival.detail)
        case .notice: return .orderUnknown  // No order.
        }
    }

    /// What the house knows against the device, if anything.
    func objection(to arrival: Arrival) throws -> RejectionReason? {
        guard let device = arrival.identity?.device, try trustedLabel(of: device) == nil else { return nil }
        if facts.refusesDevices,
            try shared.isBlacklisted(facts.names(of: device), at: arrival.receivedAt)
        {
            return .blacklisted
        }
        guard maxOpen > 0, try shared.openOrders(of: device) >= maxOpen else { return nil }
        return .tooManyOpenOrders
    }

    /// The label of a device of the house; `nil` of any other.
    private func trustedLabel(of device: DeviceID) throws -> String? {
        facts.trustsDevices ? try shared.trustedLabel(device) : nil
    }

    /// A hash as it is stored, and what it is computed from.
    typealias StoredContent = (hash: ContentHash, source: ContentKey.Source)

    func acceptedContent(_ identity: OrderIdentity) throws -> StoredContent? {
        // For `IN (?, ?)` SQLite fills a table of its own each time, which takes longer than looking into the
        // index.
        let statement = try connection.cachedStatement(
            sql: "SELECT content_hash, hash_of FROM orders WHERE udid = ? AND number = ?"
        )
        for name in facts.names(of: identity.device) {
            if let row = try GRDB.Row.fetchOne(statement, arguments: [name, identity.number.value]),
                let hash = ContentHash(stored: Array(row[0] as Data)),
                let source = ContentKey.Source(rawValue: row[1])
            {
                return (hash, source)
            }
        }
        return nil
    }

    /// The rejection of the same content and kind, by its id.
    func rejection(of arrival: Arrival) throws -> Int64? {
        let statement = try connection.cachedStatement(
            sql: "SELECT id, hash_of FROM rejections WHERE kind = ? AND content_hash = ?"
        )
        for hash in arrival.key.candidates {
            if let row = try GRDB.Row.fetchOne(
                statement,
                arguments: [arrival.kind.rawValue, Data(hash.bytes)]
            ),
                let source = ContentKey.Source(rawValue: row[1]), arrival.key.matches(hash, of: source)
            {
                return row[0]
            }
        }
        return nil
    }

    func countRedelivery(ofRejection id: Int64) throws {
        try countRedelivery(inTable: "rejections", where: "id = ?", [id])
    }

    func countRedelivery(
        inTable table: String,
        where condition: String,
        _ arguments: StatementArguments
    ) throws {
        try connection.execute(
            sql: "UPDATE \(table) SET redeliveries = redeliveries + 1 WHERE \(condition)",
            arguments: arguments
        )
        try connection.execute(
            sql: """
                INSERT INTO settings VALUES ('redelivered', '1')
                ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)
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
                    shown_total_cents, repriced, file, content_hash, hash_of, raw)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                priced.restaurant.id.description, priced.restaurant.name, order.device.description,
                order.number.value, order.code.description, order.deviceName, order.fullComment,
                priced.placedAt.milliseconds, arrival.receivedAt.milliseconds,
                label.map { _ in arrival.receivedAt.milliseconds }, label,
                arrival.receivedAt.milliseconds, holder, priced.charged.total().cents, order.total.cents,
                priced.isRepriced, arrival.file, Data(arrival.contentHash.bytes),
                arrival.key.source.rawValue, arrival.raw.map { Data($0) },
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
        try shared.record(
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
            try shared.recordArrival(of: id, in: .received, by: label, at: arrival.receivedAt)
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
        // Who cannot be known is not answered: anybody may drop any number of such files.
        let isNameless = arrival.identity == nil
        let raw = room.admits(arrival.raw?.count ?? 0, isNameless: isNameless) ? arrival.raw : nil
        try connection.cachedStatement(
            sql: """
                INSERT INTO rejections (at, kind, file, reason, restaurant, udid, number, bytes, receipt,
                    content_hash, hash_of, file_hash, raw, products, until)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                arrival.receivedAt.milliseconds, arrival.kind.rawValue, arrival.file, reason.rawValue,
                restaurant, arrival.identity?.device.description, arrival.identity?.number.value,
                arrival.size, isNameless ? "none" : "due", Data(arrival.contentHash.bytes),
                arrival.key.source.rawValue, fileHash.map { Data($0.bytes) }, raw.map { Data($0) },
                detail.storedProducts, detail.until?.milliseconds,
            ]
        )
        try room.add(
            connection.lastInsertedRowID,
            raw: raw?.count ?? 0,
            isNameless: isNameless,
            shared
        )
        return .rejected(reason)
    }
}
