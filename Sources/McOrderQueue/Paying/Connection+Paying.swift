import McOrderModel

extension Connection {
    /// What is known about payments ahead, for decisions about files that ask for one.
    func payFacts(of devices: Set<DeviceID>, now: Timestamp) throws -> PayFacts {
        var facts = PayFacts()
        facts.terms = try payTerms()
        guard facts.terms != nil else { return facts }
        facts.answeredAt = try setting(QueueSetting.payAnswered).flatMap { Timestamp($0) }
        facts.shutUntil = try setting(QueueSetting.payShut).flatMap { Timestamp($0) }
        for row in try rows(SQL.paying.isAwaited, []) { facts.open[RestaurantID(row[0])] = row[1] }
        let asked = Array(devices)
        let found = try rowsEach(
            SQL.paying.ofDevice,
            asked.map { [$0.description, now - .seconds(86_400)] }
        )
        for (device, rows) in zip(asked, found) {
            if let row = rows.first { facts.ofDevices[device] = (row[0], row[1]) }
        }
        return facts
    }

    /// What the house offers to who pays ahead; `nil` if it takes no such payments.
    func payTerms() throws -> PayTerms? {
        guard let text = try setting(QueueSetting.pay), !text.isEmpty else { return nil }
        guard let terms = (try? JSONReader.read(Array(text.utf8), depth: 4).value).flatMap({ PayTerms($0) })
        else { throw QueueError.database(cause: "the terms of payments ahead cannot be read") }
        return terms
    }

    /// A payment with its order and its request that has no answer; `nil` if there is none of that id.
    func paymentCase(_ id: PaymentID) throws -> PaymentCase? {
        guard let row = try row(SQL.paying.byID, [id.description]) else { return nil }
        let requests = try rows(SQL.paying.openRequest, [id.description])
        return try paymentCases(of: [HeldPayment(row)], requests).first
    }

    /// Payments with their orders, which are read with one statement, and their requests among `rows`.
    func paymentCases(of payments: [HeldPayment], _ rows: [Row]) throws -> [PaymentCase] {
        let requests = Dictionary(
            uniqueKeysWithValues: try rows.map { try PaymentRequest($0) }.map { ($0.payment, $0) }
        )
        let orders = try self.rows(SQL.paying.orders, ofOrders: payments.compactMap(\.order))
        return try payments.map { payment in
            var found = PaymentCase(payment: payment, request: requests[payment.id])
            guard let order = payment.order, let row = orders[order]?.first else { return found }
            guard let state = OrderState(rawValue: row[2]) else {
                throw QueueError.database(cause: "order \(order): unknown state")
            }
            found.order = PaidOrder(total: row[0], paidAtCounter: row[1], state: state, isEarned: row[3])
            (found.restaurant, found.code) = (row[4], row[5])
            return found
        }
    }

    /// Stores a payment that was read at ``HeldPayment/version``.
    ///
    /// What the order's customer and staff see of it changes with it: an event, the receipt, and that the
    /// order waits no longer.
    /// - Returns: whether the payment was as it was read.
    func store(_ payment: HeldPayment, over before: HeldPayment, at now: Timestamp) throws -> Bool {
        guard try run(SQL.paying.update, payment.arguments(over: before.version)) > 0 else { return false }
        guard let order = payment.order else { return true }
        if before.isAwaited, !payment.isAwaited {
            let begins = try payTerms()?.begin == .held && payment.state == .held
            try run(SQL.paying.settle, [now, begins, order])
        }
        let isNews = payment.answer(release: .zero) != before.answer(release: .zero)
        guard isNews || payment.marks != before.marks else { return true }
        try run(SQL.paying.show, [order])
        // Receipts follow the events, so each change that the customer reads is one.
        if isNews {
            try record(.state(payment.state), ofOrder: order, by: "mcorder-pay", reason: nil, at: now)
        }
        return true
    }

    /// Records news of a payment in the history of its order.
    func record(
        _ news: HeldPayment.News,
        ofOrder order: Int64,
        by: String,
        reason: String?,
        at now: Timestamp
    ) throws {
        guard let text: String = try value(SQL.paying.state, [order]), let state = OrderState(rawValue: text)
        else { return }
        let change = OrderChange(
            at: now,
            from: state,
            to: state,
            by: by,
            reason: reason,
            detail: news.rawValue
        )
        try record(change, step: "mark", of: order)
    }
}
