import McOrderModel

/// Reads objects of Stripe's interface. Source: github.com/stripe/openapi, spec3.
enum StripeAnswer {
    static func checkout(_ value: JSONValue) -> ProviderCheckout? {
        guard let id = value.member("id")?.text,
            let state = value.member("status")?.text.flatMap({ ProviderCheckout.State(rawValue: $0) }),
            let until = value.member("expires_at")?.integer
        else { return nil }
        let intent = value.member("payment_intent")
        let metadata = value.member("metadata")
        return ProviderCheckout(
            id: id,
            state: state,
            payment: metadata?.member(StripeMetadata.payment)?.text.flatMap { PaymentID($0) },
            house: metadata?.member(StripeMetadata.house)?.text,
            url: value.member("url")?.text,
            until: Timestamp(seconds: Int64(until)),
            intentID: intent?.text ?? intent?.member("id")?.text,
            intent: intent.flatMap { Self.intent($0) }
        )
    }

    /// What decides is the status of the intent, never the `payment_status` of a checkout, which says *unpaid*
    /// of money that is held.
    static func intent(_ value: JSONValue) -> ProviderIntent? {
        guard let id = value.member("id")?.text, let status = value.member("status")?.text else { return nil }
        let state: ProviderIntent.State =
            switch status {
            case "requires_capture": .held
            case "succeeded": .taken
            case "canceled": .released
            default: .unfinished
            }
        let charge = value.member("latest_charge")
        let ends = charge?.member("payment_method_details")?.member("card")?.member("capture_before")?.integer
        let metadata = value.member("metadata")
        return ProviderIntent(
            id: id,
            state: state,
            payment: metadata?.member(StripeMetadata.payment)?.text.flatMap { PaymentID($0) },
            house: metadata?.member(StripeMetadata.house)?.text,
            held: Money(cents: value.member("amount_capturable")?.integer ?? 0),
            taken: Money(cents: value.member("amount_received")?.integer ?? 0),
            holdEnds: ends.map { Timestamp(seconds: Int64($0)) }
        )
    }

    static func refund(_ value: JSONValue) -> ProviderRefund? {
        let intent = value.member("payment_intent")
        guard let id = value.member("id")?.text, let cents = value.member("amount")?.integer,
            let intentID = intent?.text ?? intent?.member("id")?.text
        else { return nil }
        let status = value.member("status")?.text
        return ProviderRefund(
            id: id,
            intent: intentID,
            amount: Money(cents: cents),
            tag: value.member("metadata")?.member(StripeMetadata.tag)?.text,
            hasFailed: status == "failed" || status == "canceled"
        )
    }

    static func dispute(_ value: JSONValue) -> ProviderDispute? {
        let intent = value.member("payment_intent")
        guard let id = value.member("id")?.text, let cents = value.member("amount")?.integer,
            let intentID = intent?.text ?? intent?.member("id")?.text
        else { return nil }
        let outcome: ProviderDispute.Outcome =
            switch value.member("status")?.text {
            case "won", "warning_closed": .won
            case "lost": .lost
            default: .open
            }
        return ProviderDispute(id: id, intent: intentID, amount: Money(cents: cents), outcome: outcome)
    }

    /// A charge that failed; `nil` for others. It has the metadata of its intent.
    static func decline(_ value: JSONValue) -> ProviderDecline? {
        guard let id = value.member("id")?.text, value.member("status")?.text == "failed",
            let created = value.member("created")?.integer
        else { return nil }
        let metadata = value.member("metadata")
        return ProviderDecline(
            id: id,
            payment: metadata?.member(StripeMetadata.payment)?.text.flatMap { PaymentID($0) },
            house: metadata?.member(StripeMetadata.house)?.text,
            at: Timestamp(seconds: Int64(created))
        )
    }

    /// The error that an answer with another status than 200 means.
    ///
    /// - 408 and 424 come from a proxy or a bank that did not answer in time; nobody knows what it did.
    /// - 409: the key is in use by a request that is not done yet. It is asked again later, and a look shows what
    ///   became of it.
    /// - 400 `idempotency_error`: another body belongs to the key. Nothing was done now; what the first request
    ///   did is seen by a look, and what is undone gets another key.
    /// - 402 is a refusal of the bank. 400 and 404 may also mean that it was done before.
    /// - 429, and `lock_timeout`, which says that Stripe itself works at the object: nothing was done.
    ///
    /// Source: docs.stripe.com/api/errors, docs.stripe.com/error-codes, docs.stripe.com/api/idempotent_requests.
    static func error(_ status: UInt, _ value: JSONValue?) -> ProviderError {
        let error = value?.member("error")
        let code = error?.member("code")?.text ?? error?.member("type")?.text ?? "\(status)"
        let message = withoutKeys(String((error?.member("message")?.text ?? "").prefix(500)))
        return switch (status, code) {
        case (401, _), (403, _): .unauthorized(message: message)
        case (429, _), (400..<500, "lock_timeout"): .busy
        case (408, _), (409, _), (424, _): .unanswered(cause: "\(status) \(code)")
        case (400..<500, _): .refused(code: code, message: message)
        default: .unanswered(cause: "\(status)")
        }
    }

    /// A message without keys: that of a wrong key quotes some of it.
    private static func withoutKeys(_ text: String) -> String {
        let beginnings = ["sk_live_", "sk_test_", "rk_live_", "rk_test_"]
        return text.split(separator: " ", omittingEmptySubsequences: false)
            .map { word in beginnings.contains { word.contains($0) } ? "…" : String(word) }
            .joined(separator: " ")
    }
}
