package import McOrderModel

/// Messages to staff about payments that are held.
package enum PayAheadText: Message {
    /// What became of a payment, in an order's history.
    case state(HeldPayment.State)
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
    /// The queue was restored, and nobody looked at the payment since.
    case restored

    /// What staff have to know of a payment beside its state.
    package static func mark(_ mark: HeldPayment.Mark) -> PayAheadText {
        switch mark {
        case .unknown: .checking
        case .look: .look
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
        case .restored:
            language.pick(
                en: "restored from a backup: look at the payment",
                es: "restaurado de una copia: revisa el pago",
                eu: "babeskopiatik berreskuratua: begiratu ordainketa"
            )
        }
    }
}
