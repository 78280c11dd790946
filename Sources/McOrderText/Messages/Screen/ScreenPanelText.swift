package import McOrderModel

/// The till screen's questions and lists, which replace or cover the orders.
package enum ScreenPanelText: Message {
    // MARK: Keys under a panel

    /// A reason that is not listed.
    case otherReason
    /// The letters that answer a question.
    case answerKeys(_ letters: [String])
    case searchKeys
    case restaurantKeys
    /// The keys for choosing among orders of one number. `rest` is the end of a code that can be typed now;
    /// `canPick` says that a digit picks a line.
    case candidateKeys(rest: String, canPick: Bool)
    case anyOtherKeyBack
    case anyKey
    case helpMore
    case historyFoot
    /// The list is empty.
    case empty

    // MARK: Questions

    case whyCancel(_ code: String)
    case whyStrike(_ code: String, _ line: String)
    case cancelKeys
    case strikeKeys
    case reallyNoShow(_ code: String)
    case nobodyCame
    case nobodyCameAndBlacklist
    /// The order would be handed over before it is ready.
    case reallyEarly(_ code: String, OrderState)
    case handOverEarly
    case reallyLeave
    case leave
    case whichRestaurant
    case chooseOrder
    /// Several orders have this number.
    case whichDevice(_ number: String)
    /// No order of the list has a code that begins so.
    case noCandidate(_ typed: String)
    /// More orders have this number than can be listed.
    case whichOfMany(_ number: String, most: Int)
    case search(_ text: String)

    // MARK: Lists

    case moreAbove(_ count: Int)
    case history(_ code: String)
    case rejections
    case device
    case blacklist
    case trusted
    case onBlacklist
    /// The title of who revoked a device.
    case revoked
    case refusedFiles

    // MARK: The number field

    case enterFinds
    case enterAdvances(_ code: String, to: OrderState)
    case typeNumber
    case working

    package func text(in language: any Texts) -> String {
        switch self {
        case .otherReason:
            language.pick(
                en: "other: type why",
                es: "otro motivo: escríbelo",
                eu: "beste zerbait: idatzi"
            )
        case .answerKeys(let letters):
            language.pick(
                en: "\(letters.joined(separator: "/")) answer   any other key: no",
                es: "\(letters.joined(separator: "/")) responde   otra tecla: no",
                eu: "\(letters.joined(separator: "/")) erantzun   beste teklak: ez"
            )
        case .searchKeys:
            language.pick(
                en: "↑↓ choose   Enter: show the order   Esc: back",
                es: "↑↓ elegir   Intro: ver el pedido   Esc: volver",
                eu: "↑↓ aukeratu   Sartu: eskaera ikusi   Esc: itzuli"
            )
        case .restaurantKeys:
            language.pick(
                en: "1–9 or ↑↓ and Enter: choose   q quit",
                es: "1–9 o ↑↓ e Intro: elegir   q salir",
                eu: "1–9 edo ↑↓ eta Sartu: aukeratu   q irten"
            )
        case .candidateKeys(let rest, let canPick):
            language.pick(
                en: (canPick ? "1–9 or ↑↓ and Enter: choose" : "↑↓ and Enter: choose")
                    + (rest.isEmpty ? "" : "   \(rest) goes on with the code") + "   Esc: back",
                es: (canPick ? "1–9 o ↑↓ e Intro: elegir" : "↑↓ e Intro: elegir")
                    + (rest.isEmpty ? "" : "   \(rest) sigue el código") + "   Esc: volver",
                eu: (canPick ? "1–9 edo ↑↓ eta Sartu: aukeratu" : "↑↓ eta Sartu: aukeratu")
                    + (rest.isEmpty ? "" : "   \(rest): kodea osatu") + "   Esc: itzuli"
            )
        case .anyOtherKeyBack:
            language.pick(
                en: "any other key: back",
                es: "otra tecla: volver",
                eu: "beste teklak: itzuli"
            )
        case .anyKey:
            language.pick(
                en: "any key: back",
                es: "cualquier tecla: volver",
                eu: "edozein tekla: itzuli"
            )
        case .helpMore:
            language.pick(
                en: "↓ more   any other key: back",
                es: "↓ más   otra tecla: volver",
                eu: "↓ gehiago   besteak: itzuli"
            )
        case .historyFoot:
            language.pick(
                en: "↑↓ more   any other key: back",
                es: "↑↓ más   otra tecla: volver",
                eu: "↑↓ gehiago   besteak: itzuli"
            )
        case .empty: language.pick(en: "Nothing.", es: "Nada.", eu: "Ezer ez.")
        case .whyCancel(let code):
            language.pick(
                en: "WHY IS \(code) CANCELLED?",
                es: "¿POR QUÉ SE ANULA \(code)?",
                eu: "\(code): ZERGATIK BERTAN BEHERA?"
            )
        case .whyStrike(let code, let line):
            language.pick(
                en: "\(code): WHY IS “\(line)” STRUCK?",
                es: "\(code): ¿POR QUÉ SE TACHA «\(line)»?",
                eu: "\(code): ZERGATIK EZABATU «\(line)»?"
            )
        case .cancelKeys:
            language.pick(
                en: "Enter: cancel it   Esc: no",
                es: "Intro: anular   Esc: no",
                eu: "Sartu: bertan behera   Esc: ez"
            )
        case .strikeKeys:
            language.pick(
                en: "Enter: strike it   Esc: no",
                es: "Intro: tachar   Esc: no",
                eu: "Sartu: ezabatu   Esc: ez"
            )
        case .reallyNoShow(let code):
            language.pick(
                en: "Mark \(code) as a no-show?",
                es: "¿NADIE VINO A POR \(code)?",
                eu: "\(code): EZ DA INOR ETORRI?"
            )
        case .nobodyCame: language.pick(en: "nobody came", es: "nadie vino", eu: "ez da etorri")
        case .nobodyCameAndBlacklist:
            language.pick(
                en: "nobody came, and take no more orders from that device",
                es: "nadie vino, y no aceptar más pedidos de ese dispositivo",
                eu: "ez da etorri, eta gailu horren eskaerarik ez hartu gehiago"
            )
        case .reallyEarly(let code, let state):
            language.pick(
                en: "\(code) IS NOT READY (\(language.say(state.word))). HAND IT OVER?",
                es: "\(code) NO ESTÁ LISTO (\(language.say(state.word))). ¿ENTREGARLO?",
                eu: "\(code) EZ DAGO PREST (\(language.say(state.word))). EMAN?"
            )
        case .handOverEarly:
            language.pick(
                en: "hand it over; the kitchen stops",
                es: "entregarlo; la cocina deja de prepararlo",
                eu: "eman; sukaldeak prestatzeari utziko dio"
            )
        case .reallyLeave:
            language.pick(
                en: "CUSTOMERS ARE WAITING. LEAVE?",
                es: "HAY CLIENTES ESPERANDO. ¿SALIR?",
                eu: "BEZEROAK ZAIN DAUDE. IRTEN?"
            )
        case .leave: language.pick(en: "leave", es: "salir", eu: "irten")
        case .whichRestaurant:
            language.pick(
                en: "WHICH RESTAURANT?",
                es: "¿QUÉ RESTAURANTE?",
                eu: "ZEIN JATETXE?"
            )
        case .chooseOrder:
            language.pick(
                en: "Choose an order by its line and press Enter, or Esc.",
                es: "Elige un pedido por su línea y pulsa Intro, o Esc.",
                eu: "Aukeratu eskaeraren lerroa eta sakatu Sartu, edo Esc."
            )
        case .whichDevice(let number):
            language.pick(
                en: "SEVERAL HAVE \(number): WHICH?",
                es: "VARIOS TIENEN EL \(number): ¿CUÁL?",
                eu: "\(number): BAT BAINO GEHIAGO. ZEIN?"
            )
        case .noCandidate(let typed):
            language.pick(
                en: "None begins with \(typed).",
                es: "Ninguno empieza por \(typed).",
                eu: "Bat ere ez da horrela hasten: \(typed)."
            )
        case .whichOfMany(let number, let most):
            language.pick(
                en: "MORE THAN \(most) HAVE \(number): TYPE THE CODE",
                es: "MÁS DE \(most) TIENEN EL \(number): TECLEA EL CÓDIGO",
                eu: "\(number): \(most) BAINO GEHIAGO. IDATZI KODEA"
            )
        case .search(let text):
            language.pick(
                en: "SEARCH name or product: \(text)▌",
                es: "BUSCAR nombre o producto: \(text)▌",
                eu: "BILATU izena edo produktua: \(text)▌"
            )
        case .moreAbove(let count):
            language.pick(
                en: "▲ \(count) more (PgUp)",
                es: "▲ \(count) más (RePág)",
                eu: "▲ beste \(count) (Or.gora)"
            )
        case .history(let code):
            language.pick(
                en: "HISTORY OF \(code)",
                es: "HISTORIAL DE \(code)",
                eu: "HISTORIA: \(code)"
            )
        case .rejections:
            language.pick(
                en: "REFUSED TODAY (a: accept a blacklisted one)",
                es: "RECHAZADOS HOY (a: aceptar un vetado)",
                eu: "GAUR BAZTERTUAK (a: debekatua onartu)"
            )
        case .device: language.pick(en: "DEVICE", es: "DISPOSITIVO", eu: "GAILUA")
        case .blacklist:
            language.pick(
                en: "BLACKLIST (l: take off the list)",
                es: "VETADOS (l: quitar de la lista)",
                eu: "DEBEKATUAK (l: zerrendatik kendu)"
            )
        case .trusted: language.pick(en: "trusted", es: "de confianza", eu: "etxekoa")
        case .onBlacklist: language.pick(en: "BLACKLISTED", es: "VETADO", eu: "DEBEKATUTA")
        case .revoked:
            language.pick(
                en: "LOST, revoked by",
                es: "PERDIDO, revocado por",
                eu: "GALDUTA, nork baliogabetuta"
            )
        case .refusedFiles: language.pick(en: "refused", es: "rechazados", eu: "baztertuta")
        case .enterFinds: language.pick(en: "Enter: find", es: "Intro: buscar", eu: "Sartu: bilatu")
        case .enterAdvances(let code, let state):
            language.pick(
                en: "Enter: \(code) \(language.say(state))",
                es: "Intro: \(code) \(language.say(state))",
                eu: "Sartu: \(code) \(language.say(state))"
            )
        case .typeNumber:
            language.pick(
                en: "type the customer's number",
                es: "teclea el número del cliente",
                eu: "idatzi bezeroaren zenbakia"
            )
        case .working: language.pick(en: "one moment…", es: "un momento…", eu: "une bat…")
        }
    }

    /// The keys of ``candidateKeys(rest:canPick:)`` alone.
    package static let shortCandidateKeys: Sentence = Verbatim("1–9 ↑↓ Esc")
}
