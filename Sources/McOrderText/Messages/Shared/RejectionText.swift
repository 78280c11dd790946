package import McOrderModel

/// Why an order or a notice was rejected, if more than the reason is known.
package enum RejectionText: Message {
    /// The restaurant is closed until then.
    case closed(opens: Sentence)
    /// The restaurant accepts no orders until then.
    case paused(_ until: Sentence)
    /// These products are sold out, until then if that is known.
    case soldOut(_ names: [String], _ until: Sentence?)
    /// The wished time is full; the nearest free times are these.
    case slotFull(_ free: Sentence, _ other: Sentence?)
    /// A notice about an order was rejected. Unlike for an order, there is nothing to send again.
    case notice(RejectionReason)

    package func text(in language: any Texts) -> String {
        switch self {
        case .closed(let opens):
            language.pick(
                en: "The restaurant is closed; it opens \(language.say(opens)). Send the order then.",
                es: "El restaurante está cerrado; abre \(language.say(opens)). Envía el pedido entonces.",
                eu: "Jatetxea itxita dago; \(language.say(opens)) irekiko da. Bidali eskaera orduan."
            )
        case .paused(let until):
            language.pick(
                en: "The restaurant takes no orders \(language.say(until)). Send the order then.",
                es: "El restaurante no acepta pedidos \(language.say(until)). Envía el pedido entonces.",
                eu: "Jatetxeak ez du eskaerarik onartzen \(language.say(until)). Bidali eskaera orduan."
            )
        case .soldOut(let names, let until):
            language.pick(
                en: "\(language.quoted(names)) \(names.count == 1 ? "is" : "are") sold out"
                    + (until.map { " \(language.say($0))" } ?? "")
                    + ". Remove or change \(names.count == 1 ? "it" : "them") and send again.",
                es: "No hay \(language.quoted(names))"
                    + (until.map { " \(language.say($0))" } ?? "")
                    + ". \(names.count == 1 ? "Quítalo o cámbialo" : "Quítalos o cámbialos") y envía otra vez.",
                eu: "\(language.quoted(names)) agortuta \(names.count == 1 ? "dago" : "daude")"
                    + (until.map { " \(language.say($0))" } ?? "") + ". Kendu edo aldatu, eta bidali berriro."
            )
        case .slotFull(let free, let other):
            language.pick(
                en: "That time is full. There is room \(language.say(free))"
                    + (other.map { " or \(language.say($0))" } ?? "") + ". Choose one and send again.",
                es: "Esa hora está completa. Hay sitio \(language.say(free))"
                    + (other.map { " o \(language.say($0))" } ?? "") + ". Elige una y envía otra vez.",
                eu: "Ordu hori beteta dago. Lekua dago: \(language.say(free))"
                    + (other.map { " edo \(language.say($0))" } ?? "") + ". Aukeratu bat eta bidali berriro."
            )
        case .notice(.notAFile):
            language.pick(
                en: "What is in the folder is not a file. Speak to the restaurant.",
                es: "Lo que hay en la carpeta no es un archivo. Habla con el restaurante.",
                eu: "Karpetan dagoena ez da fitxategi bat. Hitz egin jatetxearekin."
            )
        case .notice(.tooLarge):
            language.pick(
                en:
                    "The file is too large to be a notice: at most \(language.fileLimit). Speak to the restaurant.",
                es:
                    "El archivo es demasiado grande para ser un aviso: \(language.fileLimit) como mucho. Habla con el restaurante.",
                eu:
                    "Fitxategia handiegia da abisu bat izateko: gehienez \(language.fileLimit). Hitz egin jatetxearekin."
            )
        case .notice(.notUTF8):
            language.pick(
                en: "The notice is not UTF-8. Speak to the restaurant.",
                es: "El aviso no está en UTF-8. Habla con el restaurante.",
                eu: "Abisua ez dago UTF-8 kodeketan. Hitz egin jatetxearekin."
            )
        case .notice(.notJSON):
            language.pick(
                en: "The notice is not JSON, or only part of it arrived. Speak to the restaurant.",
                es: "El aviso no es JSON o llegó incompleto. Habla con el restaurante.",
                eu: "Abisua ez da JSON, edo ez da osorik iritsi. Hitz egin jatetxearekin."
            )
        case .notice(.controlCharacters):
            language.pick(
                en: "The notice contains control characters. Speak to the restaurant.",
                es: "El aviso lleva caracteres de control. Habla con el restaurante.",
                eu: "Abisuak kontrol-karaktereak ditu. Hitz egin jatetxearekin."
            )
        case .notice(.wrongShape):
            language.pick(
                en: "The file is JSON, but not a notice that is known. Speak to the restaurant.",
                es: "El archivo es JSON, pero no un aviso conocido. Habla con el restaurante.",
                eu: "Fitxategia JSON da, baina ez da abisu ezagun bat. Hitz egin jatetxearekin."
            )
        case .notice(.badUDID):
            language.pick(
                en: "The device's code is not a UUID. Speak to the restaurant.",
                es: "El código del dispositivo no es un UUID. Habla con el restaurante.",
                eu: "Gailuaren kodea ez da UUID bat. Hitz egin jatetxearekin."
            )
        case .notice(.badNumber):
            language.pick(
                en: "The notice's order number is not one from 1 to 999999999. Speak to the restaurant.",
                es: "El número de pedido del aviso no está entre 1 y 999999999. Habla con el restaurante.",
                eu: "Abisuko eskaera-zenbakia ez dago 1 eta 999999999 artean. Hitz egin jatetxearekin."
            )
        case .notice(.badSignature):
            language.pick(
                en: "The notice is not signed by its device for this restaurant. Speak to the restaurant.",
                es: "El aviso no lleva la firma de su dispositivo para este restaurante. "
                    + "Habla con el restaurante.",
                eu: "Abisuak ez du bere gailuaren sinadura jatetxe honetarako. Hitz egin jatetxearekin."
            )
        case .notice(.signatureMissing):
            language.pick(
                en: "The restaurant takes signed notices only. Speak to the restaurant.",
                es: "El restaurante solo acepta avisos firmados. Habla con el restaurante.",
                eu: "Jatetxeak abisu sinatuak bakarrik onartzen ditu. Hitz egin jatetxearekin."
            )
        case .notice(.cannotOpen):
            language.pick(
                en: "The restaurant cannot open the sealed notice. Speak to the restaurant.",
                es: "El restaurante no puede abrir el aviso sellado. Habla con el restaurante.",
                eu: "Jatetxeak ezin du abisu zigilatua ireki. Hitz egin jatetxearekin."
            )
        case .notice(.notSealed):
            language.pick(
                en: "The restaurant takes sealed notices only. Speak to the restaurant.",
                es: "El restaurante solo acepta avisos sellados. Habla con el restaurante.",
                eu: "Jatetxeak abisu zigilatuak bakarrik onartzen ditu. Hitz egin jatetxearekin."
            )
        case .notice(.badDate):
            language.pick(
                en: "The notice's time does not exist or is miswritten. Speak to the restaurant.",
                es: "La hora del aviso no existe o está mal escrita. Habla con el restaurante.",
                eu: "Abisuaren ordua ez da existitzen edo gaizki idatzita dago. Hitz egin jatetxearekin."
            )
        case .notice(.stale):
            language.pick(
                en: "The notice came too late, or its order never came. Speak to the restaurant.",
                es: "El aviso llegó tarde, o su pedido no llegó nunca. Habla con el restaurante.",
                eu: "Abisua berandu iritsi da, edo haren eskaera ez da inoiz iritsi. Hitz egin jatetxearekin."
            )
        case .notice(.fromTheFuture):
            language.pick(
                en: "Your device's clock is ahead. Set it and try again.",
                es: "El reloj de tu dispositivo va adelantado. Ponlo en hora y avisa otra vez.",
                eu: "Abisuaren ordua ez da oraindik iritsi. Jarri erlojua orduan eta abisatu berriro."
            )
        case .notice(let reason): reason.text(in: language)
        }
    }
}
