package import McOrderModel

extension OrderState {
    /// The state in a word.
    package var word: Sentence {
        switch self {
        case .received: Inline(es: "recibido", en: "received", eu: "jasota")
        case .preparing: Inline(es: "en preparación", en: "preparing", eu: "prestatzen")
        case .ready: Inline(es: "listo", en: "ready", eu: "prest")
        case .collected: Inline(es: "recogido", en: "collected", eu: "emanda")
        case .cancelled: Inline(es: "anulado", en: "cancelled", eu: "bertan behera")
        case .noShow: Inline(es: "no recogido", en: "no-show", eu: "ez da etorri")
        case .expired: Inline(es: "caducado", en: "expired", eu: "iraungita")
        }
    }
}

extension RejectionReason {
    /// Why the order was refused and what to do about it, for the customer.
    package var sentence: Sentence {
        switch self {
        case .notAFile:
            Inline(
                es: "Lo que hay en la carpeta no es un archivo. Envía el pedido otra vez.",
                en: "What is in the folder is not a file. Send the order again.",
                eu: "Karpetan dagoena ez da fitxategi bat. Bidali eskaera berriro."
            )
        case .tooLarge:
            Inline(
                es: "El archivo es demasiado grande para ser un pedido. Envía el pedido otra vez.",
                en: "The file is too large to be an order. Send the order again.",
                eu: "Fitxategia handiegia da eskaera bat izateko. Bidali eskaera berriro."
            )
        case .notUTF8:
            Inline(
                es: "El archivo no está en UTF-8. Envía el pedido con mcorder.",
                en: "The file is not UTF-8. Send the order with mcorder.",
                eu: "Fitxategia ez dago UTF-8 kodeketan. Bidali eskaera mcorder erabiliz."
            )
        case .notJSON:
            Inline(
                es: "El archivo no es JSON o llegó incompleto. Envía el pedido otra vez.",
                en: "The file is not JSON, or only part of it arrived. Send the order again.",
                eu: "Fitxategia ez da JSON, edo ez da osorik iritsi. Bidali eskaera berriro."
            )
        case .controlCharacters:
            Inline(
                es: "El pedido lleva caracteres de control. Quítalos y envíalo otra vez.",
                en: "The order holds control characters. Remove them and send it again.",
                eu: "Eskaerak kontrol-karaktereak ditu. Kendu eta bidali berriro."
            )
        case .wrongShape:
            Inline(
                es: "El archivo es JSON, pero no un pedido. Envía el pedido con mcorder.",
                en: "The file is JSON, but not an order. Send the order with mcorder.",
                eu: "Fitxategia JSON da, baina ez da eskaera bat. Bidali eskaera mcorder erabiliz."
            )
        case .unknownRestaurant:
            Inline(
                es: "Aquí nadie conoce ese restaurante. Elige uno de la lista.",
                en: "Nobody here knows that restaurant. Choose one from the list.",
                eu: "Hemen inork ez du jatetxe hori ezagutzen. Aukeratu zerrendako bat."
            )
        case .badUDID:
            Inline(
                es: "El código del dispositivo no es un UUID. Envía el pedido con mcorder.",
                en: "The device's code is not a UUID. Send the order with mcorder.",
                eu: "Gailuaren kodea ez da UUID bat. Bidali eskaera mcorder erabiliz."
            )
        case .badNumber:
            Inline(
                es: "El número de pedido no va de 1 a 999999999. Envía el pedido con mcorder.",
                en: "The order number is not one from 1 to 999999999. Send the order with mcorder.",
                eu: "Eskaera-zenbakia ez dago 1 eta 999999999 artean. Bidali eskaera mcorder erabiliz."
            )
        case .numberReused:
            Inline(
                es: "El restaurante ya tiene otro pedido con ese número. Envía este con un número nuevo.",
                en: "The restaurant has another order with that number. Send this one with a new number.",
                eu: "Jatetxeak badu beste eskaera bat zenbaki horrekin. Bidali hau zenbaki berri batekin."
            )
        case .badDate:
            Inline(
                es: "La fecha del pedido no existe o está mal escrita. Revisa el reloj y envíalo otra vez.",
                en: "The order's date does not exist or is miswritten. Check the clock and send it again.",
                eu: "Eskaeraren data ez da existitzen edo gaizki idatzita dago. "
                    + "Begiratu erlojua eta bidali berriro."
            )
        case .badDeviceName:
            Inline(
                es: "El nombre del dispositivo debe tener de 1 a 64 caracteres. Cámbialo y envía otra vez.",
                en: "The device's name must have 1 to 64 characters. Change it and send again.",
                eu: "Gailuaren izenak 1 eta 64 karaktere artean izan behar ditu. Aldatu eta bidali berriro."
            )
        case .commentTooLong:
            Inline(
                es: "El comentario es demasiado largo. Acórtalo y envía otra vez.",
                en: "The comment is too long. Shorten it and send again.",
                eu: "Iruzkina luzeegia da. Laburtu eta bidali berriro."
            )
        case .emptyTicket:
            Inline(
                es:
                    "Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un artículo antes de "
                    + "enviar el pedido. ¡Gracias!",
                en:
                    "Empty order. Please check the ticket and add at least one item before sending it. Thank you!",
                eu:
                    "Eskaera hutsik dago. Mesedez, begiratu tiketa eta gogoratu gutxienez produktu bat gehitzea "
                    + "eskaera bidali aurretik. Eskerrik asko!"
            )
        case .tooManyLines:
            Inline(
                es: "El pedido pasa de 100 artículos. Repártelo en varios.",
                en: "The order has more than 100 items. Split it into several.",
                eu: "Eskaerak 100 produktu baino gehiago ditu. Banatu zenbait eskaeratan."
            )
        case .badPrice:
            Inline(
                es: "Un precio del pedido no se entiende. Envía el pedido con mcorder.",
                en: "A price of the order cannot be understood. Send the order with mcorder.",
                eu: "Eskaerako prezio bat ez da ulertzen. Bidali eskaera mcorder erabiliz."
            )
        case .stale:
            Inline(
                es: "El pedido llegó demasiado tarde. Envíalo otra vez.",
                en: "The order arrived too late. Send it again.",
                eu: "Eskaera beranduegi iritsi da. Bidali berriro."
            )
        case .fromTheFuture:
            Inline(
                es: "La hora del pedido aún no ha llegado. Pon el reloj en hora y envíalo otra vez.",
                en: "Your device's clock is ahead. Set it and send the order again.",
                eu: "Eskaeraren ordua ez da oraindik iritsi. Jarri erlojua orduan eta bidali berriro."
            )
        case .blacklisted:
            Inline(
                es: "Este restaurante no acepta pedidos de este dispositivo. Habla con el restaurante.",
                en: "This restaurant takes no orders from this device. Speak to the restaurant.",
                eu: "Jatetxe honek ez du gailu honen eskaerarik onartzen. Hitz egin jatetxearekin."
            )
        case .unknownProduct:
            Inline(
                es: "Un artículo del pedido no está en el catálogo. Quítalo y envía otra vez.",
                en: "An item of the order is not in the catalogue. Remove it and send again.",
                eu: "Eskaerako produktu bat ez dago katalogoan. Kendu eta bidali berriro."
            )
        case .unavailableProduct:
            Inline(
                es: "Este restaurante no vende un artículo del pedido. Quítalo y envía otra vez.",
                en: "This restaurant does not sell an item of the order. Remove it and send again.",
                eu: "Eskaerako produktu bat ez da jatetxe honetan saltzen. Kendu eta bidali berriro."
            )
        case .priceMismatch:
            Inline(
                es: "Los precios han cambiado. Revisa el ticket y envía otra vez.",
                en: "Prices have changed. Check the ticket and send again.",
                eu: "Prezioak aldatu dira. Begiratu tiketa eta bidali berriro."
            )
        case .tooManyOpenOrders:
            Inline(
                es: "Ya tienes demasiados pedidos sin recoger. Recoge uno antes de enviar otro.",
                en: "You have too many orders waiting. Collect one before sending another.",
                eu: "Eskaera gehiegi dituzu zain. Hartu bat barran, beste bat bidali aurretik."
            )
        case .closed, .paused, .soldOut: passingSentence
        }
    }
}
