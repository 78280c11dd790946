import McOrderModel
import Testing

@testable import McOrderPaying

/// What is sent to Stripe, and how its answers are read.
struct StripeTests {
    private func json(_ text: String) throws -> JSONValue {
        try JSONReader.read(Array(text.utf8), depth: 16).value
    }

    @Test func `a checkout holds the amount on a card, and says nothing about the customer`() throws {
        let payment = PaymentID()
        let offer = CheckoutOffer(
            payment: payment,
            house: "casa",
            restaurant: "Bar & Grill",
            code: "9-624",
            amount: Money(cents: 675),
            currency: "EUR",
            returnsTo: "https://order.example/paid",
            until: Timestamp(seconds: 1_800_001_860)
        )
        let request = ProviderAction.checkout(offer).request(statement: nil)
        #expect(request.path == "/v1/checkout/sessions")
        let fields = request.body.split(separator: "&").map(String.init)
        for field in [
            "mode=payment", "payment_method_types%5B0%5D=card",
            "line_items%5B0%5D%5Bprice_data%5D%5Bunit_amount%5D=675",
            "line_items%5B0%5D%5Bprice_data%5D%5Bcurrency%5D=eur",
            "line_items%5B0%5D%5Bprice_data%5D%5Bproduct_data%5D%5Bname%5D=Bar%20%26%20Grill%209-624",
            "payment_intent_data%5Bcapture_method%5D=manual", "adaptive_pricing%5Benabled%5D=false",
            "expires_at=1800001860", "success_url=https%3A%2F%2Forder.example%2Fpaid",
            "metadata%5Bmcorder_payment%5D=\(payment)",
            "payment_intent_data%5Bmetadata%5D%5Bmcorder_house%5D=casa",
            "payment_method_options%5Bcard%5D%5Brequest_three_d_secure%5D=any",
        ] {
            #expect(fields.contains(field), "\(field)")
        }
        #expect(!request.body.contains("statement"))
        #expect(ProviderAction.checkout(offer).request(statement: nil) == request)
    }

    @Test func `the status of the intent says that money is held, not the status of the payment`() throws {
        let payment = PaymentID()
        let checkout = try #require(
            StripeAnswer.checkout(
                json(
                    """
                    {"id":"cs_1","object":"checkout.session","status":"complete","payment_status":"unpaid",
                    "expires_at":1800001860,"url":null,"metadata":{"mcorder_payment":"\(payment)"},
                    "payment_intent":{"id":"pi_1","object":"payment_intent","status":"requires_capture",
                    "amount":675,"amount_capturable":675,"amount_received":0,"metadata":{},"latest_charge":
                    {"id":"ch_1","payment_method_details":{"card":{"capture_before":1800600000}}}}}
                    """
                )
            )
        )
        #expect(checkout.payment == payment && checkout.intent?.state == .held)
        #expect(checkout.intent?.held == Money(cents: 675))
        #expect(checkout.intent?.holdEnds == Timestamp(seconds: 1_800_600_000))
        let open = try #require(
            StripeAnswer.checkout(
                json(
                    #"{"id":"cs_1","status":"open","expires_at":1,"payment_intent":"pi_1","url":"https://a"}"#
                )
            )
        )
        #expect(open.intent == nil && open.intentID == "pi_1")
    }

    @Test func `each action has its path and its body`() {
        func text(_ action: ProviderAction) -> String {
            let request = action.request(statement: "MESA 4")
            return "\(request.path) \(request.body)"
        }
        #expect(text(.expire(checkout: "cs_1")) == "/v1/checkout/sessions/cs_1/expire ")
        #expect(
            text(.capture(intent: "pi_1", Money(cents: 600)))
                == "/v1/payment_intents/pi_1/capture amount_to_capture=600"
        )
        #expect(text(.void(intent: "pi_1")) == "/v1/payment_intents/pi_1/cancel ")
        #expect(
            text(.refund(intent: "pi_1", Money(cents: 75), tag: "t-_"))
                == "/v1/refunds payment_intent=pi_1&amount=75&metadata%5Bmcorder_refund%5D=t-_"
        )
    }

    @Test func `a form has its fields in their order and every other byte in percent signs`() {
        #expect(
            FormText([("b[0]", "ñ 1+1=2&"), ("a", nil), ("c", "~._-")]).text
                == "b%5B0%5D=%C3%B1%201%2B1%3D2%26&c=~._-"
        )
        #expect(FormText([("a", nil)]).text.isEmpty)
    }

    @Test(
        arguments: [
            ("requires_payment_method", .unfinished), ("requires_confirmation", .unfinished),
            ("requires_action", .unfinished), ("processing", .unfinished), ("requires_capture", .held),
            ("succeeded", .taken), ("canceled", .released), ("new", .unfinished),
        ] as [(String, ProviderIntent.State)]
    )
    func `an intent's status is its state`(status: String, state: ProviderIntent.State) throws {
        #expect(try StripeAnswer.intent(json(#"{"id":"pi_1","status":"\#(status)"}"#))?.state == state)
    }

    @Test(arguments: [
        ("pending", false), ("requires_action", false), ("succeeded", false), ("failed", true),
        ("canceled", true),
    ])
    func `a refund that the bank did not take has failed`(status: String, hasFailed: Bool) throws {
        let refund = try StripeAnswer.refund(
            json(
                """
                {"id":"re_1","object":"refund","amount":75,"status":"\(status)","payment_intent":{"id":"pi_1"},
                "metadata":{"mcorder_refund":"t"}}
                """
            )
        )
        #expect(
            refund
                == ProviderRefund(
                    id: "re_1",
                    intent: "pi_1",
                    amount: Money(cents: 75),
                    tag: "t",
                    hasFailed: hasFailed
                )
        )
    }

    @Test func `errors are refusals, doubts, or a wrong key`() throws {
        let body = try json(#"{"error":{"type":"invalid_request_error","code":"x","message":"y"}}"#)
        #expect(StripeAnswer.error(400, body) == .refused(code: "x", message: "y"))
        #expect(StripeAnswer.error(402, body) == .refused(code: "x", message: "y"))
        #expect(StripeAnswer.error(401, body) == .unauthorized(message: "y"))
        #expect(StripeAnswer.error(403, nil) == .unauthorized(message: ""))
        for status in [408, 409, 424] as [UInt] {
            #expect(StripeAnswer.error(status, body) == .unanswered(cause: "\(status) x"))
        }
        #expect(StripeAnswer.error(429, body) == .busy)
        #expect(StripeAnswer.error(400, try json(#"{"error":{"code":"lock_timeout"}}"#)) == .busy)
        let used = try json(#"{"error":{"type":"idempotency_error","message":"m"}}"#)
        #expect(StripeAnswer.error(400, used) == .refused(code: "idempotency_error", message: "m"))
        let wrong = try json(#"{"error":{"message":"Invalid API Key provided: rk_test_**6789"}}"#)
        #expect(StripeAnswer.error(401, wrong) == .unauthorized(message: "Invalid API Key provided: …"))
        #expect(StripeAnswer.error(500, nil) == .unanswered(cause: "500"))
    }

    @Test func `no message has the secret, and only HTTPS or this machine gets it`() throws {
        let secret = try #require(SecretKey("rk_test_0123456789abcdef"))
        #expect(!"\(secret)".contains("0123") && !String(reflecting: secret).contains("0123"))
        var dumped = ""
        dump(StripeSettings(secret: secret, statement: nil), to: &dumped)
        #expect(!dumped.contains("0123"))
        for text in ["", "pk_test_0123456789abcdef", "rk_test_0123456789 abcdef", "rk_short"] {
            #expect(SecretKey(text) == nil, "\(text)")
        }
        for address in ["https://api.stripe.com", "http://127.0.0.1:8080", "http://localhost:1"] {
            #expect(StripeSettings.mayHaveSecret(address), "\(address)")
        }
        for address in [
            "http://api.stripe.com", "ftp://127.0.0.1", "http://127.0.0.1.evil.example", "https://a/",
            "http://127.0.0.1:1@evil.example", "https://a@b", "https://a?b", "http://127.0.0.1:", "https://",
            "http://127.0.0.1:65536", "http://127.0.0.1:+1", "https://a b",
        ] {
            #expect(!StripeSettings.mayHaveSecret(address), "\(address)")
        }
    }

    @Test func `the provider's time is that of the header`() {
        #expect(
            HTTPDate.timestamp("Sun, 06 Nov 1994 08:49:37 GMT") == Timestamp("1994-11-06T08:49:37Z")
        )
        #expect(HTTPDate.timestamp("yesterday") == nil)
    }
}
