internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension CommandFailure {
    /// What a customer is told when an order cannot be sent.
    static func ofSending(_ error: ClientError) -> CommandFailure {
        switch error {
        case .emptyTicket: return CommandFailure(.invalid, RejectionReason.emptyTicket.sentence)
        case .unknownRestaurant(let id):
            let name = Quoted(id.description)
            return CommandFailure(
                .invalid,
                es:
                    "el catálogo no tiene el restaurante \(name.spanish). Elige uno de «mcorder restaurants».",
                en: "the catalogue has no restaurant \(name.english). Choose one of “mcorder restaurants”.",
                eu:
                    "katalogoan ez dago \(name.basque) jatetxerik. Aukeratu bat hemendik: «mcorder restaurants»."
            )
        case .unavailable(let lines, let restaurant): return unavailable(lines, restaurant: restaurant)
        case .badOrder(let fault): return CommandFailure(.invalid, fault.reason.sentence)
        case .repeated(let last):
            return CommandFailure(
                .invalid,
                es:
                    "hace menos de 10 minutos enviaste este mismo pedido: \(last.code). Si quieres otro igual, "
                    + "añade --again.",
                en:
                    "you sent this very order less than 10 minutes ago: \(last.code). If you want another one, "
                    + "add --again.",
                eu: "duela 10 minutu baino gutxiago eskaera hau bera bidali zenuen: \(last.code). Beste bat "
                    + "nahi baduzu, gehitu --again."
            )
        case .numbersExhausted:
            return CommandFailure(
                .invalid,
                es: "este dispositivo ha gastado todos los números de pedido. Empieza con otro --home.",
                en: "this device has used up all order numbers. Begin with another --home.",
                eu: "gailu honek eskaera-zenbaki guztiak agortu ditu. Hasi beste --home batekin."
            )
        case .notSent(let number, let trouble):
            return CommandFailure(
                trouble.status(absent: .unavailable),
                es:
                    "El pedido \(number) no se ha enviado: \(trouble.ofFolder.spanish). El ticket sigue como "
                    + "estaba. \(trouble.advice.spanish)",
                en: "Order \(number) was not sent: \(trouble.ofFolder.english). The ticket is as it was. "
                    + trouble.advice.english,
                eu: "\(number) eskaera ez da bidali: \(trouble.ofFolder.basque). Tiketa zegoen bezala dago. "
                    + trouble.advice.basque
            ).whileSending
        case .unfinished(let number, let trouble):
            return CommandFailure(
                trouble.status(absent: .unavailable),
                es:
                    "El pedido \(number) está a medias: \(trouble.description.spanish). \(trouble.advice.spanish) "
                    + "Después «mcorder send» lo termina, una sola vez y con el mismo número.",
                en:
                    "Order \(number) is unfinished: \(trouble.description.english). \(trouble.advice.english) "
                    + "Then “mcorder send” finishes it, only once and under the same number.",
                eu:
                    "\(number) eskaera amaitu gabe dago: \(trouble.description.basque). \(trouble.advice.basque) "
                    + "Gero «mcorder send» komandoak amaituko du, behin bakarrik eta zenbaki berarekin."
            ).whileSending
        case .otherFolder(let pending, let path):
            let (there, here) = (Quoted(path: pending.cloud), Quoted(path: path))
            return CommandFailure(
                .unavailable,
                es:
                    "el pedido \(pending.number) está a medias en \(there.spanish), y \(here.spanish) es otra carpeta. Vuelve a "
                    + "montar la primera, o abandónalo con «mcorder new --abandon».",
                en:
                    "order \(pending.number) is unfinished in \(there.english), and \(here.english) is another folder. Mount the "
                    + "first one again, or give the order up with “mcorder new --abandon”.",
                eu:
                    "\(pending.number) eskaera amaitu gabe dago \(there.basque) karpetan, eta \(here.basque) beste karpeta bat "
                    + "da. Muntatu berriro lehena, edo utzi alde batera eskaera «mcorder new --abandon» komandoarekin."
            )
        case .orderElsewhere(let order, let path):
            let (there, here) = (Quoted(path: order.cloud), Quoted(path: path))
            return CommandFailure(
                .unavailable,
                es:
                    "el pedido \(order.number) se envió por \(there.spanish), y \(here.spanish) es otra carpeta. Vuelve a montar "
                    + "la primera.",
                en:
                    "order \(order.number) went through \(there.english), and \(here.english) is another folder. Mount the first "
                    + "one again.",
                eu:
                    "\(order.number) eskaera \(there.basque) karpetatik bidali zen, eta \(here.basque) beste karpeta bat da. "
                    + "Muntatu berriro lehena."
            )
        case .noticeUnsent(let number, let trouble):
            return CommandFailure(
                trouble.status(absent: .unavailable),
                es: "no se pudo avisar sobre el pedido \(number): \(trouble.description.spanish). "
                    + "\(trouble.advice.spanish) Después repite el comando: vale como un solo aviso.",
                en: "the restaurant could not be told about order \(number): \(trouble.description.english). "
                    + "\(trouble.advice.english) Then repeat the command: it counts as one notice.",
                eu: "ezin izan da \(number) eskaerari buruz abisatu: \(trouble.description.basque). "
                    + "\(trouble.advice.basque) Gero errepikatu komandoa: abisu bakarra da."
            )
        default: preconditionFailure("\(error) is not about sending")
        }
    }

    private static func unavailable(_ lines: [UnavailableLine], restaurant: String) -> CommandFailure {
        let name = HarmlessText.clean(restaurant)
        let spanish = lines.map { line in
            "\(line.line) \(HarmlessText.quoted(line.name)) "
                + (line.reason == .notSold ? "(no se vende en \(name))" : "(ya no está en el catálogo)")
        }
        let english = lines.map { line in
            "\(line.line) \(HarmlessText.quoted(line.name, .english)) "
                + (line.reason == .notSold ? "(not sold at \(name))" : "(no longer in the catalogue)")
        }
        let basque = lines.map { line in
            "\(line.line) \(HarmlessText.quoted(line.name, .basque)) "
                + (line.reason == .notSold
                    ? "(\(name) jatetxean ez da saltzen)" : "(jada ez dago katalogoan)")
        }
        let numbers = lines.map { "\($0.line)" }.joined(separator: " ")
        return CommandFailure(
            .invalid,
            es:
                "no se puede pedir: \(spanish.joined(separator: ", ")). Quítalo con «mcorder remove \(numbers)».",
            en: "cannot be ordered: \(english.joined(separator: ", ")). Remove it with “mcorder remove "
                + "\(numbers)”.",
            eu:
                "ezin da eskatu: \(basque.joined(separator: ", ")). Kendu «mcorder remove \(numbers)» komandoarekin."
        )
    }
}

extension ClientError {
    /// Whether the shared folder keeps an order from being sent.
    var isFolderTrouble: Bool {
        switch self {
        case .badFolderPath, .folderAbsent, .folderUnmarked, .folderTooNew, .folder, .otherFolder: true
        default: false
        }
    }
}

extension StorageTrouble {
    /// The exit code of the trouble.
    func status(absent: ExitStatus) -> ExitStatus {
        switch kind {
        case .absent: absent
        case .readOnly: .cannotCreate
        case .noPermission: .noPermission
        case .full, .other: .storage
        }
    }

    /// Where it is and the system's words.
    fileprivate var description: Sentence {
        let place = Quoted(path: path)
        return Inline(
            es: "\(place.spanish): \(words)",
            en: "\(place.english): \(words)",
            eu: "\(place.basque): \(words)"
        )
    }

    /// What is wrong with the shared folder; with a path and the system's words only where they help.
    var ofFolder: Sentence {
        switch kind {
        case .full:
            Inline(
                es: "la carpeta compartida está llena",
                en: "the shared folder is full",
                eu: "karpeta partekatua beteta dago"
            )
        case .readOnly:
            Inline(
                es: "la carpeta compartida es de solo lectura",
                en: "the shared folder is read-only",
                eu: "karpeta partekatua irakurtzeko soilik da"
            )
        case .noPermission:
            Inline(
                es: "no tienes permiso para escribir en la carpeta compartida",
                en: "you may not write to the shared folder",
                eu: "ez duzu karpeta partekatuan idazteko baimenik"
            )
        case .absent, .other: description
        }
    }

    /// What to do about it.
    var advice: Sentence {
        switch kind {
        case .absent:
            Inline(
                es: "Comprueba que la carpeta está montada y sincronizada.",
                en: "Check that the folder is mounted and synchronised.",
                eu: "Egiaztatu karpeta muntatuta eta sinkronizatuta dagoela."
            )
        case .readOnly:
            Inline(
                es: "Móntala para escribir.",
                en: "Mount it for writing.",
                eu: "Muntatu idazteko moduan."
            )
        case .noPermission:
            Inline(
                es: "Pide permiso para escribir en ella.",
                en: "Ask for permission to write to it.",
                eu: "Eskatu bertan idazteko baimena."
            )
        case .full:
            Inline(es: "Libera sitio.", en: "Make room.", eu: "Egin lekua.")
        case .other:
            Inline(
                es: "Comprueba la carpeta y el disco.",
                en: "Check the folder and the disk.",
                eu: "Egiaztatu karpeta eta diskoa."
            )
        }
    }
}

extension TicketFault {
    /// What is wrong, and what to do.
    var sentence: Sentence {
        switch self {
        case .badCount(let count):
            Inline(
                es: "no se pueden añadir \(count). Escribe un número desde 1.",
                en: "cannot add \(count). Write a number from 1.",
                eu: "ezin da \(count) gehitu. Idatzi zenbaki bat, 1 edo handiagoa."
            )
        case .full(let room):
            Inline(
                es: "un pedido tiene como mucho 100 líneas y en el ticket solo caben \(room) más. Envíalo, o "
                    + "añade menos.",
                en:
                    "an order has at most 100 lines, and the ticket has room for \(room) more. Send it, or add "
                    + "fewer.",
                eu:
                    "eskaera batek gehienez 100 lerro ditu, eta tiketean \(room) gehiago baino ez dira sartzen. "
                    + "Bidali, edo gehitu gutxiago."
            )
        case .noSuchLine(let line):
            Inline(
                es: "el ticket no tiene línea \(line). Míralas con «mcorder ticket».",
                en: "the ticket has no line \(line). See them with “mcorder ticket”.",
                eu: "tiketean ez dago \(line). lerrorik. Lerroak ikusteko: «mcorder ticket»."
            )
        }
    }
}
