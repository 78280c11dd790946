package import McOrderModel

extension OrderQueue {
    /// Stores what the house offers to who pays ahead; `nil` takes it away. The first call makes the random id
    /// of the house.
    package func adopt(_ terms: (@Sendable (_ house: String) -> PayTerms)?) throws(QueueError) -> PayTerms? {
        try write { connection in
            guard let terms else {
                try connection.set(QueueSetting.pay, to: "")
                return nil
            }
            let house = try connection.setting(QueueSetting.payHouse) ?? PaymentID().description
            try connection.set(QueueSetting.payHouse, to: house)
            let adopted = terms(house)
            try connection.set(QueueSetting.pay, to: JSONWriter.line(adopted.json))
            return adopted
        }
    }

    /// Notes that the provider answered.
    package func notePayAnswer(at now: Timestamp) throws(QueueError) {
        try write { try $0.set(QueueSetting.payAnswered, to: now.description) }
    }

    /// Stores a change of a payment, and a request that is to be sent, unless payment or order changed since
    /// they were read.
    ///
    /// - Parameters:
    ///   - payment: the payment after the change.
    ///   - read: what was read, upon which the change was decided.
    ///   - writing: the request to store.
    ///   - closing: what became of the request that had no answer.
    /// - Returns: what is stored now; `nil` if something changed meanwhile, and nothing was stored.
    package func store(
        _ payment: HeldPayment,
        over read: PaymentCase,
        writing: NewPaymentRequest? = nil,
        closing: ClosedRequest? = nil,
        by worker: String,
        at now: Timestamp
    ) throws(QueueError) -> PaymentCase? {
        try write { connection in
            guard try connection.paymentCase(payment.id) == read,
                try connection.store(payment, over: read.payment, at: now)
            else { return nil }
            if let closing, let request = read.request {
                try connection.run(
                    SQL.paying.close,
                    [closing.outcome.rawValue, now, closing.reference, request.id]
                )
            }
            if let writing {
                _ = try connection.insert(
                    SQL.paying.insertRequest,
                    [
                        payment.id.description, writing.kind.rawValue, writing.amount, writing.key,
                        writing.request.path, writing.request.body, now, worker,
                    ]
                )
            }
            return try connection.paymentCase(payment.id)
        }
    }

    /// Takes the request that has no answer, to send it again.
    ///
    /// - Parameter key: its key from now on.
    /// - Returns: what is stored now; `nil` if something changed meanwhile.
    package func claim(
        _ read: PaymentCase,
        key: String,
        by worker: String,
        at now: Timestamp
    ) throws(QueueError) -> PaymentCase? {
        try write { connection in
            guard let request = read.request, try connection.paymentCase(read.payment.id) == read,
                try connection.store(read.payment, over: read.payment, at: now)
            else { return nil }
            try connection.run(SQL.paying.claim, [now, worker, key, request.id])
            return try connection.paymentCase(read.payment.id)
        }
    }

    /// Notes that a person looked at a payment: what waited for that goes on.
    ///
    /// - Returns: whether there is such a payment.
    package func noteLook(at id: PaymentID, now: Timestamp) throws(QueueError) -> Bool {
        try write { connection in
            guard let read = try connection.paymentCase(id)?.payment else { return false }
            var payment = read
            payment.marks.subtract([.look, .restored])
            return try connection.store(payment, over: read, at: now)
        }
    }

    /// Stores money that the provider has for an order that this queue does not know.
    package func adopt(_ payment: HeldPayment) throws(QueueError) {
        try write { _ = try $0.run(SQL.paying.insert, payment.arguments) }
    }

    /// Takes over a refund that this queue did not ask for.
    ///
    /// - Returns: whether it was not known before.
    package func adopt(
        _ refund: ProviderRefund,
        of read: PaymentCase,
        at now: Timestamp
    ) throws(QueueError) -> Bool {
        try write { connection in
            let id = read.payment.id.description
            guard try !connection.isTrue(SQL.paying.knowsRefund, [id, refund.id, refund.tag ?? ""]),
                try connection.store(read.payment.seen(refund, isKnown: false), over: read.payment, at: now)
            else { return false }
            try connection.run(SQL.paying.adoptRefund, [id, refund.amount, refund.id, now, refund.id])
            return true
        }
    }

    /// Lets orders go that have waited for their money in vain, at most 200 in one call: they are paid at the
    /// counter. The daemon does this, so that it happens also while `mcorder-pay` is away.
    ///
    /// - Returns: the number of orders; call again until it is 0.
    package func lapsePayments(at now: Timestamp) throws(QueueError) -> Int {
        try write { connection in
            let ids: [String] = try connection.values(SQL.paying.overdue, [now - PayRules.patience])
            for id in ids {
                guard let id = PaymentID(id), let found = try connection.paymentCase(id) else { continue }
                _ = try connection.store(found.payment.lapsed(), over: found.payment, at: now)
            }
            return ids.count
        }
    }
}

extension Connection {
    fileprivate func paymentCases(_ statement: Statement, since: Timestamp) throws -> [PaymentCase] {
        let payments = try rows(statement, [since]).map { try HeldPayment($0) }
        return try paymentCases(of: payments, rows(SQL.paying.openRequests, []))
    }
}

extension QueueView {
    /// What the house offers to who pays ahead, and when the provider answered last.
    package func payTerms() throws(QueueError) -> (terms: PayTerms?, answeredAt: Timestamp?) {
        try read { connection in
            (
                try connection.payTerms(),
                try connection.setting(QueueSetting.payAnswered).flatMap { Timestamp($0) }
            )
        }
    }

    /// The payments that may need something, each with its order and its request that has no answer. The
    /// number of statements does not depend on theirs.
    ///
    /// - Parameter since: also those that were taken of payments made since then.
    package func paymentsUnderWay(taken since: Timestamp) throws(QueueError) -> [PaymentCase] {
        try read { try $0.paymentCases(SQL.paying.underWay, since: since) }
    }

    /// A payment with its order and its request that has no answer.
    package func paymentCase(_ id: PaymentID) throws(QueueError) -> PaymentCase? {
        try read { try $0.paymentCase(id) }
    }

    /// The payment of a hold.
    package func payment(ofIntent intent: String) throws(QueueError) -> HeldPayment? {
        try read { try $0.row(SQL.paying.byIntent, [intent]).map { try HeldPayment($0) } }
    }

    /// The payments that were made since an instant, the oldest first.
    package func payments(since: Timestamp) throws(QueueError) -> [PaymentCase] {
        try read { try $0.paymentCases(SQL.paying.since, since: since) }
    }

    /// Whether an order waits for its money in vain.
    package func hasOverduePayment(at now: Timestamp) throws(QueueError) -> Bool {
        try read { try $0.row(SQL.paying.overdue, [now - PayRules.patience]) != nil }
    }
}
