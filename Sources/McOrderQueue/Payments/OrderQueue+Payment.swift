package import McOrderModel

extension OrderQueue {
    /// Records that an order is paid, without moving it. ``recall(_:by:at:mayUndo:)`` takes the payment back.
    ///
    /// - Parameter by: the person who took the payment.
    /// - Returns: the order's revision after the change.
    /// - Throws: ``QueueError/illegal(from:to:)`` for an order that ended without being collected,
    ///   ``QueueError/alreadyPaid(code:_:)``, ``QueueError/inClose(code:number:)`` for an order whose
    ///   collection a close has counted, and the errors of ``advance(_:to:by:reason:payment:at:)``.
    @discardableResult
    package func pay(
        _ order: some SeenOrder,
        _ payment: Payment,
        by: String,
        at: Timestamp
    ) throws(QueueError) -> Int {
        try write { try $0.pay(order, payment, by: by, at: at) }
    }
}

extension Connection {
    /// Records that an order is paid; returns the order's revision after the change.
    @discardableResult
    func pay(_ order: some SeenOrder, _ payment: Payment, by: String, at: Timestamp) throws -> Int {
        let (status, revision, _) = try status(of: order)
        var recorded = try history(of: order.id)
        guard recorded.history.edit() else {
            throw QueueError.illegal(from: status, to: .edit(.payment))
        }
        try requireUnpaid(order.id, status)
        if status.state == .collected,
            let number: Int = try value(SQL.closing.ofLastCollection, [order.id])
        {
            throw QueueError.inClose(code: status.code, number: number)
        }
        let change = OrderChange(
            at: at,
            from: status.state,
            to: status.state,
            by: by,
            reason: nil,
            edit: .payment,
            detail: payment.rawValue
        )
        // Who pays at the counter is there.
        try markPresent(order.id, by: .till, at: at)
        let event = try apply(change, step: .edit, toOrder: order.id)
        try record(payment, ofOrder: order.id, in: event, by: by, at: at)
        return revision + 1
    }

    /// The payment of an order that is in force; `nil` if it is not paid.
    func payment(ofOrder id: Int64) throws -> RecordedPayment? {
        try rows(SQL.payments.inForce, ofOrders: [id])[id]?.first.map { try RecordedPayment($0) }
    }

    /// Throws ``QueueError/alreadyPaid(code:_:)`` for an order that is paid.
    func requireUnpaid(_ order: Int64, _ status: OrderStatus) throws {
        if let paid = try payment(ofOrder: order) {
            throw QueueError.alreadyPaid(code: status.code, paid.kind)
        }
        if let ahead = try paidAhead(ofOrder: order), ahead.rest == .zero {
            throw QueueError.paidAhead(code: status.code)
        }
    }

    /// What of an order counts as paid ahead, and what is left to pay; `nil` if it is not paid ahead.
    func paidAhead(ofOrder id: Int64) throws -> (paid: Money, rest: Money)? {
        guard let row = try rows(SQL.paying.ofOrders, ofOrders: [id])[id]?.first,
            let order = try rows(SQL.paying.orders, ofOrders: [id])[id]?.first
        else { return nil }
        let total: Money = order[0]
        let paid = min(try HeldPayment(row).covered, total)
        return (paid, total - paid)
    }

    /// Stores a payment of what the order costs now, less what counts as paid ahead.
    ///
    /// - Parameter event: the change that recorded it.
    func record(
        _ payment: Payment,
        ofOrder id: Int64,
        in event: Int64,
        by: String,
        at instant: Timestamp
    ) throws {
        let ahead = try paidAhead(ofOrder: id)
        try run(SQL.payments.insert, [id, event, payment.rawValue, ahead?.paid ?? .zero, instant, by])
    }
}

extension RecordedPayment {
    /// Reads a row of ``PaymentStatements/inForce``.
    init(_ row: Row) throws {
        guard let kind = Payment(rawValue: row[1]) else {
            throw QueueError.database(cause: "order \(row[5] as Int64): unknown kind of payment")
        }
        self.init(kind: kind, amount: row[2], by: row[4], at: row[3], event: row[0])
    }
}
