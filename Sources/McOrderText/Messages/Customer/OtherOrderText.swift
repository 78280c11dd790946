package import McOrderModel

/// The messages for when the restaurant has another order under the number of a sent one.
package enum OtherOrderText: Message {
    /// The other order's receipt is absent.
    case unseen(_ number: OrderNumber)
    /// The other order, with its total as text, and how long it has been in this state.
    case seen(_ number: OrderNumber, isOwn: Bool, restaurant: String, total: String?, OrderState, ago: String)
    case sendAgain
    /// What the customer can do.
    case advice
    /// The customer declined to send the order again.
    case notResent
    /// What was found, and what to do.
    case advised(_ found: Sentence)

    package func text(in language: any Texts) -> String {
        switch self {
        case .unseen(let number):
            language.pick(
                en: "The restaurant says that it already has another order under number \(number); which one "
                    + "is not known. Yours is not being prepared.",
                es:
                    "El restaurante dice que ya tiene otro pedido con el número \(number), pero no se sabe cuál. "
                    + "El tuyo no se está preparando.",
                eu:
                    "Jatetxeak dio jada beste eskaera bat duela \(number) zenbakiarekin, baina ez da ikusten zein den. "
                    + "Zurea ez dute prestatzen."
            )
        case .seen(let number, let isOwn, let restaurant, let total, let state, let ago):
            language.pick(
                en:
                    "The restaurant already has \(isOwn ? "an earlier order of yours" : "another order") under number "
                    + "\(number): for \(HarmlessText.clean(restaurant))\(total.map { ", \($0)" } ?? ""), "
                    + "\(language.say(state)) (\(ago) ago). Yours is not being prepared.",
                es:
                    "El restaurante ya tiene \(isOwn ? "un pedido tuyo anterior" : "otro pedido") con el número "
                    + "\(number): para \(HarmlessText.clean(restaurant))\(total.map { ", \($0)" } ?? ""), "
                    + "\(language.say(state)) (hace \(ago)). El tuyo no se está preparando.",
                eu:
                    "Jatetxeak badu jada \(isOwn ? "zure aurreko eskaera bat" : "beste eskaera bat") \(number) "
                    + "zenbakiarekin: \(HarmlessText.clean(restaurant)) jatetxerako"
                    + "\(total.map { ", \($0)" } ?? ""), \(language.say(state)) (duela \(ago)). Zurea ez dute prestatzen."
            )
        case .sendAgain:
            language.pick(
                en: "Send yours under a new number? [y/N] ",
                es: "¿Enviar el tuyo con un número nuevo? [s/N] ",
                eu: "Zurea zenbaki berri batekin bidali? [b/E] "
            )
        case .advice:
            language.pick(
                en:
                    "Check whether that one is what you wanted. If not, “mcorder reorder” puts yours back onto the "
                    + "ticket, and “mcorder send” sends it under another number.",
                es:
                    "Mira si ese otro ya es lo que querías. Si no, «mcorder reorder» vuelve a poner el tuyo en el ticket "
                    + "y «mcorder send» lo envía con otro número.",
                eu:
                    "Begiratu beste hori den nahi zenuena. Bestela, «mcorder reorder» komandoak zurea tiketera "
                    + "itzultzen du, eta «mcorder send» komandoak beste zenbaki batekin bidaltzen du."
            )
        case .notResent:
            language.pick(
                en: "it was not sent again. “mcorder reorder” puts it back onto the ticket.",
                es: "no se ha enviado otra vez. «mcorder reorder» lo vuelve a poner en el ticket.",
                eu: "ez da berriro bidali. «mcorder reorder» komandoak tiketera itzultzen du."
            )
        case .advised(let found):
            language.pick(
                en: "\(language.say(found)) \(language.say(OtherOrderText.advice))",
                es: "\(language.say(found)) \(language.say(OtherOrderText.advice))",
                eu: "\(language.say(found)) \(language.say(OtherOrderText.advice))"
            )
        }
    }
}
