import McOrderDisplay
import McOrderModel
import McOrderText
import Testing

struct ShownPaymentTests {
    /// 20 November 2026, 20:47:25 in Madrid.
    private static let placedAt = Timestamp(seconds: 1_795_204_045)
    private static let offer = PayOffer(
        hosts: ["checkout.stripe.com"],
        amounts: Money(cents: 50)...Money(cents: 30_000),
        latest: .seconds(72_000)
    )

    private func shown(
        _ state: PayAnswer.State,
        _ url: String? = nil,
        ends seconds: Int? = nil,
        _ language: Language = .english
    ) throws -> [String] {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let answer = PayAnswer(
            state: state,
            url: url,
            until: seconds.map { Self.placedAt + .seconds($0) },
            amount: Money(cents: 675)
        )
        return ShownPayment(
            answer,
            offer: Self.offer,
            price: PriceText(currency: "EUR", language: language),
            zone: zone,
            placedAt: Self.placedAt
        ).sentences.map { $0[language] }
    }

    @Test func `while the page is open its end and its address are shown`() throws {
        let sentences = try shown(.open, "https://checkout.stripe.com/1", ends: 1860)
        #expect(sentences.count == 2)
        #expect(sentences[0].contains("6.75") && sentences[0].contains("(until 21:19)"))
        #expect(sentences[1] == "Open https://checkout.stripe.com/1")
    }

    @Test func `an address that the catalogue does not name is not shown`() throws {
        for url in ["https://checkout.stripe.com.evil.example/1", "http://checkout.stripe.com/1"] {
            let sentences = try shown(.open, url)
            #expect(sentences.count == 2 && sentences.allSatisfy { !$0.contains(url) })
            #expect(sentences[1] == CustomerPayText.strangeAddress[.english])
        }
        #expect(try shown(.held, "https://checkout.stripe.com/1").count == 1)
    }

    @Test(arguments: [
        (Language.english, ["6.75", "released on", "at 20:48", "days"]),
        (.spanish, ["6,75", "se liberan como mucho el", "a las 20:48", "días"]),
        (.basque, ["6,75", "20:48 baino lehen", "egunak"]),
    ])
    func `money that is held until tomorrow is released on a day`(
        language: Language,
        words: [String]
    ) throws {
        let sentence = try #require(try shown(.held, ends: 86_400, language).first)
        for word in words { #expect(sentence.contains(word), "\(word) in \(sentence)") }
    }

    @Test(arguments: PayAnswer.State.allCases)
    func `each state names the amount`(state: PayAnswer.State) throws {
        for language in Language.allCases {
            let sentences = try shown(state, language)
            #expect(sentences.count == 1)
            #expect(sentences[0].contains(language == .english ? "6.75" : "6,75"), "\(sentences[0])")
        }
    }

    private func shown(_ state: PayAnswer.State, _ language: Language) throws -> [String] {
        try shown(state, nil, ends: nil, language)
    }
}
