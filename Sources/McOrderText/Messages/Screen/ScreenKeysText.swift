/// The till screen's texts about its keys.
///
/// Each text has at most 29 columns, so that two fit side by side on 80 columns and one on 40.
package enum ScreenKeysText: Message {
    case helpTitle

    // MARK: With an order

    /// The names of the keys for ``hasArrived``.
    case numberAndEnter
    case hasArrived
    /// The name of the key for ``next``.
    case enter
    case next
    case collect
    case collectPaid
    case pay
    case back
    case arrived
    case cancel
    case noShow
    case strike
    case add
    case note
    case print
    case printBag
    case promise
    case history
    case device

    // MARK: With the screen, and with the restaurant

    case choose
    /// The name of the key for ``moreLines``.
    case pageDown
    case moreLines
    case search
    case reopen
    case escape
    case pause
    case soldOut
    case refused
    case close
    case printingSeen
    case quit

    package func text(in language: any Texts) -> String {
        switch self {
        case .helpTitle: language.pick(en: "KEYS", es: "TECLAS", eu: "TEKLAK")
        case .numberAndEnter: language.pick(en: "9 Enter", es: "9 Intro", eu: "9 Sartu")
        case .hasArrived:
            language.pick(
                en: "9 is here (9-624, #17)",
                es: "el 9 está aquí (9-624, #17)",
                eu: "9 hemen dago (9-624, #17)"
            )
        case .enter: language.pick(en: "Enter", es: "Intro", eu: "Sartu")
        case .next:
            language.pick(
                en: "next: preparing, then ready",
                es: "lo siguiente: preparar, listo",
                eu: "hurrengoa: prestatzen, prest"
            )
        case .collect:
            language.pick(
                en: "charged and handed over",
                es: "cobrado y recogido",
                eu: "kobratuta eta emanda"
            )
        case .collectPaid:
            language.pick(
                en: "collected; how it was paid",
                es: "recogido, y cómo se pagó",
                eu: "emanda, eta nola ordaindu den"
            )
        case .pay:
            language.pick(
                en: "charged; stays in the kitchen",
                es: "cobrar sin entregar aún",
                eu: "kobratu, oraindik eman gabe"
            )
        case .back:
            language.pick(
                en: "undoes the last change",
                es: "deshace el último cambio",
                eu: "azkena desegin, beti"
            )
        case .arrived:
            language.pick(
                en: "the customer is here",
                es: "el cliente está aquí",
                eu: "bezeroa hemen dago"
            )
        case .cancel:
            language.pick(
                en: "cancel: asks why",
                es: "anular: pregunta por qué",
                eu: "bertan behera utzi: zergatik?"
            )
        case .noShow:
            language.pick(
                en: "no-show; offers to blacklist",
                es: "nadie vino; ofrece vetarlo",
                eu: "ez da etorri (edo debekatu)"
            )
        case .strike: language.pick(en: "take a line off", es: "tachar una línea", eu: "lerro bat ezabatu")
        case .add:
            language.pick(
                en: "add a product or menu",
                es: "añadir un producto o menú",
                eu: "produktua edo menua gehitu"
            )
        case .note:
            language.pick(
                en: "make a note (counter)",
                es: "apuntar algo (mostrador)",
                eu: "oharra idatzi (barra)"
            )
        case .print: language.pick(en: "print the order", es: "imprimir el pedido", eu: "eskaera inprimatu")
        case .printBag:
            language.pick(
                en: "print the bag ticket",
                es: "imprimir el de bolsa",
                eu: "poltsako txartela inprimatu"
            )
        case .promise:
            language.pick(
                en: "say when it is ready",
                es: "decir cuándo estará",
                eu: "noiz prest: esan"
            )
        case .history: language.pick(en: "its history", es: "su historial", eu: "eskaeraren historia")
        case .device:
            language.pick(
                en: "its device; the blacklist",
                es: "su dispositivo; los vetados",
                eu: "gailua; debekatuen zerrenda"
            )
        case .choose: language.pick(en: "choose an order", es: "elegir un pedido", eu: "eskaera bat aukeratu")
        case .pageDown: language.pick(en: "PgDn", es: "AvPág", eu: "Or.beh.")
        case .moreLines:
            language.pick(
                en: "more lines (PgUp: back)",
                es: "más líneas (RePág: atrás)",
                eu: "lerro gehiago (Or.gora: gora)"
            )
        case .search:
            language.pick(
                en: "search, finished ones too",
                es: "buscar, también terminados",
                eu: "bilatu, amaituetan ere"
            )
        case .reopen:
            language.pick(
                en: "reopen one of the last 20",
                es: "reabrir uno de los últimos 20",
                eu: "azken 20etako bat berrireki"
            )
        case .escape:
            language.pick(
                en: "clears number; closes order",
                es: "borra número; cierra pedido",
                eu: "zenbakia kendu; eskaera itxi"
            )
        case .pause:
            language.pick(
                en: "pause: take no orders",
                es: "pausa: no aceptar pedidos",
                eu: "etenaldia: eskaerarik ez"
            )
        case .soldOut:
            language.pick(
                en: "product that is sold out",
                es: "producto agotado",
                eu: "agortutako produktua"
            )
        case .refused: language.pick(en: "refused today", es: "rechazados hoy", eu: "gaur baztertutakoak")
        case .close: language.pick(en: "close of the orders", es: "cierre de pedidos", eu: "eskaeren itxiera")
        case .printingSeen:
            language.pick(
                en: "missing tickets: seen",
                es: "tickets que faltan: visto",
                eu: "galdutako txartelak: ikusita"
            )
        case .quit: language.pick(en: "quit", es: "salir", eu: "irten")
        }
    }
}
