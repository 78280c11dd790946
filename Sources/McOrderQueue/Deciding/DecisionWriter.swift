internal import Foundation
internal import GRDB
internal import McOrderModel

/// Stores decisions, within the transaction in which the lookups were made.
struct DecisionWriter {
    let connection: Database
    private let holder: String
    private let room: RejectionRoom
    /// The rows that files of the batch made, by the files' places.
    private var made: [Int: Int64] = [:]

    init(_ connection: Database, by holder: String, room: RejectionRoom = RejectionRoom(limit: .max)) {
        self.connection = connection
        self.holder = holder
        self.room = room
    }

    /// Stores what was decided about a file.
    ///
    /// - Parameter place: the file's place in its batch.
    mutating func write(_ decision: Decision, of file: Arrival, at place: Int = 0) throws -> Settlement {
        switch decision {
        case .enqueue(let order, let label):
            let id = try enqueue(order, file, label: label)
            made[place] = id
            return .enqueued(id: id)
        case .reject(let reason, let restaurant, let detail):
            made[place] = try reject(file, reason, restaurant: restaurant, detail)
            return .rejected(reason)
        case .notice(let notice, let outcome, let row, let state):
            let order = try id(of: row)
            try apply(notice, outcome, toOrder: order, in: state, at: file.receivedAt)
            made[place] = try record(notice, outcome, of: order, in: state, file)
            return .noticed(outcome, order: order)
        case .redelivered: return .redelivered
        case .orderUnknown: return .orderUnknown
        case .undecided: return .undecided
        case .impossible(let words): return .impossible(words)
        }
    }

    /// Counts what was delivered again.
    func count(_ redeliveries: [Redelivery: Int]) throws {
        guard !redeliveries.isEmpty else { return }
        for (what, times) in redeliveries {
            let (table, row) =
                switch what {
                case .order(let row): ("orders", row)
                case .notice(let row): ("notices", row)
                case .refusal(let row): ("rejections", row)
                }
            try connection.cachedStatement(
                sql: "UPDATE \(table) SET redeliveries = redeliveries + ? WHERE id = ?"
            ).execute(arguments: [times, try id(of: row)])
        }
        try connection.cachedStatement(
            sql: """
                INSERT INTO settings VALUES ('redelivered', ?)
                ON CONFLICT (name) DO UPDATE
                SET value = CAST(CAST(settings.value AS BIGINT) + CAST(excluded.value AS BIGINT) AS TEXT)
                """
        ).execute(arguments: [String(redeliveries.values.reduce(0, +))])
    }

    private func id(of row: RowReference) throws -> Int64 {
        switch row {
        case .stored(let id): return id
        case .inBatch(let place):
            guard let id = made[place] else {
                throw QueueError.database(words: "file \(place) of a batch made no row")
            }
            return id
        }
    }

    private func enqueue(_ priced: PricedOrder, _ arrival: Arrival, label: String?) throws -> Int64 {
        let order = priced.order
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

    private func reject(
        _ arrival: Arrival,
        _ reason: RejectionReason,
        restaurant: String?,
        _ detail: ReasonDetail
    ) throws -> Int64 {
        let fileHash = arrival.raw.map { ContentHash(of: $0) }
        // A file without a device gets no receipt: anybody may drop any number of such files.
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
        let id = connection.lastInsertedRowID
        try room.add(id, raw: raw?.count ?? 0, isNameless: isNameless, connection)
        return id
    }
}
