import Testing

@testable import McOrderModel

struct PayOfferTests {
    private let offer = PayOffer(
        hosts: ["checkout.stripe.com"],
        amounts: Money(cents: 50)...Money(cents: 30_000),
        latest: .seconds(72_000)
    )

    @Test func `only HTTPS at one of the hosts is opened`() {
        #expect(offer.admits("https://checkout.stripe.com/c/pay/cs_test_1#fid"))
        for address in [
            "http://checkout.stripe.com/c", "https://checkout.stripe.com.evil.example/c",
            "https://evil.example/checkout.stripe.com", "https://checkout.stripe.com@evil.example/",
            "https://evil.example\\@checkout.stripe.com/", "https://checkout.stripe.com:8443/",
            "https://checkout.stripe.com\u{0}.evil.example/", "https:/checkout.stripe.com/",
            " https://checkout.stripe.com/", "https://checkout.stripe.com /", "javascript:alert(1)", "",
            "https://CHECKOUT.stripe.com/",
        ] {
            #expect(!offer.admits(address), "\(address)")
        }
    }

    @Test func `an address is given only while the page is open and only if it may be opened`() {
        func answer(_ state: PayAnswer.State, _ url: String?) -> PayAnswer {
            PayAnswer(state: state, url: url, until: nil, amount: Money(cents: 675))
        }
        let (page, strange) = ("https://checkout.stripe.com/1", "https://evil.example/1")
        let open = answer(.open, page)
        #expect(open.page(of: offer) == page)
        #expect(open.admitted(by: offer) == open)
        #expect(open.page(of: nil) == nil)
        #expect(answer(.open, strange).page(of: offer) == nil)
        #expect(answer(.open, strange).admitted(by: offer) == answer(.open, nil))
        #expect(answer(.open, nil).page(of: offer) == nil)
        for state in PayAnswer.State.allCases where state != .open {
            #expect(answer(state, page).page(of: offer) == nil, "\(state)")
        }
    }

    @Test func `amounts and times have limits`() {
        let now = Timestamp(seconds: 1_800_000_000)
        #expect(offer.obstacle(to: Money(cents: 50), wish: nil, now: now) == nil)
        #expect(offer.obstacle(to: Money(cents: 49), wish: nil, now: now) == .amount(offer.amounts))
        #expect(offer.obstacle(to: Money(cents: 30_001), wish: nil, now: now) == .amount(offer.amounts))
        let latest = now + .seconds(72_000)
        #expect(offer.obstacle(to: Money(cents: 900), wish: latest, now: now) == nil)
        #expect(offer.obstacle(to: Money(cents: 900), wish: latest + .seconds(1), now: now) == .tooLate)
    }

    @Test func `an offer and the terms of a house survive their JSON`() {
        #expect(PayOffer(offer.json) == offer)
        let terms = PayTerms(house: "h", begin: .held, newDevices: .refuse, hosts: offer.hosts)
        #expect(PayTerms(terms.json) == terms)
        #expect(terms.offer.latest == .seconds(72_000))
        #expect(PayOffer(["hosts": ["a"]]) == nil)
    }

    @Test func `a receipt has the payment, and an unknown state is ignored`() throws {
        let pay = PayAnswer(
            state: .open,
            url: "https://checkout.stripe.com/1",
            until: Timestamp(seconds: 1_800_000_000),
            amount: Money(cents: 675)
        )
        let receipt = Receipt(
            identity: nil,
            restaurant: "Garbera",
            status: .order(.received),
            total: Money(cents: 675),
            shownTotal: Money(cents: 675),
            reason: nil,
            updatedAt: Timestamp(seconds: 1_800_000_000),
            pay: pay
        )
        #expect(Receipt(json: receipt.json)?.pay == pay)
        let text = String(decoding: receipt.json, as: UTF8.self).replacing("\"open\"", with: "\"melted\"")
        let other = try #require(Receipt(json: Array(text.utf8)))
        #expect(other.pay == nil && other.status == .order(.received))
    }
}
