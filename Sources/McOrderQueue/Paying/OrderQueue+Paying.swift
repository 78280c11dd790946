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
            let adopted = terms(try connection.house(ofAccount: PayAccount.standard))
            try connection.set(QueueSetting.pay, to: JSONWriter.line(adopted.json))
            return adopted
        }
    }

    /// The random id by which the payments of an account are known at the provider. The first call makes it.
    package func house(ofAccount name: String) throws(QueueError) -> String {
        try write { try $0.house(ofAccount: name) }
    }

    /// Notes that the provider answered.
    package func notePayAnswer(at now: Timestamp) throws(QueueError) {
        try write { try $0.set(QueueSetting.payAnswered, to: now.description) }
    }

    /// Shuts new devices out of paying ahead until an instant, unless they are already.
    package func shutOutNewDevices(until: Timestamp) throws(QueueError) {
        try write { connection in
            let present = try connection.setting(QueueSetting.payShut).flatMap { Timestamp($0) }
            guard present.map({ $0 < until }) ?? true else { return }
            try connection.set(QueueSetting.payShut, to: until.description)
        }
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
    /// - Throws: ``QueueError/noSuchPayment(_:)``.
    package func noteLook(at id: PaymentID, now: Timestamp) throws(QueueError) {
        try write { connection in
            guard let read = try connection.paymentCase(id)?.payment else {
                throw QueueError.noSuchPayment(id.description)
            }
            _ = try connection.store(read.looked(), over: read, at: now)
        }
    }

    /// Gives back some of what was taken ahead, though the order costs it. The provider is asked for it next.
    ///
    /// - Parameters:
    ///   - amount: above zero; `nil` for all that may be given back.
    ///   - currency: the currency in three letters.
    ///   - reason: what the order's history says.
    /// - Returns: how much is given back.
    /// - Throws: ``QueueError/noSuchPayment(_:)`` or ``QueueError/tooMuchBack(most:currency:)``.
    package func giveBack(
        _ amount: Money?,
        in currency: String,
        of id: PaymentID,
        reason: String,
        by: String,
        now: Timestamp
    ) throws(QueueError) -> Money {
        try write { connection in
            guard let read = try connection.paymentCase(id) else {
                throw QueueError.noSuchPayment(id.description)
            }
            let most = read.mayBeGivenBack
            let given = amount ?? most
            guard given > .zero, given <= most else {
                throw QueueError.tooMuchBack(most: most, currency: currency)
            }
            let changed = read.givingBack(given, by: by, reason: reason)
            _ = try connection.store(changed, over: read.payment, at: now)
            if let order = read.payment.order {
                try connection.record(
                    .goodwill(given, currency: currency),
                    ofOrder: order,
                    by: by,
                    reason: reason,
                    at: now
                )
            }
            return given
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
    fileprivate func house(ofAccount name: String) throws -> String {
        let setting = QueueSetting.payHouse(ofAccount: name)
        if let known = try self.setting(setting) { return known }
        let made = PaymentID().description
        try set(setting, to: made)
        return made
    }

    /// The payments that somebody may have to look at, the oldest first.
    func paymentsOfConcern() throws -> [PaymentCase] {
        try paymentCases(SQL.paying.ofConcern, [])
    }

    /// What the house offers to who pays ahead at present.
    func payPresent() throws -> PayPresent {
        PayPresent(
            terms: try payTerms(),
            answeredAt: try setting(QueueSetting.payAnswered).flatMap { Timestamp($0) },
            shutUntil: try setting(QueueSetting.payShut).flatMap { Timestamp($0) }
        )
    }

    fileprivate func paymentCases(_ statement: Statement, _ arguments: SQLArguments) throws -> [PaymentCase] {
        let payments = try rows(statement, arguments).map { try HeldPayment($0) }
        return try paymentCases(of: payments, rows(SQL.paying.openRequests, []))
    }
}

extension QueueView {
    /// What the house offers to who pays ahead at present.
    package func payTerms() throws(QueueError) -> PayPresent {
        try read { try $0.payPresent() }
    }

    /// The payments that may need something, each with its order and its request that has no answer. The
    /// number of statements does not depend on theirs.
    ///
    /// - Parameter since: also those that were taken of payments made since then.
    package func paymentsUnderWay(taken since: Timestamp) throws(QueueError) -> [PaymentCase] {
        try read { try $0.paymentCases(SQL.paying.underWay, [since]) }
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
        try read { try $0.paymentCases(SQL.paying.since, [since]) }
    }

    /// The payments that were made since an instant, and those that somebody may have to look at, of whatever
    /// time.
    package func paymentReport(since: Timestamp, at now: Timestamp) throws(QueueError) -> PaymentReport {
        try read { connection in
            var refunds: [PaymentID: [String]] = [:]
            for row in try connection.rows(SQL.paying.refunds, [since]) {
                guard let id = PaymentID(row[1] as String) else { continue }
                refunds[id, default: []].append(row[0])
            }
            return PaymentReport(
                payments: try connection.paymentCases(SQL.paying.since, [since]),
                concerning: try connection.paymentsOfConcern(),
                refunds: refunds,
                by: try connection.payPresent(),
                at: now
            )
        }
    }

    /// Whether an order waits for its money in vain.
    package func hasOverduePayment(at now: Timestamp) throws(QueueError) -> Bool {
        try read { try $0.row(SQL.paying.overdue, [now - PayRules.patience]) != nil }
    }
}
