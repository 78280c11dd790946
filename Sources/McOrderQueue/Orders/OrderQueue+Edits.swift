package import McOrderModel

extension OrderQueue {
    /// Changes the content of an order as the caller saw it; ``recall(_:by:at:)`` undoes the change. Only the
    /// service can be changed after the order was collected, until a close has counted it.
    ///
    /// - Parameters:
    ///   - by: the person or program that makes the change.
    ///   - reason: the reason, if one is required.
    /// - Returns: the order's revision after the change.
    /// - Throws: ``QueueError/illegal(from:to:)`` when the order is no longer open,
    /// ``QueueError/inClose(code:number:)``, ``QueueError/noSuchLine(_:)``, ``QueueError/lastLine(_:)``,
    /// ``QueueError/tooManyLines(_:)``, and the errors of ``advance(_:to:by:reason:payment:at:)``.
    @discardableResult
    package func edit(
        _ order: some SeenOrder,
        _ edit: OrderEdit,
        by: String,
        reason: String? = nil,
        at: Timestamp
    ) throws(QueueError) -> Int {
        try write { connection in
            let (status, revision, _) = try connection.status(of: order)
            var recorded = try connection.history(of: order.id)
            guard status.state.isOpen || edit.kind == .service, recorded.history.edit() else {
                throw QueueError.illegal(from: status, to: edit.kind.rawValue)
            }
            if status.state == .collected,
                let number: Int = try connection.value(SQL.closing.ofLastCollection, [order.id])
            {
                throw QueueError.inClose(code: status.code, number: number)
            }
            let before: String? =
                switch edit.kind {
                case .comment: try connection.value(SQL.orders.note, [order.id])
                case .service: try connection.value(SQL.orders.details, [order.id])
                case .strike, .add: nil
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
            let id = try connection.apply(
                change,
                step: .edit,
                toOrder: order.id,
                before: before
            )
            try connection.apply(edit, toOrder: order.id, status.code, change: id, before: before)
            return revision + 1
        }
    }
}

/// The maximum number of lines of an order, struck lines included. Source: format.md.
private let lineLimit = 100

extension Connection {
    /// Applies an edit that was recorded as `change`.
    fileprivate func apply(
        _ edit: OrderEdit,
        toOrder id: Int64,
        _ code: String,
        change: Int64,
        before: String?
    ) throws {
        switch edit {
        case .strike(let line):
            let count: Int? = try value(SQL.orders.countLines, [id])
            guard let count, count > 1 else { throw QueueError.lastLine(code) }
            let struck = try run(
                SQL.orders.strike,
                [change, id, line.name, line.price, line.shownPrice, line.isAdded]
            )
            guard struck == 1 else { throw QueueError.noSuchLine(line.name) }
        case .add(let name, let price, let details):
            let last: Int? = try value(SQL.orders.lastPosition, [id])
            guard let last, last < lineLimit else { throw QueueError.tooManyLines(code) }
            try run(SQL.orders.addLine, [id, last + 1, name, price, change, details?.stored])
        case .service(let service):
            var details = try OrderDetails(column: before)
            details.service = service
            try run(SQL.orders.setDetails, [details.stored, id])
        case .comment(let words):
            try run(SQL.orders.setNote, [words.isEmpty ? nil : words, id])
        }
        try run(SQL.orders.sumUp, [id])
    }

    /// Undoes an edit.
    ///
    /// - Returns: the kind and detail of the edit; `nil` if the change is no edit, in which case nothing is
    ///   changed.
    func undoEdit(_ change: Int64, of order: Int64) throws -> (kind: OrderEdit.Kind, detail: String?)? {
        guard let row = try row(SQL.orders.edit, [change]), let kind = OrderEdit.Kind(rawValue: row[0])
        else { return nil }
        switch kind {
        case .strike: try run(SQL.orders.takeStrikeBack, [change])
        case .add: try run(SQL.orders.takeAddedLineBack, [change])
        case .comment: try run(SQL.orders.setNote, [row[2] as String?, order])
        case .service: try run(SQL.orders.setDetails, [row[2] as String?, order])
        }
        try run(SQL.orders.sumUp, [order])
        return (kind, row[1])
    }
}
