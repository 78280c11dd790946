import AsyncHTTPClient
import McOrderModel
import NIOCore
import NIOHTTP1

/// Sends requests to Stripe, and reads the status, the time and the JSON of each answer.
struct StripeConnection: Sendable {
    /// How long a request may take, from its beginning to the last byte of its answer.
    static let timeout = Duration.seconds(10)
    /// The longest answer with one object, in bytes.
    static let mostBytes = 1 << 20
    /// The longest answer with a page of a list, in bytes. A page has 100 objects, each of several kilobytes.
    static let mostBytesOfPage = 4 << 20

    private let client: HTTPClient
    private let settings: StripeSettings
    private let timeout: Duration

    init(client: HTTPClient, settings: StripeSettings, timeout: Duration = Self.timeout) {
        (self.client, self.settings, self.timeout) = (client, settings, timeout)
    }

    /// Runs a function with an HTTP client that follows no redirection, and closes its connections afterwards.
    ///
    /// A redirection could carry the secret key elsewhere. Certificates are checked against those that the
    /// system trusts.
    static func withClient<Value: Sendable>(
        _ body: @Sendable (HTTPClient) async throws -> Value
    ) async throws -> Value {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        let limit = TimeAmount(timeout)
        configuration.timeout = HTTPClient.Configuration.Timeout(connect: limit, read: limit)
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        do {
            let value = try await body(client)
            try await client.shutdown()
            return value
        } catch {
            // The first error counts.
            try? await client.shutdown()
            throw error
        }
    }

    /// Asks for an object or a page of a list.
    ///
    /// - Parameter path: path and query; brackets are written as they are.
    func get(_ path: String, mostBytes: Int = Self.mostBytes) async throws(ProviderError) -> Dated<JSONValue>
    {
        try await ask(head(.GET, path), mostBytes: mostBytes)
    }

    /// Sends a change, which Stripe makes once for one key.
    func post(_ request: ProviderRequest, key: String) async throws(ProviderError) -> Dated<JSONValue> {
        var sent = head(.POST, request.path)
        sent.headers.add(name: "idempotency-key", value: key)
        sent.headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
        sent.body = .bytes(ByteBuffer(string: request.body))
        return try await ask(sent, mostBytes: Self.mostBytes)
    }

    private func head(_ method: HTTPMethod, _ path: String) -> HTTPClientRequest {
        var request = HTTPClientRequest(
            url: settings.address + path.replacing("[", with: "%5B").replacing("]", with: "%5D")
        )
        request.method = method
        request.headers.add(name: "authorization", value: "Bearer \(settings.secret.text)")
        request.headers.add(name: "stripe-version", value: StripeSettings.version)
        return request
    }

    private func ask(
        _ request: HTTPClientRequest,
        mostBytes: Int
    ) async throws(ProviderError) -> Dated<JSONValue> {
        let answer: Answer
        do {
            answer = try await withTimeLimit { [client] in
                let response = try await client.execute(request, timeout: TimeAmount(timeout))
                return Answer(
                    status: response.status.code,
                    date: response.headers.first(name: "date"),
                    bytes: Array(buffer: try await response.body.collect(upTo: mostBytes))
                )
            }
        } catch {
            // Also an answer that was cut off, or is too long, may be that of a change that was made.
            throw .unanswered(cause: Self.cause(error))
        }
        // An error of a proxy has no JSON.
        let value = try? JSONReader.read(answer.bytes, depth: 32).value
        guard (200..<300).contains(answer.status) else { throw StripeAnswer.error(answer.status, value) }
        guard let value else { throw .unreadable(cause: "an answer that is not JSON") }
        guard let at = answer.date.flatMap({ HTTPDate.timestamp($0) }) else {
            throw .unreadable(cause: "an answer without its time")
        }
        return Dated(value, at: at)
    }

    private struct Answer: Sendable {
        let status: UInt
        let date: String?
        let bytes: [UInt8]
    }

    private struct TimeIsUp: Error {}

    /// Runs a function for ``timeout`` at most. The client's own limit ends with the head of an answer, so a
    /// body that comes byte by byte would never end.
    private func withTimeLimit<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask { try await body() }
            group.addTask { [timeout] in
                try await Task.sleep(for: timeout)
                throw TimeIsUp()
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() else { throw CancellationError() }
            return value
        }
    }

    /// What an error of the connection says. The description of an error of another kind could quote the
    /// request, whose head has the secret key.
    private static func cause(_ error: any Error) -> String {
        switch error {
        case let error as HTTPClientError: error.shortDescription
        case is TimeIsUp: "no answer within \(timeout)"
        case is NIOTooManyBytesError: "an answer that is too long"
        default: "\(type(of: error))"
        }
    }
}
