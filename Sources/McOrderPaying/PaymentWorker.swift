package import McOrderModel

/// Does what ``HeldPayment/next(for:_:isFresh:by:now:)`` says: it stores each change before it sends anything,
/// and asks the provider where it does not know what became of a request.
///
/// Several workers may run on one ledger. A change is stored only upon what was read, and the worker that
/// wrote or claimed a request sends it.
package struct PaymentWorker<Ledger: PaymentLedger>: Sendable {
    /// What came of one payment.
    package enum Progress: Hashable, Sendable {
        /// Nothing is to be done for now.
        case settled
        /// The provider did not answer, or not yet: try again later.
        case delayed(ProviderError)
        /// Somebody else works at it.
        case taken
    }

    /// The most steps of one call: a payment needs a few, and no loop of answers may hold up the others.
    private static var mostSteps: Int { 12 }

    /// The code with which a provider says that the bank let the money go, although its own record still calls
    /// it held. Source: docs.stripe.com/error-codes.
    private static var holdIsOver: String { "charge_expired_for_capture" }

    private let ledger: Ledger
    private let provider: any PaymentProvider
    private let rules: PayRules
    private let offers: CheckoutOffers
    private let name: String
    private let now: @Sendable () -> Timestamp

    /// - Parameters:
    ///   - offers: what every checkout says beside payment, restaurant and amount.
    ///   - name: tells this worker from others of the same ledger.
    ///   - now: by the provider's clock.
    package init(
        _ ledger: Ledger,
        _ provider: any PaymentProvider,
        by rules: PayRules,
        offering offers: CheckoutOffers,
        name: String,
        now: @escaping @Sendable () -> Timestamp
    ) {
        (self.ledger, self.provider, self.rules, self.offers) = (ledger, provider, rules, offers)
        (self.name, self.now) = (name, now)
    }

    /// Drives a payment as far as it goes.
    ///
    /// - Parameters:
    ///   - known: the payment, if it was read just now.
    ///   - looksFirst: whether to look at the provider's record before anything else, because it said that
    ///     something changed.
    package func drive(
        _ id: PaymentID,
        from known: PaymentCase? = nil,
        looksFirst: Bool = false
    ) async throws -> Progress {
        var known = known
        var isFresh = false
        var mustLook = looksFirst
        for _ in 0..<Self.mostSteps {
            var stored = known
            if stored == nil { stored = try await ledger.paymentCase(id) }
            known = nil
            guard let read = stored else { return .settled }
            let step =
                mustLook
                ? .look
                : read.payment.next(for: read.order, read.request, isFresh: isFresh, by: rules, now: now())
            switch step {
            case .wait: return .settled
            case .store(let changed):
                _ = try await ledger.store(
                    changed,
                    over: read,
                    writing: nil,
                    closing: read.request.map { _ in ClosedRequest(.dropped) },
                    at: now()
                )
            case .write(let kind, let amount):
                guard let written = try await write(kind, amount, over: read) else { continue }
                if let trouble = try await send(written) { return .delayed(trouble) }
                isFresh = false
            case .repeatRequest:
                guard let request = read.request else { return .settled }
                if request.claimedBy != name, now() - request.claimedAt < PayRules.claim { return .taken }
                guard let claimed = try await claim(read, request) else { continue }
                if let trouble = try await send(claimed) { return .delayed(trouble) }
                isFresh = false
            case .look:
                let isAsked = mustLook
                mustLook = false
                do throws(ProviderError) {
                    // Without news there is nothing more to do, unless the look came first.
                    guard try await look(at: read) || isAsked else { return .settled }
                    isFresh = true
                } catch {
                    return .delayed(error)
                }
            }
        }
        return .settled
    }

    /// Ends the page of a payment for which too many cards were declined.
    package func end(_ id: PaymentID) async throws -> Progress {
        guard let read = try await ledger.paymentCase(id), read.payment.state == .open, !read.payment.isOver
        else { return .settled }
        var over = read.payment
        over.isOver = true
        let stored = try await ledger.store(over, over: read, writing: nil, closing: nil, at: now())
        return stored == nil ? .taken : try await drive(id, from: stored)
    }

    private static func newKey() -> String { PaymentID().description }

    private func write(
        _ kind: PaymentRequest.Kind,
        _ amount: Money,
        over read: PaymentCase
    ) async throws -> PaymentCase? {
        let payment = read.payment
        let key = Self.newKey()
        let action: ProviderAction
        switch (kind, payment.checkout, payment.intent) {
        case (.checkout, _, _): action = .checkout(offers.offer(for: read, until: now() + PayRules.checkout))
        case (.expire, let checkout?, _): action = .expire(checkout: checkout)
        case (.capture, _, let intent?): action = .capture(intent: intent, amount)
        case (.void, _, let intent?): action = .void(intent: intent)
        case (.refund, _, let intent?): action = .refund(intent: intent, amount, tag: key)
        default: return nil
        }
        return try await ledger.store(
            payment.writing(kind, amount),
            over: read,
            writing: NewPaymentRequest(
                kind: kind,
                amount: amount,
                key: key,
                request: provider.request(action)
            ),
            closing: nil,
            at: now()
        )
    }

    /// Takes the request that has no answer, to send it again.
    ///
    /// A provider repeats its own failure for a key. What a look showed as undone is asked for under another
    /// key; a refund, which could be done twice, keeps its own for as long as the provider surely knows it.
    private func claim(_ read: PaymentCase, _ request: PaymentRequest) async throws -> PaymentCase? {
        let keepsKey = request.kind == .refund && now() - request.writtenAt < PayRules.keyAge
        return try await ledger.claim(read, key: keepsKey ? request.key : Self.newKey(), at: now())
    }

    /// Sends the request that was just stored or claimed, and stores the answer.
    ///
    /// - Returns: why nobody knows what became of it; `nil` if that is known.
    private func send(_ known: PaymentCase) async throws -> ProviderError? {
        var written = known
        // A process that stood still in between may be late: others may have gone on.
        if let request = known.request, now() - request.claimedAt >= PayRules.claim {
            guard let claimed = try await claim(known, request) else { return nil }
            written = claimed
        }
        guard let request = written.request else { return nil }
        let answer: Dated<ProviderAnswer>
        do throws(ProviderError) {
            answer = try await provider.send(request.request, key: request.key)
        } catch {
            return try await refused(written, by: error)
        }
        var payment = written.payment
        payment.marks.remove(.unknown)
        var reference: String?
        switch answer.value {
        case .checkout(let checkout):
            (payment, reference) = (
                payment.seen(checkout, for: written.order, at: answer.at), checkout.id
            )
        case .intent(let intent):
            (payment, reference) = (
                payment.seen(intent, for: written.order, at: answer.at), intent.id
            )
        case .refund(let refund):
            (payment, reference) = (payment.seen(refund, isKnown: true), refund.id)
        }
        _ = try await ledger.store(
            payment,
            over: written,
            writing: nil,
            closing: ClosedRequest(.done, reference: reference),
            at: now()
        )
        return nil
    }

    /// Stores that the provider will not do what was asked, where that is sure.
    private func refused(_ written: PaymentCase, by error: ProviderError) async throws -> ProviderError? {
        guard case .refused(let code, _) = error, let request = written.request else { return error }
        var payment = written.payment
        switch request.kind {
        case .checkout: payment.marks.remove(.unknown)
        case .refund:
            // It may have been done before.
            let found: ProviderRefund?
            do throws(ProviderError) {
                let refunds = try await provider.refunds(ofIntent: payment.intent ?? "")
                found = refunds.value.first { $0.tag == request.tag }
            } catch {
                return error
            }
            if let found {
                payment.marks.remove(.unknown)
                _ = try await ledger.store(
                    payment.seen(found, isKnown: true),
                    over: written,
                    writing: nil,
                    closing: ClosedRequest(.done, reference: found.id),
                    at: now()
                )
                return nil
            }
            payment.refunded = Money(cents: max(0, payment.refunded.cents - request.amount.cents))
            payment.marks.remove(.unknown)
            payment.marks.insert(.look)
        case .capture where code == Self.holdIsOver:
            (payment.state, payment.isOver) = (.failed, true)
            payment.marks.remove(.unknown)
            payment.marks.insert(.look)
        case .expire, .capture, .void:
            // What happened instead is seen by a look; the request stays until then.
            return error
        }
        _ = try await ledger.store(
            payment,
            over: written,
            writing: nil,
            closing: ClosedRequest(.refused),
            at: now()
        )
        return error
    }

    /// Looks at the provider's record and stores what it says.
    ///
    /// - Returns: whether the payment can go on: what it waits for is done, or surely undone.
    private func look(at read: PaymentCase) async throws(ProviderError) -> Bool {
        let payment = read.payment
        var changed = payment
        var seenAt = now()
        if let intent = payment.intent {
            let found = try await provider.intent(intent)
            (changed, seenAt) = (payment.seen(found.value, for: read.order, at: found.at), found.at)
        } else if let checkout = payment.checkout {
            let found = try await provider.checkout(checkout)
            (changed, seenAt) = (payment.seen(found.value, for: read.order, at: found.at), found.at)
        } else {
            return true
        }
        var closing: ClosedRequest?
        if let request = read.request {
            switch request.kind {
            case .refund:
                let refunds = try await provider.refunds(ofIntent: payment.intent ?? "")
                if let found = refunds.value.first(where: { $0.tag == request.tag }) {
                    changed = changed.seen(found, isKnown: true)
                    closing = ClosedRequest(.done, reference: found.id)
                }
            case .capture where changed.state != .capturing, .void where changed.state != .voiding:
                closing = ClosedRequest(changed.state == .failed ? .refused : .done)
            case .expire where changed.state != .open: closing = ClosedRequest(.done)
            case .checkout, .capture, .void, .expire: break
            }
            if closing != nil { changed.marks.remove(.unknown) }
        }
        guard changed != payment || closing != nil else { return read.request != nil }
        do {
            _ = try await ledger.store(changed, over: read, writing: nil, closing: closing, at: seenAt)
        } catch {
            throw ProviderError.unanswered(cause: "the queue cannot be written: \(error)")
        }
        return true
    }
}

/// What every checkout of a house says.
package struct CheckoutOffers: Hashable, Sendable {
    package let house: String
    package let currency: String
    package let returnsTo: String

    package init(house: String, currency: String, returnsTo: String) {
        (self.house, self.currency, self.returnsTo) = (house, currency, returnsTo)
    }

    func offer(for read: PaymentCase, until: Timestamp) -> CheckoutOffer {
        CheckoutOffer(
            payment: read.payment.id,
            house: house,
            restaurant: read.restaurant,
            code: read.code,
            amount: read.payment.amount,
            currency: currency,
            returnsTo: returnsTo,
            until: until
        )
    }
}
