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
        return ProviderDispute(id: id, intent: intentID, amount: Money(cents: cents))
    }

    /// The error that an answer with another status than 200 means.
    ///
    /// A key that is in use at the moment (409) is asked again later; nobody knows what became of the request
    /// that uses it. An answer of 402 is a refusal of the bank.
    static func error(_ status: UInt, _ value: JSONValue?) -> ProviderError {
        let error = value?.member("error")
        let code = error?.member("code")?.text ?? error?.member("type")?.text ?? "\(status)"
        let message = String((error?.member("message")?.text ?? "").prefix(500))
        return switch status {
        case 401, 403: .unauthorized(message: message)
        case 409: .unanswered(cause: "409 \(code)")
        case 429: .busy
        case 400..<500: .refused(code: code, message: message)
        default: .unanswered(cause: "\(status)")
        }
    }
}
