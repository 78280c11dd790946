package import McOrderModel

/// The texts about orders on the browser's till, kitchen and board.
package enum WebOrderText: Message {
    // MARK: Buttons of an order

    case begin
    case markReady
    /// Marks the order as handed over, without saying how it was paid.
    case handOver
    case paid(Payment)
    case arrived
    case undo
    case cancel
    case noShow
    case strike
    case add
    case note
    case promise
    case history
    case moveTo(_ service: String)

    // MARK: The till

    case find
    case findHint
    case last
    case pause
    case soldOut
    case choose
    /// The files that were refused today.
    case refused
    case device
    case blacklist
    /// Accepts an order that was refused because its device is on the blacklist.
    case accept
    /// Takes a device off the blacklist.
    case unlist
    /// Revokes a lost device.
    case revoke
    case close
    case closes
    case makeClose
    /// The total of the cash register, which need not be given.
    case register
    /// The name of a text field for a product or a menu.
    case product
    case ownReason
    case noMatch
    case save
    case payment
    /// The kitchen has not noticed these orders for a minute; their codes.
    case kitchenHasNotSeen(_ codes: [String])
    /// An order that comes now takes that much longer than usual. `key`: pauses the orders.
    /// A key is named where there is no button.
    case kitchenIsBehind(minutes: Int, key: Character?)

    // MARK: The board

    case inPreparation
    case readyToCollect
    /// Where a customer gets an order that is ready.
    case collectAtCounter

    // MARK: The kitchen

    case noSound
    case allStations
    case stations
    case recall
    case recallTitle
    /// Where the orders are that were handed over.
    case recallHint
    case done
    case notDone
    case seen
    case acknowledge
    case onTheWay(_ count: Int)
    /// The number of orders without a place, as text; followed by the age of the oldest.
    case overflow(_ count: String)
    case nothingToPrepare
    case freed(_ place: String)
    case cancelled
    /// Nobody came for an order that is being prepared.
    case notCollected
    /// A part of the order is done, and others remain.
    case partDone(_ code: String)
    /// A part of the order has to be prepared again.
    case partUndone(_ code: String)
    case orderSeen(_ code: String)
    /// Somebody in the kitchen has noticed what was struck, or that the order was called off.
    case changeSeen(_ code: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .begin: language.pick(en: "Prepare", es: "Preparar", eu: "Prestatu")
        case .markReady: language.pick(en: "Ready", es: "Listo", eu: "Prest")
        case .handOver: language.pick(en: "Hand over", es: "Entregar", eu: "Eman")
        case .paid(.cash): language.pick(en: "Cash", es: "Efectivo", eu: "Eskudirua")
        case .paid(.card): language.pick(en: "Card", es: "Tarjeta", eu: "Txartela")
        case .paid(.other): language.pick(en: "Other payment", es: "Otro pago", eu: "Bestela ordaindu")
        case .arrived: language.pick(en: "Is here", es: "Está aquí", eu: "Hemen da")
        case .undo: language.pick(en: "Undo", es: "Deshacer", eu: "Desegin")
        case .cancel: language.pick(en: "Cancel order", es: "Anular pedido", eu: "Bertan behera utzi")
        case .noShow: language.pick(en: "Nobody came", es: "Nadie vino", eu: "Ez da inor etorri")
        case .strike: language.pick(en: "Take off", es: "Tachar", eu: "Ezabatu")
        case .add: language.pick(en: "Add", es: "Añadir", eu: "Gehitu")
        case .note: language.pick(en: "Note", es: "Apuntar", eu: "Oharra")
        case .promise:
            language.pick(en: "Ready in…", es: "Estará en…", eu: "Noiz prest…")
        case .history: language.pick(en: "History", es: "Historial", eu: "Historia")
        case .moveTo(let service):
            language.pick(
                en: "Change to: \(HarmlessText.clean(service))",
                es: "Cambiar a: \(HarmlessText.clean(service))",
                eu: "Aldatu: \(HarmlessText.clean(service))"
            )
        case .find: language.pick(en: "Find", es: "Buscar", eu: "Bilatu")
        case .findHint:
            language.pick(
                en: "Number, code, name or product",
                es: "Número, código, nombre o producto",
                eu: "Zenbakia, kodea, izena edo produktua"
            )
        case .last: language.pick(en: "Last finished", es: "Últimos terminados", eu: "Azken amaituak")
        case .pause: language.pick(en: "Pause", es: "Pausa", eu: "Etenaldia")
        case .soldOut: language.pick(en: "Sold out", es: "Agotado", eu: "Agortuta")
        case .choose:
            language.pick(
                en: "Choose an order to see it in full.",
                es: "Elige un pedido para verlo entero.",
                eu: "Aukeratu eskaera bat osorik ikusteko."
            )
        case .refused: language.pick(en: "Refused today", es: "Rechazados hoy", eu: "Gaur baztertuak")
        case .device: language.pick(en: "Device", es: "Dispositivo", eu: "Gailua")
        case .blacklist: language.pick(en: "Blacklist", es: "Vetados", eu: "Debekatuak")
        case .accept:
            language.pick(
                en: "Accept the order in spite of the blacklist",
                es: "Aceptar el pedido aunque esté vetado",
                eu: "Onartu eskaera, debekatuta egon arren"
            )
        case .unlist:
            language.pick(
                en: "Take off the blacklist",
                es: "Quitar de los vetados",
                eu: "Kendu debekatuen zerrendatik"
            )
        case .revoke:
            language.pick(
                en: "Revoke the lost device",
                es: "Revocar el dispositivo perdido",
                eu: "Baliogabetu galdutako gailua"
            )
        case .close: language.pick(en: "Close of the orders", es: "Cierre de pedidos", eu: "Eskaeren itxiera")
        case .closes: language.pick(en: "Earlier closes", es: "Cierres anteriores", eu: "Aurreko itxierak")
        case .makeClose: language.pick(en: "Make the close", es: "Hacer el cierre", eu: "Egin itxiera")
        case .register:
            language.pick(
                en: "Total of the cash register, if you have it, such as 812.40",
                es: "Total de la caja registradora, si lo tienes, por ejemplo 812,40",
                eu: "Kutxa erregistratzailearen guztizkoa, badakizu, adibidez 812,40"
            )
        case .product: language.pick(en: "Product or menu", es: "Producto o menú", eu: "Produktua edo menua")
        case .ownReason: language.pick(en: "Another reason", es: "Otro motivo", eu: "Beste arrazoi bat")
        case .noMatch:
            language.pick(
                en: "No order matches.",
                es: "Ningún pedido coincide.",
                eu: "Ez dago horrelako eskaerarik."
            )
        case .save: language.pick(en: "Save", es: "Guardar", eu: "Gorde")
        case .payment:
            language.pick(
                en: "Charged and handed over",
                es: "Cobrado y entregado",
                eu: "Kobratuta eta emanda"
            )
        case .kitchenHasNotSeen(let codes):
            language.pick(
                en: "THE KITCHEN HAS NOT SEEN: \(HarmlessText.list(codes))",
                es: "LA COCINA NO HA VISTO: \(HarmlessText.list(codes))",
                eu: "SUKALDEAK EZ DU IKUSI: \(HarmlessText.list(codes))"
            )
        case .kitchenIsBehind(let minutes, let key):
            [
                language.pick(
                    en: "The kitchen is \(minutes) min behind.",
                    es: "La cocina va \(minutes) min por detrás.",
                    eu: "Sukaldea \(minutes) min atzeratuta dabil."
                ),
                key.map { key in
                    language.pick(
                        en: "\(key) pauses the orders.",
                        es: "\(key) pausa los pedidos.",
                        eu: "\(key) teklak eskaerak eteten ditu."
                    )
                },
            ].compactMap(\.self).joined(separator: " ")
        case .inPreparation: language.pick(en: "Preparing", es: "Preparando", eu: "Prestatzen")
        case .readyToCollect: language.pick(en: "Ready", es: "Listos", eu: "Prest")
        case .collectAtCounter:
            language.pick(
                en: "Collect at the counter",
                es: "Recoge en el mostrador",
                eu: "Jaso mostradorean"
            )
        case .noSound:
            language.pick(
                en: "NO SOUND. Touch here to switch it on.",
                es: "SIN SONIDO. Toca aquí para activarlo.",
                eu: "SOINURIK EZ. Ukitu hemen pizteko."
            )
        case .allStations: language.pick(en: "All stations", es: "Todos los puestos", eu: "Postu guztiak")
        case .stations: language.pick(en: "Stations", es: "Puestos", eu: "Postuak")
        case .recall: language.pick(en: "Recall", es: "Recuperar", eu: "Berreskuratu")
        case .recallTitle:
            language.pick(
                en: "The last orders that were finished",
                es: "Los últimos pedidos terminados",
                eu: "Amaitutako azken eskaerak"
            )
        case .recallHint:
            language.pick(
                en: "What was handed over is not here: the till has to undo that first.",
                es: "Lo ya entregado no está aquí: antes tiene que deshacerlo la caja.",
                eu: "Emandakoa ez dago hemen: kutxak desegin behar du lehenago."
            )
        case .done: language.pick(en: "Done", es: "Hecho", eu: "Eginda")
        case .notDone: language.pick(en: "Not done", es: "Sin hacer", eu: "Egin gabe")
        case .seen: language.pick(en: "Seen", es: "Visto", eu: "Ikusita")
        case .acknowledge: language.pick(en: "Understood", es: "Entendido", eu: "Ulertuta")
        case .onTheWay(let count):
            language.pick(
                en: "\(count) on the way",
                es: "\(count) en camino",
                eu: "\(count) bidean"
            )
        case .overflow(let count):
            language.pick(
                en: "+\(count), oldest",
                es: "+\(count), el más antiguo",
                eu: "+\(count), zaharrena"
            )
        case .nothingToPrepare:
            language.pick(
                en: "Nothing to prepare.",
                es: "Nada que preparar.",
                eu: "Ez dago ezer prestatzeko."
            )
        case .freed(let place):
            language.pick(
                en: "\(place): undo",
                es: "\(place): deshacer",
                eu: "\(place): desegin"
            )
        case .cancelled:
            language.pick(
                en: "CANCELLED. Do not prepare it.",
                es: "ANULADO. No lo prepares.",
                eu: "BERTAN BEHERA. Ez prestatu."
            )
        case .notCollected:
            language.pick(
                en: "NOBODY CAME. Do not prepare it.",
                es: "NADIE VINO. No lo prepares.",
                eu: "EZ DA INOR ETORRI. Ez prestatu."
            )
        case .partDone(let code):
            language.pick(
                en: "\(code): part of it is done.",
                es: "\(code): hecha una parte.",
                eu: "\(code): zati bat eginda."
            )
        case .partUndone(let code):
            language.pick(
                en: "\(code): part of it has to be prepared again.",
                es: "\(code): una parte vuelve a la cocina.",
                eu: "\(code): zati bat berriro prestatu behar da."
            )
        case .orderSeen(let code):
            language.pick(
                en: "\(code): seen.",
                es: "\(code): visto.",
                eu: "\(code): ikusita."
            )
        case .changeSeen(let code):
            language.pick(
                en: "\(code): change seen.",
                es: "\(code): cambio visto.",
                eu: "\(code): aldaketa ikusita."
            )
        }
    }
}
