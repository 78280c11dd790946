import AsyncHTTPClient
package import McOrderModel
import NIOCore
import NIOHTTP1

/// Stripe as the provider of payments.
package struct StripeProvider: PaymentProvider {
    /// How long an answer may take.
    private static let timeout = TimeAmount.seconds(10)
    /// The longest answer that is read, in bytes.
    private static let mostBytes = 4 << 20
    /// How many pages of a list are read at most; each has 100 objects.
    private static let mostPages = 200

    private let client: HTTPClient
    private let settings: StripeSettings

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
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.timeout = HTTPClient.Configuration.Timeout(connect: timeout, read: timeout)
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        do {
            let value = try await body(StripeProvider(client: client, settings: settings))
            try await client.shutdown()
            return value
        } catch {
            // The first error counts.
            try? await client.shutdown()
            throw error
        }
    }

    package func request(_ action: ProviderAction) -> ProviderRequest {
        action.request(statement: settings.statement)
    }

    package func send(_ request: ProviderRequest, key: String) async throws(ProviderError)
        -> Dated<ProviderAnswer>
    {
        let found = try await ask(.POST, request.path, body: request.body, key: key)
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
        let expanded = "expand[]=payment_intent.latest_charge"
        return try await get("/v1/checkout/sessions/\(id)?\(expanded)", StripeAnswer.checkout)
    }

    package func intent(_ id: String) async throws(ProviderError) -> Dated<ProviderIntent> {
        try await get("/v1/payment_intents/\(id)?expand[]=latest_charge", StripeAnswer.intent)
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

    // MARK: Requests

    private func get<Value>(
        _ path: String,
        _ read: (JSONValue) -> Value?
    ) async throws(ProviderError) -> Dated<Value> {
        let found = try await ask(.GET, path)
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
            let found = try await ask(.GET, "\(path)&limit=100\(after)")
            guard let page = found.value.member("data")?.elements else {
                throw .unreadable(cause: "a list of \(path)")
            }
            values += page.compactMap(read)
            guard found.value.member("has_more") == .bool(true), let last = page.last?.member("id")?.text
            else {
                return Dated(values, at: found.at)
            }
            after = "&starting_after=\(FormText.encoded(last))"
        }
        throw .unreadable(cause: "\(path) has no end")
    }

    private func ask(
        _ method: HTTPMethod,
        _ path: String,
        body: String? = nil,
        key: String? = nil
    ) async throws(ProviderError) -> Dated<JSONValue> {
        var request = HTTPClientRequest(
            url: settings.address + path.replacing("[", with: "%5B").replacing("]", with: "%5D")
        )
        request.method = method
        request.headers.add(name: "authorization", value: "Bearer \(settings.secret.text)")
        request.headers.add(name: "stripe-version", value: StripeSettings.version)
        if let key { request.headers.add(name: "idempotency-key", value: key) }
        if let body {
            request.headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
            request.body = .bytes(ByteBuffer(string: body))
        }
        let status: UInt
        let date: String?
        let bytes: [UInt8]
        do {
            let response = try await client.execute(request, timeout: Self.timeout)
            status = response.status.code
            date = response.headers.first(name: "date")
            bytes = Array(buffer: try await response.body.collect(upTo: Self.mostBytes))
        } catch {
            // Nothing of the request is in the error: its headers have the secret.
            throw .unanswered(cause: "\(type(of: error))")
        }
        // An error of a proxy has no JSON.
        let value = try? JSONReader.read(bytes, depth: 32).value
        guard (200..<300).contains(status) else { throw StripeAnswer.error(status, value) }
        guard let value else { throw .unreadable(cause: "an answer that is not JSON") }
        guard let at = date.flatMap({ HTTPDate.timestamp($0) }) else {
            throw .unreadable(cause: "an answer without its time")
        }
        return Dated(value, at: at)
    }
}
