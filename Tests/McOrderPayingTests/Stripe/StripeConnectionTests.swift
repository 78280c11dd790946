import McOrderModel
import Testing

@testable import McOrderPaying

/// What goes over the connection to Stripe, and what is made of answers that are none.
struct StripeConnectionTests {
    private static let secret = "rk_test_0123456789abcdef"
    private static let intent =
        #"{"id":"pi_1","object":"payment_intent","status":"succeeded","amount_received":600,"metadata":{}}"#

    /// Runs a function with a provider whose answers are prepared, each within 300 ms.
    private func asking<Value: Sendable>(
        _ answers: [AnsweringServer.Answer],
        _ body: @Sendable (StripeProvider) async throws -> Value
    ) async throws -> (value: Value, requests: [String]) {
        try await AnsweringServer.run(answers) { server, address in
            let secret = try #require(SecretKey(Self.secret))
            let settings = StripeSettings(address: address, secret: secret, statement: nil)
            let value = try await StripeConnection.withClient { client in
                try await body(
                    StripeProvider(client: client, settings: settings, timeout: .milliseconds(300))
                )
            }
            return (value, server.requests)
        }
    }

    /// The error of an answer to a capture.
    private func trouble(_ answer: AnsweringServer.Answer) async throws -> ProviderError? {
        try await asking([answer]) { provider -> ProviderError? in
            let request = provider.request(.capture(intent: "pi_1", Money(cents: 600)))
            do throws(ProviderError) {
                _ = try await provider.send(request, key: "k")
                return nil
            } catch {
                return error
            }
        }.value
    }

    @Test func `a change is sent with its key, the secret, the version and a form`() async throws {
        let (answer, requests) = try await asking([.json(Self.intent)]) { provider in
            try await provider.send(
                provider.request(.capture(intent: "pi_1", Money(cents: 600))),
                key: "AbC-_9"
            )
        }
        guard case .intent(let intent) = answer.value else { throw ProviderError.unreadable(cause: "") }
        #expect(intent.state == .taken && intent.taken == Money(cents: 600))
        #expect(answer.at == Timestamp("1994-11-06T08:49:37Z"))
        let request = try #require(requests.first)
        #expect(request.hasPrefix("POST /v1/payment_intents/pi_1/capture HTTP/1.1\r\n"))
        #expect(request.hasSuffix("\r\n\r\namount_to_capture=600"))
        for line in [
            "authorization: Bearer \(Self.secret)", "stripe-version: \(StripeSettings.version)",
            "idempotency-key: AbC-_9", "content-type: application/x-www-form-urlencoded",
        ] {
            #expect(request.contains("\r\n\(line)\r\n"), "\(line)")
        }
    }

    @Test func `looking expands the intent and its charge, and has no key`() async throws {
        let checkout = #"{"id":"cs_1","status":"open","expires_at":1,"payment_intent":null}"#
        let (_, requests) = try await asking([.json(checkout), .json(Self.intent)]) { provider in
            _ = try await provider.checkout("cs_1/../x")
            _ = try await provider.intent("pi_1")
        }
        #expect(
            requests.map { $0.prefix { $0 != "\r\n" } } == [
                "GET /v1/checkout/sessions/cs_1%2F..%2Fx?expand%5B%5D=payment_intent.latest_charge HTTP/1.1",
                "GET /v1/payment_intents/pi_1?expand%5B%5D=latest_charge HTTP/1.1",
            ]
        )
        #expect(requests.allSatisfy { !$0.contains("idempotency-key") })
    }

    @Test func `a list is read to its end, and skips what is none of ours`() async throws {
        func refund(_ id: String) -> String {
            #"{"id":"\#(id)","object":"refund","amount":1,"payment_intent":"pi_1","metadata":{}}"#
        }
        let pages: [AnsweringServer.Answer] = [
            .json(#"{"data":[\#(refund("re_3")),\#(refund("re_2"))],"has_more":true}"#),
            .json(
                #"{"data":[{"id":"re_1","object":"refund","amount":1,"payment_intent":null}],"has_more":false}"#
            ),
        ]
        let (found, requests) = try await asking(pages) { provider in
            try await provider.refunds(since: Timestamp(seconds: 1_800_000_000))
        }
        #expect(found.value.map(\.id) == ["re_3", "re_2"])
        let start = "GET /v1/refunds?created%5Bgte%5D=1800000000&limit=100"
        try #require(requests.count == 2)
        #expect(requests[0].hasPrefix("\(start) HTTP"))
        #expect(requests[1].hasPrefix("\(start)&starting_after=re_2 HTTP"))
    }

    @Test(arguments: [#"{"data":[],"has_more":true}"#, #"{"data":[]}"#, #"{"has_more":false}"#, "[]"])
    func `a list without its members is unreadable`(page: String) async throws {
        let error = try await asking([.json(page)]) { provider -> ProviderError? in
            do throws(ProviderError) {
                _ = try await provider.disputes(since: Timestamp(seconds: 0))
                return nil
            } catch {
                return error
            }
        }.value
        guard case .unreadable = error else { throw error ?? ProviderError.busy }
    }

    @Test(.timeLimit(.minutes(1))) func `without a whole answer in time nobody knows`() async throws {
        let answers: [AnsweringServer.Answer] = [
            .silence, .drip, .cut, .json("{}", status: "500 Internal Server Error"),
            .json("<html>", status: "502 Bad Gateway"), .json(#"{"error":{}}"#, status: "409 Conflict"),
            .json(#"{"error":{}}"#, status: "424 Failed Dependency"),
            .text("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"),
            .text("HTTP/1.1 200 OK\r\nContent-Length: 1048577\r\n\r\n{"),
        ]
        for answer in answers {
            let error = try await trouble(answer)
            guard case .unanswered(let cause) = error else { throw error ?? ProviderError.busy }
            #expect(!cause.contains("rk_test"), "\(answer)")
        }
    }

    @Test func `an answer without time or JSON is unreadable`() async throws {
        let answers: [AnsweringServer.Answer] = [
            .json("<html>"), .json(#"{"object":"customer"}"#), .json(#"{"object":"payment_intent"}"#),
            .text("HTTP/1.1 200 OK\r\nContent-Length: \(Self.intent.utf8.count)\r\n\r\n\(Self.intent)"),
            .text(
                "HTTP/1.1 200 OK\r\nDate: now\r\nContent-Length: \(Self.intent.utf8.count)\r\n\r\n\(Self.intent)"
            ),
        ]
        for answer in answers {
            let error = try await trouble(answer)
            guard case .unreadable = error else { throw error ?? ProviderError.busy }
        }
    }

    @Test func `no redirection is followed`() async throws {
        let head = "Location: /v1/elsewhere\r\n"
        let (error, requests) = try await asking([
            .json("", status: "307 Temporary Redirect", head: head), .json(Self.intent),
        ]) { provider -> ProviderError? in
            do throws(ProviderError) {
                _ = try await provider.intent("pi_1")
                return nil
            } catch {
                return error
            }
        }
        #expect(error == .unanswered(cause: "307") && requests.count == 1)
    }

    @Test func `no secret goes to an address in the open`() async throws {
        let settings = StripeSettings(
            address: "http://127.0.0.1:1@example.com",
            secret: try #require(SecretKey(Self.secret)),
            statement: nil
        )
        await #expect(throws: ProviderError.self) {
            try await StripeProvider.withProvider(settings) { _ in Issue.record("It was used.") }
        }
    }
}
