extension HeldPayment {
    /// What is to be done about a payment.
    package enum Step: Hashable, Sendable {
        /// Nothing for now.
        case wait
        /// Write a request of that kind and amount, and send it.
        case write(PaymentRequest.Kind, Money)
        /// Send the request again that has no answer. A refund keeps its key while the provider knows it.
        case repeatRequest
        /// Ask the provider, by its own id, what became of it.
        case look
        /// Store a change that needs no provider: ``lapsed()``, or a mark.
        case store(HeldPayment)
    }

    /// The next step about the payment. It only drives towards what the provider should keep in the end.
    ///
    /// - Parameters:
    ///   - order: the order; `nil` if the queue does not know it.
    ///   - request: the request that has no answer, if there is one.
    ///   - isFresh: whether the provider's record was looked at after that request was sent. Only a look ends
    ///     doubt.
    ///   - now: by the provider's clock.
    package func next(
        for order: PaidOrder?,
        _ request: PaymentRequest?,
        isFresh: Bool,
        by rules: PayRules,
        now: Timestamp
    ) -> Step {
        if let request { return next(after: request, isFresh: isFresh, now: now) }
        let target = order.map { $0.target(of: self) } ?? .zero
        switch state {
        case .due:
            if isOver || target == .zero || now - madeAt >= PayRules.patience { return .store(lapsed()) }
            return .write(.checkout, amount)
        case .open:
            if let until, now >= until { return .look }
            return isOver || target == .zero ? .write(.expire, amount) : .wait
        case .held:
            if let heldAt, now - heldAt >= rules.release { return .write(.void, held) }
            if let holdEnds, now >= holdEnds { return .look }
            switch target {
            case nil: return .wait
            case Money.zero: return .write(.void, held)
            case let cents?: return marks.contains(.restored) ? .wait : .write(.capture, cents)
            }
        case .capturing, .voiding: return .look
        case .captured:
            guard marks.isDisjoint(with: [.restored, .disputed, .chargedBack]) else { return .wait }
            let tooMuch = kept - keeps(of: order)
            if tooMuch > .zero { return .write(.refund, tooMuch) }
            // A clock never gives money back, and nobody knows what money of an unknown order is for.
            let isUndecided = order == nil || target == nil
            guard isUndecided, kept > .zero, marks.isDisjoint(with: [.look, .looked]) else { return .wait }
            return .store(marked(.look))
        case .lapsed, .voided, .failed: return .wait
        }
    }

    private func next(after request: PaymentRequest, isFresh: Bool, now: Timestamp) -> Step {
        switch request.kind {
        case .checkout:
            // The body names the end of the checkout, which the provider wants at least 30 minutes ahead. A
            // checkout that was made in spite of a lost answer has an address that nobody knows.
            if now - madeAt >= PayRules.patience { return .store(lapsed()) }
            return .repeatRequest
        case .refund: return now - request.writtenAt < PayRules.keyAge || isFresh ? .repeatRequest : .look
        case .expire, .capture, .void: return isFresh ? .repeatRequest : .look
        }
    }

    /// What is kept in the end of the money that was taken: the target, less what the house gives back of its
    /// own will. Where nothing decides, all is kept until a person gives some back.
    func keeps(of order: PaidOrder?) -> Money {
        let target = order?.target(of: self)
        guard let goodwill else { return target ?? kept }
        let due = target ?? order?.due(of: self) ?? captured
        return max(.zero, due - goodwill.amount)
    }

    func marked(_ mark: Mark) -> HeldPayment {
        var payment = self
        payment.marks.insert(mark)
        return payment
    }

    /// The payment when nothing was held in time. What is held too late is released.
    package func lapsed() -> HeldPayment {
        var payment = self
        (payment.state, payment.isOver) = (.lapsed, true)
        payment.marks.remove(.unknown)
        return payment
    }
}
