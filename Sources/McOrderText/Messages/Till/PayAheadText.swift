package import McOrderModel

/// Messages to staff about payments that are held.
package enum PayAheadText: Message {
    /// What became of a payment, in an order's history.
    case state(HeldPayment.State)
    /// A person gave so much back.
    case goodwill(Money, currency: String)
    /// The order waits for its money.
    case awaitsMoney
    /// The same beside an order's name.
    case unpaid
    /// The label before what counts as paid ahead.
    case paidAhead
    /// The label before what is left to pay.
    case rest
    /// A request to the provider has no answer yet.
    case checking
    /// A person has to look at the payment.
    case look
    case disputed
    case chargedBack
    case looked
    /// The queue was restored, and nobody looked at the payment since.
    case restored

    /// What an order's history says about its payment.
    package static func news(_ news: HeldPayment.News) -> PayAheadText {
        switch news {
        case .state(let state): .state(state)
        case .goodwill(let amount, let currency): .goodwill(amount, currency: currency)
        }
    }

    /// What staff have to know of a payment beside its state.
    package static func mark(_ mark: HeldPayment.Mark) -> PayAheadText {
        switch mark {
        case .unknown: .checking
        case .look: .look
        case .looked: .looked
        case .chargedBack: .chargedBack
        case .disputed: .disputed
        case .restored: .restored
        }
    }

    package func text(in language: any Texts) -> String {
        switch self {
        case .state(.due):
            language.pick(en: "to be paid ahead", es: "se pagará por adelantado", eu: "aurrez ordaintzeko")
        case .state(.open):
            language.pick(
                en: "payment page open",
                es: "página de pago abierta",
                eu: "ordainketa-orria zabalik"
            )
        case .state(.held):
            language.pick(en: "money held", es: "importe retenido", eu: "dirua atxikita")
        case .state(.capturing):
            language.pick(en: "taking the money", es: "cobrando lo retenido", eu: "atxikitakoa kobratzen")
        case .state(.captured):
            language.pick(en: "paid ahead", es: "pagado por adelantado", eu: "aurrez ordainduta")
        case .state(.lapsed):
            language.pick(
                en: "not paid ahead, pays here",
                es: "sin pago adelantado, paga aquí",
                eu: "aurrez ordaindu gabe, hemen ordainduko du"
            )
        case .state(.voiding):
            language.pick(en: "releasing the money", es: "liberando lo retenido", eu: "atxikitakoa askatzen")
        case .state(.voided):
            language.pick(en: "money released", es: "importe liberado", eu: "dirua askatuta")
        case .state(.failed):
            language.pick(
                en: "the bank had released the money",
                es: "el banco ya había liberado el importe",
                eu: "bankuak dirua askatuta zuen"
            )
        case .goodwill(let amount, let currency):
            language.pick(
                en: "\(language.amount(amount, in: currency)) given back",
                es: "\(language.amount(amount, in: currency)) devueltos",
                eu: "\(language.amount(amount, in: currency)) itzulita"
            )
        case .awaitsMoney:
            language.pick(
                en: "not begun, waits for its payment",
                es: "sin empezar, espera el pago",
                eu: "hasi gabe, ordainketaren zain"
            )
        case .unpaid:
            language.pick(en: "payment missing", es: "falta el pago", eu: "ordaintzeke")
        case .paidAhead: language.pick(en: "Paid ahead", es: "Pagado por adelantado", eu: "Aurrez ordainduta")
        case .rest: language.pick(en: "Left to pay", es: "Queda por pagar", eu: "Ordaintzeko geratzen da")
        case .checking:
            language.pick(
                en: "checking the payment",
                es: "comprobando el pago",
                eu: "ordainketa egiaztatzen"
            )
        case .look:
            language.pick(
                en: "look at the payment",
                es: "revisa el pago",
                eu: "begiratu ordainketa"
            )
        case .disputed:
            language.pick(
                en: "the customer disputes the payment",
                es: "el cliente reclama el pago a su banco",
                eu: "bezeroak bankuan erreklamatu du ordainketa"
            )
        case .chargedBack:
            language.pick(
                en: "the bank gave the money back to the customer",
                es: "el banco ha devuelto el dinero al cliente",
                eu: "bankuak dirua itzuli dio bezeroari"
            )
        case .looked: language.pick(en: "looked at", es: "revisado", eu: "begiratuta")
        case .restored:
            language.pick(
                en: "restored from a backup: look at the payment",
                es: "restaurado de una copia: revisa el pago",
                eu: "babeskopiatik berreskuratua: begiratu ordainketa"
            )
        }
    }
}
