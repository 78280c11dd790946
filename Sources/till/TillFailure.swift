import McOrderConsole
import McOrderText
import McOrderCounter
import McOrderFiles
import McOrderModel
import McOrderQueue

extension CommandFailure {
    /// The end that an error means for `till`.
    init(till error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as CounterError: self.init(counter: error)
        case let error as QueueError: self.init(counter: CounterError(error))
        default: self.init(.storage, Verbatim("\(error)"))
        }
    }

    /// The end that a counter's error means.
    init(counter error: CounterError) {
        switch error {
        case .notAnOrder(let text):
            self.init(
                .invalid,
                es:
                    "\(HarmlessText.quoted(text)) no es un código (9-624), un número de pedido ni un id (#17)",
                en:
                    "\(HarmlessText.quoted(text, .english)) is neither a code (9-624) nor an order number nor an id (#17)",
                eu:
                    "\(HarmlessText.quoted(text, .basque)) ez da kode bat (9-624), ez eskaera-zenbaki bat, "
                    + "ez id bat (#17)"
            )
        case .noOrder(let text):
            self.init(
                .notFound,
                es: "no hay ningún pedido \(HarmlessText.quoted(text))",
                en: "there is no order \(HarmlessText.quoted(text, .english))",
                eu: "ez dago \(HarmlessText.quoted(text, .basque)) eskaerarik"
            )
        case .severalOrders(let text, let orders): self.init(ambiguous: text, orders)
        case .noLine(let name):
            self.init(
                .invalid,
                es: "no hay ninguna línea \(HarmlessText.quoted(name)) en el pedido: mira till show",
                en: "the order has no line \(HarmlessText.quoted(name, .english)): see till show",
                eu: "eskaeran ez dago \(HarmlessText.quoted(name, .basque)) lerrorik: ikusi till show"
            )
        case .severalLines(let text, let names):
            let list = Quoted(names)
            self.init(
                .invalid,
                es: "línea \(HarmlessText.quoted(text)): ¿cuál de \(list.spanish)? Di su número en till show",
                en:
                    "line \(HarmlessText.quoted(text, .english)): which of \(list.english)? Give its number in till show",
                eu:
                    "\(HarmlessText.quoted(text, .basque)) lerroa: hauetako zein? \(list.basque). Esan "
                    + "zenbakia (till show)"
            )
        case .noRestaurant(let word, let nearest):
            let hint = nearest.map { Quoted($0) }
            self.init(
                .invalid,
                es: "no hay restaurante \(HarmlessText.quoted(word))"
                    + (hint.map { "; ¿\($0.spanish)?" } ?? ""),
                en: "there is no restaurant \(HarmlessText.quoted(word, .english))"
                    + (hint.map { "; did you mean \($0.english)?" } ?? ""),
                eu: "ez dago \(HarmlessText.quoted(word, .basque)) jatetxerik"
                    + (hint.map { "; \($0.basque) agian?" } ?? "")
            )
        case .severalRestaurants(let word, let names):
            let list = Quoted(names)
            self.init(
                .invalid,
                es: "restaurante \(HarmlessText.quoted(word)): ¿cuál de \(list.spanish)?",
                en: "restaurant \(HarmlessText.quoted(word, .english)): which of \(list.english)?",
                eu: "\(HarmlessText.quoted(word, .basque)) jatetxea: hauetako zein? \(list.basque)"
            )
        case .whichRestaurant(let names): self.init(.invalid, HouseText.whichRestaurant(names))
        case .noProduct(let word, let near):
            self.init(.invalid, HouseText.unknownProduct(word, nearest: near))
        case .severalProducts(let word, let names):
            self.init(.invalid, HouseText.whichProduct(word, names))
        case .noMenu(let line): self.init(.invalid, HouseText.noSuchMenu(line))
        case .notSold(let product, let restaurant):
            self.init(.invalid, HouseText.notSold(product, at: restaurant))
        case .noDuration(let text): self.init(.invalid, HouseText.noDuration(text))
        case .durationTooLong(let text): self.init(.invalid, HouseText.tooLong(text))
        case .noClock(let text): self.init(.invalid, HouseText.noClock(text))
        case .clockIsPast(let clock, let now): self.init(.invalid, HouseText.clockIsPast(clock, now: now))
        case .badText:
            self.init(
                .invalid,
                es: "un texto tiene de 1 a 200 caracteres, sin caracteres de control",
                en: "a text has 1 to 200 characters, none of them a control character",
                eu: "testu batek 1 eta 200 karaktere artean ditu, kontrol-karaktererik gabe"
            )
        case .badDays(let days):
            self.init(
                .invalid,
                es: "--days: de 1 a 36500, no \(days)",
                en: "--days: 1 to 36500, not \(days)",
                eu: "--days: 1 eta 36500 artean, ez \(days)"
            )
        case .reservedName(let name): self.init(.invalid, TillText.reservedName(name))
        case .noCatalogue: self.init(.notFound, HouseText.noCatalogue)
        case .overtaken(let standing) where standing.by == Notice.author:
            self.init(.tryAgain, TillNoticeText.overtaken(standing.code, standing.state))
        case .overtaken(let standing):
            self.init(
                .tryAgain,
                es: "\(standing.code): \(HarmlessText.clean(standing.by)) fue más rápido; ahora está "
                    + "\(standing.state.word.spanish)",
                en: "\(standing.code): \(HarmlessText.clean(standing.by)) was faster; it is now "
                    + "\(standing.state.word.english)",
                eu: "\(standing.code): \(HarmlessText.clean(standing.by)) azkarragoa izan da; orain: "
                    + "\(standing.state.word.basque)"
            )
        case .illegal(let standing, let target): self.init(illegal: standing, target: target)
        case .nothingToRecall(let standing):
            self.init(
                .invalid,
                es: "\(standing.code): nada que deshacer, está recién recibido",
                en: "\(standing.code): nothing to take back, it has just been received",
                eu: "\(standing.code): ez dago zer desegin, jaso berria da"
            )
        case .lastLine(let code):
            self.init(
                .invalid,
                es: "\(code): es la única línea. Para anular el pedido: till cancel",
                en: "\(code): that is the only line. To cancel the order: till cancel",
                eu: "\(code): lerro bakarra da. Eskaera bertan behera uzteko: till cancel"
            )
        case .tooManyLines(let code):
            self.init(
                .invalid,
                es: "\(code): ya tiene 100 líneas, las tachadas también cuentan",
                en: "\(code): it has 100 lines already, those that were struck included",
                eu: "\(code): 100 lerro ditu jada, ezabatutakoak ere zenbatuta"
            )
        case .trustedDevice(let udid, let label):
            self.init(
                .invalid,
                es: "\(udid) es de la casa (\(HarmlessText.clean(label))): primero till device untrust",
                en:
                    "\(udid) is a device of the house (\(HarmlessText.clean(label))): till device untrust first",
                eu: "\(udid) etxekoa da (\(HarmlessText.clean(label))): lehenik till device untrust"
            )
        case .noDevice(let device):
            self.init(
                .notFound,
                es: "no se sabe nada de \(device)",
                en: "nothing is known of \(device)",
                eu: "ez da ezer ezagutzen gailu honetaz: \(device)"
            )
        case .noRejection(let id):
            self.init(
                .notFound,
                es: "no hay rechazo \(id)",
                en: "there is no rejection \(id)",
                eu: "ez dago \(id) bazterketarik"
            )
        case .alreadyAccepted(let code):
            self.init(
                .invalid,
                es: "ya se aceptó: es el pedido \(code)",
                en: "it was taken in already: it is order \(code)",
                eu: "jada onartu zen: \(code) eskaera da"
            )
        case .notAcceptable(let reason):
            self.init(
                .invalid,
                es: "no se puede juzgar otra vez (\(reason.rawValue)): sus bytes no se guardan",
                en: "it cannot be judged again (\(reason.rawValue)): its bytes are not kept",
                eu: "ezin da berriro epaitu (\(reason.rawValue)): haren byteak ez dira gordetzen"
            )
        case .notPermitted(let role):
            self.init(
                .noPermission,
                es: "eso no se puede hacer como \(role.rawValue)",
                en: "that cannot be done as \(role.rawValue)",
                eu: "hori ezin da egin \(role.rawValue) gisa"
            )
        case .onNetwork(let state, let fileSystem):
            let (folder, name) = (HarmlessText.clean(state), fileSystem)
            self.init(
                .badConfiguration,
                es:
                    "\(folder) está en red (\(name)), y ahí la cola se estropearía: entra por SSH en la máquina de "
                    + "mcorderd y abre till allí",
                en:
                    "\(folder) is on a network (\(name)), where the queue would be damaged: use SSH to the machine "
                    + "of mcorderd and start till there",
                eu:
                    "\(folder) sarean dago (\(name)), eta han ilara hondatuko litzateke: sartu SSH bidez mcorderd "
                    + "dabilen makinan eta ireki till han"
            )
        case .unavailable(let error): self.init(queue: error)
        }
    }

    private init(ambiguous text: String, _ orders: [QueuedOrder]) {
        let list = orders.map { order in
            "  #\(order.id)  \(order.code)  \(order.shownDeviceName)  \(HarmlessText.clean(order.restaurant))"
        }.joined(separator: "\n")
        // A shell takes what stands behind a bare # for a comment.
        let example = orders.first.map { "'#\($0.id)'" } ?? ""
        self.init(
            .invalid,
            es:
                "varios dispositivos tienen el pedido \(text); di su id entre comillas (\(example)), el código "
                + "o --device:\n\(list)",
            en: "several devices have order \(text); give its id in quotes (\(example)), the code or "
                + "--device:\n\(list)",
            eu: "hainbat gailuk dute \(text) eskaera; eman haren id-a komatxo artean (\(example)), kodea edo "
                + "--device:\n\(list)"
        )
    }

    /// The end where the queue cannot be read or written.
    private init(queue error: QueueError) {
        switch error {
        case .absent(let state):
            self.init(
                .notFound,
                es:
                    "no hay cola en \(HarmlessText.clean(state)): ¿es la carpeta correcta? (--state o MCORDER_STATE)",
                en:
                    "there is no queue in \(HarmlessText.clean(state)): is it the right folder? (--state or MCORDER_STATE)",
                eu:
                    "ez dago ilararik hemen: \(HarmlessText.clean(state)); karpeta zuzena al da? "
                    + "(--state edo MCORDER_STATE)"
            )
        case .newerSchema:
            self.init(
                .badConfiguration,
                es: "la cola es de una versión más nueva: actualiza till",
                en: "the queue is of a newer version: update till",
                eu: "ilara bertsio berriago batekoa da: eguneratu till"
            )
        case .olderSchema:
            self.init(
                .badConfiguration,
                es: "la cola es de una versión anterior: reinicia mcorderd",
                en: "the queue is of an older version: restart mcorderd",
                eu: "ilara bertsio zaharrago batekoa da: berrabiarazi mcorderd"
            )
        case .unreleasedSchema:
            self.init(
                .badConfiguration,
                es: "la cola es de una versión anterior a la 0.1.0: arranca una vez mcorderd 0.1.0",
                en: "the queue is of a version before 0.1.0: start mcorderd 0.1.0 once",
                eu: "ilara 0.1.0 baino lehenagoko bertsio batekoa da: abiarazi behin mcorderd 0.1.0"
            )
        case .replaced:
            self.init(
                .tryAgain,
                es: "se ha restaurado una copia de la cola: empieza otra vez",
                en: "a backup of the queue was restored: start again",
                eu: "ilararen babeskopia bat berrezarri da: hasi berriro"
            )
        case .notDurable(let level):
            self.init(
                .badConfiguration,
                es: "SQLite no acepta synchronous = FULL (es \(level))",
                en: "SQLite does not accept synchronous = FULL (it is \(level))",
                eu: "SQLite-k ez du onartzen synchronous = FULL (balioa: \(level))"
            )
        case .busy(let holder):
            self.init(
                .tryAgain,
                es: "la cola está ocupada por \(HarmlessText.quoted(holder)): prueba otra vez",
                en: "the queue is held by \(HarmlessText.quoted(holder, .english)): try again",
                eu: "ilara hartuta dago (\(HarmlessText.quoted(holder, .basque))): saiatu berriro"
            )
        case .file(let error):
            self.init(file: error)
        case .noPermission(let words):
            self.init(
                .noPermission,
                es: "no se puede escribir en la cola: \(words); ¿estás en el grupo mcorder, y el disco "
                    + "montado para escribir?",
                en: "the queue cannot be written: \(words); are you in the group mcorder, and is the disk "
                    + "mounted for writing?",
                eu: "ezin da ilaran idatzi: \(words); mcorder taldean al zaude, eta diskoa idazteko "
                    + "muntatuta al dago?"
            )
        case .storage(let words), .database(let words):
            self.init(
                .storage,
                es: "el disco o la base de datos falla: \(words); avisa al encargado",
                en: "the disk or the database fails: \(words); call the administrator",
                eu: "diskoak edo datu-baseak huts egiten du: \(words); abisatu arduradunari"
            )
        // What is about an order, a device or a refused file is an error of the counter.
        default: self.init(.storage, Verbatim("\(error)"))
        }
    }

    private init(illegal standing: OrderStanding, target: String) {
        if OrderEdit.Kind(rawValue: target) != nil {
            let by = HarmlessText.clean(standing.by)
            self.init(
                .invalid,
                es: "\(standing.code): está \(standing.state.word.spanish) (\(by)); ya no se cambia",
                en:
                    "\(standing.code): it is \(standing.state.word.english) (\(by)); it is not changed any more",
                eu: "\(standing.code): \(standing.state.word.basque) (\(by)); jada ez da aldatzen"
            )
            return
        }
        let goal = OrderState(rawValue: target)?.word
        let author = TillNoticeText.author(standing.by)
        let isCustomer = standing.by == Notice.author
        let place =
            standing.by == "mcorderd"
            ? Verbatim("")
            : Inline(
                es: isCustomer ? " (\(author.spanish))" : " (en \(author.spanish))",
                en: isCustomer ? " (by \(author.english))" : " (at \(author.english))",
                eu: " (\(author.basque))"
            )
        let word = standing.state.word
        guard OrderState(rawValue: target) != standing.state else {
            self.init(
                .invalid,
                es: "\(standing.code): ya está \(word.spanish)\(place.spanish)",
                en: "\(standing.code): already \(word.english)\(place.english)",
                eu: "\(standing.code): jada egoera horretan dago: \(word.basque)\(place.basque)"
            )
            return
        }
        self.init(
            .invalid,
            es: "\(standing.code): está \(word.spanish)\(place.spanish) y no puede pasar a "
                + "\(goal?.spanish ?? "«aquí»")",
            en: "\(standing.code) is \(word.english)\(place.english) and cannot become "
                + "\(goal?.english ?? "“here”")",
            eu: "\(standing.code): \(word.basque)\(place.basque); ezin da egoera honetara pasatu: "
                + "\(goal?.basque ?? "«hemen»")"
        )
    }

    private init(file error: FileError) {
        let status: ExitStatus =
            error.isPermission ? .noPermission : error.isReadOnly ? .cannotCreate : .storage
        self.init(
            status,
            FileErrorWords.sentence(
                path: error.path,
                reason: "\(error.errno)",
                isReadOnly: error.isReadOnly,
                isFull: error.isNoSpace
            )
        )
    }
}
