package import McOrderModel

/// The texts of `till close`.
package enum TillCloseText: Message {
    // MARK: Help

    case abstract
    case examples
    case finalHelp
    case registerHelp
    case numberHelp
    case csvHelp
    case yesHelp
    case closesAbstract
    case mostHelp

    // MARK: Errors

    case registerNeedsFinal
    case numberOrFinal
    case none(_ number: Int)
    case badAmount(String)
    /// Nothing that a close counts has happened since the last one.
    case nothingToClose
    /// The close has the total of the cash register already.
    case registerKnown(_ number: Int)
    /// `--final` without a terminal and without `--yes`.
    case finalNeedsYes
    /// The question before the close is made: how many orders it counts, and how many stay open.
    case question(orders: Int, takings: String, open: Int)
    /// The answer to the question was no.
    case notMade
    /// There is no close yet.
    case noCloses

    // MARK: The report

    /// The title of a stored close.
    case title(_ number: Int)
    /// The title of a preview.
    case preview
    /// What the report is not. Source: docs/close.md.
    case notAnInvoice
    case period
    case by
    case takings
    case vat
    case net
    case tax
    case gross
    /// A sale without tax, in place of the rate.
    case exempt
    case services
    case products
    case options
    case offers
    case hours
    case paid
    case payment(_ kind: String)
    /// What became of the money of payments ahead.
    case ahead
    case aheadKind(AheadFigures.Kind)
    case cancelled
    case noShows
    case struck
    case corrections
    /// An order that an earlier close counted.
    case correction(_ code: String, close: Int)
    /// Orders that are paid and ended without being collected.
    case paidNotCollected
    case open
    /// Those of the open orders that are paid.
    case openPaid
    case running
    case register
    /// Closes before this one that are not in the queue, since it was restored from a backup.
    case missing(ClosedRange<Int>)
    /// The cash register has this amount more than the close has counted.
    case more(_ amount: String)
    /// The cash register has this amount less than the close has counted.
    case less(_ amount: String)
    /// The cash register has what the close has counted.
    case same
    case businessDay
    /// When a total of the cash register was added to a close, and by whom.
    case added(_ moment: String, by: String)
    case hash

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "The close of the day’s orders.",
                es: "El cierre de los pedidos del día.",
                eu: "Eguneko eskaeren itxiera."
            )
        case .examples:
            language.pick(
                en: """
                    till close                      the day so far
                    till close --final              makes the numbered close
                    till close --final --register 812.40
                    till close --number 12 --register 812.40
                    till close --number 12 --csv
                    """,
                es: """
                    till close                      lo que va de día
                    till close --final              hace el cierre, con su número
                    till close --final --register 812.40
                    till close --number 12 --register 812.40
                    till close --number 12 --csv
                    """,
                eu: """
                    till close                      eguna orain arte
                    till close --final              itxiera egiten du, zenbakiarekin
                    till close --final --register 812.40
                    till close --number 12 --register 812.40
                    till close --number 12 --csv
                    """
            )
        case .finalHelp:
            language.pick(
                en: "Make the close and store it; it cannot be undone.",
                es: "Hace el cierre y lo guarda; no se puede deshacer.",
                eu: "Itxiera egin eta gorde; ezin da desegin."
            )
        case .registerHelp:
            language.pick(
                en: "The cash register’s total, such as 812.40.",
                es: "El total de la caja registradora, como 812.40.",
                eu: "Kutxa erregistratzailearen guztira, 812.40 adibidez."
            )
        case .numberHelp:
            language.pick(
                en: "An earlier close, by its number.",
                es: "Un cierre anterior, por su número.",
                eu: "Aurreko itxiera bat, zenbakiaren arabera."
            )
        case .csvHelp:
            language.pick(
                en: "Print CSV; the columns say the close, its day and its restaurant.",
                es: "Escribe CSV; las columnas dicen el cierre, su día y su restaurante.",
                eu: "CSV idatzi; zutabeek itxiera, eguna eta jatetxea esaten dituzte."
            )
        case .yesHelp:
            language.pick(
                en: "make the close without a question",
                es: "hace el cierre sin preguntar",
                eu: "galdetu gabe egin itxiera"
            )
        case .closesAbstract:
            language.pick(
                en: "The closes of a restaurant, the latest first.",
                es: "Los cierres de un restaurante, primero el último.",
                eu: "Jatetxe baten itxierak, azkena lehenengo."
            )
        case .mostHelp:
            language.pick(
                en: "At most this many.",
                es: "Como mucho, estos.",
                eu: "Gehienez, hainbeste."
            )
        case .registerNeedsFinal:
            language.pick(
                en: "--register is for --final, or for the --number of a close that was made without it",
                es: "--register va con --final, o con el --number de un cierre que se hizo sin él",
                eu: "--register --final-ekin doa, edo hura gabe egindako itxiera baten --number-ekin"
            )
        case .numberOrFinal:
            language.pick(
                en: "either --number or --final",
                es: "o --number, o --final",
                eu: "--number edo --final, bat bakarrik"
            )
        case .none(let number):
            language.pick(
                en: "there is no close \(number)",
                es: "no hay ningún cierre \(number)",
                eu: "ez dago \(number) itxierarik"
            )
        case .badAmount(let text):
            language.pick(
                en:
                    "\(language.quoted(text)) is not an amount such as 812.40; it has two decimals at most, and no sign for thousands",
                es:
                    "\(language.quoted(text)) no es un importe como 812,40; lleva dos decimales como mucho, y ningún signo de millares",
                eu:
                    "\(language.quoted(text)) ez da zenbateko bat, 812,40 adibidez; gehienez bi hamartar, eta milakoen ikurrik gabe"
            )
        case .nothingToClose:
            language.pick(
                en:
                    "there is nothing to close: no order was collected, cancelled or recalled since the last close",
                es:
                    "no hay nada que cerrar: desde el último cierre no se ha recogido, anulado ni reabierto ningún pedido",
                eu:
                    "ez dago ixteko ezer: azken itxieratik ez da eskaerarik jaso, baliogabetu edo berriro ireki"
            )
        case .registerKnown(let number):
            language.pick(
                en: "close \(number) has the cash register’s total already",
                es: "el cierre \(number) ya tiene el total de la caja registradora",
                eu: "\(number). itxierak badu kutxa erregistratzailearen guztizkoa"
            )
        case .finalNeedsYes:
            language.pick(
                en: "a close cannot be undone: look at it with “till close”, then repeat with --yes",
                es: "un cierre no se puede deshacer: míralo con «till close» y repite con --yes",
                eu: "itxiera ezin da desegin: begiratu «till close» komandoarekin, eta errepikatu --yes-ekin"
            )
        case .question(let orders, let takings, let open):
            language.pick(
                en:
                    "Make the close with \(takings) (\(orders) \(orders == 1 ? "order" : "orders"), \(open) left open)? "
                    + "It cannot be undone. [y/N] ",
                es:
                    "¿Hacer el cierre con \(takings) (\(orders) \(orders == 1 ? "pedido" : "pedidos"), \(open) sin cerrar)? "
                    + "No se puede deshacer. [s/N] ",
                eu: "\(takings) itxi (\(orders) eskaera, \(open) irekita)? Ezin da desegin. [b/E] "
            )
        case .notMade:
            language.pick(
                en: "The close was not made.",
                es: "No se ha hecho el cierre.",
                eu: "Ez da itxierarik egin."
            )
        case .noCloses:
            language.pick(
                en: "no close has been made yet",
                es: "todavía no se ha hecho ningún cierre",
                eu: "oraindik ez da itxierarik egin"
            )
        case .title(let number):
            language.pick(
                en: "Close of orders \(number)",
                es: "Cierre de pedidos \(number)",
                eu: "Eskaeren itxiera \(number)"
            )
        case .preview:
            language.pick(
                en: "Close of orders: the day so far",
                es: "Cierre de pedidos: lo que va de día",
                eu: "Eskaeren itxiera: eguna orain arte"
            )
        case .notAnInvoice:
            language.pick(
                en:
                    "This is no invoice, simplified invoice or receipt; the payment is recorded in the cash register.",
                es:
                    "No es factura, factura simplificada ni justificante de pago; el cobro se registra en el TPV.",
                eu:
                    "Ez da faktura, faktura sinplifikatua ez ordainagiria; kobrantza kutxa erregistratzailean jasotzen da."
            )
        case .period: language.pick(en: "period", es: "periodo", eu: "aldia")
        case .by: language.pick(en: "by", es: "por", eu: "nork")
        case .takings: language.pick(en: "takings", es: "cobrado", eu: "kobratua")
        case .vat: language.pick(en: "Tax included", es: "Impuesto incluido", eu: "Zerga barne")
        case .net: language.pick(en: "net", es: "base", eu: "oinarria")
        case .tax: language.pick(en: "tax", es: "cuota", eu: "kuota")
        case .gross: language.pick(en: "gross", es: "total", eu: "guztira")
        case .exempt: language.pick(en: "exempt", es: "exento", eu: "salbuetsita")
        case .services: language.pick(en: "Services", es: "Servicios", eu: "Zerbitzuak")
        case .products: language.pick(en: "Products", es: "Productos", eu: "Produktuak")
        case .options: language.pick(en: "Options", es: "Opciones", eu: "Aukerak")
        case .offers:
            language.pick(
                en: "Offers (reduction)",
                es: "Ofertas (descuento)",
                eu: "Eskaintzak (beherapena)"
            )
        case .hours: language.pick(en: "By hour", es: "Por horas", eu: "Orduka")
        case .paid: language.pick(en: "Payment", es: "Forma de pago", eu: "Ordaintzeko modua")
        case .ahead:
            language.pick(
                en: "Money of payments ahead",
                es: "Dinero de los pagos por adelantado",
                eu: "Aurrez egindako ordainketen dirua"
            )
        case .aheadKind(.taken): language.pick(en: "taken", es: "cobrado", eu: "kobratua")
        case .aheadKind(.takenOfOthers):
            language.pick(
                en: "of it, for orders that this close does not count",
                es: "de eso, de pedidos que no cuentan en este cierre",
                eu: "horretatik, itxiera honek zenbatzen ez dituen eskaerena"
            )
        case .aheadKind(.refunded): language.pick(en: "given back", es: "devuelto", eu: "itzulia")
        case .aheadKind(.notTaken):
            language.pick(
                en: "not taken: the bank had released it",
                es: "sin cobrar: el banco ya lo había liberado",
                eu: "kobratu gabe: bankuak askatuta zuen"
            )
        case .aheadKind(.disputed):
            language.pick(
                en: "disputed by customers",
                es: "reclamado por clientes",
                eu: "bezeroek erreklamatua"
            )
        case .aheadKind(.held): language.pick(en: "held now", es: "retenido ahora", eu: "orain atxikita")
        case .payment(let kind):
            language.pick(
                en: ["cash": "cash", "card": "card", "other": "other", "ahead": "paid ahead"][kind]
                    ?? "not noted",
                es: ["cash": "efectivo", "card": "tarjeta", "other": "otra", "ahead": "por adelantado"][kind]
                    ?? "sin anotar",
                eu: ["cash": "eskudirua", "card": "txartela", "other": "bestelakoa", "ahead": "aurrez"][kind]
                    ?? "idatzi gabe"
            )
        case .cancelled: language.pick(en: "Cancelled", es: "Anulados", eu: "Baliogabetuak")
        case .noShows: language.pick(en: "Not collected", es: "No recogidos", eu: "Jaso gabeak")
        case .struck: language.pick(en: "Struck lines", es: "Líneas tachadas", eu: "Ezabatutako lerroak")
        case .corrections:
            language.pick(
                en: "Corrections of earlier closes",
                es: "Correcciones de cierres anteriores",
                eu: "Aurreko itxieren zuzenketak"
            )
        case .correction(let code, let close):
            language.pick(
                en: "\(code), of close \(close)",
                es: "\(code), del cierre \(close)",
                eu: "\(code), \(close). itxierakoa"
            )
        case .open:
            language.pick(
                en: "open, left to the next close",
                es: "abiertos, pasan al cierre siguiente",
                eu: "irekita, hurrengo itxierara"
            )
        case .paidNotCollected:
            language.pick(
                en: "Paid and not collected (not in the takings)",
                es: "Cobrados y no recogidos (no cuentan en el total)",
                eu: "Kobratuak eta jaso gabeak (ez daude guztirakoan)"
            )
        case .openPaid:
            language.pick(
                en: "of them paid, in the takings already",
                es: "de ellos, ya cobrados y contados",
                eu: "horietatik, kobratuta eta zenbatuta"
            )
        case .running: language.pick(en: "running total", es: "acumulado", eu: "metatua")
        case .register:
            language.pick(
                en: "cash register",
                es: "caja registradora",
                eu: "kutxa erregistratzailea"
            )
        case .missing(let numbers):
            language.pick(
                en:
                    "not in this queue, which was restored from a backup: \(numbers.count == 1 ? "close" : "closes") "
                    + language.closeNumbers(numbers),
                es:
                    "no están en esta cola, que viene de una copia: \(numbers.count == 1 ? "cierre" : "cierres") "
                    + language.closeNumbers(numbers),
                eu:
                    "ilara hau babeskopia batetik dator, eta ez daude hemen: \(numbers.count == 1 ? "itxiera" : "itxierak") "
                    + language.closeNumbers(numbers)
            )
        case .more(let amount):
            language.pick(
                en: "\(amount) more in the till than counted",
                es: "\(amount) más en caja que lo contado",
                eu: "kutxan zenbatutakoa baino \(amount) gehiago"
            )
        case .less(let amount):
            language.pick(
                en: "\(amount) less in the till than counted",
                es: "\(amount) menos en caja que lo contado",
                eu: "kutxan zenbatutakoa baino \(amount) gutxiago"
            )
        case .same:
            language.pick(
                en: "the till has what was counted",
                es: "en caja hay lo contado",
                eu: "kutxan zenbatutakoa dago"
            )
        case .businessDay: language.pick(en: "business day", es: "día de negocio", eu: "lan-eguna")
        case .added(let moment, let by):
            language.pick(
                en: "added \(moment) by \(by)",
                es: "añadido \(moment) por \(by)",
                eu: "\(moment) gehitua, \(by)"
            )
        case .hash: language.pick(en: "hash", es: "huella", eu: "aztarna")
        }
    }

    /// Who has more: the cash register, or the close. A signed number does not say it.
    ///
    /// - Parameter difference: how much more the cash register has.
    package static func difference(_ difference: Money, _ price: PriceText) -> TillCloseText {
        if difference == .zero { return .same }
        return difference > .zero ? .more(price(difference)) : .less(price(.zero - difference))
    }
}

extension Texts {
    /// The numbers of consecutive closes, such as `3` or `3–4`.
    func closeNumbers(_ numbers: ClosedRange<Int>) -> String {
        numbers.count == 1 ? "\(numbers.lowerBound)" : "\(numbers.lowerBound)–\(numbers.upperBound)"
    }
}
