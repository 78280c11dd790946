package import McOrderModel

/// The answers of the commands of `till`, and the labels in their output.
package enum TillText: Message {
    // MARK: Marks and headings of an order

    case repriced
    case here
    /// The kitchen does not begin the order before its customer is there.
    case waits
    /// How the restaurant learned that the customer of such an order is there.
    case present(PresenceSource)
    /// Takes the place of the name of an erased device.
    case forgotten
    /// In place of a text of which a screen shows nothing, such as one of tag characters.
    case nothingVisible
    /// The label before the price that the customer was shown, if it differs from the price to pay.
    case shown
    case total
    case placed
    case table(String)
    case comment
    case struck
    case added
    /// The label before a note of the staff.
    case noteMark
    /// The label before what was paid.
    case paid(Payment)
    /// Behind what was paid: when, and who took it.
    case paidAt(_ clock: String, by: String)

    // MARK: What was done

    case already(arrived: String)
    /// The end of a blacklist entry without an end.
    case forever
    case blacklisted(_ device: DeviceKey)
    /// A warning before a device is blacklisted, with the number of its collected orders.
    case unsigned(collected: Int)
    case unlisted(_ device: DeviceKey)
    case trusted(_ udid: String, label: String)
    case untrusted(_ udid: String)
    /// A warning: the events are not those after the one that was named.
    case otherHistory

    package func text(in language: any Texts) -> String {
        switch self {
        case .repriced: language.pick(en: "REPRICED", es: "PRECIO CAMBIADO", eu: "PREZIO BERRIA")
        case .here: language.pick(en: "HERE", es: "AQUÍ", eu: "HEMEN")
        case .waits:
            language.pick(
                en: "not begun, waits for its customer",
                es: "sin empezar, espera a su cliente",
                eu: "hasi gabe, bezeroaren zain"
            )
        case .present(.till):
            language.pick(
                en: "the till saw the customer",
                es: "la caja vio al cliente",
                eu: "kutxak bezeroa ikusi du"
            )
        case .present(.board):
            language.pick(
                en: "the customer read the screen",
                es: "el cliente leyó la pantalla",
                eu: "bezeroak pantaila irakurri du"
            )
        case .present(.table):
            language.pick(
                en: "the customer read the table's code",
                es: "el cliente leyó el código de la mesa",
                eu: "bezeroak mahaiko kodea irakurri du"
            )
        case .present(.customer):
            language.pick(
                en: "the customer says to be here",
                es: "el cliente dice que está aquí",
                eu: "bezeroak dio hemen dela"
            )
        case .forgotten: language.pick(en: "(forgotten)", es: "(borrado)", eu: "(ahaztuta)")
        case .nothingVisible:
            language.pick(
                en: "(nothing visible)",
                es: "(nada visible)",
                eu: "(ez da ezer ikusten)"
            )
        case .shown:
            language.pick(
                en: "the customer was shown",
                es: "el cliente vio",
                eu: "bezeroak ikusitakoa"
            )
        case .paid(let payment):
            language.pick(
                en: "Paid (\(language.say(TillCloseText.payment(payment.rawValue))))",
                es: "Cobrado (\(language.say(TillCloseText.payment(payment.rawValue))))",
                eu: "Kobratuta (\(language.say(TillCloseText.payment(payment.rawValue))))"
            )
        case .paidAt(let clock, let by):
            language.pick(
                en: "\(clock), \(HarmlessText.clean(by))",
                es: "\(clock), \(HarmlessText.clean(by))",
                eu: "\(clock), \(HarmlessText.clean(by))"
            )
        case .total: language.pick(en: "Total", es: "Total", eu: "Guztira")
        case .placed: language.pick(en: "Placed", es: "Hecho", eu: "Eginda")
        case .table(let table):
            language.pick(
                en: "table \(HarmlessText.shown(table) ?? language.say(TillText.nothingVisible))",
                es: "mesa \(HarmlessText.shown(table) ?? language.say(TillText.nothingVisible))",
                eu: "\(HarmlessText.shown(table) ?? language.say(TillText.nothingVisible)) mahaia"
            )
        case .comment: language.pick(en: "Comment", es: "Comentario", eu: "Iruzkina")
        case .forever: language.pick(en: "for ever", es: "para siempre", eu: "betiko")
        case .struck: language.pick(en: "STRUCK", es: "TACHADO", eu: "EZABATUA")
        case .added: language.pick(en: "ADDED", es: "AÑADIDO", eu: "GEHITUA")
        case .noteMark: language.pick(en: "Counter", es: "Mostrador", eu: "Barra")
        case .already(let code):
            language.pick(
                en: "\(code): was here already",
                es: "\(code): ya estaba aquí",
                eu: "\(code): lehendik ere hemen zegoen"
            )
        case .blacklisted(let device):
            language.pick(
                en: "\(device): its orders are no longer accepted",
                es: "\(device): no se aceptan más pedidos suyos",
                eu: "\(device): haren eskaera gehiago ez da onartuko"
            )
        case .unsigned(let collected):
            language.pick(
                en: "warning: this device does not sign its orders, so somebody else may have used its code; "
                    + "orders it collected before: \(collected)",
                es: "aviso: este dispositivo no firma sus pedidos, y otra persona puede haber usado su "
                    + "código; pedidos suyos recogidos antes: \(collected)",
                eu: "kontuz: gailu honek ez ditu eskaerak sinatzen, eta baliteke beste norbaitek haren kodea "
                    + "erabili izana; gailu honi lehenago emandako eskaerak: \(collected)"
            )
        case .unlisted(let device):
            language.pick(
                en: "\(device): removed from the list",
                es: "\(device): ya no está en la lista negra",
                eu: "\(device): zerrendatik kanpo"
            )
        case .trusted(let udid, let label):
            language.pick(
                en: "\(udid): trusted, \(label)",
                es: "\(udid): de confianza, \(label)",
                eu: "\(udid): etxekoa, \(label)"
            )
        case .untrusted(let udid):
            language.pick(
                en: "\(udid): no longer trusted",
                es: "\(udid): ya no es de confianza",
                eu: "\(udid): jada ez da etxekoa"
            )
        case .otherHistory:
            language.pick(
                en:
                    "warning: that event is of another history (a standby took over, or it is another queue); "
                    + "the last change of each open order comes first",
                es: "aviso: ese cambio es de otra historia (tomó el relevo otro servidor, o es otra cola); "
                    + "primero va el último cambio de cada pedido abierto",
                eu:
                    "kontuz: gertaera hori beste historia batekoa da (beste zerbitzari batek hartu du lekukoa, edo "
                    + "beste ilara bat da); lehenbizi, eskaera ireki bakoitzaren azken aldaketa"
            )
        }
    }
}
