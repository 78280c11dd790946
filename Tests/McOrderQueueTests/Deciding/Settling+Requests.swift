import GRDB

@testable import McOrderModel
@testable import McOrderQueue

extension Settling {
    /// Answers a request about a refused file.
    func answer(_ requested: RequestedRejection, with arrival: Arrival) throws -> Settlement {
        let isTaken = try arrival.identity.map { try acceptedContent($0) != nil } ?? false
        var objection: RejectionReason? = isTaken ? .numberReused : nil
        var detail = ReasonDetail.none
        if requested.request == .retry, !isTaken {
            objection = try self.objection(to: arrival)
            if objection == nil, case .acceptable(let order) = arrival.verdict,
                let passing = try passingObjection(to: order, at: arrival.receivedAt)
            {
                (objection, detail) = (passing.reason, passing.detail)
            }
        }
        switch arrival.verdict {
        case .acceptable(let order) where objection == nil:
            let id = try enqueue(order, arrival)
            try connection.execute(
                sql: "UPDATE rejections SET request = NULL, order_id = ? WHERE id = ?",
                arguments: [id, requested.id]
            )
            return .enqueued(id: id)
        case .acceptable(let order):
            return try connection.keep(
                requested.id,
                objection ?? .numberReused,
                restaurant: order.restaurant.name,
                detail
            )
        case .rejected(let reason, let restaurant):
            return try connection.keep(
                requested.id,
                min(reason, objection ?? reason),
                restaurant: restaurant,
                objection.map { $0 < reason } == true ? .none : arrival.detail
            )
        case .notice(let notice, _):
            guard let applied = try apply(notice, arrival) else {
                return try connection.keep(requested.id, requested.reason, restaurant: nil, .none)
            }
            try connection.execute(
                sql: "UPDATE rejections SET request = NULL, order_id = ? WHERE id = ?",
                arguments: [applied.order, requested.id]
            )
            return .noticed(applied.outcome, order: applied.order)
        }
    }

    /// Decides a batch as ``BatchSettling`` does: at once, and where a file breaks a constraint each by
    /// itself.
    static func settle(
        _ files: [Arrival],
        _ connection: Database,
        maxOpen: Int
    ) throws -> [Settlement] {
        let settling = try Settling(connection: connection, holder: "mcorderd", maxOpen: maxOpen)
        return try files.map { file in
            var settlement = Settlement.undecided
            do {
                try connection.inSavepoint {
                    settlement = try settling.settle(file)
                    return .commit
                }
            } catch let error as DatabaseError {
                settlement = .impossible("\(error)")
            }
            return settlement
        }
    }
}

extension Database {
    /// Keeps a file refused, for a reason that may be another one than before.
    fileprivate func keep(
        _ id: Int64,
        _ reason: RejectionReason,
        restaurant: String?,
        _ detail: ReasonDetail
    ) throws -> Settlement {
        try execute(
            sql: """
                UPDATE rejections SET request = NULL, reason = ?, restaurant = ?, products = ?, until = ?,
                    receipt = CASE receipt WHEN 'none' THEN 'none' ELSE 'due' END WHERE id = ?
                """,
            arguments: [
                reason.rawValue, restaurant, detail.storedProducts, detail.until?.milliseconds, id,
            ]
        )
        return .rejected(reason)
    }
}
