import Foundation
package import McOrderModel

extension QueueView {
    /// How many orders one read transaction exports, because a long one keeps the journal from being emptied.
    private static let exportPage = 200

    /// Calls `report` with every order that was received between two instants, oldest first, as JSON: the
    /// order as `till show --json` prints it, and its `history`.
    ///
    /// Memory does not grow with the number of orders, and no writer is blocked. An order that changes during
    /// the export is exported as it is when it is read.
    package func exportOrders(
        since: Timestamp,
        until: Timestamp,
        now: Timestamp,
        _ report: (JSONValue) throws -> Void
    ) throws {
        var last = (at: since.milliseconds, id: Int64.min)
        while true {
            let page = try read { connection in
                try connection.rows(
                    SQL.retention.receivedAfter,
                    [last.at, until, last.id, Self.exportPage]
                ).map { row in
                    let order = try connection.order(id: row[1])
                    return (
                        place: (at: row[0] as Int64, id: row[1] as Int64),
                        json: try order.map { try connection.export($0, now: now) }
                    )
                }
            }
            guard let end = page.last?.place else { return }
            for json in page.compactMap(\.json) { try report(json) }
            last = end
        }
    }

    /// Calls `report` with all data that the queue has about a device, as JSON objects whose `record` names
    /// the kind of object: the `device` itself, then each `order` with its history and raw file, each
    /// `rejection`, each `notice`.
    ///
    /// If data was erased, the remaining data is exported.
    /// - Throws: ``QueueError/noSuchDevice(udid:)``.
    package func export(
        _ device: DeviceKey,
        now: Timestamp,
        _ report: (JSONValue) throws -> Void
    ) throws {
        let names = try read { try $0.bothNames(of: device) }
        guard let record = try self.device(device, at: now) else {
            throw QueueError.noSuchDevice(udid: device.description)
        }
        try report(record.export)
        try each(.orders, names) { id in
            guard let order = try order(id: id) else { return }
            let (file, raw) = try self.file(of: .orders, id)
            let json = try read { try $0.export(order, now: now) }
            try report(
                json.with("record", .string("order"))
                    .adding([JSONValue.Member("file", .string(file)), JSONValue.Member("raw", raw)])
            )
            for notice in try notices(of: id) { try report(notice) }
        }
        try each(.rejections, names) { id in
            guard let (found, _) = try rejection(id: id) else { return }
            let (_, raw) = try self.file(of: .rejections, id)
            try report(found.export.adding([JSONValue.Member("raw", raw)]))
        }
    }

    /// Calls `body` with each id of a device's rows, one page at a time.
    private func each(
        _ table: ReceiptTable,
        _ names: SQLArguments,
        _ body: (Int64) throws -> Void
    ) throws {
        var last = Int64.min
        while true {
            let arguments: SQLArguments = names + [last, Self.exportPage]
            let ids: [Int64] = try read { try $0.values(SQL.retention.idsOfDevice[table], arguments) }
            guard let end = ids.last else { return }
            for id in ids { try body(id) }
            last = end
        }
    }

    /// The name of the file that a row was made from, and its bytes: as text, in base64 if they are not
    /// UTF-8, or `null` if they are no longer kept.
    private func file(
        of table: ReceiptTable,
        _ id: Int64
    ) throws -> (name: String, raw: JSONValue) {
        try read { connection in
            let row = try connection.row(SQL.retention.file[table], [id])
            guard let row, let raw = row[1] as [UInt8]? else { return (row?[0] ?? "", .null) }
            let text = String(bytes: raw, encoding: .utf8)
            return (row[0], .string(text ?? Data(raw).base64EncodedString()))
        }
    }

    private func notices(of order: Int64) throws -> [JSONValue] {
        try read { connection in
            try connection.rows(SQL.retention.notices, [order]).map { row in
                JSONValue.object([
                    JSONValue.Member("record", .string("notice")),
                    JSONValue.Member("id", .integer(row[0] as Int64)),
                    JSONValue.Member("order", .integer(order)),
                    JSONValue.Member("type", .string(row[1])),
                    JSONValue.Member("sentAt", .string(Timestamp(milliseconds: row[2]).description)),
                    JSONValue.Member("at", .string(Timestamp(milliseconds: row[3]).description)),
                    JSONValue.Member("outcome", .string(row[4])),
                    JSONValue.Member("file", .string(row[5])),
                ])
            }
        }
    }
}

extension Connection {
    /// An order with its history, in the form of an export.
    fileprivate func export(_ order: QueuedOrder, now: Timestamp) throws -> JSONValue {
        let history = JSONValue.array(try changes(of: order.id).map(\.json))
        let marks = JSONValue.array(order.kitchen.marks.map(\.json))
        return order.json(at: now)
            .adding([JSONValue.Member("history", history), JSONValue.Member("kitchen", marks)])
    }
}

extension DeviceRecord {
    /// The device itself, in the form of an export.
    fileprivate var export: JSONValue {
        .object([
            JSONValue.Member("record", .string("device")),
            JSONValue.Member("udid", .string(key.description)),
            JSONValue.Member("deviceName", .optional(deviceName)),
            JSONValue.Member("trustedLabel", .optional(trustedLabel)),
            JSONValue.Member("blacklisted", blacklisted?.export ?? .null),
            JSONValue.Member("revoked", revoked?.json ?? .null),
            JSONValue.Member("firstSeenAt", .optional(firstSeen?.description)),
            JSONValue.Member("lastSeenAt", .optional(lastSeen?.description)),
            JSONValue.Member("orders", .integer(orders.values.reduce(0, +))),
            JSONValue.Member("rejections", .integer(rejected)),
        ])
    }
}

extension BlacklistEntry {
    fileprivate var export: JSONValue {
        .object([
            JSONValue.Member("reason", .string(reason)),
            JSONValue.Member("by", .string(by)),
            JSONValue.Member("since", .string(since.description)),
            JSONValue.Member("until", .optional(until?.description)),
        ])
    }
}

extension RejectedFile {
    fileprivate var export: JSONValue {
        .object([
            JSONValue.Member("record", .string("rejection")),
            JSONValue.Member("id", .integer(id)),
            JSONValue.Member("file", .string(file)),
            JSONValue.Member("reason", .string(reason.rawValue)),
            JSONValue.Member("udid", .optional(udid.map(DeviceKey.printed))),
            JSONValue.Member("number", .optional(number.map(String.init))),
            JSONValue.Member("at", .string(at.description)),
            JSONValue.Member("bytes", .integer(bytes)),
        ])
    }
}

extension JSONValue {
    /// The object with members appended to its own.
    func adding(_ members: [Member]) -> JSONValue {
        guard case .object(let own) = self else { return self }
        return .object(own + members)
    }

    /// The object with a member inserted before its own.
    fileprivate func with(_ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(let own) = self else { return self }
        return .object([Member(name, value)] + own)
    }
}
