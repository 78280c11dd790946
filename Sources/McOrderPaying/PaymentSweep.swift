package import McOrderModel

/// Compares the provider's books with ours: what a restored queue does not know, refunds that somebody made at
/// the provider's, and what customers dispute.
package struct PaymentSweep<Ledger: PaymentLedger>: Sendable {
    /// How far back the provider's lists are read. Longer than any hold lasts.
    package static var reach: Duration { .seconds(9 * 86_400) }
    /// How far back disputes are read: banks take months to decide.
    private static var reachOfDisputes: Duration { .seconds(180 * 86_400) }

    private let ledger: Ledger
    private let provider: any PaymentProvider
    private let house: String
    private let account: String

    /// - Parameters:
    ///   - house: the id by which the provider knows the account's payments.
    ///   - account: the name of the account.
    package init(
        _ ledger: Ledger,
        _ provider: any PaymentProvider,
        of house: String,
        account: String = PayAccount.standard
    ) {
        (self.ledger, self.provider, self.house, self.account) = (ledger, provider, house, account)
    }

    /// Takes over what the provider has and the ledger lacks.
    ///
    /// - Returns: the payments that changed, which are to be driven next.
    package func run(at now: Timestamp) async throws -> [PaymentID] {
        let since = now - Self.reach
        var touched: [PaymentID] = []
        for intent in try await provider.intents(since: since).value where intent.house == house {
            guard intent.state != .unfinished else { continue }
            if let known = try await ledger.payment(ofIntent: intent.id) {
                if known.seen(intent, at: now) != known { touched.append(known.id) }
                continue
            }
            let read = try await read(intent.payment)
            if let read, read.payment.intent == nil, read.payment.checkout != nil {
                touched.append(read.payment.id)
                continue
            }
            guard intent.state != .released else { continue }
            // Nobody here knows it: a hold is released, and what was taken is for a person.
            var stranger = HeldPayment(
                order: nil,
                account: account,
                amount: max(intent.held, intent.taken),
                madeAt: now
            )
            stranger.isOver = true
            stranger.state = .lapsed
            stranger = stranger.seen(intent, at: now)
            if stranger.state == .captured { stranger.marks.insert(.look) }
            try await ledger.adopt(stranger)
            touched.append(stranger.id)
        }
        for refund in try await provider.refunds(since: since).value {
            guard let known = try await ledger.payment(ofIntent: refund.intent),
                let read = try await ledger.paymentCase(known.id)
            else { continue }
            if try await ledger.adopt(refund, of: read, at: now) { touched.append(known.id) }
        }
        for dispute in try await provider.disputes(since: now - Self.reachOfDisputes).value {
            guard let known = try await ledger.payment(ofIntent: dispute.intent),
                let read = try await ledger.paymentCase(known.id)
            else { continue }
            let seen = read.payment.seen(dispute)
            guard seen != read.payment else { continue }
            _ = try await ledger.store(seen, over: read, writing: nil, closing: nil, at: now)
        }
        return touched
    }

    private func read(_ id: PaymentID?) async throws -> PaymentCase? {
        guard let id else { return nil }
        return try await ledger.paymentCase(id)
    }
}
