package import McOrderModel

/// Why the order was rejected and what to do, for the customer.
extension RejectionReason: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .notAFile:
            language.pick(
                en: "What is in the folder is not a file. Send the order again.",
                es: "Lo que hay en la carpeta no es un archivo. Envía el pedido otra vez.",
                eu: "Karpetan dagoena ez da fitxategi bat. Bidali eskaera berriro."
            )
        case .tooLarge:
            language.pick(
                en:
                    "The file is too large to be an order: at most \(language.fileLimit). Send the order again.",
                es:
                    "El archivo es demasiado grande para ser un pedido: \(language.fileLimit) como mucho. Envía el pedido otra vez.",
                eu:
                    "Fitxategia handiegia da eskaera bat izateko: gehienez \(language.fileLimit). Bidali eskaera berriro."
            )
        case .notUTF8:
            language.pick(
                en: "The file is not UTF-8. Send the order with mcorder.",
                es: "El archivo no está en UTF-8. Envía el pedido con mcorder.",
                eu: "Fitxategia ez dago UTF-8 kodeketan. Bidali eskaera mcorder erabiliz."
            )
        case .notJSON:
            language.pick(
                en: "The file is not JSON, or only part of it arrived. Send the order again.",
                es: "El archivo no es JSON o llegó incompleto. Envía el pedido otra vez.",
                eu: "Fitxategia ez da JSON, edo ez da osorik iritsi. Bidali eskaera berriro."
            )
        case .controlCharacters:
            language.pick(
                en: "The order contains control characters. Remove them and send it again.",
                es: "El pedido lleva caracteres de control. Quítalos y envíalo otra vez.",
                eu: "Eskaerak kontrol-karaktereak ditu. Kendu eta bidali berriro."
            )
        case .wrongShape:
            language.pick(
                en: "The file is JSON, but not an order. Send the order with mcorder.",
                es: "El archivo es JSON, pero no un pedido. Envía el pedido con mcorder.",
                eu: "Fitxategia JSON da, baina ez da eskaera bat. Bidali eskaera mcorder erabiliz."
            )
        case .cannotOpen:
            language.pick(
                en:
                    "The restaurant cannot open the sealed file. Update the catalogue and send the order again.",
                es:
                    "El restaurante no puede abrir el archivo sellado. Actualiza el catálogo y envía el pedido "
                    + "otra vez.",
                eu:
                    "Jatetxeak ezin du fitxategi zigilatua ireki. Eguneratu katalogoa eta bidali eskaera berriro."
            )
        case .notSealed:
            language.pick(
                en: "The restaurant takes sealed orders only. Update mcorder and send the order again.",
                es:
                    "El restaurante solo acepta pedidos sellados. Actualiza mcorder y envía el pedido otra vez.",
                eu:
                    "Jatetxeak eskaera zigilatuak bakarrik onartzen ditu. Eguneratu mcorder eta bidali eskaera "
                    + "berriro."
            )
        case .unknownRestaurant:
            language.pick(
                en: "Nobody here knows that restaurant. Choose one from the list.",
                es: "Aquí no se conoce ese restaurante. Elige uno de la lista.",
                eu: "Hemen inork ez du jatetxe hori ezagutzen. Aukeratu zerrendako bat."
            )
        case .badUDID:
            language.pick(
                en: "The device's code is not a UUID. Send the order with mcorder.",
                es: "El código del dispositivo no es un UUID. Envía el pedido con mcorder.",
                eu: "Gailuaren kodea ez da UUID bat. Bidali eskaera mcorder erabiliz."
            )
        case .badNumber:
            language.pick(
                en: "The order number is not one from 1 to 999999999. Send the order with mcorder.",
                es: "El número de pedido no está entre 1 y 999999999. Envía el pedido con mcorder.",
                eu: "Eskaera-zenbakia ez dago 1 eta 999999999 artean. Bidali eskaera mcorder erabiliz."
            )
        case .badSignature:
            language.pick(
                en: "The order lacks its device's signature for this restaurant. Join again and resend it.",
                es: "El pedido no lleva la firma de su dispositivo para este restaurante. "
                    + "Únete otra vez y envíalo de nuevo.",
                eu: "Eskaerak ez du bere gailuaren sinadura jatetxe honetarako. "
                    + "Batu berriro eta bidali berriro."
            )
        case .signatureMissing:
            language.pick(
                en: "The restaurant takes signed orders only. Send the order with mcorder.",
                es: "El restaurante solo acepta pedidos firmados. Envía el pedido con mcorder.",
                eu: "Jatetxeak eskaera sinatuak bakarrik onartzen ditu. Bidali eskaera mcorder erabiliz."
            )
        case .numberReused:
            language.pick(
                en: "The restaurant has another order with that number. Send this one with a new number.",
                es: "El restaurante ya tiene otro pedido con ese número. Envía este con un número nuevo.",
                eu: "Jatetxeak badu beste eskaera bat zenbaki horrekin. Bidali hau zenbaki berri batekin."
            )
        case .badDate:
            language.pick(
                en: "The order's date does not exist or is miswritten. Check the clock and send it again.",
                es: "La fecha del pedido no existe o está mal escrita. Revisa el reloj y envíalo otra vez.",
                eu: "Eskaeraren data ez da existitzen edo gaizki idatzita dago. "
                    + "Begiratu erlojua eta bidali berriro."
            )
        case .badDeviceName:
            language.pick(
                en: "The device's name must have 1 to 64 characters. Change it and send again.",
                es: "El nombre del dispositivo debe tener de 1 a 64 caracteres. Cámbialo y envía otra vez.",
                eu: "Gailuaren izenak 1 eta 64 karaktere artean izan behar ditu. Aldatu eta bidali berriro."
            )
        case .commentTooLong:
            language.pick(
                en:
                    "The comment is too long: at most \(TextRule.note.characters.upperBound) characters. Shorten it and send again.",
                es:
                    "El comentario es demasiado largo: \(TextRule.note.characters.upperBound) caracteres como mucho. Acórtalo y envía otra vez.",
                eu:
                    "Iruzkina luzeegia da: gehienez \(TextRule.note.characters.upperBound) karaktere. Laburtu eta bidali berriro."
            )
        case .emptyTicket:
            language.pick(
                en:
                    "Empty order. Please check the ticket and add at least one item before sending it. Thank you!",
                es:
                    "Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un artículo antes de "
                    + "enviar el pedido. ¡Gracias!",
                eu:
                    "Eskaera hutsik dago. Mesedez, begiratu tiketa eta gogoratu gutxienez produktu bat gehitzea "
                    + "eskaera bidali aurretik. Eskerrik asko!"
            )
        case .tooManyLines:
            language.pick(
                en: "The order has more than 100 items. Split it into several.",
                es: "El pedido pasa de 100 artículos. Repártelo en varios.",
                eu: "Eskaerak 100 produktu baino gehiago ditu. Banatu zenbait eskaeratan."
            )
        case .badPrice:
            language.pick(
                en: "A price of the order cannot be understood. Send the order with mcorder.",
                es: "Un precio del pedido no es válido. Envía el pedido con mcorder.",
                eu: "Eskaerako prezio bat ez da ulertzen. Bidali eskaera mcorder erabiliz."
            )
        case .stale:
            language.pick(
                en:
                    "The order arrived too late, or your device's clock is slow. Check the clock and send it again.",
                es:
                    "El pedido llegó demasiado tarde, o tu reloj va atrasado. Mira la hora y envíalo otra vez.",
                eu:
                    "Eskaera beranduegi iritsi da, edo zure erlojua atzeratuta dago. Begiratu ordua, eta bidali berriro."
            )
        case .fromTheFuture:
            language.pick(
                en: "Your device's clock is ahead. Set it and send the order again.",
                es: "El reloj de tu dispositivo va adelantado. Ponlo en hora y envía el pedido otra vez.",
                eu: "Eskaeraren ordua ez da oraindik iritsi. Jarri erlojua orduan eta bidali berriro."
            )
        case .revoked:
            language.pick(
                en: "This device was reported as lost. Use another one, and speak to the restaurant.",
                es: "Este dispositivo consta como perdido. Usa otro y habla con el restaurante.",
                eu: "Gailu hau galdutzat emanda dago. Erabili beste bat eta hitz egin jatetxearekin."
            )
        case .blacklisted:
            language.pick(
                en: "This restaurant takes no orders from this device. Speak to the restaurant.",
                es: "Este restaurante no acepta pedidos de este dispositivo. Habla con el restaurante.",
                eu: "Jatetxe honek ez du gailu honen eskaerarik onartzen. Hitz egin jatetxearekin."
            )
        case .unknownService:
            language.pick(
                en: "The restaurant has no such service. Choose another one and send again.",
                es: "El restaurante no ofrece ese servicio. Elige otro y envía otra vez.",
                eu: "Jatetxeak ez du zerbitzu hori. Aukeratu beste bat eta bidali berriro."
            )
        case .unknownProduct:
            language.pick(
                en: "An item of the order is not in the catalogue. Remove it and send again.",
                es: "Un artículo del pedido no está en el catálogo. Quítalo y envía otra vez.",
                eu: "Eskaerako produktu bat ez dago katalogoan. Kendu eta bidali berriro."
            )
        case .unavailableProduct:
            language.pick(
                en: "This restaurant does not sell an item of the order. Remove it and send again.",
                es: "Este restaurante no vende un artículo del pedido. Quítalo y envía otra vez.",
                eu: "Eskaerako produktu bat ez da jatetxe honetan saltzen. Kendu eta bidali berriro."
            )
        case .unknownOption:
            language.pick(
                en: "The restaurant does not offer an option of the order. Change it and send again.",
                es: "El restaurante no ofrece una opción del pedido. Cámbiala y envía otra vez.",
                eu: "Eskaerako aukera bat ez dago jatetxe honetan. Aldatu eta bidali berriro."
            )
        case .wrongOptions:
            language.pick(
                en: "An item of the order has too few or too many options. Change it and send again.",
                es: "A un artículo del pedido le faltan o le sobran opciones. Cámbialo y envía otra vez.",
                eu: "Eskaerako produktu batek aukera gutxiegi edo gehiegi ditu. Aldatu eta bidali berriro."
            )
        case .notSoldNow:
            language.pick(
                en: "Something in the order is not sold today or at this time. Remove it and send again.",
                es: "Un artículo del pedido no se vende hoy o a esta hora. Quítalo y envía otra vez.",
                eu: "Eskaerako zerbait ez da gaur edo ordu honetan saltzen. Kendu eta bidali berriro."
            )
        case .allergensChanged:
            language.pick(
                en: "The allergens of something in the order have changed. Look at them and send again.",
                es: "Los alérgenos de un artículo han cambiado. Míralos y envía otra vez.",
                eu: "Eskaerako zerbaiten alergenoak aldatu dira. Begiratu eta bidali berriro."
            )
        case .priceMismatch:
            language.pick(
                en: "Prices have changed. Check the ticket and send again.",
                es: "Los precios han cambiado. Revisa el ticket y envía otra vez.",
                eu: "Prezioak aldatu dira. Begiratu tiketa eta bidali berriro."
            )
        case .tooManyOpenOrders:
            language.pick(
                en: "You have too many orders waiting. Collect one before sending another.",
                es: "Ya tienes demasiados pedidos sin recoger. Recoge uno antes de enviar otro.",
                eu: "Eskaera gehiegi dituzu zain. Hartu bat barran, beste bat bidali aurretik."
            )
        case .closed:
            language.pick(
                en: "The restaurant was closed at that time. Send the order when it is open.",
                es: "El restaurante estaba cerrado a esa hora. Envía el pedido cuando esté abierto.",
                eu: "Jatetxea itxita zegoen ordu horretan. Bidali eskaera irekita dagoenean."
            )
        case .paused:
            language.pick(
                en: "The restaurant took no orders at that moment. Send the order again.",
                es: "El restaurante no aceptaba pedidos en ese momento. Envía el pedido otra vez.",
                eu: "Jatetxeak ez zuen eskaerarik onartzen une horretan. Bidali eskaera berriro."
            )
        case .soldOut:
            language.pick(
                en: "An item of the order is sold out. Remove or change it and send again.",
                es: "Se ha acabado un artículo del pedido. Quítalo o cámbialo y envía otra vez.",
                eu: "Eskaerako produktu bat agortuta dago. Kendu edo aldatu, eta bidali berriro."
            )
        case .badPickup:
            language.pick(
                en: "The restaurant takes no orders for that time. Choose one of its times and send again.",
                es:
                    "El restaurante no acepta pedidos para esa hora. Elige una de las suyas y envía otra vez.",
                eu: "Jatetxeak ez du eskaerarik onartzen ordu horretarako. Aukeratu bereetako bat eta bidali "
                    + "berriro."
            )
        case .slotFull:
            language.pick(
                en: "That time is full. Choose another one and send again.",
                es: "Esa hora está completa. Elige otra y envía otra vez.",
                eu: "Ordu hori beteta dago. Aukeratu beste bat eta bidali berriro."
            )
        case .tooManyWaiting:
            language.pick(
                en: "Too many orders wait for their customers. Scan the screen in the restaurant and send "
                    + "the order again.",
                es: "Hay demasiados pedidos esperando a su cliente. Escanea la pantalla del restaurante y "
                    + "envíalo otra vez.",
                eu: "Eskaera gehiegi daude bezeroaren zain. Eskaneatu jatetxeko pantaila eta bidali berriro."
            )
        }
    }

    /// Why the order was rejected and what to do, for the customer.
    package var sentence: Sentence { self }

    /// The same with the details that the restaurant gave.
    ///
    /// - Parameters:
    ///   - now: when the customer reads it; nil if that may be at any time.
    ///   - isNotice: whether a notice was rejected instead of an order.
    ///   - names: the names of products and choices in the reader's language.
    package func sentence(
        _ detail: ReasonDetail,
        now: Timestamp?,
        isNotice: Bool = false,
        names: ShownNames = .own
    ) -> Sentence {
        if isNotice { return RejectionText.notice(self) }
        let moment = detail.until.flatMap { until in
            detail.zone.map { (text: MomentText(in: $0, now: now), until: until) }
        }
        switch self {
        case .closed:
            return moment.map { RejectionText.closed(opens: $0.text.at($0.until)) } ?? sentence
        case .paused:
            return moment.map { RejectionText.paused($0.text.until($0.until)) } ?? sentence
        case .soldOut where !detail.products.isEmpty:
            let products = detail.products.map(names.named)
            return RejectionText.soldOut(products, moment.map { $0.text.until($0.until) })
        case .slotFull:
            guard let zone = detail.zone, let first = detail.free.first else { return sentence }
            let text = MomentText(in: zone, now: now)
            return RejectionText.slotFull(text.at(first), detail.free.dropFirst().first.map { text.at($0) })
        default: return sentence
        }
    }
}

/// Why a file was refused, in a few words for the owner.
package struct RefusalName: Message {
    package let reason: RejectionReason

    package init(_ reason: RejectionReason) {
        self.reason = reason
    }

    package func text(in language: any Texts) -> String {
        switch reason {
        case .notAFile: language.pick(en: "not a file", es: "no es un archivo", eu: "ez da fitxategia")
        case .tooLarge:
            language.pick(
                en: "larger than \(language.fileLimit)",
                es: "de más de \(language.fileLimit)",
                eu: "\(language.fileLimit) baino handiagoa"
            )
        case .notUTF8: language.pick(en: "not UTF-8", es: "no está en UTF-8", eu: "ez da UTF-8")
        case .notJSON: language.pick(en: "not JSON", es: "no es JSON", eu: "ez da JSON")
        case .controlCharacters:
            language.pick(
                en: "control characters",
                es: "caracteres de control",
                eu: "kontrol-karaktereak"
            )
        case .wrongShape:
            language.pick(
                en: "JSON, but no order",
                es: "JSON, pero no un pedido",
                eu: "JSON da, baina ez eskaera"
            )
        case .unknownRestaurant:
            language.pick(
                en: "unknown restaurant",
                es: "restaurante desconocido",
                eu: "jatetxe ezezaguna"
            )
        case .badUDID:
            language.pick(
                en: "bad device code",
                es: "código de dispositivo no válido",
                eu: "gailu-kode baliogabea"
            )
        case .badNumber:
            language.pick(
                en: "bad order number",
                es: "número de pedido no válido",
                eu: "eskaera-zenbaki baliogabea"
            )
        case .badSignature:
            language.pick(en: "wrong signature", es: "firma no válida", eu: "sinadura baliogabea")
        case .signatureMissing:
            language.pick(en: "not signed", es: "sin firma", eu: "sinadurarik gabe")
        case .cannotOpen:
            language.pick(en: "cannot be opened", es: "no se puede abrir", eu: "ezin da ireki")
        case .notSealed:
            language.pick(en: "not sealed", es: "sin sellar", eu: "zigilatu gabe")
        case .numberReused:
            language.pick(
                en: "number used twice",
                es: "número repetido",
                eu: "zenbaki errepikatua"
            )
        case .badDate: language.pick(en: "bad date", es: "fecha no válida", eu: "data baliogabea")
        case .badDeviceName:
            language.pick(
                en: "bad device name",
                es: "nombre de dispositivo no válido",
                eu: "gailu-izen baliogabea"
            )
        case .commentTooLong:
            language.pick(
                en: "comment of more than \(TextRule.note.characters.upperBound) characters",
                es: "comentario de más de \(TextRule.note.characters.upperBound) caracteres",
                eu: "\(TextRule.note.characters.upperBound) karaktere baino gehiagoko iruzkina"
            )
        case .emptyTicket: language.pick(en: "no items", es: "sin artículos", eu: "artikulurik gabe")
        case .tooManyLines:
            language.pick(
                en: "more than 100 items",
                es: "más de 100 artículos",
                eu: "100 artikulu baino gehiago"
            )
        case .badPrice: language.pick(en: "bad price", es: "precio no válido", eu: "prezio baliogabea")
        case .stale: language.pick(en: "came too late", es: "llegó tarde", eu: "berandu iritsi da")
        case .fromTheFuture:
            language.pick(
                en: "clock ahead",
                es: "reloj adelantado",
                eu: "erlojua aurreratuta"
            )
        case .revoked:
            language.pick(en: "device lost", es: "dispositivo perdido", eu: "galdutako gailua")
        case .blacklisted:
            language.pick(
                en: "blacklisted device",
                es: "dispositivo vetado",
                eu: "gailu debekatua"
            )
        case .unknownService:
            language.pick(
                en: "unknown service",
                es: "servicio desconocido",
                eu: "zerbitzu ezezaguna"
            )
        case .unknownProduct:
            language.pick(
                en: "unknown product",
                es: "producto desconocido",
                eu: "produktu ezezaguna"
            )
        case .unavailableProduct:
            language.pick(
                en: "product not sold here",
                es: "producto que no se vende aquí",
                eu: "hemen saltzen ez den produktua"
            )
        case .unknownOption:
            language.pick(
                en: "unknown option",
                es: "opción desconocida",
                eu: "aukera ezezaguna"
            )
        case .wrongOptions:
            language.pick(
                en: "wrong options",
                es: "opciones que no encajan",
                eu: "aukera desegokiak"
            )
        case .notSoldNow:
            language.pick(
                en: "not sold at this time",
                es: "no se vende a esa hora",
                eu: "ordu horretan ez da saltzen"
            )
        case .allergensChanged:
            language.pick(
                en: "allergens changed",
                es: "alérgenos cambiados",
                eu: "alergenoak aldatu dira"
            )
        case .priceMismatch:
            language.pick(
                en: "price changed",
                es: "precio cambiado",
                eu: "prezioa aldatu da"
            )
        case .tooManyOpenOrders:
            language.pick(
                en: "too many open orders",
                es: "demasiados pedidos sin recoger",
                eu: "jaso gabeko eskaera gehiegi"
            )
        case .closed: language.pick(en: "restaurant closed", es: "restaurante cerrado", eu: "jatetxea itxita")
        case .paused:
            language.pick(
                en: "restaurant paused",
                es: "restaurante en pausa",
                eu: "jatetxea etenda"
            )
        case .soldOut: language.pick(en: "sold out", es: "agotado", eu: "agortuta")
        case .tooManyWaiting:
            language.pick(
                en: "too many orders without their customer",
                es: "demasiados pedidos sin su cliente",
                eu: "bezerorik gabeko eskaera gehiegi"
            )
        case .badPickup:
            language.pick(en: "no such time", es: "hora que no se ofrece", eu: "eskaintzen ez den ordua")
        case .slotFull: language.pick(en: "time full", es: "hora completa", eu: "ordua beteta")
        }
    }
}
