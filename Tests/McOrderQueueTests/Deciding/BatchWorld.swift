import Foundation
import GRDB
import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// A few devices, numbers and contents from which random batches are made, so that files often concern the
/// same order.
struct BatchWorld {
    /// The rules about orders that wait for their customers: only one may wait.
    static let presence = PresenceRules(mostWaiting: 1)
    private static let secret = PresenceSecret(bytes: [UInt8](repeating: 7, count: PresenceSecret.byteCount))

    /// The state of SplitMix64, so that a seed makes the same history on every machine.
    private var state: UInt64
    private var clock = 1
    /// The maximum number of open orders of a device.
    private(set) var maxOpen: Int

    init(seed: UInt64) throws {
        state = seed &* 0x9E37_79B9_7F4A_7C15
        maxOpen = 0
        maxOpen = [0, 1, 2, 5][pick(4)]
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    private mutating func chance(_ percent: Int) -> Bool { pick(100) < percent }

    // MARK: The restaurant's data

    /// Stores the restaurant's own devices, blacklist entries that end between two files, pauses, sold-out
    /// products, and an erased device.
    mutating func prepare(_ connection: Database) throws {
        var copy = self
        try copy.fill(connection)
    }

    private mutating func fill(_ connection: Database) throws {
        try connection.execute(
            sql: "INSERT INTO settings VALUES (?, ?)",
            arguments: [QueueSetting.presenceSecret, Base64URL.text(Self.secret?.bytes ?? [])]
        )
        if chance(30) {
            try connection.execute(
                sql: "INSERT INTO trusted_devices (udid, label, since, by) VALUES (?, 'kiosk', 0, 'test')",
                arguments: [try device(3).description]
            )
        }
        if chance(40) {
            let until: Int64? = chance(30) ? nil : at(pick(12)).milliseconds
            try connection.execute(
                sql: """
                    INSERT INTO blacklist (udid, since, until, reason, by) VALUES (?, 0, ?, 'rude', 'test')
                    """,
                arguments: [try device(2).description, until]
            )
        }
        if chance(30) {
            try connection.execute(
                sql: """
                    INSERT INTO pauses (restaurant_id, since, until, by) VALUES ('garbera', ?, ?, 'test')
                    """,
                arguments: [at(-2).milliseconds, at(pick(6) - 1).milliseconds]
            )
        }
        if chance(30) {
            try connection.execute(
                sql: """
                    INSERT INTO sold_out (restaurant_id, product_id, product, since, until, by)
                    VALUES ('garbera', 'espresso', 'Espresso', 0, ?, 'test')
                    """,
                arguments: [at(pick(10)).milliseconds]
            )
        }
    }

    // MARK: Files

    /// One to seven files.
    mutating func batch() throws -> [IncomingFile] {
        try (0..<1 + pick(7)).map { _ in try file() }
    }

    private mutating func file() throws -> IncomingFile {
        clock += pick(2)
        let now = at(clock)
        switch pick(10) {
        case 0...4: return try orderFile(now)
        case 5...7:
            if chance(15) { return try arrivalFile(now) }
            let notice = try notice(chance(60) ? .cancel : .arrived, 1 + pick(3), from: UInt8(1 + pick(3)))
            return incoming(notice, receivedAt: now, orElse: chance(30) ? .stale : nil)
        case 8:
            let kind: DropKind = chance(50) ? .order : .notice
            return refused(bytes: [0xFF, UInt8(pick(3))], as: kind, receivedAt: now)
        default:
            // An entry of the folder that is never read.
            return IncomingFile(
                kind: .order,
                file: "x.json",
                receivedAt: now,
                raw: nil,
                size: 0,
                identity: nil,
                key: .entry([UInt8(pick(2))]),
                verdict: .rejected(.notAFile, restaurant: nil)
            )
        }
    }

    /// A proof of an order: none, that of a screen, or wrong digits.
    private mutating func proof(_ value: Int, from index: UInt8, _ now: Timestamp) throws -> PresenceProof? {
        let order = try identity(value, from: index)
        switch pick(3) {
        case 0: return nil
        case 1: return PresenceProof(digits: "none", minute: 1, of: order)
        default:
            let minute = Int(now.minute)
            let key = try #require(Self.secret).key(of: RestaurantID("garbera"), minute: minute)
            return PresenceProof(.board(minute: minute), of: order, with: key)
        }
    }

    private mutating func arrivalFile(_ now: Timestamp) throws -> IncomingFile {
        let (value, index) = (1 + pick(3), UInt8(1 + pick(3)))
        return try arrival(
            value,
            from: index,
            proof: proof(value, from: index, now),
            sentAt: now,
            receivedAt: now
        )
    }

    private mutating func orderFile(_ now: Timestamp) throws -> IncomingFile {
        if chance(30) {
            let (value, index) = (1 + pick(3), UInt8(1 + pick(3)))
            return try storefront(
                value,
                from: index,
                proof: proof(value, from: index, now),
                receivedAt: now
            )
        }
        let placed = at(pick(3) - 2)
        let sent = try order(
            1 + pick(3),
            from: UInt8(1 + pick(3)),
            comment: ["", "sin sal"][pick(2)],
            placedAt: placed
        )
        if chance(25) {
            let reason = [RejectionReason.stale, .badPrice, .unknownProduct][pick(3)]
            let file = refused(sent, reason, receivedAt: now)
            return chance(30) ? file.awaitingClock() : file
        }
        // The database rejects a price below zero.
        let charged = chance(15) ? sent.lines.map { _ in Money(cents: -1) } : nil
        return try incoming(
            sent,
            placedAt: placed,
            receivedAt: now,
            charged: charged,
            products: chance(50) ? [ProductID("espresso")] : []
        )
    }

    // MARK: Requests

    /// A request about one of the refused files, and the file as it is judged again.
    mutating func request(_ database: DatabaseQueue) throws -> (RequestedRejection, IncomingFile)? {
        guard chance(40) else { return nil }
        let rows = try database.read { connection in
            try GRDB.Row.fetchAll(
                connection,
                sql: """
                    SELECT id, reason, kind, file, raw, at FROM rejections
                    WHERE raw IS NOT NULL AND order_id IS NULL ORDER BY id
                    """
            )
        }
        guard !rows.isEmpty else { return nil }
        let row = rows[pick(rows.count)]
        let requested = RequestedRejection(
            id: row[0],
            request: chance(50) ? .retry : .accept,
            reason: try #require(RejectionReason(rawValue: row[1])),
            by: "till 1",
            kind: try #require(DropKind(rawValue: row[2])),
            file: row[3],
            raw: Array(row[4] as Data),
            at: Timestamp(milliseconds: row[5])
        )
        clock += 1
        let now = at(clock)
        if requested.kind == .notice, let notice = try? Notice(json: requested.raw) {
            return (requested, incoming(notice, receivedAt: now))
        }
        guard let sent = try? Order(json: requested.raw) else {
            return (requested, refused(bytes: requested.raw, as: requested.kind, receivedAt: now))
        }
        if chance(30) { return (requested, refused(sent, .stale, receivedAt: now)) }
        return (
            requested,
            try incoming(sent, placedAt: at(-1), receivedAt: now, products: [ProductID("espresso")])
        )
    }
}
