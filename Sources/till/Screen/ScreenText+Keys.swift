import McOrderConsole
import McOrderText
import McOrderModel

/// The keys. Each sentence has at most 29 columns, so that two stand beside each other on eighty columns and
/// one on forty.
extension ScreenText {
    /// A key, and what it does.
    typealias KeyHelp = (keys: Sentence, sentence: Sentence)

    static let helpTitle = Inline(es: "TECLAS", en: "KEYS", eu: "TEKLAK")
    static let helpMore = Inline(
        es: "↓ más   otra tecla: volver",
        en: "↓ more   any other key: back",
        eu: "↓ gehiago   besteak: itzuli"
    )

    /// What is done with an order.
    static let orderKeys: [KeyHelp] = [
        (
            Inline(es: "9 Intro", en: "9 Enter", eu: "9 Sartu"),
            Inline(
                es: "el 9 está aquí (9-624, #17)",
                en: "9 is here (9-624, #17)",
                eu: "9 hemen dago (9-624, #17)"
            )
        ),
        (
            Inline(es: "Intro", en: "Enter", eu: "Sartu"),
            Inline(
                es: "lo siguiente: preparar, listo",
                en: "next: preparing, then ready",
                eu: "hurrengoa: prestatzen, prest"
            )
        ),
        (
            Verbatim("c"),
            Inline(es: "cobrado y recogido", en: "charged and handed over", eu: "kobratuta eta emanda")
        ),
        (
            Verbatim("b"),
            Inline(
                es: "deshace lo último, siempre",
                en: "takes the last change back",
                eu: "azkena desegin, beti"
            )
        ),
        (
            Verbatim("a"),
            Inline(es: "el cliente está aquí", en: "the customer is here", eu: "bezeroa hemen dago")
        ),
        (
            Verbatim("x"),
            Inline(
                es: "anular: pregunta por qué",
                en: "cancel: asks why",
                eu: "bertan behera utzi: zergatik?"
            )
        ),
        (
            Verbatim("n"),
            Inline(
                es: "nadie vino; ofrece vetarlo",
                en: "no-show; offers to blacklist",
                eu: "ez da etorri (edo debekatu)"
            )
        ),
        (
            Verbatim("t"),
            Inline(es: "tachar una línea", en: "take a line off", eu: "lerro bat ezabatu")
        ),
        (
            Verbatim("+"),
            Inline(
                es: "añadir un producto o menú",
                en: "add a product or menu",
                eu: "produktua edo menua gehitu"
            )
        ),
        (
            Verbatim("m"),
            Inline(es: "apuntar algo (mostrador)", en: "make a note (counter)", eu: "oharra idatzi (barra)")
        ),
        (Verbatim("h"), Inline(es: "su historia", en: "its history", eu: "eskaeraren historia")),
        (
            Verbatim("d"),
            Inline(
                es: "su dispositivo; los vetados",
                en: "its device; the blacklist",
                eu: "gailua; debekatuen zerrenda"
            )
        ),
    ]

    /// What is done with the screen, and with the house.
    static let screenKeys: [KeyHelp] = [
        (
            Verbatim("↑ ↓"),
            Inline(es: "elegir un pedido", en: "choose an order", eu: "eskaera bat aukeratu")
        ),
        (
            Inline(es: "AvPág", en: "PgDn", eu: "Or.beh."),
            Inline(
                es: "más líneas (RePág: atrás)",
                en: "more lines (PgUp: back)",
                eu: "lerro gehiago (Or.gora: gora)"
            )
        ),
        (
            Verbatim("/"),
            Inline(
                es: "buscar, también terminados",
                en: "search, finished ones too",
                eu: "bilatu, amaituetan ere"
            )
        ),
        (
            Verbatim("u"),
            Inline(
                es: "reabrir uno de los últimos 20",
                en: "reopen one of the last 20",
                eu: "azken 20etako bat berrireki"
            )
        ),
        (
            Verbatim("Esc"),
            Inline(
                es: "borra número; cierra pedido",
                en: "clears number; closes order",
                eu: "zenbakia kendu; eskaera itxi"
            )
        ),
        (
            Verbatim("p"),
            Inline(
                es: "pausa: no aceptar pedidos",
                en: "pause: take no orders",
                eu: "etenaldia: eskaerarik ez"
            )
        ),
        (
            Verbatim("s"),
            Inline(
                es: "producto que se ha acabado",
                en: "product that is sold out",
                eu: "agortutako produktua"
            )
        ),
        (Verbatim("r"), Inline(es: "rechazados hoy", en: "refused today", eu: "gaur baztertutakoak")),
        (Verbatim("q"), Inline(es: "salir", en: "quit", eu: "irten")),
    ]

    static let keys = Inline(
        es: "c recogido  b deshace  u últimos  x anula  n no vino  / busca  ? ayuda  q sale",
        en: "c collected  b back  u last 20  x cancel  n no-show  / search  ? help  q quit",
        eu: "c emanda  b desegin  u azkenak  x utzi  n inor ez  / bilatu  ? teklak  q irten"
    )
    static let shortKeys = Verbatim("c b u x t + ? q")
}
