import McOrderModel
import McOrderText
import Testing

@Suite struct MomentTextTests {
    /// Friday, 20 November 2026, 20:47:25 in Madrid.
    private let now = Timestamp(seconds: 1_795_204_045)

    private func madrid() throws -> RestaurantZone {
        try #require(RestaurantZone(identifier: "Europe/Madrid"))
    }

    private func instant(_ text: String) throws -> Timestamp {
        try madrid().instant(of: try #require(CivilTime(text)))
    }

    @Test(
        arguments: [
            ("20-11-2026 21:00:00", "a las 21:00", "at 21:00"),
            ("20-11-2026 23:59:01", "mañana a las 00:00", "tomorrow at 00:00"),
            ("21-11-2026 09:00:00", "mañana a las 09:00", "tomorrow at 09:00"),
            ("23-11-2026 09:30:00", "el lunes a las 09:30", "on Monday at 09:30"),
            ("26-11-2026 09:30:00", "el jueves a las 09:30", "on Thursday at 09:30"),
            ("27-11-2026 09:30:00", "el 27 de noviembre a las 09:30", "on 27 November at 09:30"),
            (
                "25-12-2027 09:00:00", "el 25 de diciembre de 2027 a las 09:00",
                "on 25 December 2027 at 09:00"
            ),
        ]
    )
    func `a future time is written as people say it`(_ time: String, _ spanish: String, _ english: String)
        throws
    {
        let text = MomentText(in: try madrid(), now: now).at(try instant(time))
        #expect([text[.spanish], text[.english]] == [spanish, english])
    }

    @Test(
        arguments: [
            ("20-11-2026 21:00:00", "hasta las 21:00", "until 21:00"),
            ("20-11-2026 21:00:01", "hasta las 21:01", "until 21:01"),
            ("21-11-2026 00:00:00", "hasta medianoche", "until midnight"),
            ("21-11-2026 02:00:00", "hasta mañana a las 02:00", "until tomorrow at 02:00"),
            ("23-11-2026 00:00:00", "hasta el lunes a las 00:00", "until Monday at 00:00"),
            (
                "27-11-2026 02:00:00", "hasta el 27 de noviembre a las 02:00", "until 27 November at 02:00"
            ),
        ]
    )
    func `an end is rounded up to the minute, and midnight is a word`(
        _ time: String,
        _ spanish: String,
        _ english: String
    ) throws {
        let text = MomentText(in: try madrid(), now: now).until(try instant(time))
        #expect([text[.spanish], text[.english]] == [spanish, english])
    }

    @Test(
        arguments: [
            ("20-11-2026 21:00:00", "21:00etan"), ("20-11-2026 21:01:00", "21:01ean"),
            ("20-11-2026 21:05:00", "21:05ean"), ("20-11-2026 21:11:00", "21:11n"),
            ("20-11-2026 21:20:00", "21:20an"), ("20-11-2026 21:30:00", "21:30ean"),
            ("21-11-2026 09:45:00", "bihar 09:45ean"), ("23-11-2026 09:30:00", "astelehenean 09:30ean"),
            ("26-11-2026 09:00:00", "ostegunean 09:00etan"),
            ("27-11-2026 09:18:00", "azaroaren 27an, 09:18an"),
            ("31-12-2026 09:00:00", "abenduaren 31n, 09:00etan"),
            ("25-12-2030 09:00:00", "2030eko abenduaren 25ean, 09:00etan"),
        ]
    )
    func `a time in Basque has the suffix of its spoken form`(_ time: String, _ basque: String)
        throws
    {
        #expect(MomentText(in: try madrid(), now: now).at(try instant(time))[.basque] == basque)
    }

    @Test func `a text that may be read on another day contains the date`() throws {
        let text = MomentText(in: try madrid(), now: nil)
        let end = try instant("20-11-2026 21:00:00")
        #expect(text.at(end)[.english] == "on 20 November 2026 at 21:00")
        #expect(text.until(end)[.spanish] == "hasta el 20 de noviembre de 2026 a las 21:00")
    }

    @Test func `the time is that of the restaurant's zone, not the reader's`() throws {
        let canaries = try #require(RestaurantZone(identifier: "Atlantic/Canary"))
        #expect(
            MomentText(in: canaries, now: now).at(try instant("20-11-2026 21:00:00"))[.english] == "at 20:00"
        )
    }

    @Test(
        arguments: [
            (
                RejectionReason.closed, [],
                "El restaurante está cerrado; abre a las 21:00. Envía el pedido entonces.",
                "The restaurant is closed; it opens at 21:00. Send the order then."
            ),
            (
                .paused, [],
                "El restaurante no acepta pedidos hasta las 21:00. Envía el pedido entonces.",
                "The restaurant takes no orders until 21:00. Send the order then."
            ),
            (
                .soldOut, ["BigMac"],
                "No hay «BigMac» hasta las 21:00. Quítalo o cámbialo y envía otra vez.",
                "“BigMac” is sold out until 21:00. Remove or change it and send again."
            ),
            (
                .soldOut, ["Agua", "BigMac"],
                "No hay «Agua», «BigMac» hasta las 21:00. Quítalos o cámbialos y envía otra vez.",
                "“Agua”, “BigMac” are sold out until 21:00. Remove or change them and send again."
            ),
        ] as [(RejectionReason, [String], String, String)]
    )
    func `a temporary refusal says what is missing, until when and what to do`(
        _ reason: RejectionReason,
        _ products: [String],
        _ spanish: String,
        _ english: String
    ) throws {
        let detail = ReasonDetail(
            products: products,
            until: try instant("20-11-2026 21:00:00"),
            zone: try madrid()
        )
        let sentence = reason.sentence(detail, now: now)
        #expect([sentence[.spanish], sentence[.english]] == [spanish, english])
    }

    @Test(arguments: RejectionReason.allCases)
    func `without details a refusal has its usual sentence`(_ reason: RejectionReason) {
        #expect(Wording(reason.sentence(.none, now: now)) == Wording(reason.sentence))
    }

    @Test func `a product that is sold out for an unknown time is named too`() {
        let sentence = RejectionReason.soldOut.sentence(ReasonDetail(products: ["Té\u{1B}[2J"]), now: nil)
        #expect(sentence[.english] == "“Té\u{FFFD}[2J” is sold out. Remove or change it and send again.")
    }
}
