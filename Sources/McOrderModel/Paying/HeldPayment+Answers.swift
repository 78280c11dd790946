/// What becomes of a payment by what is written, answered and seen.
extension HeldPayment {
    /// The payment once a request about it is stored: this comes before anything is sent.
    package func writing(_ kind: PaymentRequest.Kind, _ amount: Money) -> HeldPayment {
        var payment = self
        switch kind {
        case .checkout, .expire: break
        case .capture:
            (payment.state, payment.captured) = (.capturing, amount)
        case .void:
            (payment.state, payment.isOver) = (.voiding, true)
        case .refund: payment.refunded = Money(cents: refunded.cents + amount.cents)
        }
        payment.marks.insert(.unknown)
        return payment
    }

    /// The payment after an answer to a checkout's request, or a look at a checkout.
    ///
    /// - Parameters:
    ///   - order: the order; `nil` if the queue does not know it.
    ///   - now: when it was seen, by the provider's clock.
    package func seen(
        _ checkout: ProviderCheckout,
        for order: PaidOrder? = nil,
        at now: Timestamp
    ) -> HeldPayment {
        var payment = self
        if payment.checkout == nil {
            (payment.checkout, payment.url, payment.until) = (checkout.id, checkout.url, checkout.until)
            if payment.state == .due { payment.state = .open }
        }
        // Another checkout of the same payment is never shown, and ends by itself.
        guard payment.checkout == checkout.id else { return self }
        if let intent = checkout.intent, intent.state != .unfinished {
            return payment.seen(intent, for: order, at: now)
        }
        if checkout.state == .expired, payment.state == .open || payment.state == .due {
            payment = payment.lapsed()
        }
        return payment
    }

    /// The payment after a look at what is held or taken, or an answer with it.
    ///
    /// - Parameters:
    ///   - order: the order; `nil` if the queue does not know it.
    ///   - now: when it was seen, by the provider's clock.
    package func seen(
        _ found: ProviderIntent,
        for order: PaidOrder? = nil,
        at now: Timestamp
    ) -> HeldPayment {
        guard intent == nil || intent == found.id, found.state != .unfinished else { return self }
        var payment = self
        payment.intent = found.id
        switch found.state {
        case .unfinished: break
        case .held:
            // Lists do not say when the bank ends the hold.
            (payment.held, payment.holdEnds) = (found.held, found.holdEnds ?? holdEnds)
            switch state {
            case .due, .open, .lapsed: (payment.state, payment.heldAt) = (.held, now)
            case .held, .capturing, .captured, .voiding, .voided, .failed: break
            }
        case .taken:
            if state != .captured {
                if state != .capturing { payment.marks.insert(.look) }
                payment.state = .captured
            }
            if payment.held == .zero { payment.held = found.taken }
            payment.captured = found.taken
        case .released:
            switch state {
            case .due, .open, .lapsed: payment = payment.lapsed()
            case .voiding, .voided: (payment.state, payment.isOver) = (.voided, true)
            case .held, .capturing:
                // The bank ended the hold. That is no matter unless the money was due.
                let isWanted = state == .capturing || order?.target(of: self).map { $0 > .zero } ?? false
                (payment.state, payment.isOver) = (isWanted ? .failed : .voided, true)
                if isWanted { payment.marks.insert(.look) }
            case .captured, .failed: break
            }
        }
        return payment
    }

    /// The payment after a look at what the customer objected to at the bank.
    package func seen(_ dispute: ProviderDispute) -> HeldPayment {
        var payment = self
        switch dispute.outcome {
        case .open: payment.marks.insert(.disputed)
        case .won: payment.marks.remove(.disputed)
        case .lost where !marks.contains(.chargedBack):
            payment.marks.remove(.disputed)
            payment.marks.formUnion([.chargedBack, .look])
        case .lost: break
        }
        return payment
    }

    /// The payment after the provider confirmed a refund. One that nobody here asked for is taken over.
    package func seen(_ refund: ProviderRefund, isKnown: Bool) -> HeldPayment {
        var payment = self
        if !isKnown {
            payment.refunded = Money(cents: refunded.cents + refund.amount.cents)
        }
        if refund.hasFailed { payment.marks.insert(.look) }
        return payment
    }
}
