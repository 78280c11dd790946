package import McOrderModel

/// Why `till` could not do what was requested, with how to fix it if that is known.
package enum TillErrorText: Message {
    // MARK: What was typed

    case notAnOrder(_ text: String)
    case noOrder(_ text: String)
    /// Several orders have this number: an id quoted for a shell, and a list with one line per order.
    case severalOrders(_ text: String, example: String, list: Sentence)
    case noLine(_ name: String)
    case severalLines(_ text: String, _ names: [String])
    /// There is no restaurant with this name; `nearest` is a similar name.
    case noRestaurant(_ word: String, nearest: String?)
    case severalRestaurants(_ word: String, _ names: [String])
    case badText
    case badDays(_ days: Int)
    /// The history uses this name for the customer.
    case reservedName(_ name: String)

    // MARK: Orders

    /// Another author, such as another till, was faster and brought the order into this state.
    case overtaken(_ code: String, by: String, OrderState)
    /// The lines of an order in this state can no longer be changed. `first` is what has to be done before.
    case unchangeable(_ code: String, OrderState, by: Sentence, first: Sentence?)
    /// The order is already in the requested state. `by` is the author of that change, see ``maker(_:)``.
    case alreadyThere(_ code: String, OrderState, by: Sentence)
    /// The order cannot change to this state, or to *here* if no state was requested.
    case cannotBecome(_ code: String, OrderState, by: Sentence, goal: OrderState?, first: Sentence?)
    /// The order has to be prepared first, with this command.
    case prepareFirst(command: String?)
    /// The last change has to be undone first, with this command.
    case recallFirst(command: String?)
    /// Follows a state that the customer's notice caused.
    case byCustomer
    /// Follows a state, with the till that caused it.
    case atTill(_ name: String)
    /// The kitchen cannot do anything with an order that is over.
    case overForKitchen(_ code: String, OrderState, by: Sentence)
    case nothingToRecall(_ code: String)
    /// The kitchen cannot undo what only the till can do.
    case mayNotUndo(_ code: String)
    case alreadyPaid(_ code: String, Payment)
    case paidAhead(_ code: String)
    case inClose(_ code: String, number: Int)
    case lastLine(_ code: String)
    /// A change would make an order cost more than the customer was shown.
    case costsMore(_ code: String, from: Money, to: Money, currency: String)
    /// The same as a question, without the answers.
    case agreeToMore(_ code: String, from: Money, to: Money, currency: String)
    /// The same as a question with its answers.
    case chargeMore(_ code: String, from: Money, to: Money, currency: String)
    case tooManyLines(_ code: String)

    // MARK: Devices and refused files

    case trustedDevice(_ udid: String, label: String)
    case revokedDevice(_ udid: String)
    case unsignedDevice(_ udid: String)
    case noDevice(_ device: String)
    case noRejection(_ id: Int)
    case alreadyAccepted(_ code: String)
    /// The rejected file cannot be decided again; `reason` is the code of the reason for its rejection.
    case notAcceptable(_ reason: String)

    // MARK: The counter

    case notPermitted(Role)
    /// The folder of the queue is on another machine's disk, with this file system.
    case onNetwork(_ folder: String, _ fileSystem: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .notAnOrder(let text):
            language.pick(
                en: "\(language.quoted(text)) is neither a code (9-624) nor an order number nor an id (#17)",
                es: "\(language.quoted(text)) no es un código (9-624), un número de pedido ni un id (#17)",
                eu: "\(language.quoted(text)) ez da kode bat (9-624), ez eskaera-zenbaki bat, ez id bat (#17)"
            )
        case .noOrder(let text):
            language.pick(
                en: "there is no order \(language.quoted(text))",
                es: "no hay ningún pedido \(language.quoted(text))",
                eu: "ez dago \(language.quoted(text)) eskaerarik"
            )
        case .severalOrders(let text, let example, let list):
            language.pick(
                en: "several devices have order \(text); give its id in quotes (\(example)), the code or "
                    + "--device:\n\(language.say(list))",
                es:
                    "varios dispositivos tienen el pedido \(text); usa su id entre comillas (\(example)), el código "
                    + "o --device:\n\(language.say(list))",
                eu:
                    "hainbat gailuk dute \(text) eskaera; eman haren id-a komatxo artean (\(example)), kodea edo "
                    + "--device:\n\(language.say(list))"
            )
        case .noLine(let name):
            language.pick(
                en: "the order has no line \(language.quoted(name)): see till show",
                es: "no hay ninguna línea \(language.quoted(name)) en el pedido: mira till show",
                eu: "eskaeran ez dago \(language.quoted(name)) lerrorik: ikusi till show"
            )
        case .severalLines(let text, let names):
            language.pick(
                en:
                    "line \(language.quoted(text)): which of \(language.quoted(names))? Give its number in till show",
                es:
                    "línea \(language.quoted(text)): ¿cuál de \(language.quoted(names))? Usa su número de till show",
                eu:
                    "\(language.quoted(text)) lerroa: hauetako zein? \(language.quoted(names)). Esan zenbakia (till show)"
            )
        case .noRestaurant(let word, let nearest):
            language.pick(
                en: "there is no restaurant \(language.quoted(word))"
                    + (nearest.map { "; did you mean \(language.quoted($0))?" } ?? ""),
                es: "no hay ningún restaurante \(language.quoted(word))"
                    + (nearest.map { "; ¿querías decir \(language.quoted($0))?" } ?? ""),
                eu: "ez dago \(language.quoted(word)) jatetxerik"
                    + (nearest.map { "; \(language.quoted($0)) agian?" } ?? "")
            )
        case .severalRestaurants(let word, let names):
            language.pick(
                en: "restaurant \(language.quoted(word)): which of \(language.quoted(names))?",
                es: "restaurante \(language.quoted(word)): ¿cuál de \(language.quoted(names))?",
                eu: "\(language.quoted(word)) jatetxea: hauetako zein? \(language.quoted(names))"
            )
        case .badText:
            language.pick(
                en:
                    "a text has 1 to 200 characters, of which something can be seen, and no control character",
                es: "el texto debe tener de 1 a 200 caracteres, alguno visible, sin caracteres de control",
                eu:
                    "testu batek 1 eta 200 karaktere artean ditu, bat gutxienez ikusteko modukoa, kontrol-karaktererik gabe"
            )
        case .badDays(let days):
            language.pick(
                en: "--days: 1 to 36500, not \(days)",
                es: "--days: de 1 a 36500, no \(days)",
                eu: "--days: 1 eta 36500 artean, ez \(days)"
            )
        case .reservedName(let name):
            language.pick(
                en:
                    "--as (MCORDER_TILL): \(language.quoted(name)) stands for the customer; choose another name, such as “till 1”",
                es:
                    "--as (MCORDER_TILL): \(language.quoted(name)) significa el cliente; elige otro nombre, como «caja 1»",
                eu:
                    "--as (MCORDER_TILL): \(language.quoted(name)) bezeroa da; esan beste izen bat, adibidez «kutxa 1»"
            )
        case .overtaken(let code, let by, let state):
            language.pick(
                en: "\(code): \(HarmlessText.clean(by)) was faster; it is now \(language.say(state))",
                es: "\(code): \(HarmlessText.clean(by)) fue más rápido; ahora está \(language.say(state))",
                eu: "\(code): \(HarmlessText.clean(by)) azkarragoa izan da; orain: \(language.say(state))"
            )
        case .unchangeable(let code, let state, let by, let first):
            language.pick(
                en:
                    "\(code): it is \(language.say(state))\(language.say(by)); it can no longer be changed\(first.map { "; \(language.say($0))" } ?? "")",
                es:
                    "\(code): está \(language.say(state))\(language.say(by)); ya no se puede cambiar\(first.map { "; \(language.say($0))" } ?? "")",
                eu:
                    "\(code): \(language.say(state))\(language.say(by)); jada ez da aldatzen\(first.map { "; \(language.say($0))" } ?? "")"
            )
        case .alreadyThere(let code, let state, let by):
            language.pick(
                en: "\(code): already \(language.say(state))\(language.say(by))",
                es: "\(code): ya está \(language.say(state))\(language.say(by))",
                eu: "\(code): jada egoera horretan dago: \(language.say(state))\(language.say(by))"
            )
        case .cannotBecome(let code, let state, let by, let goal, let first):
            language.pick(
                en:
                    "\(code) is \(language.say(state))\(language.say(by)) and cannot become \(goal.map { language.say($0) } ?? "“here”")"
                    + (first.map { "; \(language.say($0))" } ?? ""),
                es:
                    "\(code): está \(language.say(state))\(language.say(by)) y no puede pasar a \(goal.map { language.say($0) } ?? "«aquí»")"
                    + (first.map { "; \(language.say($0))" } ?? ""),
                eu: "\(code): \(language.say(state))\(language.say(by)); ezin da egoera honetara pasatu: "
                    + (goal.map { language.say($0) } ?? "«hemen»")
                    + (first.map { "; \(language.say($0))" } ?? "")
            )
        case .prepareFirst(let command):
            language.pick(
                en: "first start to prepare it" + (command.map { ": \($0)" } ?? ""),
                es: "antes hay que empezar a prepararlo" + (command.map { ": \($0)" } ?? ""),
                eu: "aurrena prestatzen hasi behar da" + (command.map { ": \($0)" } ?? "")
            )
        case .recallFirst(let command):
            language.pick(
                en: "first undo its last change" + (command.map { ": \($0)" } ?? ""),
                es: "antes hay que deshacer su último cambio" + (command.map { ": \($0)" } ?? ""),
                eu: "aurrena azken aldaketa desegin behar da" + (command.map { ": \($0)" } ?? "")
            )
        case .byCustomer:
            language.pick(
                en: " (by \(language.say(TillNoticeText.customer)))",
                es: " (\(language.say(TillNoticeText.customer)))",
                eu: " (\(language.say(TillNoticeText.customer)))"
            )
        case .atTill(let name):
            language.pick(
                en: " (at \(HarmlessText.clean(name)))",
                es: " (en \(HarmlessText.clean(name)))",
                eu: " (\(HarmlessText.clean(name)))"
            )
        case .overForKitchen(let code, let state, let by):
            language.pick(
                en: "\(code) is \(language.say(state))\(language.say(by)). Only a till can bring it back.",
                es:
                    "\(code): está \(language.say(state))\(language.say(by)). Solo una caja puede recuperarlo.",
                eu:
                    "\(code): \(language.say(state))\(language.say(by)). Kutxa batek bakarrik berreskura dezake."
            )
        case .nothingToRecall(let code):
            language.pick(
                en: "\(code): nothing to undo, it has just been received",
                es: "\(code): no hay nada que deshacer, acaba de recibirse",
                eu: "\(code): ez dago zer desegin, jaso berria da"
            )
        case .mayNotUndo(let code):
            language.pick(
                en: "\(code): only the till can undo its last change",
                es: "\(code): solo la caja puede deshacer su último cambio",
                eu: "\(code): azken aldaketa kutxak bakarrik desegin dezake"
            )
        case .alreadyPaid(let code, let payment):
            language.pick(
                en: "\(code) is paid already (\(language.say(TillCloseText.payment(payment.rawValue))))",
                es: "\(code) ya está cobrado (\(language.say(TillCloseText.payment(payment.rawValue))))",
                eu: "\(code) kobratuta dago jada (\(language.say(TillCloseText.payment(payment.rawValue))))"
            )
        case .paidAhead(let code):
            language.pick(
                en: "\(code) is paid ahead; nothing is left to pay",
                es: "\(code) ya está pagado por adelantado; no queda nada por pagar",
                eu: "\(code) aurrez ordainduta dago; ez da ezer geratzen ordaintzeko"
            )
        case .inClose(let code, let number):
            language.pick(
                en: "\(code) is in close \(number). To change it, take the collection back: till recall",
                es: "\(code) ya está en el cierre \(number). Para cambiarlo, deshaz la entrega: till recall",
                eu: "\(code) \(number). itxieran dago jada. Aldatzeko, desegin entrega: till recall"
            )
        case .lastLine(let code):
            language.pick(
                en: "\(code): that is the only line. To cancel the order: till cancel",
                es: "\(code): es la única línea. Para anular el pedido: till cancel",
                eu: "\(code): lerro bakarra da. Eskaera bertan behera uzteko: till cancel"
            )
        case .costsMore(let code, let before, let after, let currency):
            language.pick(
                en: "\(code) would cost \(language.amount(after, in: currency)) instead of "
                    + "\(language.amount(before, in: currency)); to charge that: --yes",
                es: "\(code) costaría \(language.amount(after, in: currency)) en lugar de "
                    + "\(language.amount(before, in: currency)); para cobrarlo: --yes",
                eu: "\(code) eskaerak \(language.amount(after, in: currency)) balioko luke, "
                    + "\(language.amount(before, in: currency)) beharrean; kobratzeko: --yes"
            )
        case .agreeToMore(let code, let before, let after, let currency):
            language.pick(
                en: "\(code) would cost \(language.amount(after, in: currency)) instead of "
                    + "\(language.amount(before, in: currency)). Charge that?",
                es: "\(code) costaría \(language.amount(after, in: currency)) en lugar de "
                    + "\(language.amount(before, in: currency)). ¿Cobrarlo?",
                eu: "\(code) eskaerak \(language.amount(after, in: currency)) balioko luke, "
                    + "\(language.amount(before, in: currency)) beharrean. Kobratu?"
            )
        case .chargeMore(let code, let before, let after, let currency):
            language.say(Self.agreeToMore(code, from: before, to: after, currency: currency))
                + language.pick(en: " [y/N] ", es: " [s/N] ", eu: " [b/E] ")
        case .tooManyLines(let code):
            language.pick(
                en: "\(code): it has 100 lines already, those that were struck included",
                es: "\(code): ya tiene 100 líneas, las tachadas también cuentan",
                eu: "\(code): 100 lerro ditu jada, ezabatutakoak ere zenbatuta"
            )
        case .trustedDevice(let udid, let label):
            language.pick(
                en: "\(udid) is a trusted device (\(HarmlessText.clean(label))): till device untrust first",
                es: "\(udid) es de confianza (\(HarmlessText.clean(label))): usa antes till device untrust",
                eu: "\(udid) etxekoa da (\(HarmlessText.clean(label))): lehenik till device untrust"
            )
        case .revokedDevice(let udid):
            language.pick(
                en: "\(udid) is revoked as lost; if that was a mistake: till device revoke \(udid) --undo",
                es: "\(udid) está revocado por pérdida; si fue un error: till device revoke \(udid) --undo",
                eu: "\(udid) galduta dago eta ez du balio; errorea izan bada: till device revoke \(udid) "
                    + "--undo"
            )
        case .unsignedDevice(let udid):
            language.pick(
                en: "\(udid) does not sign its orders, so anybody could order as it; only devices that sign "
                    + "can be trusted here: mcorder device --upgrade on the device gives it a new UDID",
                es: "\(udid) no firma sus pedidos y cualquiera podría pedir en su nombre; aquí solo son de "
                    + "confianza los que firman: mcorder device --upgrade en el dispositivo le da otro UDID",
                eu: "\(udid) gailuak ez ditu eskaerak sinatzen, eta edonork eska lezake haren izenean; hemen "
                    + "sinatzen duten gailuak bakarrik dira etxekoak: mcorder device --upgrade egin gailuan, "
                    + "eta UDID berria izango du"
            )
        case .noDevice(let device):
            language.pick(
                en: "nothing is known of \(device)",
                es: "no se conoce el dispositivo \(device)",
                eu: "ez da ezer ezagutzen gailu honetaz: \(device)"
            )
        case .noRejection(let id):
            language.pick(
                en: "there is no rejected file \(id)",
                es: "no hay ningún rechazo \(id)",
                eu: "ez dago \(id) bazterketarik"
            )
        case .alreadyAccepted(let code):
            language.pick(
                en: "it was already accepted, as order \(code)",
                es: "ya se aceptó: es el pedido \(code)",
                eu: "jada onartu zen: \(code) eskaera da"
            )
        case .notAcceptable(let reason):
            language.pick(
                en: "it cannot be judged again (\(reason)): its bytes are not kept",
                es: "no se puede revisar otra vez (\(reason)): su contenido no se guarda",
                eu: "ezin da berriro epaitu (\(reason)): haren byteak ez dira gordetzen"
            )
        case .notPermitted(let role):
            language.pick(
                en: "that is not for this role (\(language.say(role.word)))",
                es: "eso no lo puede hacer este puesto (\(language.say(role.word)))",
                eu: "lanpostu honek ezin du hori egin (\(language.say(role.word)))"
            )
        case .onNetwork(let folder, let fileSystem):
            language.pick(
                en: "\(HarmlessText.clean(folder)) is on a network (\(fileSystem)), where the queue would be "
                    + "damaged: use SSH to the machine of mcorderd and start till there",
                es:
                    "\(HarmlessText.clean(folder)) está en red (\(fileSystem)), y ahí la cola se estropearía: "
                    + "entra por SSH en la máquina de mcorderd y abre till allí",
                eu:
                    "\(HarmlessText.clean(folder)) sarean dago (\(fileSystem)), eta han ilara hondatuko litzateke: "
                    + "sartu SSH bidez mcorderd dabilen makinan eta ireki till han"
            )
        }
    }

    /// The author of an order's state, to follow the name of the state; empty if it was the daemon.
    package static func maker(_ name: String) -> Sentence {
        switch name {
        case "mcorderd": Verbatim("")
        case Notice.author: TillErrorText.byCustomer
        default: TillErrorText.atTill(name)
        }
    }
}
