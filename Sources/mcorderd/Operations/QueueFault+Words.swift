import McOrderConsole
import McOrderText
import McOrderQueue

extension QueueFault {
    /// What is wrong with what, and the cure, on one line.
    var sentence: Sentence {
        let what = subject.name
        let detail = HarmlessText.clean(detail)
        return Inline(
            es: "\(what.spanish): \(problem.sentence.spanish) (\(detail)); \(problem.cure.spanish)",
            en: "\(what.english): \(problem.sentence.english) (\(detail)); \(problem.cure.english)",
            eu: "\(what.basque): \(problem.sentence.basque) (\(detail)); \(problem.cure.basque)"
        )
    }
}

extension QueueFault.Subject {
    /// What it is called.
    fileprivate var name: Sentence {
        switch self {
        case .database: Inline(es: "base de datos", en: "database", eu: "datu-basea")
        case .order(let id, let code):
            Inline(
                es: "pedido \(id) (\(HarmlessText.clean(code)))",
                en: "order \(id) (\(HarmlessText.clean(code)))",
                eu: "eskaera \(id) (\(HarmlessText.clean(code)))"
            )
        case .rejection(let id): Inline(es: "rechazo \(id)", en: "rejection \(id)", eu: "bazterketa \(id)")
        case .notice(let id): Inline(es: "aviso \(id)", en: "notice \(id)", eu: "abisua \(id)")
        case .device(let udid):
            Inline(
                es: "dispositivo \(HarmlessText.clean(udid))",
                en: "device \(HarmlessText.clean(udid))",
                eu: "gailua \(HarmlessText.clean(udid))"
            )
        }
    }
}

extension QueueFault.Problem {
    /// What is wrong, without what it is wrong with.
    var sentence: Sentence {
        switch self {
        case .damaged:
            Inline(es: "el archivo está dañado", en: "the file is damaged", eu: "fitxategia hondatuta dago")
        case .dangling:
            Inline(
                es: "una fila remite a otra que no existe",
                en: "a row refers to one that is not there",
                eu: "errenkada batek ez dagoen beste bat aipatzen du"
            )
        case .illegalHistory:
            Inline(
                es: "su historia no es un camino posible",
                en: "its history is no legal path",
                eu: "haren historia ez da bide posible bat"
            )
        case .otherState:
            Inline(
                es: "su historia acaba en otro estado",
                en: "its history ends in another state",
                eu: "haren historia beste egoera batean amaitzen da"
            )
        case .wrongRevision:
            Inline(
                es: "la revisión no corresponde a sus cambios",
                en: "the revision is not that of its changes",
                eu: "berrikuspen-zenbakia ez dator bat haren aldaketekin"
            )
        case .wrongTotal:
            Inline(
                es: "sus líneas no suman el total",
                en: "its lines do not sum up to its total",
                eu: "lerroen batura ez dator bat guztirakoarekin"
            )
        case .wrongShownTotal:
            Inline(
                es: "sus líneas no suman lo que se mostró al cliente",
                en: "its lines do not sum up to what the customer was shown",
                eu: "lerroen batura ez da bezeroari erakutsi zitzaiona"
            )
        case .missingLine:
            Inline(es: "le falta una línea", en: "a line is missing", eu: "lerro bat falta zaio")
        case .otherContent:
            Inline(
                es: "los bytes guardados no son los suyos",
                en: "the bytes that are kept are not its own",
                eu: "gordetako byteak ez dira harenak"
            )
        case .otherCode:
            Inline(es: "su código es otro", en: "its code is another", eu: "haren kodea beste bat da")
        case .badDevice:
            Inline(
                es: "no es un UDID ni su resumen",
                en: "that is neither a UDID nor the hash of one",
                eu: "ez da UDID bat, ezta haren laburpena ere"
            )
        case .halfForgotten:
            Inline(
                es: "los datos personales se olvidaron a medias",
                en: "its personal data was forgotten by half",
                eu: "datu pertsonalak erdizka ahaztu ziren"
            )
        case .knownTwice:
            Inline(
                es: "el dispositivo tiene dos pedidos con ese número",
                en: "the device has two orders of that number",
                eu: "gailuak zenbaki horretako bi eskaera ditu"
            )
        case .receiptGone:
            Inline(
                es: "está abierto y su recibo se retiró",
                en: "it is open, and its receipt was taken away",
                eu: "irekita dago, eta haren erantzuna kendu egin zen"
            )
        case .wrongCancels:
            Inline(
                es: "las anulaciones rechazadas no son las anotadas",
                en: "the refused cancels are not those that were noted",
                eu: "bertan behera uzteko eskari baztertuak ez datoz bat idatzitakoekin"
            )
        case .unknownReason:
            Inline(
                es: "el motivo no es de la lista",
                en: "the reason is none of the list",
                eu: "arrazoia ez da zerrendakoa"
            )
        case .deadRequest:
            Inline(
                es: "se pidió juzgarlo otra vez y sus bytes ya no están",
                en: "it is to be judged again, and its bytes are gone",
                eu: "berriro epaitzeko eskatu zen, eta haren byteak ez daude jada"
            )
        case .trustedAndBlacklisted:
            Inline(
                es: "es de la casa y está en la lista negra",
                en: "it is a device of the house and on the blacklist",
                eu: "etxekoa da eta debekatuen zerrendan dago"
            )
        case .keyGone:
            Inline(
                es: "falta la clave de los dispositivos olvidados",
                en: "the key of the devices that were forgotten is gone",
                eu: "ahaztutako gailuen gakoa falta da"
            )
        }
    }

    /// What to do about it.
    var cure: Sentence {
        switch self {
        case .damaged, .dangling, .keyGone:
            Inline(
                es: "para mcorderd, recupera una copia con mcorderd restore y mira el disco",
                en: "stop mcorderd, bring a backup back with mcorderd restore, and look at the disk",
                eu: "gelditu mcorderd, leheneratu babeskopia bat mcorderd restore komandoarekin eta begiratu "
                    + "diskoa"
            )
        case .receiptGone:
            Inline(
                es: "reinicia mcorderd: lo escribe otra vez",
                en: "restart mcorderd: it writes it again",
                eu: "berrabiarazi mcorderd: berriro idatziko du"
            )
        case .trustedAndBlacklisted:
            Inline(
                es: "quítalo con till blacklist remove",
                en: "take it off with till blacklist remove",
                eu: "kendu till blacklist remove komandoarekin"
            )
        case .deadRequest:
            Inline(
                es: "pide al cliente que lo envíe con otro número",
                en: "ask the customer to send it under another number",
                eu: "eskatu bezeroari beste zenbaki batekin bidaltzeko"
            )
        case .halfForgotten:
            Inline(
                es: "mcorderd forget con el UDID, o la retención, lo acaban",
                en: "mcorderd forget with the UDID, or retention, complete it",
                eu: "mcorderd forget komandoak (UDIDarekin) edo gordetze-epeak osatuko du"
            )
        case .wrongTotal, .wrongShownTotal, .missingLine, .otherState, .illegalHistory, .wrongRevision,
            .wrongCancels, .otherContent, .otherCode, .badDevice, .knownTwice, .unknownReason:
            Inline(
                es: "ningún programa nuestro escribe eso: compáralo con una copia, mira quién escribe en la "
                    + "base de datos y, si hace falta, mcorderd restore",
                en: "none of our programs writes that: compare it with a backup, look who writes to the "
                    + "database and, if need be, mcorderd restore",
                eu: "gure programa batek ere ez du halakorik idazten: alderatu babeskopia batekin, begiratu "
                    + "nork idazten duen datu-basean eta, behar izanez gero, mcorderd restore"
            )
        }
    }
}
