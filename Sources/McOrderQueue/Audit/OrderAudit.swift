import McOrderModel

/// Checks all orders with their changes and lines, one page at a time, in the order of their ids.
struct OrderAudit {
    /// The number of orders that are read at once. It is bounded so that memory does not grow with the queue.
    private static let page = 500

    let connection: any Connection
    let hash: DeviceHash?
    /// The ids of the house for which orders may be signed.
    let houses: [HouseID]

    /// Sums over the lines of one order.
    fileprivate struct Sums {
        var total = 0
        var shown = 0
        var isRepriced = false
        var kept = 0
        var positions = 0
        var last = 0
    }

    /// The history of one order, rebuilt from its recorded changes.
    fileprivate struct Path {
        var recorded = RecordedHistory()
        var wasReceived = false
        var isLegal = true
        var revision = 1
    }

    func run(_ count: inout Int, _ report: (AuditFinding) throws -> Void) throws {
        var last = Int64.min
        while true {
            let orders = try connection.rows(SQL.audit.orders, [last, Self.page])
            guard let begin = orders.first, let end = orders.last else { return }
            last = end[0]
            let span: SQLArguments = [begin[0] as Int64, last]
            var paths: [Int64: Path] = [:]
            try connection.forEach(SQL.audit.changes, span) { row in
                paths[row[0], default: Path()].add(row)
                return true
            }
            var sums: [Int64: Sums] = [:]
            try connection.forEach(SQL.audit.lines, span) { row in
                sums[row[0], default: Sums()].add(row)
                return true
            }
            for order in orders {
                count += 1
                let id: Int64 = order[0]
                let subject = AuditFinding.Subject.order(id: id, code: order[1])
                func add(_ problem: AuditFinding.Problem, _ detail: String) throws {
                    try report(AuditFinding(subject: subject, problem: problem, detail: detail))
                }
                try audit(order, paths[id] ?? Path(), add)
                try audit(order, sums[id] ?? Sums(), add)
                try auditDevice(order, add)
                try auditContent(order, add)
            }
        }
    }

    private typealias Add = (AuditFinding.Problem, String) throws -> Void

    private func audit(_ order: Row, _ path: Path, _ add: Add) throws {
        let state: String = order["state"]
        if !path.isLegal || !path.wasReceived {
            try add(.illegalHistory, state)
        } else if path.recorded.history.state.rawValue != state {
            try add(.otherState, "\(path.recorded.history.state.rawValue) ≠ \(state)")
        }
        let revision = path.revision + (order["changing_marks"] as Int)
        if revision != order["revision"] {
            try add(.wrongRevision, "\(order["revision"] as Int) ≠ \(revision)")
        }
        if order["counted_marks"] as Int != order["marks"] {
            try add(.wrongMarks, "\(order["marks"] as Int) ≠ \(order["counted_marks"] as Int)")
        }
        if order["cancels"] as Int != order["refused_cancels"] {
            try add(.wrongCancels, "\(order["refused_cancels"] as Int) ≠ \(order["cancels"] as Int)")
        }
        // Once an order's personal data is erased, its receipt cannot be written any more, so that is no
        // error.
        let isOpen = OrderState(rawValue: state)?.isOpen ?? false
        if isOpen, order["receipt"] == "removed", order["device_name"] as String? != nil {
            try add(.receiptGone, state)
        }
    }

    private func audit(_ order: Row, _ sums: Sums, _ add: Add) throws {
        if sums.kept == 0 || sums.last != sums.positions {
            try add(.missingLine, "\(sums.positions) / \(sums.last)")
        }
        if sums.total != order["total_cents"] {
            try add(.wrongTotal, "\(order["total_cents"] as Int) ≠ \(sums.total)")
        }
        if sums.shown != order["shown_total_cents"] || sums.isRepriced != order["repriced"] {
            try add(.wrongShownTotal, "\(order["shown_total_cents"] as Int) ≠ \(sums.shown)")
        }
    }

    private func auditDevice(_ order: Row, _ add: Add) throws {
        let (udid, number): (String, Int) = (order["udid"], order["number"])
        let keepsName = order["device_name"] as String? != nil
        let keepsOther =
            order["comment"] as String? != nil || order["note"] as String? != nil
            || order["file"] as String != "" || order["raw"] as [UInt8]? != nil
        guard let device = DeviceID(udid), udid == device.description else {
            if !DeviceHash.isHash(udid) { try add(.badDevice, udid) }
            if keepsName || keepsOther { try add(.halfForgotten, udid) }
            return
        }
        if let known = OrderNumber(number).map({ OrderCode(number: $0, device: device) }),
            known.description != order["code"]
        {
            try add(.otherCode, known.description)
        }
        // The order of an erased device keeps the UDID until its receipt has been removed.
        if !keepsName, keepsOther || order["receipt"] != "written" { try add(.halfForgotten, udid) }
        guard let hash else { return }
        if try connection.isTrue(SQL.audit.hasOrder, [hash(udid), number]) { try add(.knownTwice, udid) }
    }

    private func auditContent(_ order: Row, _ add: Add) throws {
        guard let raw = order["raw"] as [UInt8]? else { return }
        let read = Result { (try Order(json: raw), try ContentKey.order(in: raw, at: houses)) }
        guard case .success(let (sent, key)) = read,
            let stored = ContentHash(stored: order["content_hash"]),
            let source = ContentKey.Source(rawValue: order["hash_of"]),
            key.matches(stored, of: source),
            sent.device.description == order["udid"], sent.number.value == order["number"]
        else { return try add(.otherContent, "orders.raw") }
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
        // An arrival is a mark and does not change the state.
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
