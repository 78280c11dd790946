import McOrderConsole
import McOrderDisplay
import McOrderText
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// The sentences about an order that the restaurant does not accept at the moment.
@Suite struct TodayErrorTests {
    /// 30 April 2013, 20:47:21 at the restaurant.
    private let now = FlowScene.now

    private func there(until: Timestamp?) throws -> NotNow {
        let restaurant = try #require(try FlowScene.catalogue().restaurant(RestaurantID("garbera")))
        return NotNow(restaurant, until: until)
    }

    private func expect(
        _ error: ClientError,
        es: String,
        en: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let failure = CommandError(error, now: now)
        #expect(failure.status == .invalid, sourceLocation: sourceLocation)
        let sentence = failure.sentence
        #expect([sentence[.spanish], sentence[.english]] == [es, en], sourceLocation: sourceLocation)
        #expect(CommandError(error).status == .invalid, sourceLocation: sourceLocation)
    }

    @Test func `the sentence about a closed restaurant says when it opens`() throws {
        expect(
            .closed(try there(until: now + .seconds(40_000))),
            es:
                "McDonald's Garbera está cerrado; abre mañana a las 07:55. El ticket sigue como estaba: envíalo "
                + "cuando abra, o a otro restaurante.",
            en: "McDonald's Garbera is closed; it opens tomorrow at 07:55. The ticket is as it was: send it "
                + "when it opens, or to another restaurant."
        )
        expect(
            .closed(try there(until: nil)),
            es: "McDonald's Garbera está cerrado. El ticket sigue como estaba: envíalo cuando abra, o a otro "
                + "restaurante.",
            en: "McDonald's Garbera is closed. The ticket is as it was: send it when it opens, or to another "
                + "restaurant."
        )
    }

    @Test func `each reason why an order is not paid ahead has its sentence`() {
        let amounts = Money(cents: 50)...Money(cents: 30_000)
        let obstacles: [PayOffer.Obstacle] = [.notOffered, .notSealed, .amount(amounts), .tooLate]
        for language in Language.allCases {
            let sentences = obstacles.map { obstacle in
                CommandError(.payAhead(obstacle, currency: "EUR"), now: now).sentence[language]
            }
            #expect(Set(sentences).count == obstacles.count)
            #expect(sentences[0].contains("--pay"))
            for obstacle in obstacles {
                let error = ClientError.payAhead(obstacle, currency: "EUR")
                // Nobody types an option on a page.
                #expect(!error.sentence(.own, on: .screen, now: now)[language].contains("--pay"))
            }
        }
    }

    @Test func `the sentence about a paused restaurant says when the pause ends`() throws {
        expect(
            .paused(try there(until: now + .seconds(759))),
            es: "McDonald's Garbera no acepta pedidos hasta las 21:00. El ticket sigue como estaba: envíalo "
                + "entonces, o a otro restaurante.",
            en:
                "McDonald's Garbera takes no orders until 21:00. The ticket is as it was: send it then, or to "
                + "another restaurant."
        )
    }

    @Test func `the sentence about sold-out products names the lines and the missing products`() throws {
        let lines = [
            SoldOutLine(
                line: 1,
                name: "(G) BigMac + Lipton Ice + Deluxe",
                products: ["Lipton Ice"],
                until: now + .seconds(759)
            ),
            SoldOutLine(
                line: 3,
                name: "Té\u{1B}",
                products: ["Té\u{1B}"],
                until: now + .seconds(11_559)
            ),
        ]
        expect(
            .soldOut(lines, try there(until: nil)),
            es: "no se puede pedir ahora en McDonald's Garbera: 1 «(G) BigMac + Lipton Ice + Deluxe» (Lipton "
                + "Ice: agotado hasta las 21:00), 3 «Té\u{FFFD}» (Té\u{FFFD}: agotado hasta medianoche). "
                + "Quítalo con «mcorder remove 1 3» o cámbialo.",
            en: "cannot be ordered now at McDonald's Garbera: 1 “(G) BigMac + Lipton Ice + Deluxe” (Lipton "
                + "Ice: sold out until 21:00), 3 “Té\u{FFFD}” (Té\u{FFFD}: sold out until midnight). "
                + "Remove it with “mcorder remove 1 3”, or change it."
        )
    }

    @Test func `sold-out products are named in the customer's language`() throws {
        let names = ShownNames(try FlowScene.shop("coffee-cart"), in: "eu")
        let line = SoldOutLine(
            line: 1,
            name: "Café con leche [M, leche de avena]",
            products: ["leche de avena", "Café con leche"],
            until: now + .seconds(759)
        )
        let text = CommandError(.soldOut([line], try there(until: nil)), names).sentence[.basque]
        #expect(text.contains("Kafesnea [M, olo-esnea]"))
        #expect(text.contains("olo-esnea, Kafesnea"))
    }

    @Test func `a refusal names products and choices in the customer's language`() throws {
        let names = ShownNames(try FlowScene.shop("coffee-cart"), in: "eu")
        let detail = ReasonDetail(products: ["leche de avena", "Café con leche", "Té"])
        let reason = Receipt.Reason(code: "sold-out", message: "x", detail: detail)
        let text = reason.sentence(names)[.basque]
        for name in ["olo-esnea", "Kafesnea", "Té"] { #expect(text.contains(name)) }
    }

    @Test func `a refusal says what is sold out and until when, in both languages`() {
        let detail = ReasonDetail(
            products: ["Lipton Ice"],
            until: now + .seconds(759),
            zone: RestaurantZone(identifier: "Europe/Madrid")
        )
        let reason = Receipt.Reason(code: "sold-out", message: "x", detail: detail)
        let sentence = reason.sentence(now: now)
        #expect(
            sentence[.spanish]
                == "No hay «Lipton Ice» hasta las 21:00. Quítalo o cámbialo y envía otra vez."
        )
        #expect(
            sentence[.english] == "“Lipton Ice” is sold out until 21:00. Remove or change it and send again."
        )
        #expect(reason.sentence()[.english].contains("until 30 April 2013 at 21:00"))
    }
}
