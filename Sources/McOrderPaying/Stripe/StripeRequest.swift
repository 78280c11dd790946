import McOrderModel

extension ProviderAction {
    /// The request to Stripe. The same action gives the same bytes.
    func request(statement: String?) -> ProviderRequest {
        switch self {
        case .checkout(let offer):
            return ProviderRequest(
                path: "/v1/checkout/sessions",
                body: FormText(offer.fields(statement)).text
            )
        case .expire(let checkout):
            return ProviderRequest(
                path: "/v1/checkout/sessions/\(FormText.encoded(checkout))/expire",
                body: ""
            )
        case .capture(let intent, let amount):
            let form = FormText([("amount_to_capture", "\(amount.cents)")])
            return ProviderRequest(path: Self.path(intent, "capture"), body: form.text)
        case .void(let intent):
            return ProviderRequest(path: Self.path(intent, "cancel"), body: "")
        case .refund(let intent, let amount, let tag):
            let form = FormText([
                ("payment_intent", intent), ("amount", "\(amount.cents)"),
                ("metadata[\(StripeMetadata.tag)]", tag),
            ])
            return ProviderRequest(path: "/v1/refunds", body: form.text)
        }
    }

    private static func path(_ intent: String, _ verb: String) -> String {
        "/v1/payment_intents/\(FormText.encoded(intent))/\(verb)"
    }
}

/// The names of our own members at the provider's.
enum StripeMetadata {
    static let payment = "mcorder_payment"
    static let house = "mcorder_house"
    static let tag = "mcorder_refund"
}

extension CheckoutOffer {
    /// The money is only held, by a card, and the customer's bank is always asked to confirm who pays.
    fileprivate func fields(_ statement: String?) -> [(String, String?)] {
        let item = "line_items[0]"
        let own = [(StripeMetadata.payment, payment.description), (StripeMetadata.house, house)]
        return [
            ("mode", "payment"), ("payment_method_types[0]", "card"), ("\(item)[quantity]", "1"),
            ("\(item)[price_data][currency]", currency.lowercased()),
            ("\(item)[price_data][unit_amount]", "\(amount.cents)"),
            ("\(item)[price_data][product_data][name]", "\(restaurant) \(code)"),
            ("payment_intent_data[capture_method]", "manual"),
            ("payment_intent_data[statement_descriptor_suffix]", statement),
            ("payment_method_options[card][request_three_d_secure]", "any"),
            ("adaptive_pricing[enabled]", "false"), ("expires_at", "\(until.seconds)"),
            ("client_reference_id", payment.description), ("success_url", returnsTo),
            ("cancel_url", returnsTo),
        ] + own.map { ("metadata[\($0)]", $1) } + own.map { ("payment_intent_data[metadata][\($0)]", $1) }
            + [("expand[0]", "payment_intent")]
    }
}
