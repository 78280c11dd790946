extension Spanish {
    package func text(_ message: TillErrorText) -> String {
        switch message {
        case .notAnOrder(let text):
            "\(quoted(text)) no es un código (9-624), un número de pedido ni un id (#17)"
        case .noOrder(let text): "no hay ningún pedido \(quoted(text))"
        case .severalOrders(let text, let example, let list):
            "varios dispositivos tienen el pedido \(text); usa su id entre comillas (\(example)), el código "
                + "o --device:\n\(list)"
        case .noLine(let name): "no hay ninguna línea \(quoted(name)) en el pedido: mira till show"
        case .severalLines(let text, let names):
            "línea \(quoted(text)): ¿cuál de \(quoted(names))? Usa su número de till show"
        case .noRestaurant(let word, let nearest):
            "no hay ningún restaurante \(quoted(word))"
                + (nearest.map { "; ¿querías decir \(quoted($0))?" } ?? "")
        case .severalRestaurants(let word, let names):
            "restaurante \(quoted(word)): ¿cuál de \(quoted(names))?"
        case .badText: "el texto debe tener de 1 a 200 caracteres, alguno visible, sin caracteres de control"
        case .badDays(let days): "--days: de 1 a 36500, no \(days)"
        case .reservedName(let name):
            "--as (MCORDER_TILL): \(quoted(name)) significa el cliente; elige otro nombre, como «caja 1»"
        case .overtaken(let code, let by, let state):
            "\(code): \(HarmlessText.clean(by)) fue más rápido; ahora está \(say(state))"
        case .unchangeable(let code, let state, let by, let first):
            "\(code): está \(say(state))\(say(by)); ya no se puede cambiar\(first.map { "; \(say($0))" } ?? "")"
        case .alreadyThere(let code, let state, let by): "\(code): ya está \(say(state))\(say(by))"
        case .cannotBecome(let code, let state, let by, let goal, let first):
            "\(code): está \(say(state))\(say(by)) y no puede pasar a \(goal.map { say($0) } ?? "«aquí»")"
                + (first.map { "; \(say($0))" } ?? "")
        case .prepareFirst(let command):
            "antes hay que empezar a prepararlo" + (command.map { ": \($0)" } ?? "")
        case .recallFirst(let command):
            "antes hay que deshacer su último cambio" + (command.map { ": \($0)" } ?? "")
        case .byCustomer: " (\(say(TillNoticeText.customer)))"
        case .atTill(let name): " (en \(HarmlessText.clean(name)))"
        case .overForKitchen(let code, let state, let by):
            "\(code): está \(say(state))\(say(by)). Solo una caja puede recuperarlo."
        case .nothingToRecall(let code): "\(code): no hay nada que deshacer, acaba de recibirse"
        case .mayNotUndo(let code): "\(code): solo la caja puede deshacer su último cambio"
        case .inClose(let code, let number):
            "\(code) ya está en el cierre \(number). Para cambiar el servicio, deshaz la entrega: till recall"
        case .lastLine(let code): "\(code): es la única línea. Para anular el pedido: till cancel"
        case .costsMore(let code, let before, let after, let currency):
            "\(code) costaría \(amount(after, in: currency)) en lugar de "
                + "\(amount(before, in: currency)); para cobrarlo: --yes"
        case .agreeToMore(let code, let before, let after, let currency):
            "\(code) costaría \(amount(after, in: currency)) en lugar de "
                + "\(amount(before, in: currency)). ¿Cobrarlo?"
        case .chargeMore(let code, let before, let after, let currency):
            text(.agreeToMore(code, from: before, to: after, currency: currency)) + " [s/N] "
        case .tooManyLines(let code): "\(code): ya tiene 100 líneas, las tachadas también cuentan"
        case .trustedDevice(let udid, let label):
            "\(udid) es de confianza (\(HarmlessText.clean(label))): usa antes till device untrust"
        case .noDevice(let device): "no se conoce el dispositivo \(device)"
        case .noRejection(let id): "no hay ningún rechazo \(id)"
        case .alreadyAccepted(let code): "ya se aceptó: es el pedido \(code)"
        case .notAcceptable(let reason):
            "no se puede revisar otra vez (\(reason)): su contenido no se guarda"
        case .notPermitted(let role): "eso no se puede hacer como \(role)"
        case .onNetwork(let folder, let fileSystem):
            "\(HarmlessText.clean(folder)) está en red (\(fileSystem)), y ahí la cola se estropearía: "
                + "entra por SSH en la máquina de mcorderd y abre till allí"
        case .noQueue(let folder):
            "no hay cola en \(HarmlessText.clean(folder)): ¿es la carpeta correcta? "
                + "(--state o MCORDER_STATE)"
        case .queueIsNewer: "la cola es de una versión más nueva: actualiza till"
        case .queueIsOlder: "la cola es de una versión anterior: reinicia mcorderd"
        case .queueIsUnreleased:
            "la cola es de una versión anterior a la 0.1.0: arranca una vez mcorderd 0.1.0"
        case .queueRestored: "se ha restaurado una copia de la cola: empieza otra vez"
        case .notDurable(let level): "SQLite no acepta synchronous = FULL (es \(level))"
        case .queueIsBusy(let holder): "la cola está ocupada por \(quoted(holder)): prueba otra vez"
        case .noPermission(let words):
            "no se puede escribir en la cola: \(cause(words)); ¿estás en el grupo mcorder y está el "
                + "disco montado con permiso de escritura?"
        case .storageFails(let words):
            "el disco o la base de datos falla: \(cause(words)); avisa al encargado"
        }
    }
}
