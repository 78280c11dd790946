package import McOrderModel

extension OrderQueue {
    /// Changes the content of an order as the caller saw it, and with it its prices and offers (see
    /// ``EditedOrder``); ``recall(_:by:at:)`` undoes the change. Only the service can be changed after the
    /// order was collected, until a close has counted it.
    ///
    /// - Parameters:
    ///   - by: the person or program that makes the change.
    ///   - reason: the reason, if one is required.
    ///   - catalogues: those by which the change is priced.
    ///   - agreed: the total that may be charged although it is more than before.
    /// - Returns: the order's revision after the change.
    /// - Throws: ``QueueError/illegal(from:to:)`` when the order is no longer open,
    /// ``QueueError/inClose(code:number:)``, ``QueueError/noSuchLine(_:)``, ``QueueError/lastLine(_:)``,
    /// ``QueueError/tooManyLines(_:)``, ``QueueError/costsMore(code:from:to:currency:)``, and the errors of
    /// ``advance(_:to:by:reason:payment:at:)``.
    @discardableResult
    package func edit(
        _ order: some SeenOrder,
        _ edit: OrderEdit,
        by: String,
        reason: String? = nil,
        catalogues: OrderCatalogues = .none,
        agreed: Money? = nil,
        at: Timestamp
    ) throws(QueueError) -> Int {
        try write { connection in
            let (status, revision, _) = try connection.status(of: order)
            var recorded = try connection.history(of: order.id)
            guard edit.isPossible(in: status.state), recorded.history.edit() else {
                throw QueueError.illegal(from: status, to: .edit(edit.kind))
            }
            if status.state == .collected,
                let number: Int = try connection.value(SQL.closing.ofLastCollection, [order.id])
            {
                throw QueueError.inClose(code: status.code, number: number)
            }
            guard let seen = try connection.order(id: order.id) else {
                throw QueueError.noSuchOrder(id: order.id)
            }
            let edited: EditedOrder
            do throws(EditedOrder.Failure) {
                edited = try seen.edited(by: edit, at: at, catalogues, agreed: agreed)
            } catch {
                switch error {
                case .noSuchLine(let name): throw QueueError.noSuchLine(name)
                case .lastLine: throw QueueError.lastLine(status.code)
                case .costsMore(let before, let after):
                    let currency = try connection.setting("currency") ?? "EUR"
                    throw QueueError.costsMore(
                        code: status.code,
                        from: before,
                        to: after,
                        currency: currency
                    )
                }
            }
            let before: String? =
                switch edit {
                case .comment: seen.note
                case .promise:
                    try connection.row(SQL.orders.promise, [order.id]).map { PromiseBefore($0).stored }
                case .strike, .add, .service: connection.contentBefore(edited, of: seen).stored
                }
            let change = OrderChange(
                at: at,
                from: status.state,
                to: status.state,
                by: by,
                reason: reason,
                edit: edit.kind,
                detail: edit.detail
            )
            let line: OrderedLine.ID? =
                switch edit {
                case .strike(let line): line.id
                case .add: (seen.lines.last?.id ?? 0) + 1
                case .service, .comment, .promise: nil
                }
            let id = try connection.apply(change, step: .edit, toOrder: order.id, before: before, line: line)
            switch edit {
            case .comment(let words):
                try connection.run(SQL.orders.setNote, [words.isEmpty ? nil : words, order.id])
            case .promise(let promise):
                try connection.run(SQL.orders.setPromise, [promise.readyAt, true, order.id])
            case .strike, .add, .service: try connection.apply(edited, to: seen, change: id)
            }
            return revision + 1
        }
    }
}

/// What the customer had been told before staff said another time.
private struct PromiseBefore {
    let readyAt: Timestamp?
    let isOfStaff: Bool

    /// Reads a row of ``OrderStatements/promise``.
    init(_ row: Row) { (readyAt, isOfStaff) = (row[0], row[1]) }

    /// Reads ``stored``.
    init(stored text: String?) {
        let words = (text ?? "").split(separator: " ")
        readyAt = words.first.flatMap { Int64($0) }.map { Timestamp(seconds: $0) }
        isOfStaff = words.count > 1
    }

    /// Seconds since 1970, or nothing; then whether staff said so.
    var stored: String {
        [readyAt.map { String($0.seconds) } ?? "-", isOfStaff ? "staff" : nil].compactMap(\.self)
            .joined(separator: " ")
    }
}

/// The maximum number of lines of an order, struck lines included. Source: format.md.
private let lineLimit = 100

extension Connection {
    /// What an edit is about to replace.
    fileprivate func contentBefore(_ edited: EditedOrder, of order: QueuedOrder) -> ContentBefore {
        ContentBefore(
            details: order.details,
            lines: order.lines.compactMap { line in
                guard let new = edited.kept[line.id], (new.price, new.details) != (line.price, line.details)
                else { return nil }
                return ContentBefore.Line(position: line.id, price: line.price, details: line.details)
            }
        )
    }

    /// Stores the content after an edit that was recorded as `change`.
    fileprivate func apply(_ edited: EditedOrder, to order: QueuedOrder, change: Int64) throws {
        for line in edited.struck {
            try run(SQL.orders.strike, [change, order.id, line])
        }
        for old in order.lines {
            guard let line = edited.kept[old.id], (line.price, line.details) != (old.price, old.details)
            else { continue }
            try run(SQL.orders.setPrice, [line.price, line.details?.stored, order.id, old.id])
        }
        let last = order.lines.last?.id ?? 0
        guard last + edited.added.count <= lineLimit else { throw QueueError.tooManyLines(order.code) }
        for (index, line) in edited.added.enumerated() {
            try run(
                SQL.orders.addLine,
                [order.id, last + 1 + index, line.text, line.price, change, line.details?.stored]
            )
        }
        if edited.details != order.details {
            try run(SQL.orders.setDetails, [edited.details.stored, order.id])
        }
        try run(SQL.orders.sumUp, [order.id])
    }

    /// The kind of an edit, its detail and its line; `nil` if the change is no edit.
    func edit(_ change: Int64) throws -> (kind: OrderEdit.Kind, detail: String?, line: OrderedLine.ID?)? {
        try row(SQL.orders.edit, [change]).flatMap { row in
            OrderEdit.Kind(rawValue: row[0]).map { ($0, row[1], row[3]) }
        }
    }

    /// Undoes an edit, in the change `recall`.
    func undoEdit(_ change: Int64, of order: Int64, by recall: Int64) throws {
        guard let row = try row(SQL.orders.edit, [change]), let kind = OrderEdit.Kind(rawValue: row[0])
        else { return }
        let before: String? = row[2]
        switch kind {
        case .comment:
            try run(SQL.orders.setNote, [before, order])
            return
        case .promise:
            let before = PromiseBefore(stored: before)
            try run(SQL.orders.setPromise, [before.readyAt, before.isOfStaff, order])
            return
        case .strike, .add, .service, .payment: break
        }
        try run(SQL.orders.takeStrikeBack, [change])
        try run(SQL.orders.withdraw, [recall, change])
        if let content = try ContentBefore(stored: before, of: kind) {
            try run(SQL.orders.setDetails, [content.details.stored, order])
            for line in content.lines {
                try run(SQL.orders.setPrice, [line.price, line.details?.stored, order, line.position])
            }
        }
        try run(SQL.orders.sumUp, [order])
    }
}
