/// The help of `mcorder-pay`, and what its commands say.
package enum PayProgramText: Message {
    case abstract
    case serveAbstract
    case checkAbstract
    case checkHoldHelp
    case listAbstract
    case allHelp
    case jsonHelp
    case csvHelp
    case lookedAbstract
    case refundAbstract
    case amountHelp
    case reasonHelp
    case paymentHelp
    case payHelp
    case noSecret
    case secretUnreadable(String)
    case secretMalformed(String)
    case noOrigin
    case answers(String)
    case doesNotAnswer(String)
    case holdPage(String)
    case holdSeen
    case holdNotSeen
    case holdReleased
    case noPayments
    case noPayment(String)
    case looked(String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "Holds money for orders that are paid ahead, and takes it when the customer is there.",
                es:
                    "Retiene el importe de los pedidos que se pagan por adelantado y lo cobra cuando el cliente está.",
                eu: "Aurrez ordaindutako eskaeren dirua atxikitzen du, eta bezeroa dagoenean kobratzen du."
            )
        case .serveAbstract:
            language.pick(
                en: "Holds and takes payments until it is stopped.",
                es: "Retiene y cobra pagos hasta que se para.",
                eu: "Ordainketak atxiki eta kobratzen ditu, gelditu arte."
            )
        case .checkAbstract:
            language.pick(
                en: "Asks the provider, and says what to do.",
                es: "Pregunta al proveedor de pagos y dice qué hacer.",
                eu: "Ordainketa-hornitzaileari galdetzen dio, eta zer egin esaten du."
            )
        case .checkHoldHelp:
            language.pick(
                en: "Also hold the least amount on a card of yours, and release it.",
                es: "Retener además el importe mínimo en una tarjeta tuya y liberarlo.",
                eu: "Gainera, gutxieneko zenbatekoa zure txartel batean atxiki eta askatu."
            )
        case .listAbstract:
            language.pick(
                en: "Lists the payments of the last days, those to look at first.",
                es: "Lista los pagos de los últimos días; primero, los que hay que revisar.",
                eu: "Azken egunetako ordainketak zerrendatzen ditu; lehenik, begiratu beharrekoak."
            )
        case .allHelp:
            language.pick(
                en: "All of the last 30 days.",
                es: "Todos los de los últimos 30 días.",
                eu: "Azken 30 egunetako guztiak."
            )
        case .jsonHelp: language.pick(en: "As JSON.", es: "En JSON.", eu: "JSON gisa.")
        case .csvHelp:
            language.pick(
                en: "As a table for a spreadsheet, with the provider's ids.",
                es: "En una tabla para hoja de cálculo, con los identificadores del proveedor.",
                eu: "Kalkulu-orrirako taula gisa, hornitzailearen identifikatzaileekin."
            )
        case .refundAbstract:
            language.pick(
                en: "Gives back some of what was taken, or all of it.",
                es: "Devuelve lo cobrado, o una parte.",
                eu: "Kobratutakoa itzultzen du, edo zati bat."
            )
        case .amountHelp:
            language.pick(
                en: "How much; without it all that is left.",
                es: "Cuánto; si falta, todo lo que queda.",
                eu: "Zenbat; ez badago, geratzen den guztia."
            )
        case .reasonHelp:
            language.pick(
                en: "Why, for the order's history.",
                es: "Por qué, para el historial del pedido.",
                eu: "Zergatik, eskaeraren historiarako."
            )
        case .lookedAbstract:
            language.pick(
                en: "Says that you looked at a payment: what waited for that goes on.",
                es: "Dice que has revisado un pago: lo que esperaba a eso sigue adelante.",
                eu: "Ordainketa bat begiratu duzula esaten du: horren zain zegoenak aurrera egiten du."
            )
        case .paymentHelp:
            language.pick(en: "The payment's id.", es: "El id del pago.", eu: "Ordainketaren ida.")
        case .payHelp:
            language.pick(
                en: "The file with the settings of payments (/etc/mcorder/pay.yaml).",
                es: "El fichero con los ajustes de los pagos (/etc/mcorder/pay.yaml).",
                eu: "Ordainketen ezarpenen fitxategia (/etc/mcorder/pay.yaml)."
            )
        case .noSecret:
            language.pick(
                en: "secret: the provider's secret key is missing (docs/pay-ahead.md, Secret)",
                es: "secret: falta la clave secreta del proveedor (docs/pay-ahead.md, Secret)",
                eu: "secret: hornitzailearen gako sekretua falta da (docs/pay-ahead.md, Secret)"
            )
        case .secretUnreadable(let path):
            language.pick(
                en: "\(path) cannot be read",
                es: "no se puede leer \(path)",
                eu: "ezin da \(path) irakurri"
            )
        case .secretMalformed(let path):
            language.pick(
                en: "\(path): this is no secret key of the provider",
                es: "\(path): esto no es una clave secreta del proveedor",
                eu: "\(path): hau ez da hornitzailearen gako sekretu bat"
            )
        case .noOrigin:
            language.pick(
                en:
                    "origin: the address of the customers' pages is not known; set it here or in mcorderd.yaml",
                es:
                    "origin: no se conoce la dirección de las páginas de clientes; ponla aquí o en mcorderd.yaml",
                eu:
                    "origin: bezeroen orrien helbidea ez da ezagutzen; jarri hemen edo mcorderd.yaml fitxategian"
            )
        case .answers(let address):
            language.pick(
                en: "\(address) answers, and accepts the key",
                es: "\(address) responde y acepta la clave",
                eu: "\(address) helbideak erantzuten du, eta gakoa onartzen du"
            )
        case .doesNotAnswer(let cause):
            language.pick(
                en: "the provider: \(cause)",
                es: "el proveedor: \(cause)",
                eu: "hornitzailea: \(cause)"
            )
        case .holdPage(let url):
            language.pick(
                en: "Open this page and enter a card of yours: \(url)",
                es: "Abre esta página y mete una tarjeta tuya: \(url)",
                eu: "Ireki orri hau eta sartu zure txartel bat: \(url)"
            )
        case .holdSeen:
            language.pick(
                en: "The money is held; it is released now.",
                es: "El importe está retenido; se libera ahora.",
                eu: "Dirua atxikita dago; orain askatzen da."
            )
        case .holdNotSeen:
            language.pick(
                en: "nothing was held within 10 minutes",
                es: "en 10 minutos no se ha retenido nada",
                eu: "10 minututan ez da ezer atxiki"
            )
        case .holdReleased: language.pick(en: "It is released.", es: "Está liberado.", eu: "Askatuta dago.")
        case .noPayments:
            language.pick(en: "There are no payments.", es: "No hay pagos.", eu: "Ez dago ordainketarik.")
        case .noPayment(let id):
            language.pick(
                en: "there is no payment \(id)",
                es: "no hay ningún pago \(id)",
                eu: "ez dago \(id) ordainketarik"
            )
        case .looked(let id):
            language.pick(en: "\(id) goes on.", es: "\(id) sigue adelante.", eu: "\(id) aurrera doa.")
        }
    }
}
