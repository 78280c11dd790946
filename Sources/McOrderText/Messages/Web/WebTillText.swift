package import McOrderModel

/// The texts of the browser's till: its lanes, the money of an order, and its questions.
package enum WebTillText: Message {
    // MARK: The bar and the list

    case management
    /// The mean time from a customer's arrival to the end of the order, behind the time itself.
    case serviceToday
    case searchLabel
    case searchHint
    case waitingForCustomer
    /// The orders that the kitchen does not begin before their customers are there.
    case awaited
    case later
    case numberPad
    case clear
    case open
    case toList
    /// Behind an amount, for who cannot see its tick.
    case isPaid

    // MARK: The sheet

    case sheet(_ code: String)
    case changeOrder
    case endBadly
    case charge
    case toCharge
    case chargedBy(Payment, at: String, by: String)
    case undoCharge
    /// Charges an order and hands it over, without saying how it was paid.
    case chargeAndHandOver
    case otherPayment
    case blacklist
    case undoLast

    // MARK: Questions

    case cancelQuestion
    case cancelConsequence
    case cancelIt
    case doNotCancel
    case reason
    case noShowQuestion
    case noShowConsequence
    case blacklistQuestion
    case blacklistConsequence
    case blacklistForEver
    case doNotBlacklist
    case noChange
    case unreadyQuestion
    case unreadyConsequence
    case handOverAnyway
    case wait
    case strikeConsequence
    case doNotStrike
    case closeConsequence
    case doNotClose
    case acceptConsequence
    case unlistConsequence
    case revokeQuestion
    case revokeConsequence
    case doNotRevoke
    case stay
    case dearer
    case agree

    // MARK: Options of a product that is added

    case chooseOptions
    case required
    case addIt

    package func text(in language: any Texts) -> String {
        switch self {
        case .management: language.pick(en: "Manage", es: "Gestión", eu: "Kudeatu")
        case .serviceToday: language.pick(en: "service today", es: "de servicio hoy", eu: "zerbitzua gaur")
        case .searchLabel:
            language.pick(
                en: "Find by number, code, name or product",
                es: "Buscar por número, código, nombre o producto",
                eu: "Bilatu zenbaki, kode, izen edo produktuz"
            )
        case .searchHint:
            language.pick(
                en: "Number, name or product",
                es: "Número, nombre o producto",
                eu: "Zenbakia, izena edo produktua"
            )
        case .waitingForCustomer:
            language.pick(
                en: "Waiting for their customer",
                es: "Esperan a su cliente",
                eu: "Bezeroaren zain"
            )
        case .awaited:
            language.pick(
                en: "Not begun, waiting for their customer",
                es: "Sin empezar, esperan a su cliente",
                eu: "Hasi gabe, bezeroaren zain"
            )
        case .later: language.pick(en: "For later", es: "Para más tarde", eu: "Geroko")
        case .numberPad: language.pick(en: "Number pad", es: "Teclado numérico", eu: "Zenbaki-teklatua")
        case .clear: language.pick(en: "Clear", es: "Borrar", eu: "Ezabatu")
        case .open: language.pick(en: "Open", es: "Abrir", eu: "Ireki")
        case .toList: language.pick(en: "All orders", es: "Todos los pedidos", eu: "Eskaera guztiak")
        case .isPaid: language.pick(en: "paid", es: "pagado", eu: "ordainduta")
        case .sheet(let code):
            language.pick(en: "Order \(code)", es: "Pedido \(code)", eu: "\(code) eskaera")
        case .changeOrder:
            language.pick(en: "Change the order", es: "Cambiar el pedido", eu: "Aldatu eskaera")
        case .endBadly: language.pick(en: "End without food", es: "Terminar mal", eu: "Gaizki amaitu")
        case .charge: language.pick(en: "Charge", es: "Cobrar", eu: "Kobratu")
        case .toCharge: language.pick(en: "To charge", es: "Por cobrar", eu: "Kobratzeko")
        case .chargedBy(let payment, let clock, let by):
            switch payment {
            case .cash:
                language.pick(
                    en: "Paid in cash, \(clock), \(HarmlessText.clean(by))",
                    es: "Pagado en efectivo, \(clock), \(HarmlessText.clean(by))",
                    eu: "Eskudirutan ordainduta, \(clock), \(HarmlessText.clean(by))"
                )
            case .card:
                language.pick(
                    en: "Paid by card, \(clock), \(HarmlessText.clean(by))",
                    es: "Pagado con tarjeta, \(clock), \(HarmlessText.clean(by))",
                    eu: "Txartelez ordainduta, \(clock), \(HarmlessText.clean(by))"
                )
            case .other:
                language.pick(
                    en: "Paid in another way, \(clock), \(HarmlessText.clean(by))",
                    es: "Pagado de otra forma, \(clock), \(HarmlessText.clean(by))",
                    eu: "Beste era batera ordainduta, \(clock), \(HarmlessText.clean(by))"
                )
            }
        case .undoCharge:
            language.pick(en: "Undo the payment", es: "Deshacer el cobro", eu: "Desegin kobrantza")
        case .chargeAndHandOver:
            language.pick(en: "Charge and hand over", es: "Cobrar y entregar", eu: "Kobratu eta eman")
        case .otherPayment: language.pick(en: "Other", es: "Otro", eu: "Bestela")
        case .blacklist:
            language.pick(en: "Blacklist the device", es: "Vetar dispositivo", eu: "Debekatu gailua")
        case .undoLast: language.pick(en: "Undo", es: "Deshacer", eu: "Desegin")
        case .cancelQuestion:
            language.pick(
                en: "Cancel this order?",
                es: "¿Anular este pedido?",
                eu: "Eskaera bertan behera utzi?"
            )
        case .cancelConsequence:
            language.pick(
                en: "The kitchen stops preparing it, and the customer’s phone says so at once.",
                es: "La cocina deja de prepararlo y el teléfono del cliente lo dice al momento.",
                eu: "Sukaldeak prestatzeari utziko dio, eta bezeroaren telefonoak berehala esango du."
            )
        case .cancelIt: language.pick(en: "Cancel it", es: "Anular", eu: "Bertan behera")
        case .doNotCancel: language.pick(en: "Keep the order", es: "No anular", eu: "Ez utzi bertan behera")
        case .reason: language.pick(en: "Reason", es: "Motivo", eu: "Arrazoia")
        case .noShowQuestion:
            language.pick(
                en: "Did nobody come for it?",
                es: "¿No ha venido nadie a por él?",
                eu: "Ez da inor etorri haren bila?"
            )
        case .noShowConsequence:
            language.pick(
                en: "The order ends without being charged. The device can order again.",
                es: "El pedido termina sin cobrarse. El dispositivo podrá volver a pedir.",
                eu: "Eskaera kobratu gabe amaituko da. Gailuak berriro eskatu ahal izango du."
            )
        case .blacklistQuestion:
            language.pick(
                en: "Blacklist the device for ever?",
                es: "¿Vetar el dispositivo para siempre?",
                eu: "Gailua betiko debekatu?"
            )
        case .blacklistConsequence:
            language.pick(
                en: "The order ends because nobody came, and no further order from this device is accepted.",
                es: "El pedido termina porque nadie vino, y no se acepta ningún otro de este dispositivo.",
                eu:
                    "Eskaera amaituko da inor ez delako etorri, eta gailu horren beste eskaerarik ez da onartuko."
            )
        case .blacklistForEver:
            language.pick(en: "Blacklist for ever", es: "Vetar para siempre", eu: "Betiko debekatu")
        case .doNotBlacklist: language.pick(en: "Do not blacklist", es: "No vetar", eu: "Ez debekatu")
        case .noChange:
            language.pick(en: "Leave it as it is", es: "Dejarlo como está", eu: "Utzi dagoen bezala")
        case .unreadyQuestion:
            language.pick(
                en: "Hand it over before it is ready?",
                es: "¿Entregarlo antes de estar listo?",
                eu: "Prest egon aurretik eman?"
            )
        case .unreadyConsequence:
            language.pick(
                en: "The kitchen has not finished it, and stops preparing it.",
                es: "La cocina no lo ha terminado, y dejará de prepararlo.",
                eu: "Sukaldeak ez du amaitu, eta prestatzeari utziko dio."
            )
        case .handOverAnyway: language.pick(en: "Hand it over", es: "Entregar ya", eu: "Eman orain")
        case .wait: language.pick(en: "Wait", es: "Esperar", eu: "Itxaron")
        case .strikeConsequence:
            language.pick(
                en: "The kitchen sees it at once, and the customer pays less.",
                es: "La cocina lo ve al momento y el cliente paga menos.",
                eu: "Sukaldeak berehala ikusiko du, eta bezeroak gutxiago ordainduko du."
            )
        case .doNotStrike: language.pick(en: "Keep the line", es: "No tachar", eu: "Ez ezabatu")
        case .closeConsequence:
            language.pick(
                en: "A close is final: nothing in it can be changed any more.",
                es: "Un cierre es definitivo: después no se puede cambiar nada de él.",
                eu: "Itxiera behin betikoa da: gero ezin da ezer aldatu."
            )
        case .doNotClose: language.pick(en: "Do not close", es: "No cerrar", eu: "Ez itxi")
        case .acceptConsequence:
            language.pick(
                en: "The order goes to the kitchen. The device stays on the blacklist.",
                es: "El pedido va a la cocina. El dispositivo sigue vetado.",
                eu: "Eskaera sukaldera doa. Gailuak debekatuta jarraitzen du."
            )
        case .unlistConsequence:
            language.pick(
                en: "Its orders are accepted again.",
                es: "Se vuelven a aceptar sus pedidos.",
                eu: "Haren eskaerak berriro onartuko dira."
            )
        case .revokeQuestion:
            language.pick(
                en: "Was this device lost?",
                es: "¿Se ha perdido este dispositivo?",
                eu: "Gailu hau galdu al da?"
            )
        case .revokeConsequence:
            language.pick(
                en: "Nothing that it sends counts any more, and no till can accept it. Only the owner can "
                    + "take that back.",
                es: "Nada de lo que envíe vale ya, y ninguna caja lo puede aceptar. Solo el dueño puede "
                    + "deshacerlo.",
                eu: "Bidaltzen duen ezerk ez du baliorik izango, eta kutxan ezin da onartu. Jabeak "
                    + "bakarrik desegin dezake."
            )
        case .doNotRevoke: language.pick(en: "It was not lost", es: "No se ha perdido", eu: "Ez da galdu")
        case .stay: language.pick(en: "Stay here", es: "Seguir aquí", eu: "Hemen jarraitu")
        case .dearer: language.pick(en: "It costs more", es: "Cuesta más", eu: "Garestiagoa da")
        case .agree:
            language.pick(
                en: "The customer agrees",
                es: "El cliente está de acuerdo",
                eu: "Bezeroa ados dago"
            )
        case .chooseOptions: language.pick(en: "Choose", es: "Elige", eu: "Aukeratu")
        case .required: language.pick(en: "required", es: "obligatorio", eu: "nahitaezkoa")
        case .addIt: language.pick(en: "Add", es: "Añadir", eu: "Gehitu")
        }
    }
}
