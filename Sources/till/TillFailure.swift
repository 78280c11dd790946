import McOrderConsole
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
        default: self.init(.storage, Sentence(same: "\(error)"))
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
                    "\(HarmlessText.quoted(text, .english)) is neither a code (9-624) nor an order number nor an id (#17)"
            )
        case .noOrder(let text):
            self.init(
                .notFound,
                es: "no hay ningún pedido \(HarmlessText.quoted(text))",
                en: "there is no order \(HarmlessText.quoted(text, .english))"
            )
        case .severalOrders(let text, let orders): self.init(ambiguous: text, orders)
        case .noLine(let name):
            self.init(
                .invalid,
                es: "no hay ninguna línea \(HarmlessText.quoted(name)) en el pedido: mira till show",
                en: "the order has no line \(HarmlessText.quoted(name, .english)): see till show"
            )
        case .severalLines(let text, let names):
            let list = Sentence(quoting: names)
            self.init(
                .invalid,
                es: "línea \(HarmlessText.quoted(text)): ¿cuál de \(list.spanish)? Di su número en till show",
                en:
                    "line \(HarmlessText.quoted(text, .english)): which of \(list.english)? Give its number in till show"
            )
        case .noRestaurant(let word, let nearest):
            let hint = nearest.map { Sentence(quoting: $0) }
            self.init(
                .invalid,
                es: "no hay restaurante \(HarmlessText.quoted(word))"
                    + (hint.map { "; ¿\($0.spanish)?" } ?? ""),
                en: "there is no restaurant \(HarmlessText.quoted(word, .english))"
                    + (hint.map { "; did you mean \($0.english)?" } ?? "")
            )
        case .severalRestaurants(let word, let names):
            let list = Sentence(quoting: names)
            self.init(
                .invalid,
                es: "restaurante \(HarmlessText.quoted(word)): ¿cuál de \(list.spanish)?",
                en: "restaurant \(HarmlessText.quoted(word, .english)): which of \(list.english)?"
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
                en: "a text has 1 to 200 characters, none of them a control character"
            )
        case .badDays(let days):
            self.init(
                .invalid,
                es: "--days: de 1 a 36500, no \(days)",
                en: "--days: 1 to 36500, not \(days)"
            )
        case .reservedName(let name): self.init(.invalid, TillText.reservedName(name))
        case .noCatalogue: self.init(.notFound, HouseText.noCatalogue)
        case .overtaken(let standing) where standing.by == Notice.author:
            self.init(.tryAgain, NoticeText.overtaken(standing.code, standing.state))
        case .overtaken(let standing):
            self.init(
                .tryAgain,
                es: "\(standing.code): \(HarmlessText.clean(standing.by)) fue más rápido; ahora está "
                    + "\(standing.state.word.spanish)",
                en: "\(standing.code): \(HarmlessText.clean(standing.by)) was faster; it is now "
                    + "\(standing.state.word.english)"
            )
        case .illegal(let standing, let target): self.init(illegal: standing, target: target)
        case .nothingToRecall(let standing):
            self.init(
                .invalid,
                es: "\(standing.code): nada que deshacer, está recién recibido",
                en: "\(standing.code): nothing to take back, it has just been received"
            )
        case .lastLine(let code):
            self.init(
                .invalid,
                es: "\(code): es la única línea. Para anular el pedido: till cancel",
                en: "\(code): that is the only line. To cancel the order: till cancel"
            )
        case .tooManyLines(let code):
            self.init(
                .invalid,
                es: "\(code): ya tiene 100 líneas, las tachadas también cuentan",
                en: "\(code): it has 100 lines already, those that were struck included"
            )
        case .trustedDevice(let udid, let label):
            self.init(
                .invalid,
                es: "\(udid) es de la casa (\(HarmlessText.clean(label))): primero till device untrust",
                en:
                    "\(udid) is a device of the house (\(HarmlessText.clean(label))): till device untrust first"
            )
        case .noDevice(let device):
            self.init(.notFound, es: "no se sabe nada de \(device)", en: "nothing is known of \(device)")
        case .noRejection(let id):
            self.init(.notFound, es: "no hay rechazo \(id)", en: "there is no rejection \(id)")
        case .alreadyAccepted(let code):
            self.init(
                .invalid,
                es: "ya se aceptó: es el pedido \(code)",
                en: "it was taken in already: it is order \(code)"
            )
        case .notAcceptable(let reason):
            self.init(
                .invalid,
                es: "no se puede juzgar otra vez (\(reason.rawValue)): sus bytes no se guardan",
                en: "it cannot be judged again (\(reason.rawValue)): its bytes are not kept"
            )
        case .notPermitted(let role):
            self.init(
                .noPermission,
                es: "eso no se puede hacer como \(role.rawValue)",
                en: "that cannot be done as \(role.rawValue)"
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
                    + "of mcorderd and start till there"
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
                    "there is no queue in \(HarmlessText.clean(state)): is it the right folder? (--state or MCORDER_STATE)"
            )
        case .newerSchema:
            self.init(
                .badConfiguration,
                es: "la cola es de una versión más nueva: actualiza till",
                en: "the queue is of a newer version: update till"
            )
        case .olderSchema:
            self.init(
                .badConfiguration,
                es: "la cola es de una versión anterior: reinicia mcorderd",
                en: "the queue is of an older version: restart mcorderd"
            )
        case .unreleasedSchema:
            self.init(
                .badConfiguration,
                es: "la cola es de una versión anterior a la 0.1.0: arranca una vez mcorderd 0.1.0",
                en: "the queue is of a version before 0.1.0: start mcorderd 0.1.0 once"
            )
        case .replaced:
            self.init(
                .tryAgain,
                es: "se ha restaurado una copia de la cola: empieza otra vez",
                en: "a backup of the queue was restored: start again"
            )
        case .notDurable(let level):
            self.init(
                .badConfiguration,
                es: "SQLite no acepta synchronous = FULL (es \(level))",
                en: "SQLite does not accept synchronous = FULL (it is \(level))"
            )
        case .busy(let holder):
            self.init(
                .tryAgain,
                es: "la cola está ocupada por \(HarmlessText.quoted(holder)): prueba otra vez",
                en: "the queue is held by \(HarmlessText.quoted(holder, .english)): try again"
            )
        case .file(let error):
            self.init(file: error)
        case .noPermission(let words):
            self.init(
                .noPermission,
                es: "no se puede escribir en la cola: \(words); ¿estás en el grupo mcorder, y el disco "
                    + "montado para escribir?",
                en: "the queue cannot be written: \(words); are you in the group mcorder, and is the disk "
                    + "mounted for writing?"
            )
        case .storage(let words), .database(let words):
            self.init(
                .storage,
                es: "el disco o la base de datos falla: \(words); avisa al encargado",
                en: "the disk or the database fails: \(words); call the administrator"
            )
        // What is about an order, a device or a refused file is an error of the counter.
        default: self.init(.storage, Sentence(same: "\(error)"))
        }
    }

    private init(illegal standing: OrderStanding, target: String) {
        if OrderEdit.Kind(rawValue: target) != nil {
            let by = HarmlessText.clean(standing.by)
            self.init(
                .invalid,
                es: "\(standing.code): está \(standing.state.word.spanish) (\(by)); ya no se cambia",
                en:
                    "\(standing.code): it is \(standing.state.word.english) (\(by)); it is not changed any more"
            )
            return
        }
        let goal = OrderState(rawValue: target)?.word
        let author = NoticeText.author(standing.by)
        let isCustomer = standing.by == Notice.author
        let place =
            standing.by == "mcorderd"
            ? Sentence(same: "")
            : Sentence(
                es: isCustomer ? " (\(author.spanish))" : " (en \(author.spanish))",
                en: isCustomer ? " (by \(author.english))" : " (at \(author.english))"
            )
        let word = standing.state.word
        guard goal != word else {
            self.init(
                .invalid,
                es: "\(standing.code): ya está \(word.spanish)\(place.spanish)",
                en: "\(standing.code): already \(word.english)\(place.english)"
            )
            return
        }
        self.init(
            .invalid,
            es: "\(standing.code): está \(word.spanish)\(place.spanish) y no puede pasar a "
                + "\(goal?.spanish ?? "«aquí»")",
            en: "\(standing.code) is \(word.english)\(place.english) and cannot become "
                + "\(goal?.english ?? "“here”")"
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
