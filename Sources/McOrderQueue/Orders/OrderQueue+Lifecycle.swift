package import McOrderModel

extension OrderQueue {
    /// Moves an order forward from the state that the caller saw.
    ///
    /// - Parameters:
    ///   - state: the new state.
    ///   - by: the person or program that makes the change.
    ///   - reason: the reason, if one is required.
    ///   - payment: how a collected order was paid, if that is known and was not recorded before.
    /// - Returns: the order's revision after the change.
    /// - Throws: ``QueueError/illegal(from:to:)``, ``QueueError/alreadyPaid(code:_:)`` if a payment is given
    ///   for a paid order, ``QueueError/overtaken(_:)`` when the order was changed since the caller saw it,
    ///   ``QueueError/noSuchOrder(id:)``, or the error that prevents writing to the
    ///   queue.
    @discardableResult
    package func advance(
        _ order: some SeenOrder,
        to state: OrderState,
        by: String,
        reason: String? = nil,
        payment: Payment? = nil,
        at: Timestamp
    ) throws(QueueError) -> Int {
        try write { connection in
            try connection.advance(order, to: state, by: by, reason: reason, payment: payment, at: at)
        }
    }

    /// Undoes the last change of an order, whether of its state or its content, if the order is still as the
    /// caller saw it. A payment that the change recorded is taken back. All stations of the kitchen prepare
    /// an order again that was ready.
    ///
    /// - Parameter mayUndo: whether the caller may undo the change that would be undone. It is asked within
    ///   the transaction, so that a change that is made meanwhile is never undone instead.
    /// - Returns: the state of the order afterwards.
    /// - Throws: ``QueueError/nothingToRecall(_:)``, ``QueueError/mayNotUndo(_:)``, and the errors of
    ///   ``advance(_:to:by:reason:payment:at:)``.
    @discardableResult
    package func recall(
        _ order: some SeenOrder,
        by: String,
        at: Timestamp,
        mayUndo: @Sendable (UndoableChange) -> Bool = { _ in true }
    ) throws(QueueError) -> OrderState {
        try write { connection in
            let status = try connection.status(of: order).status
            var recorded = try connection.history(of: order.id)
            guard let state = recorded.history.recall(), let last = recorded.status.last else {
                throw QueueError.nothingToRecall(status)
            }
            let edit = try connection.edit(last)
            guard mayUndo(edit.map { .edit($0.kind) } ?? .state(status.state)) else {
                throw QueueError.mayNotUndo(status)
            }
            let change = OrderChange(
                at: at,
                from: status.state,
                to: state,
                by: by,
                reason: nil,
                edit: edit?.kind,
                detail: edit?.detail,
                isRecall: true
            )
            let id = try connection.apply(change, step: .recall, toOrder: order.id, line: edit?.line)
            if edit?.kind != .payment { try connection.undoEdit(last, of: order.id, by: id) }
            try connection.run(SQL.payments.takeBack, [id, last])
            if state == .received { try connection.run(SQL.presence.waitAgain, [order.id, last]) }
            if status.state == .ready, state != .ready {
                try connection.takeBackDone(of: order.id, by: by, at: at)
            }
            return state
        }
    }

    /// Records that the customer of an open order has arrived. An order that waited for its customer no
    /// longer waits. Does nothing if both are recorded already.
    ///
    /// A mark is not a change of state: it keeps the revision, so that it does not conflict with a change
    /// that another caller is about to make.
    ///
    /// - Returns: whether this changed anything.
    /// - Throws: ``QueueError/illegal(from:to:)`` when the order is no longer open.
    @discardableResult
    package func markArrived(_ order: some SeenOrder, by: String, at: Timestamp) throws(QueueError)
        -> Bool
    {
        try write { connection in
            let anyRevision = OrderReference(id: order.id, revision: nil)
            let status = try connection.status(of: anyRevision).status
            guard status.state.isOpen else { throw QueueError.illegal(from: status, to: .arrival) }
            let waited = try connection.markPresent(order.id, by: .till, at: at)
            return try connection.markArrived(
                order.id,
                in: status.state,
                by: by,
                at: at,
                isProven: waited
            )
        }
    }

    /// Sets open orders to *expired* that were received before `limit`, at most 200 in one call. Orders with
    /// a change that was recalled since `limit` are skipped, because expiring them would undo the recall at
    /// once.
    ///
    /// - Returns: the number of orders that expired; call again until it is 0.
    package func expire(receivedBefore limit: Timestamp, by: String, at: Timestamp) throws(QueueError) -> Int
    {
        try write { connection in
            let rows = try connection.rows(SQL.orders.overdue, [limit])
            for row in rows {
                guard let state = OrderState(rawValue: row[1]) else { continue }
                let change = OrderChange(at: at, from: state, to: .expired, by: by, reason: nil)
                try connection.apply(change, step: .forward, toOrder: row[0])
            }
            return rows.count
        }
    }
}

extension Connection {
    /// Records that the customer of an open order has arrived, unless that is recorded already.
    ///
    /// - Parameter isProven: whether it became known just now that the customer is really there, which is
    ///   recorded also after an arrival that proved nothing.
    /// - Returns: whether this changed anything.
    func markArrived(
        _ order: Int64,
        in state: OrderState,
        by: String,
        at: Timestamp,
        isProven: Bool = false
    ) throws -> Bool {
        guard try run(SQL.orders.markArrived, [at, by, order]) > 0 || isProven else { return false }
        try record(.arrival(in: state, by: by, at: at), of: order)
        return true
    }

    /// Moves an order forward from the state that the caller saw.
    ///
    /// - Returns: the order's revision after the change.
    @discardableResult
    func advance(
        _ order: some SeenOrder,
        to state: OrderState,
        by: String,
        reason: String?,
        payment: Payment? = nil,
        at: Timestamp
    ) throws -> Int {
        let (status, revision, udid) = try status(of: order)
        var recorded = try history(of: order.id)
        guard recorded.history.advance(to: state) else {
            throw QueueError.illegal(from: status, to: .state(state))
        }
        let paid = state == .collected ? payment : nil
        if paid != nil { try requireUnpaid(order.id, status) }
        let change = OrderChange(
            at: at,
            from: status.state,
            to: state,
            by: by,
            reason: reason,
            detail: paid?.rawValue
        )
        // Who begins an order that waits sees its customer. Who begins another one need not.
        if state != .cancelled, state != .noShow {
            try markPresent(order.id, by: .till, at: at, isSeen: state == .collected)
        }
        let event = try apply(change, step: .forward, toOrder: order.id)
        if let paid { try record(paid, ofOrder: order.id, in: event, by: by, at: at) }
        if state == .noShow { try applyNoShowLimit(udid: udid, at: at) }
        return revision + 1
    }

    /// The state, revision and device of an order.
    ///
    /// - Throws: ``QueueError/noSuchOrder(id:)``, or ``QueueError/overtaken(_:)`` when the order was changed
    ///   since the caller saw it.
    func status(of order: some SeenOrder) throws -> (status: OrderStatus, revision: Int, udid: String) {
        guard let row = try row(SQL.orders.status, [order.id]), let state = OrderState(rawValue: row[1])
        else { throw QueueError.noSuchOrder(id: order.id) }
        let status = OrderStatus(code: row[0], state: state, by: row[2], at: row[3])
        let revision: Int = row[4]
        if let seen = order.seenRevision, seen != revision { throw QueueError.overtaken(status) }
        return (status, revision, row[5])
    }

    /// Makes a change and records it. The order's receipt becomes due, unless the customer's data was erased.
    ///
    /// - Returns: the change's id.
    @discardableResult
    func apply(
        _ change: OrderChange,
        step: OrderHistory.Step,
        toOrder id: Int64,
        before: String? = nil,
        line: OrderedLine.ID? = nil
    ) throws -> Int64 {
        try run(SQL.orders.changeState, [change.to.rawValue, change.at, change.by, id])
        return try record(change, step: step.rawValue, of: id, before: before, line: line)
    }
}
