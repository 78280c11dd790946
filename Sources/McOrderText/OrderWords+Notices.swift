package import McOrderModel

extension RejectionReason {
    /// Why a notice about an order was not taken and what to do about it, for the customer: nothing of it is an order
    /// to be sent again.
    package var noticeSentence: Sentence {
        switch self {
        case .notAFile:
            Self.notice(
                es: "Lo que hay en la carpeta no es un archivo.",
                en: "What is in the folder is not a file.",
                eu: "Karpetan dagoena ez da fitxategi bat."
            )
        case .tooLarge:
            Self.notice(
                es: "El archivo es demasiado grande para ser un aviso.",
                en: "The file is too large to be a notice.",
                eu: "Fitxategia handiegia da abisu bat izateko."
            )
        case .notUTF8:
            Self.notice(
                es: "El aviso no está en UTF-8.",
                en: "The notice is not UTF-8.",
                eu: "Abisua ez dago UTF-8 kodeketan."
            )
        case .notJSON:
            Self.notice(
                es: "El aviso no es JSON o llegó incompleto.",
                en: "The notice is not JSON, or only part of it arrived.",
                eu: "Abisua ez da JSON, edo ez da osorik iritsi."
            )
        case .controlCharacters:
            Self.notice(
                es: "El aviso lleva caracteres de control.",
                en: "The notice holds control characters.",
                eu: "Abisuak kontrol-karaktereak ditu."
            )
        case .wrongShape:
            Self.notice(
                es: "El archivo es JSON, pero no un aviso que se conozca.",
                en: "The file is JSON, but not a notice that is known.",
                eu: "Fitxategia JSON da, baina ez da abisu ezagun bat."
            )
        case .badUDID:
            Self.notice(
                es: "El código del dispositivo no es un UUID.",
                en: "The device's code is not a UUID.",
                eu: "Gailuaren kodea ez da UUID bat."
            )
        case .badNumber:
            Self.notice(
                es: "El número de pedido del aviso no va de 1 a 999999999.",
                en: "The notice's order number is not one from 1 to 999999999.",
                eu: "Abisuko eskaera-zenbakia ez dago 1 eta 999999999 artean."
            )
        case .badDate:
            Self.notice(
                es: "La hora del aviso no existe o está mal escrita.",
                en: "The notice's time does not exist or is miswritten.",
                eu: "Abisuaren ordua ez da existitzen edo gaizki idatzita dago."
            )
        case .stale:
            Self.notice(
                es: "El aviso llegó tarde, o su pedido no llegó nunca.",
                en: "The notice came too late, or its order never came.",
                eu: "Abisua berandu iritsi da, edo haren eskaera ez da inoiz iritsi."
            )
        case .fromTheFuture:
            Inline(
                es: "La hora del aviso aún no ha llegado. Pon el reloj en hora y avisa otra vez.",
                en: "Your device's clock is ahead. Set it and try again.",
                eu: "Abisuaren ordua ez da oraindik iritsi. Jarri erlojua orduan eta abisatu berriro."
            )
        default: sentence
        }
    }

    private static func notice(es: String, en: String, eu: String) -> Sentence {
        Inline(
            es: "\(es) Habla con el restaurante.",
            en: "\(en) Speak to the restaurant.",
            eu: "\(eu) Hitz egin jatetxearekin."
        )
    }
}
