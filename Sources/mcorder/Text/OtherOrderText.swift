internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// What is said when the restaurant has another order under the number of one that was sent.
enum OtherOrderText {
    /// What was found, and that the order is not prepared.
    ///
    /// - Parameters:
    ///   - number: the number of both.
    ///   - other: the other order; `nil` when its receipt is not there.
    ///   - price: how its total is written; without it the total is left out.
    ///   - now: when it is read.
    static func found(
        _ number: OrderNumber,
        _ other: OtherOrder?,
        price: PriceText?,
        now: Timestamp
    ) -> Sentence {
        guard let other else {
            return Inline(
                es:
                    "El restaurante dice que ya tiene otro pedido con el número \(number), pero no se ve cuál. "
                    + "El tuyo no se prepara.",
                en: "The restaurant says that it already has another order under number \(number); which one "
                    + "cannot be seen. Yours is not being prepared.",
                eu:
                    "Jatetxeak dio jada beste eskaera bat duela \(number) zenbakiarekin, baina ez da ikusten zein den. "
                    + "Zurea ez dute prestatzen."
            )
        }
        let ago = DurationText.short(seconds: Int(now.seconds - other.receipt.updatedAt.seconds))
        let place = HarmlessText.clean(other.receipt.restaurant ?? "?")
        let total = price.flatMap { price in other.receipt.total.map { ", \(price($0))" } } ?? ""
        let which = other.isOwn ? earlier : another
        return Inline(
            es: "El restaurante ya tiene \(which.spanish) con el número \(number): para \(place)\(total), "
                + "\(other.state.word.spanish) (hace \(ago)). El tuyo no se prepara.",
            en: "The restaurant already has \(which.english) under number \(number): for \(place)\(total), "
                + "\(other.state.word.english) (\(ago) ago). Yours is not being prepared.",
            eu: "Jatetxeak badu jada \(which.basque) \(number) zenbakiarekin: \(place) jatetxerako\(total), "
                + "\(other.state.word.basque) (duela \(ago)). Zurea ez dute prestatzen."
        )
    }

    private static let another = Inline(es: "otro pedido", en: "another order", eu: "beste eskaera bat")
    private static let earlier = Inline(
        es: "un pedido tuyo anterior",
        en: "an earlier order of yours",
        eu: "zure aurreko eskaera bat"
    )

    static let sendAgain = Inline(
        es: "¿Enviar el tuyo con un número nuevo? [s/N] ",
        en: "Send yours under a new number? [y/N] ",
        eu: "Zurea zenbaki berri batekin bidali? [b/E] "
    )

    /// What the customer can do about it.
    static let advice = Inline(
        es:
            "Mira si ese otro ya es lo que querías. Si no, «mcorder reorder» vuelve a poner el tuyo en el ticket "
            + "y «mcorder send» lo envía con otro número.",
        en: "See whether that one is what you wanted. If not, “mcorder reorder” puts yours back onto the "
            + "ticket, and “mcorder send” sends it under another number.",
        eu: "Begiratu beste hori den nahi zenuena. Bestela, «mcorder reorder» komandoak zurea tiketera "
            + "itzultzen du, eta «mcorder send» komandoak beste zenbaki batekin bidaltzen du."
    )

    /// The customer said no.
    static let notResent = Inline(
        es: "no se ha enviado otra vez. «mcorder reorder» lo vuelve a poner en el ticket.",
        en: "it was not sent again. “mcorder reorder” puts it back onto the ticket.",
        eu: "ez da berriro bidali. «mcorder reorder» komandoak tiketera itzultzen du."
    )

    /// What was found and what to do about it.
    static func advised(_ found: Sentence) -> Sentence {
        Inline(
            es: "\(found.spanish) \(advice.spanish)",
            en: "\(found.english) \(advice.english)",
            eu: "\(found.basque) \(advice.basque)"
        )
    }
}
