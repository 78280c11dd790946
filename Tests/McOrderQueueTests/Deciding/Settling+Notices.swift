import Foundation
import GRDB

@testable import McOrderModel
@testable import McOrderQueue

/// Decisions on notices: what a customer says about an order that was sent.
extension Settling {
    /// Decides about a notice once, for ever; one whose order nobody knows stays undecided, or is refused
    /// for `otherwise`.
    func settle(_ notice: Notice, _ arrival: Arrival, otherwise: RejectionReason?) throws -> Settlement {
        if try isSettled(arrival.contentHash) {
            try countRedelivery(
                inTable: "notices",
                where: "content_hash = ?",
                [Data(arrival.contentHash.bytes)]
            )
            return .redelivered
        }
        if let known = try rejection(of: arrival) {
            try countRedelivery(ofRejection: known)
            return .redelivered
        }
        if let applied = try apply(notice, arrival) {
            return .noticed(applied.outcome, order: applied.order)
        }
        guard let otherwise else { return .orderUnknown }
        return try reject(arrival, otherwise, restaurant: nil)
    }

    /// Does what a notice asks for, as far as its order allows; nil where nobody knows the order.
    func apply(_ notice: Notice, _ arrival: Arrival) throws -> (outcome: Notice.Outcome, order: Int64)? {
        guard let order = try order(notice.identity) else { return nil }
        let outcome = notice.kind.outcome(at: order.state, isHere: order.isHere)
        switch (notice.kind, outcome) {
        case (.cancel, .done):
            let change = OrderChange(
                at: arrival.receivedAt,
                from: order.state,
                to: .cancelled,
                by: Notice.author,
                reason: nil
            )
            try shared.apply(change, step: .forward, toOrder: order.id)
        case (.arrived, .done):
            // When the restaurant learned of it: no clock of a device makes a wait longer than it was.
            _ = try shared.markArrived(
                order.id,
                in: order.state,
                by: Notice.author,
                at: arrival.receivedAt
            )
        case (.cancel, .refused):
            // A mark, no change of state: whoever is about to make one is not overtaken. A receipt whose
            // time is over stays removed.
            try connection.execute(
                sql: """
                    UPDATE orders SET refused_cancels = refused_cancels + 1,
                        receipt = iif(receipt = 'removed', 'removed', 'due') WHERE id = ?
                    """,
                arguments: [order.id]
            )
        case (_, .needless), (.arrived, .refused): break
        }
        try record(notice, arrival, outcome, of: order)
        return (outcome, order.id)
    }

    private func record(
        _ notice: Notice,
        _ arrival: Arrival,
        _ outcome: Notice.Outcome,
        of order: FoundOrder
    ) throws {
        try connection.cachedStatement(
            sql: """
                INSERT INTO notices (order_id, type, sent_at, at, outcome, state, file, content_hash, raw)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                order.id, notice.kind.rawValue, notice.at.milliseconds, arrival.receivedAt.milliseconds,
                outcome.rawValue, order.state.rawValue, arrival.file, Data(arrival.contentHash.bytes),
                arrival.raw.map { Data($0) },
            ]
        )
    }

    private func isSettled(_ content: ContentHash) throws -> Bool {
        let statement = try connection.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM notices WHERE content_hash = ?)"
        )
        return try Bool.fetchOne(statement, arguments: [Data(content.bytes)]) ?? false
    }

    /// The order that a notice is about.
    private struct FoundOrder {
        let id: Int64
        let state: OrderState
        let isHere: Bool
    }

    private func order(_ identity: OrderIdentity) throws -> FoundOrder? {
        let statement = try connection.cachedStatement(
            sql: "SELECT id, state, arrived_at IS NOT NULL FROM orders WHERE udid IN (?, ?) AND number = ?"
        )
        let arguments = bothNames(of: identity.device) + [identity.number.value]
        guard let row = try GRDB.Row.fetchOne(statement, arguments: arguments),
            let state = OrderState(rawValue: row[1])
        else { return nil }
        return FoundOrder(id: row[0], state: state, isHere: row[2])
    }
}
