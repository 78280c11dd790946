package import McOrderModel

extension OrderQueue {
    /// The maximum number of lines of an order, struck lines included. Source: format.md.
    private static let lineLimit = 100

    /// Changes the content of an order as the caller saw it; ``recall(_:by:at:)`` undoes the change. Only the
    /// service can be changed after the order was collected, until a close has counted it.
    ///
    /// - Parameters:
    ///   - by: the person or program that makes the change.
    ///   - reason: the reason, if one is required.
    /// - Returns: the order's revision after the change.
    /// - Throws: ``QueueError/illegal(from:to:)`` when the order is no longer open,
    ///   ``QueueError/inClose(code:number:)``, ``QueueError/noSuchLine(_:)``, ``QueueError/lastLine(_:)``, ``QueueError/tooManyLines(_:)``, and the
    ///   errors of ``advance(_:to:by:reason:payment:at:)``.
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
            switch edit {
            case .strike(let line):
                try connection.strike(line, of: order.id, status.code, change: id)
            case .add(let name, let price, let details):
                try connection.add(
                    name,
                    price,
                    details,
                    to: order.id,
                    status.code,
                    change: id,
                    Self.lineLimit
                )
            case .service(let service):
                var details = try OrderDetails(column: before)
                details.service = service
                try connection.run(SQL.orders.setDetails, [details.stored, order.id])
            case .comment(let words):
                try connection.run(SQL.orders.setNote, [words.isEmpty ? nil : words, order.id])
            }
            try connection.run(SQL.orders.sumUp, [order.id])
            return revision + 1
        }
    }
}

extension Connection {
    fileprivate func strike(
        _ line: QueuedOrder.Line,
        of order: Int64,
        _ code: String,
        change: Int64
    ) throws {
        let count: Int? = try value(SQL.orders.countLines, [order])
        guard let count, count > 1 else { throw QueueError.lastLine(code) }
        let struck = try run(
            SQL.orders.strike,
            [change, order, line.name, line.price.cents, line.shownPrice.cents, line.isAdded]
        )
        guard struck == 1 else { throw QueueError.noSuchLine(line.name) }
    }

    fileprivate func add(
        _ name: String,
        _ price: Money,
        _ details: LineDetails?,
        to order: Int64,
        _ code: String,
        change: Int64,
        _ limit: Int
    ) throws {
        let last: Int? = try value(SQL.orders.lastPosition, [order])
        guard let last, last < limit else { throw QueueError.tooManyLines(code) }
        try run(SQL.orders.addLine, [order, last + 1, name, price.cents, change, details?.stored])
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
