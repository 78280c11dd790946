package import McOrderModel

/// The words on printed tickets.
package enum PaperText: Message {
    /// That a ticket of the kitchen is no invoice.
    case kitchenTicket
    case notAnInvoice
    case changed
    case calledOff
    case possibleCopy
    /// Another printer prints instead of this one.
    case insteadOf(_ printer: String)
    case rest
    case remains
    case comment
    case note
    case noteGone
    /// An order that was ready has to be prepared again, or one that was called off stands again.
    case again
    /// The kitchen has the order on paper, and is not to prepare it yet.
    case onHold
    /// Which bag a ticket is for; of how many, if somebody said so.
    case bag(BagNumber)
    case paid
    case toPay(_ amount: String)
    case total
    case tax(_ rate: String)
    /// The number of the job, how often it was printed, and when.
    case job(_ number: String, attempt: Int, at: String)
    case testPage(_ printer: String)
    /// Characters that a printer has to know.
    case testWords

    package func text(in language: any Texts) -> String {
        switch self {
        case .kitchenTicket:
            language.pick(
                en: "KITCHEN TICKET – NOT AN INVOICE",
                es: "COMANDA – NO ES FACTURA",
                eu: "ESKAERA-ORRIA – EZ DA FAKTURA"
            )
        case .notAnInvoice:
            language.pick(en: "NOT AN INVOICE", es: "NO ES FACTURA", eu: "EZ DA FAKTURA")
        case .changed: language.pick(en: "CHANGE", es: "CAMBIO", eu: "ALDAKETA")
        case .calledOff: language.pick(en: "CANCELLED", es: "ANULADO", eu: "BERTAN BEHERA")
        case .possibleCopy:
            language.pick(en: "POSSIBLE COPY", es: "POSIBLE COPIA", eu: "KOPIA IZAN DAITEKE")
        case .insteadOf(let printer):
            language.pick(en: "FOR \(printer)", es: "PARA \(printer)", eu: "HAU ZEN LEKUA: \(printer)")
        case .rest: language.pick(en: "Elsewhere", es: "Además", eu: "Gainera")
        case .remains: language.pick(en: "What stands now", es: "Queda", eu: "Geratzen dena")
        case .comment: language.pick(en: "Customer", es: "Cliente", eu: "Bezeroa")
        case .note: language.pick(en: "Note", es: "Nota", eu: "Oharra")
        case .noteGone: language.pick(en: "Note removed", es: "Nota retirada", eu: "Oharra kenduta")
        case .again: language.pick(en: "PREPARE AGAIN", es: "VUELVE A COCINA", eu: "BERRIZ PRESTATU")
        case .onHold: language.pick(en: "ON HOLD", es: "EN ESPERA", eu: "ZAIN")
        case .bag(let bag):
            bag.count.map { all in
                language.pick(
                    en: "Bag \(bag.number) of \(all)",
                    es: "Bolsa \(bag.number) de \(all)",
                    eu: "Poltsa: \(bag.number)/\(all)"
                )
            }
                ?? language.pick(
                    en: "Bag \(bag.number)",
                    es: "Bolsa \(bag.number)",
                    eu: "Poltsa: \(bag.number)"
                )
        case .paid: language.pick(en: "PAID", es: "PAGADO", eu: "ORDAINDUTA")
        case .toPay(let amount):
            language.pick(en: "TO PAY \(amount)", es: "A PAGAR \(amount)", eu: "ORDAINTZEKO \(amount)")
        case .total: language.pick(en: "Total", es: "Total", eu: "Guztira")
        case .tax(let rate):
            language.pick(
                en: "of which VAT \(rate) %",
                es: "IVA \(rate) % incluido",
                eu: "BEZ % \(rate) barne"
            )
        case .job(let number, let attempt, let time):
            language.pick(
                en: "Job \(number) · attempt \(attempt) · \(time)",
                es: "Trabajo \(number) · intento \(attempt) · \(time)",
                eu: "Lana \(number) · saiakera \(attempt) · \(time)"
            )
        case .testPage(let printer):
            language.pick(
                en: "Test page of \(printer)",
                es: "Página de prueba de \(printer)",
                eu: "\(printer) inprimagailuaren proba-orria"
            )
        case .testWords:
            language.pick(
                en: "Accents: á é ñ ç · Price: 12,50 € · Emoji: 🍔",
                es: "Acentos: á é ñ ç · Precio: 12,50 € · Emoji: 🍔",
                eu: "Azentuak: á é ñ ç · Prezioa: 12,50 € · Emojia: 🍔"
            )
        }
    }
}
