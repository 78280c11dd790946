import McOrderConsole
import McOrderModel

/// The keys. Each sentence has at most 29 columns, so that two stand beside each other on eighty columns and
/// one on forty.
extension ScreenText {
    /// A key, and what it does.
    typealias KeyHelp = (keys: Sentence, sentence: Sentence)

    static let helpTitle = Sentence(es: "TECLAS", en: "KEYS", eu: "TEKLAK")
    static let helpMore = Sentence(
        es: "↓ más   otra tecla: volver",
        en: "↓ more   any other key: back",
        eu: "↓ gehiago   besteak: itzuli"
    )

    /// What is done with an order.
    static let orderKeys: [KeyHelp] = [
        (
            Sentence(es: "9 Intro", en: "9 Enter", eu: "9 Sartu"),
            Sentence(
                es: "el 9 está aquí (9-624, #17)",
                en: "9 is here (9-624, #17)",
                eu: "9 hemen dago (9-624, #17)"
            )
        ),
        (
            Sentence(es: "Intro", en: "Enter", eu: "Sartu"),
            Sentence(
                es: "lo siguiente: preparar, listo",
                en: "next: preparing, then ready",
                eu: "hurrengoa: prestatzen, prest"
            )
        ),
        (
            Sentence(same: "c"),
            Sentence(es: "cobrado y recogido", en: "charged and handed over", eu: "kobratuta eta emanda")
        ),
        (
            Sentence(same: "b"),
            Sentence(
                es: "deshace lo último, siempre",
                en: "takes the last change back",
                eu: "azkena desegin, beti"
            )
        ),
        (
            Sentence(same: "a"),
            Sentence(es: "el cliente está aquí", en: "the customer is here", eu: "bezeroa hemen dago")
        ),
        (
            Sentence(same: "x"),
            Sentence(
                es: "anular: pregunta por qué",
                en: "cancel: asks why",
                eu: "bertan behera utzi: zergatik?"
            )
        ),
        (
            Sentence(same: "n"),
            Sentence(
                es: "nadie vino; ofrece vetarlo",
                en: "no-show; offers to blacklist",
                eu: "ez da etorri (edo debekatu)"
            )
        ),
        (
            Sentence(same: "t"),
            Sentence(es: "tachar una línea", en: "take a line off", eu: "lerro bat ezabatu")
        ),
        (
            Sentence(same: "+"),
            Sentence(
                es: "añadir un producto o menú",
                en: "add a product or menu",
                eu: "produktua edo menua gehitu"
            )
        ),
        (
            Sentence(same: "m"),
            Sentence(es: "apuntar algo (mostrador)", en: "make a note (counter)", eu: "oharra idatzi (barra)")
        ),
        (Sentence(same: "h"), Sentence(es: "su historia", en: "its history", eu: "eskaeraren historia")),
        (
            Sentence(same: "d"),
            Sentence(
                es: "su dispositivo; los vetados",
                en: "its device; the blacklist",
                eu: "gailua; debekatuen zerrenda"
            )
        ),
    ]

    /// What is done with the screen, and with the house.
    static let screenKeys: [KeyHelp] = [
        (
            Sentence(same: "↑ ↓"),
            Sentence(es: "elegir un pedido", en: "choose an order", eu: "eskaera bat aukeratu")
        ),
        (
            Sentence(es: "AvPág", en: "PgDn", eu: "Or.beh."),
            Sentence(
                es: "más líneas (RePág: atrás)",
                en: "more lines (PgUp: back)",
                eu: "lerro gehiago (Or.gora: gora)"
            )
        ),
        (
            Sentence(same: "/"),
            Sentence(
                es: "buscar, también terminados",
                en: "search, finished ones too",
                eu: "bilatu, amaituetan ere"
            )
        ),
        (
            Sentence(same: "u"),
            Sentence(
                es: "reabrir uno de los últimos 20",
                en: "reopen one of the last 20",
                eu: "azken 20etako bat berrireki"
            )
        ),
        (
            Sentence(same: "Esc"),
            Sentence(
                es: "borra número; cierra pedido",
                en: "clears number; closes order",
                eu: "zenbakia kendu; eskaera itxi"
            )
        ),
        (
            Sentence(same: "p"),
            Sentence(
                es: "pausa: no aceptar pedidos",
                en: "pause: take no orders",
                eu: "etenaldia: eskaerarik ez"
            )
        ),
        (
            Sentence(same: "s"),
            Sentence(
                es: "producto que se ha acabado",
                en: "product that is sold out",
                eu: "agortutako produktua"
            )
        ),
        (Sentence(same: "r"), Sentence(es: "rechazados hoy", en: "refused today", eu: "gaur baztertutakoak")),
        (Sentence(same: "q"), Sentence(es: "salir", en: "quit", eu: "irten")),
    ]

    static let keys = Sentence(
        es: "c recogido  b deshace  u últimos  x anula  n no vino  / busca  ? ayuda  q sale",
        en: "c collected  b back  u last 20  x cancel  n no-show  / search  ? help  q quit",
        eu: "c emanda  b desegin  u azkenak  x utzi  n inor ez  / bilatu  ? teklak  q irten"
    )
    static let shortKeys = Sentence(same: "c b u x t + ? q")
}
