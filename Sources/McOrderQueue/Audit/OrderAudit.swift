internal import Foundation
internal import GRDB
internal import McOrderModel

/// Looks through all orders with their changes and lines, side by side in the order of their ids.
struct OrderAudit {
    let connection: Database
    let hash: DeviceHash?

    /// What the lines of one order say together.
    fileprivate struct Sums {
        var total = 0
        var shown = 0
        var isRepriced = false
        var kept = 0
        var positions = 0
        var last = 0
    }

    /// What the changes of one order say together.
    fileprivate struct Path {
        var recorded = RecordedHistory()
        var wasReceived = false
        var isLegal = true
        var revision = 1
    }

    func run(_ count: inout Int, _ report: (QueueFault) throws -> Void) throws {
        let orders = try Row.fetchCursor(
            connection,
            sql: """
                SELECT id, code, udid, number, device_name, comment, note, file, state, revision, total_cents,
                    shown_total_cents, repriced, receipt, refused_cancels, content_hash, hash_of, raw,
                    (SELECT count(*) FROM notices WHERE order_id = orders.id AND type = 'cancel'
                        AND outcome = 'refused') AS cancels
                FROM orders ORDER BY id
                """
        )
        let changes = try Row.fetchCursor(
            connection,
            sql: "SELECT order_id, id, step, from_state, to_state FROM order_changes ORDER BY order_id, id"
        )
        let lines = try Row.fetchCursor(
            connection,
            sql: """
                SELECT order_id, position, cents, shown_cents, struck IS NULL AS kept, added IS NULL AS sent
                FROM order_lines ORDER BY order_id, position
                """
        )
        var change = try changes.next()
        var line = try lines.next()
        while let order = try orders.next() {
            count += 1
            let id: Int64 = order[0]
            var path = Path()
            while let row = change, Self.order(of: row) <= id {
                if Self.order(of: row) == id { path.add(row) }
                change = try changes.next()
            }
            var sums = Sums()
            while let row = line, Self.order(of: row) <= id {
                if Self.order(of: row) == id { sums.add(row) }
                line = try lines.next()
            }
            let subject = QueueFault.Subject.order(id: id, code: order[1])
            func tell(_ problem: QueueFault.Problem, _ detail: String) throws {
                try report(QueueFault(subject: subject, problem: problem, detail: detail))
            }
            try audit(order, path, tell)
            try audit(order, sums, tell)
            try auditDevice(order, tell)
            try auditContent(order, tell)
        }
    }

    private static func order(of row: Row) -> Int64 { row[0] }

    private typealias Tell = (QueueFault.Problem, String) throws -> Void

    private func audit(_ order: Row, _ path: Path, _ tell: Tell) throws {
        let state: String = order["state"]
        if !path.isLegal || !path.wasReceived {
            try tell(.illegalHistory, state)
        } else if path.recorded.history.state.rawValue != state {
            try tell(.otherState, "\(path.recorded.history.state.rawValue) ≠ \(state)")
        }
        if path.revision != order["revision"] {
            try tell(.wrongRevision, "\(order["revision"] as Int) ≠ \(path.revision)")
        }
        if order["cancels"] as Int != order["refused_cancels"] {
            try tell(.wrongCancels, "\(order["refused_cancels"] as Int) ≠ \(order["cancels"] as Int)")
        }
        // Of what was forgotten no receipt can be written any more.
        let isOpen = OrderState(rawValue: state)?.isOpen ?? false
        if isOpen, order["receipt"] == "removed", order["device_name"] as String? != nil {
            try tell(.receiptGone, state)
        }
    }

    private func audit(_ order: Row, _ sums: Sums, _ tell: Tell) throws {
        if sums.kept == 0 || sums.last != sums.positions {
            try tell(.missingLine, "\(sums.positions) / \(sums.last)")
        }
        if sums.total != order["total_cents"] {
            try tell(.wrongTotal, "\(order["total_cents"] as Int) ≠ \(sums.total)")
        }
        if sums.shown != order["shown_total_cents"] || sums.isRepriced != order["repriced"] {
            try tell(.wrongShownTotal, "\(order["shown_total_cents"] as Int) ≠ \(sums.shown)")
        }
    }

    private func auditDevice(_ order: Row, _ tell: Tell) throws {
        let (udid, number): (String, Int) = (order["udid"], order["number"])
        let keepsName = order["device_name"] as String? != nil
        let keepsOther =
            order["comment"] as String? != nil || order["note"] as String? != nil
            || order["file"] as String != "" || order["raw"] as Data? != nil
        guard let device = DeviceID(udid), udid == device.description else {
            if !DeviceHash.isHash(udid) { try tell(.badDevice, udid) }
            if keepsName || keepsOther { try tell(.halfForgotten, udid) }
            return
        }
        if let known = OrderNumber(number).map({ OrderCode(number: $0, device: device) }),
            known.description != order["code"]
        {
            try tell(.otherCode, known.description)
        }
        // A device that was forgotten keeps its code until its receipt has been taken away.
        if !keepsName, keepsOther || order["receipt"] != "written" { try tell(.halfForgotten, udid) }
        guard let hash else { return }
        let twin = try connection.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM orders WHERE udid = ? AND number = ?)"
        )
        if try Bool.fetchOne(twin, arguments: [hash(udid), number]) == true { try tell(.knownTwice, udid) }
    }

    private func auditContent(_ order: Row, _ tell: Tell) throws {
        guard let raw = order["raw"] as Data? else { return }
        let read = Result { () throws(OrderFault) in try Order(json: Array(raw)) }
        guard case .success(let sent) = read,
            let stored = ContentHash(stored: Array(order["content_hash"] as Data)),
            let source = ContentKey.Source(rawValue: order["hash_of"]),
            ContentKey.order(sent).matches(stored, of: source),
            sent.device.description == order["udid"], sent.number.value == order["number"]
        else { return try tell(.otherContent, "orders.raw") }
    }
}

extension OrderAudit.Path {
    fileprivate mutating func add(_ row: Row) {
        let word: String = row[2]
        let from = (row[3] as String?).flatMap { OrderState(rawValue: $0) }
        guard let to = OrderState(rawValue: row[4]) else { return isLegal = false }
        if word == "received" {
            if wasReceived || revision > 1 { isLegal = false }
            return wasReceived = true
        }
        if from != recorded.history.state { isLegal = false }
        // That the customer came is no change.
        if word == "mark" { return }
        revision += 1
        guard let step = OrderHistory.Step(rawValue: word), recorded.append(row[1], step, to: to) else {
            return isLegal = false
        }
    }
}

extension OrderAudit.Sums {
    fileprivate mutating func add(_ row: Row) {
        let (cents, shownCents): (Int, Int) = (row[2], row[3])
        positions += 1
        last = row[1]
        shown += shownCents
        if row[4] {
            kept += 1
            total += cents
        }
        if row[5], cents != shownCents { isRepriced = true }
    }
}
