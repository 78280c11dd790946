import McOrderConsole
import McOrderCounter
import McOrderModel

/// The sentences of `till` for cashiers.
enum TillText {
    static let abstract = Sentence(
        es: "Muestra los pedidos del restaurante y los atiende.",
        en: "Shows the restaurant's orders and serves them."
    )
    static let list = Sentence(
        es: "Los pedidos abiertos, por la hora en que se hicieron.",
        en: "The open orders, in the order placed."
    )
    static let show = Sentence(
        es: "Un pedido, por su código o número.",
        en: "One order, by its code or number."
    )
    static let arrived = Sentence(es: "El cliente está aquí.", en: "The customer is here.")
    static let prepare = Sentence(es: "Empieza a prepararlo.", en: "Begin to prepare it.")
    static let ready = Sentence(es: "Listo para recoger.", en: "Ready to be collected.")
    static let collect = Sentence(es: "Cobrado y recogido.", en: "Charged and handed over.")
    static let recall = Sentence(es: "Deshace el último cambio.", en: "Takes the last change back.")
    static let rejected = Sentence(
        es: "Los archivos que no se aceptaron, y por qué.",
        en: "The files that were refused, and why."
    )

    static let stateHelp = Sentence(
        es: "carpeta de la cola (MCORDER_STATE)",
        en: "folder of the queue (MCORDER_STATE)"
    )
    static let restaurantHelp = Sentence(
        es: "solo este restaurante (MCORDER_RESTAURANT)",
        en: "only this restaurant (MCORDER_RESTAURANT)"
    )
    static let asHelp = Sentence(es: "quién atiende (MCORDER_TILL)", en: "who serves (MCORDER_TILL)")
    static let langHelp = Sentence(es: "idioma: es o en", en: "language: es or en")
    static let jsonHelp = Sentence(es: "resultado en JSON", en: "result as JSON")
    static let whichHelp = Sentence(
        es: "código (9-624), número de pedido o id ('#17')",
        en: "code (9-624), order number or id ('#17')"
    )
    static let deviceHelp = Sentence(
        es: "de este dispositivo, por nombre, UDID o clave",
        en: "of this device, by name, UDID or key"
    )
    static let listExamples = Sentence(
        es: """
            till list --in ready --in preparing      solo en esos estados
            till list --all                          también los terminados
            till list --in collected --since today   los recogidos hoy
            """,
        en: """
            till list --in ready --in preparing      only in these states
            till list --all                          finished ones too
            till list --in collected --since today   those collected today
            """
    )
    static let inHelp = Sentence(
        es: "solo en este estado: received, preparing, ready, collected…",
        en: "only in this state: received, preparing, ready, collected…"
    )
    static let allHelp = Sentence(es: "también los terminados", en: "finished ones too")
    static let listSinceHelp = Sentence(
        es: "solo los recibidos desde: today, 2h, 7d o una fecha",
        en: "only those received since: today, 2h, 7d or a date"
    )
    static let sinceHelp = Sentence(
        es: "desde: hoy, ayer, semana (su lunes), 2h, 7d o una fecha",
        en: "since: today, yesterday, week (its Monday), 2h, 7d or a date"
    )

    static let repriced = Sentence(es: "PRECIO CAMBIADO", en: "REPRICED")
    static let here = Sentence(es: "AQUÍ", en: "HERE")
    static let forgotten = Sentence(es: "(olvidado)", en: "(forgotten)")
    static let shown = Sentence(es: "el cliente vio", en: "the customer was shown")
    static let total = Sentence(es: "Total", en: "Total")
    static let placed = Sentence(es: "Hecho", en: "Placed")
    static let comment = Sentence(es: "Comentario", en: "Comment")

    static func reservedName(_ name: String) -> Sentence {
        Sentence(
            es:
                "--as (MCORDER_TILL): \(HarmlessText.quoted(name)) es el cliente; di otro nombre, como «caja 1»",
            en:
                "--as (MCORDER_TILL): \(HarmlessText.quoted(name, .english)) is the customer; say another name, as “till 1”"
        )
    }

    static func already(arrived code: String) -> Sentence {
        Sentence(es: "\(code): ya estaba aquí", en: "\(code): was here already")
    }

    static let cancel = Sentence(
        es: "Anula el pedido, con un motivo.",
        en: "Calls the order off, with a reason."
    )
    static let noShow = Sentence(es: "Nadie vino a por él.", en: "Nobody came for it.")
    static let history = Sentence(es: "Todos los cambios de un pedido.", en: "Every change of an order.")
    static let blacklist = Sentence(
        es: "Los dispositivos cuyos pedidos no se aceptan.",
        en: "The devices whose orders are filtered out."
    )
    static let blacklistAdd = Sentence(
        es: "No acepta más pedidos suyos.",
        en: "Takes no more orders from it."
    )
    static let blacklistRemove = Sentence(es: "Lo quita de la lista.", en: "Takes it off the list.")
    static let blacklistList = Sentence(es: "La lista.", en: "The list.")
    static let device = Sentence(es: "Un dispositivo y su historia.", en: "A device and its history.")
    static let deviceShow = Sentence(es: "Qué se sabe de él.", en: "What is known of it.")
    static let deviceTrust = Sentence(
        es: "Lo hace de la casa: sin límite, sin lista, directo al mostrador.",
        en: "Makes it one of the house: no limit, no blacklist, straight to the counter."
    )
    static let deviceUntrust = Sentence(
        es: "Vuelve a ser uno cualquiera.",
        en: "Makes it an ordinary one again."
    )
    static let rejectedShow = Sentence(es: "El archivo tal como llegó.", en: "The file as it came.")
    static let rejectedRetry = Sentence(
        es: "Que mcorderd lo juzgue otra vez.",
        en: "Has mcorderd judge it again."
    )
    static let rejectedAccept = Sentence(
        es: "Que mcorderd lo acepte de todos modos.",
        en: "Has mcorderd take it in all the same."
    )
    static let rejectedList = Sentence(es: "La lista de los rechazos.", en: "The list of what was refused.")

    static let reasonHelp = Sentence(es: "por qué", en: "why")
    static let daysHelp = Sentence(
        es: "durante tantos días; sin esto, siempre",
        en: "for so many days; else for ever"
    )
    static let labelHelp = Sentence(es: "cómo llamarlo", en: "what to call it")
    static let blacklistFlagHelp = Sentence(
        es: "y no acepta más pedidos de su dispositivo",
        en: "and take no more orders from its device"
    )
    static let udidHelp = Sentence(
        es: "UDID del dispositivo; de uno borrado, su clave de till blacklist list",
        en: "the device's UDID; of an erased one its key in till blacklist list"
    )
    static let rejectionHelp = Sentence(es: "número del rechazo", en: "the rejection's id")
    static let forever = Sentence(es: "para siempre", en: "for ever")

    static func blacklisted(_ device: DeviceKey) -> Sentence {
        Sentence(
            es: "\(device): no se aceptan más pedidos suyos",
            en: "\(device): no more orders are taken from it"
        )
    }

    /// What whoever blacklists a device has to know.
    ///
    /// - Parameter collected: how many orders of it were collected before.
    static func unsigned(collected: Int) -> Sentence {
        Sentence(
            es:
                "aviso: todavía no se firma nada, y otra persona puede haber usado el código de este dispositivo; "
                + "pedidos suyos recogidos antes: \(collected)",
            en: "warning: nothing is signed yet, and somebody else may have used this device's code; "
                + "orders of it that were collected before: \(collected)"
        )
    }

    static func unlisted(_ device: DeviceKey) -> Sentence {
        Sentence(es: "\(device): fuera de la lista", en: "\(device): off the list")
    }

    static func trusted(_ udid: String, label: String) -> Sentence {
        Sentence(es: "\(udid): de la casa, \(label)", en: "\(udid): of the house, \(label)")
    }

    static func untrusted(_ udid: String) -> Sentence {
        Sentence(es: "\(udid): ya no es de la casa", en: "\(udid): no longer of the house")
    }

    static let strike = Sentence(
        es: "Tacha una línea; el total la sigue.",
        en: "Strikes a line; the total follows."
    )
    static let add = Sentence(
        es: "Añade un producto, o un menú como «BigMac + Agua + Deluxe», al precio de hoy.",
        en: "Adds a product, or a menu as “BigMac + Agua + Deluxe”, at today's price."
    )
    static let note = Sentence(
        es: "Apunta algo junto al comentario del cliente; «» lo borra.",
        en: "Notes something beside the customer's comment; “” takes it away."
    )
    static let lineHelp = Sentence(
        es: "número de la línea en till show, o su nombre",
        en: "number of the line in till show, or its name"
    )
    static let productHelp = Sentence(es: "producto o menú", en: "product or menu")
    static let noteHelp = Sentence(es: "hasta 200 caracteres", en: "at most 200 characters")
    static let struck = Sentence(es: "TACHADO", en: "STRUCK")
    static let added = Sentence(es: "AÑADIDO", en: "ADDED")
    static let noteMark = Sentence(es: "Mostrador", en: "Counter")
    static let events = Sentence(
        es: "Cada cambio de cada pedido, una línea por cambio: para la caja, la impresora, la cocina.",
        en: "Every change of every order, one line each: for a cash register, a printer, a kitchen screen."
    )
    static let eventsExamples = Sentence(
        es: """
            till events --follow                    lo que pase desde ahora
            till events --after 1234 --follow       lo que pasó detrás del 1234, y lo que pase
            till events --since 2h --json           las dos últimas horas, en JSON
            """,
        en: """
            till events --follow                    what happens from now on
            till events --after 1234 --follow       what happened behind 1234, and what happens
            till events --since 2h --json           the last two hours, as JSON
            """
    )
    static let followHelp = Sentence(es: "espera y sigue", en: "wait and go on")
    static let afterHelp = Sentence(
        es: "los que siguen al suceso de este número",
        en: "those behind the event of this number"
    )

    static let stats = Sentence(es: "Qué se vendió y con qué rapidez.", en: "What was sold, and how fast.")
    static let untilHelp = Sentence(
        es: "hasta: hoy, ayer, 2h, 7d o una fecha",
        en: "until: today, yesterday, 2h, 7d or a date"
    )
    static let orders = Sentence(es: "pedidos", en: "orders")
    static let ordered = Sentence(es: "pedido", en: "ordered")
    static let taken = Sentence(es: "cobrado", en: "taken")
    static let collected = Sentence(es: "recogidos", en: "collected")
    static let amount = Sentence(es: "importe", en: "amount")
    static let average = Sentence(es: "ticket medio", en: "average ticket")
    static let serviceTime = Sentence(es: "tiempo de servicio", en: "service time")
    static let totalTime = Sentence(es: "tiempo total", en: "total time")
    static let newDevices = Sentence(es: "dispositivos nuevos", en: "new devices")
    static let returningDevices = Sentence(es: "dispositivos que vuelven", en: "returning devices")
    static let menus = Sentence(es: "Menús", en: "Menus")
    static let products = Sentence(es: "Productos", en: "Products")
    static let byHour = Sentence(es: "Por horas", en: "By hour")

    static func estimated(_ count: Int, of all: Int) -> Sentence {
        Sentence(es: "estimado en \(count) de \(all)", en: "estimated in \(count) of \(all)")
    }
}
