package import McOrderModel

/// Why this change of the ticket is not possible, and what to do.
extension TicketError: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .badCount(let count):
            language.pick(
                en: "cannot add \(count). Write a number from 1.",
                es: "no se pueden añadir \(count). Escribe 1 o más.",
                eu: "ezin da \(count) gehitu. Idatzi zenbaki bat, 1 edo handiagoa."
            )
        case .full(let room):
            language.pick(
                en:
                    "an order has at most 100 lines, and the ticket has room for \(room) more. Send it, or add "
                    + "fewer.",
                es: "un pedido tiene como mucho 100 líneas y en el ticket solo caben \(room) más. Envíalo, o "
                    + "añade menos.",
                eu:
                    "eskaera batek gehienez 100 lerro ditu, eta tiketean \(room) gehiago baino ez dira sartzen. "
                    + "Bidali, edo gehitu gutxiago."
            )
        case .noSuchLine(let line):
            language.pick(
                en: "\(language.say(TicketText.noLine(line))) See them with “mcorder ticket”.",
                es: "\(language.say(TicketText.noLine(line))) Míralas con «mcorder ticket».",
                eu: "\(language.say(TicketText.noLine(line))) Lerroak ikusteko: «mcorder ticket»."
            )
        }
    }

    /// Why it is not possible, and what to do.
    package var sentence: Sentence { self }
}
