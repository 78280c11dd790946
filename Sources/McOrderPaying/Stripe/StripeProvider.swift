import AsyncHTTPClient
package import McOrderModel

/// Stripe as the provider of payments. The version of its interface is ``StripeSettings/version``.
///
/// Paths, parameters and members are those of github.com/stripe/openapi (openapi/spec3.json) at that version;
/// stripe-python 12.0.0 is made from it.
package struct StripeProvider: PaymentProvider {
    /// How many pages of a list are read at most; each has 100 objects.
    private static let mostPages = 200

    private let connection: StripeConnection
    private let statement: String?

    /// - Parameters:
    ///   - client: who makes it shuts it down. It must not follow redirections.
    ///   - timeout: how long a request may take; shorter only in tests.
    init(client: HTTPClient, settings: StripeSettings, timeout: Duration = StripeConnection.timeout) {
        connection = StripeConnection(client: client, settings: settings, timeout: timeout)
        statement = settings.statement
    }

    /// Runs a function with a provider, and closes its connections afterwards.
    ///
    /// - Throws: ``ProviderError/unauthorized(message:)`` for an address that may not have the secret, and what
    ///   the function throws.
    package static func withProvider<Value: Sendable>(
        _ settings: StripeSettings,
        _ body: @Sendable (StripeProvider) async throws -> Value
    ) async throws -> Value {
        guard StripeSettings.mayHaveSecret(settings.address) else {
            throw ProviderError.unauthorized(message: "the address is neither HTTPS nor this machine's")
        }
        return try await StripeConnection.withClient { client in
            try await body(StripeProvider(client: client, settings: settings))
        }
    }

    package func request(_ action: ProviderAction) -> ProviderRequest {
        action.request(statement: statement)
    }

    package func send(_ request: ProviderRequest, key: String) async throws(ProviderError)
        -> Dated<ProviderAnswer>
    {
        let found = try await connection.post(request, key: key)
        let answer: ProviderAnswer? =
            switch found.value.member("object")?.text {
            case "checkout.session": StripeAnswer.checkout(found.value).map { .checkout($0) }
            case "payment_intent": StripeAnswer.intent(found.value).map { .intent($0) }
            case "refund": StripeAnswer.refund(found.value).map { .refund($0) }
            default: nil
            }
        guard let answer else { throw .unreadable(cause: "an answer to \(request.path)") }
        return Dated(answer, at: found.at)
    }

    package func checkout(_ id: String) async throws(ProviderError) -> Dated<ProviderCheckout> {
        try await object(
            "/v1/checkout/sessions/\(FormText.encoded(id))?expand[]=payment_intent.latest_charge",
            StripeAnswer.checkout
        )
    }

    package func intent(_ id: String) async throws(ProviderError) -> Dated<ProviderIntent> {
        try await object(
            "/v1/payment_intents/\(FormText.encoded(id))?expand[]=latest_charge",
            StripeAnswer.intent
        )
    }

    package func refunds(ofIntent id: String) async throws(ProviderError) -> Dated<[ProviderRefund]> {
        try await list("/v1/refunds?payment_intent=\(FormText.encoded(id))", StripeAnswer.refund)
    }

    package func checkouts(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderCheckout]> {
        try await list("/v1/checkout/sessions?created[gte]=\(since.seconds)", StripeAnswer.checkout)
    }

    package func intents(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderIntent]> {
        try await list("/v1/payment_intents?created[gte]=\(since.seconds)", StripeAnswer.intent)
    }

    package func refunds(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderRefund]> {
        try await list("/v1/refunds?created[gte]=\(since.seconds)", StripeAnswer.refund)
    }

    package func disputes(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderDispute]> {
        try await list("/v1/disputes?created[gte]=\(since.seconds)", StripeAnswer.dispute)
    }

    package func declines(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderDecline]> {
        try await list("/v1/charges?created[gte]=\(since.seconds)", StripeAnswer.decline)
    }

    private func object<Value>(
        _ path: String,
        _ read: (JSONValue) -> Value?
    ) async throws(ProviderError) -> Dated<Value> {
        let found = try await connection.get(path)
        guard let value = read(found.value) else { throw .unreadable(cause: "an answer to \(path)") }
        return Dated(value, at: found.at)
    }

    /// All objects of a list, page by page. Objects that are none of ours may be of any shape.
    private func list<Value>(
        _ path: String,
        _ read: (JSONValue) -> Value?
    ) async throws(ProviderError) -> Dated<[Value]> {
        var values: [Value] = []
        var after = ""
        for _ in 0..<Self.mostPages {
            let found = try await connection.get(
                "\(path)&limit=100\(after)",
                mostBytes: StripeConnection.mostBytesOfPage
            )
            guard let page = found.value.member("data")?.elements,
                case .bool(let hasMore)? = found.value.member("has_more")
            else { throw .unreadable(cause: "a list of \(path)") }
            values += page.compactMap(read)
            guard hasMore else { return Dated(values, at: found.at) }
            guard let last = page.last?.member("id")?.text else {
                throw .unreadable(cause: "a page of \(path) without objects")
            }
            after = "&starting_after=\(FormText.encoded(last))"
        }
        throw .unreadable(cause: "\(path) has no end")
    }
}
