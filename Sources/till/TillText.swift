import McOrderConsole
import McOrderText
import McOrderCounter
import McOrderModel

/// The sentences of `till` for cashiers.
enum TillText {
    static let abstract = Inline(
        es: "Muestra los pedidos del restaurante y los atiende.",
        en: "Shows the restaurant's orders and serves them.",
        eu: "Jatetxeko eskaerak erakusten eta zerbitzatzen ditu."
    )
    static let list = Inline(
        es: "Los pedidos abiertos, por la hora en que se hicieron.",
        en: "The open orders, in the order placed.",
        eu: "Eskaera irekiak, egin ziren orduaren arabera."
    )
    static let show = Inline(
        es: "Un pedido, por su código o número.",
        en: "One order, by its code or number.",
        eu: "Eskaera bat, kodearen edo zenbakiaren bidez."
    )
    static let arrived = Inline(
        es: "El cliente está aquí.",
        en: "The customer is here.",
        eu: "Bezeroa hemen dago."
    )
    static let prepare = Inline(
        es: "Empieza a prepararlo.",
        en: "Begin to prepare it.",
        eu: "Prestatzen hasi."
    )
    static let ready = Inline(es: "Listo para recoger.", en: "Ready to be collected.", eu: "Emateko prest.")
    static let collect = Inline(
        es: "Cobrado y recogido.",
        en: "Charged and handed over.",
        eu: "Kobratuta eta emanda."
    )
    static let recall = Inline(
        es: "Deshace el último cambio.",
        en: "Takes the last change back.",
        eu: "Azken aldaketa desegin."
    )
    static let rejected = Inline(
        es: "Los archivos que no se aceptaron, y por qué.",
        en: "The files that were refused, and why.",
        eu: "Onartu ez diren fitxategiak, eta zergatik."
    )

    static let stateHelp = Inline(
        es: "carpeta de la cola (MCORDER_STATE)",
        en: "folder of the queue (MCORDER_STATE)",
        eu: "ilararen karpeta (MCORDER_STATE)"
    )
    static let restaurantHelp = Inline(
        es: "solo este restaurante (MCORDER_RESTAURANT)",
        en: "only this restaurant (MCORDER_RESTAURANT)",
        eu: "jatetxe hau soilik (MCORDER_RESTAURANT)"
    )
    static let asHelp = Inline(
        es: "quién atiende (MCORDER_TILL)",
        en: "who serves (MCORDER_TILL)",
        eu: "nor ari den zerbitzatzen (MCORDER_TILL)"
    )
    static let langHelp = Inline(
        es: "idioma: es, en o eu",
        en: "language: es, en or eu",
        eu: "hizkuntza: es, en edo eu"
    )
    static let jsonHelp = Inline(
        es: "resultado en JSON",
        en: "result as JSON",
        eu: "emaitza JSON formatuan"
    )
    static let whichHelp = Inline(
        es: "código (9-624), número de pedido o id ('#17')",
        en: "code (9-624), order number or id ('#17')",
        eu: "kodea (9-624), eskaera-zenbakia edo id-a ('#17')"
    )
    static let deviceHelp = Inline(
        es: "de este dispositivo, por nombre, UDID o clave",
        en: "of this device, by name, UDID or key",
        eu: "gailu honena: izena, UDIDa edo gakoa"
    )
    static let listExamples = Inline(
        es: """
            till list --in ready --in preparing      solo en esos estados
            till list --all                          también los terminados
            till list --in collected --since today   los recogidos hoy
            """,
        en: """
            till list --in ready --in preparing      only in these states
            till list --all                          finished ones too
            till list --in collected --since today   those collected today
            """,
        eu: """
            till list --in ready --in preparing      egoera horietan soilik
            till list --all                          amaitutakoak ere bai
            till list --in collected --since today   gaur emandakoak
            """
    )
    static let inHelp = Inline(
        es: "solo en este estado: received, preparing, ready, collected…",
        en: "only in this state: received, preparing, ready, collected…",
        eu: "egoera honetan soilik: received, preparing, ready, collected…"
    )
    static let allHelp = Inline(
        es: "también los terminados",
        en: "finished ones too",
        eu: "amaitutakoak ere bai"
    )
    static let listSinceHelp = Inline(
        es: "solo los recibidos desde: today, 2h, 7d o una fecha",
        en: "only those received since: today, 2h, 7d or a date",
        eu: "noiztik jasotakoak soilik: gaur, 2h, 7d edo data bat"
    )
    static let sinceHelp = Inline(
        es: "desde: hoy, ayer, semana (su lunes), 2h, 7d o una fecha",
        en: "since: today, yesterday, week (its Monday), 2h, 7d or a date",
        eu: "noiztik: gaur, atzo, astea (astelehena), 2h, 7d edo data bat"
    )

    static let repriced = Inline(es: "PRECIO CAMBIADO", en: "REPRICED", eu: "PREZIO BERRIA")
    static let here = Inline(es: "AQUÍ", en: "HERE", eu: "HEMEN")
    static let forgotten = Inline(es: "(olvidado)", en: "(forgotten)", eu: "(ahaztuta)")
    static let shown = Inline(es: "el cliente vio", en: "the customer was shown", eu: "bezeroak ikusitakoa")
    static let total = Inline(es: "Total", en: "Total", eu: "Guztira")
    static let placed = Inline(es: "Hecho", en: "Placed", eu: "Eginda")
    static let comment = Inline(es: "Comentario", en: "Comment", eu: "Iruzkina")

    static func reservedName(_ name: String) -> Sentence {
        Inline(
            es:
                "--as (MCORDER_TILL): \(HarmlessText.quoted(name)) es el cliente; di otro nombre, como «caja 1»",
            en:
                "--as (MCORDER_TILL): \(HarmlessText.quoted(name, .english)) is the customer; say another name, as “till 1”",
            eu:
                "--as (MCORDER_TILL): \(HarmlessText.quoted(name, .basque)) bezeroa da; esan beste izen bat, adibidez «kutxa 1»"
        )
    }

    static func already(arrived code: String) -> Sentence {
        Inline(
            es: "\(code): ya estaba aquí",
            en: "\(code): was here already",
            eu: "\(code): lehendik ere hemen zegoen"
        )
    }

    static let cancel = Inline(
        es: "Anula el pedido, con un motivo.",
        en: "Calls the order off, with a reason.",
        eu: "Eskaera bertan behera utzi, zergatia emanda."
    )
    static let noShow = Inline(
        es: "Nadie vino a por él.",
        en: "Nobody came for it.",
        eu: "Inor ez da haren bila etorri."
    )
    static let history = Inline(
        es: "Todos los cambios de un pedido.",
        en: "Every change of an order.",
        eu: "Eskaera baten aldaketa guztiak."
    )
    static let blacklist = Inline(
        es: "Los dispositivos cuyos pedidos no se aceptan.",
        en: "The devices whose orders are filtered out.",
        eu: "Eskaerak onartzen ez zaizkien gailuak."
    )
    static let blacklistAdd = Inline(
        es: "No acepta más pedidos suyos.",
        en: "Takes no more orders from it.",
        eu: "Haren eskaera gehiago ez onartu."
    )
    static let blacklistRemove = Inline(
        es: "Lo quita de la lista.",
        en: "Takes it off the list.",
        eu: "Zerrendatik kendu."
    )
    static let blacklistList = Inline(es: "La lista.", en: "The list.", eu: "Zerrenda.")
    static let device = Inline(
        es: "Un dispositivo y su historia.",
        en: "A device and its history.",
        eu: "Gailu bat eta haren historia."
    )
    static let deviceShow = Inline(
        es: "Qué se sabe de él.",
        en: "What is known of it.",
        eu: "Hari buruz dakiguna."
    )
    static let deviceTrust = Inline(
        es: "Lo hace de la casa: sin límite, sin lista, directo al mostrador.",
        en: "Makes it one of the house: no limit, no blacklist, straight to the counter.",
        eu: "Etxekoa egin: mugarik gabe, zerrendarik gabe, zuzenean barrara."
    )
    static let deviceUntrust = Inline(
        es: "Vuelve a ser uno cualquiera.",
        en: "Makes it an ordinary one again.",
        eu: "Berriro edozein gailu bezalakoa egin."
    )
    static let rejectedShow = Inline(
        es: "El archivo tal como llegó.",
        en: "The file as it came.",
        eu: "Fitxategia, iritsi zen bezala."
    )
    static let rejectedRetry = Inline(
        es: "Que mcorderd lo juzgue otra vez.",
        en: "Has mcorderd judge it again.",
        eu: "Eskatu mcorderd-i berriro epaitzeko."
    )
    static let rejectedAccept = Inline(
        es: "Que mcorderd lo acepte de todos modos.",
        en: "Has mcorderd take it in all the same.",
        eu: "Eskatu mcorderd-i hala ere onartzeko."
    )
    static let rejectedList = Inline(
        es: "La lista de los rechazos.",
        en: "The list of what was refused.",
        eu: "Baztertutakoen zerrenda."
    )

    static let reasonHelp = Inline(es: "por qué", en: "why", eu: "zergatik")
    static let daysHelp = Inline(
        es: "durante tantos días; sin esto, siempre",
        en: "for so many days; else for ever",
        eu: "hainbeste egunez; hau gabe, betiko"
    )
    static let labelHelp = Inline(es: "cómo llamarlo", en: "what to call it", eu: "nola deitu")
    static let blacklistFlagHelp = Inline(
        es: "y no acepta más pedidos de su dispositivo",
        en: "and take no more orders from its device",
        eu: "eta haren gailuaren eskaera gehiago ez onartu"
    )
    static let udidHelp = Inline(
        es: "UDID del dispositivo; de uno borrado, su clave de till blacklist list",
        en: "the device's UDID; of an erased one its key in till blacklist list",
        eu: "gailuaren UDIDa; ezabatutako batena, haren gakoa (till blacklist list)"
    )
    static let rejectionHelp = Inline(
        es: "número del rechazo",
        en: "the rejection's id",
        eu: "bazterketaren zenbakia"
    )
    static let forever = Inline(es: "para siempre", en: "for ever", eu: "betiko")

    static func blacklisted(_ device: DeviceKey) -> Sentence {
        Inline(
            es: "\(device): no se aceptan más pedidos suyos",
            en: "\(device): no more orders are taken from it",
            eu: "\(device): haren eskaera gehiago ez da onartuko"
        )
    }

    /// What whoever blacklists a device has to know.
    ///
    /// - Parameter collected: how many orders of it were collected before.
    static func unsigned(collected: Int) -> Sentence {
        Inline(
            es:
                "aviso: todavía no se firma nada, y otra persona puede haber usado el código de este dispositivo; "
                + "pedidos suyos recogidos antes: \(collected)",
            en: "warning: nothing is signed yet, and somebody else may have used this device's code; "
                + "orders of it that were collected before: \(collected)",
            eu:
                "kontuz: oraindik ez da ezer sinatzen, eta baliteke beste norbaitek gailu honen kodea "
                + "erabili izana; gailu honi lehenago emandako eskaerak: \(collected)"
        )
    }

    static func unlisted(_ device: DeviceKey) -> Sentence {
        Inline(
            es: "\(device): fuera de la lista",
            en: "\(device): off the list",
            eu: "\(device): zerrendatik kanpo"
        )
    }

    static func trusted(_ udid: String, label: String) -> Sentence {
        Inline(
            es: "\(udid): de la casa, \(label)",
            en: "\(udid): of the house, \(label)",
            eu: "\(udid): etxekoa, \(label)"
        )
    }

    static func untrusted(_ udid: String) -> Sentence {
        Inline(
            es: "\(udid): ya no es de la casa",
            en: "\(udid): no longer of the house",
            eu: "\(udid): jada ez da etxekoa"
        )
    }

    static let strike = Inline(
        es: "Tacha una línea; el total la sigue.",
        en: "Strikes a line; the total follows.",
        eu: "Lerro bat ezabatu; guztirakoa ere aldatzen da."
    )
    static let add = Inline(
        es: "Añade un producto, o un menú como «BigMac + Agua + Deluxe», al precio de hoy.",
        en: "Adds a product, or a menu as “BigMac + Agua + Deluxe”, at today's price.",
        eu: "Produktu bat gehitu, edo «BigMac + Agua + Deluxe» bezalako menu bat, gaurko prezioan."
    )
    static let note = Inline(
        es: "Apunta algo junto al comentario del cliente; «» lo borra.",
        en: "Notes something beside the customer's comment; “” takes it away.",
        eu: "Oharra idatzi bezeroaren iruzkinaren ondoan; «» idatzita, kendu egiten da."
    )
    static let lineHelp = Inline(
        es: "número de la línea en till show, o su nombre",
        en: "number of the line in till show, or its name",
        eu: "lerroaren zenbakia (till show) edo izena"
    )
    static let productHelp = Inline(es: "producto o menú", en: "product or menu", eu: "produktua edo menua")
    static let noteHelp = Inline(
        es: "hasta 200 caracteres",
        en: "at most 200 characters",
        eu: "gehienez 200 karaktere"
    )
    static let struck = Inline(es: "TACHADO", en: "STRUCK", eu: "EZABATUA")
    static let added = Inline(es: "AÑADIDO", en: "ADDED", eu: "GEHITUA")
    static let noteMark = Inline(es: "Mostrador", en: "Counter", eu: "Barra")
    static let events = Inline(
        es: "Cada cambio de cada pedido, una línea por cambio: para la caja, la impresora, la cocina.",
        en: "Every change of every order, one line each: for a cash register, a printer, a kitchen screen.",
        eu: "Eskaera guztien aldaketa guztiak, lerro bana: kutxarako, inprimagailurako, sukalderako."
    )
    static let eventsExamples = Inline(
        es: """
            till events --follow                    lo que pase desde ahora
            till events --after 1234 --follow       lo que pasó detrás del 1234, y lo que pase
            till events --since 2h --json           las dos últimas horas, en JSON
            """,
        en: """
            till events --follow                    what happens from now on
            till events --after 1234 --follow       what happened behind 1234, and what happens
            till events --since 2h --json           the last two hours, as JSON
            """,
        eu: """
            till events --follow                    hemendik aurrera gertatzen dena
            till events --after 1234 --follow       1234 gertaeraren ondorengoa, eta datorrena
            till events --since 2h --json           azken bi orduak, JSON formatuan
            """
    )
    static let followHelp = Inline(es: "espera y sigue", en: "wait and go on", eu: "itxaron eta jarraitu")
    static let afterHelp = Inline(
        es: "los que siguen al suceso de este número",
        en: "those behind the event of this number",
        eu: "zenbaki honetako gertaeraren ondorengoak"
    )

    static let stats = Inline(
        es: "Qué se vendió y con qué rapidez.",
        en: "What was sold, and how fast.",
        eu: "Zer saldu den, eta zein azkar."
    )
    static let untilHelp = Inline(
        es: "hasta: hoy, ayer, 2h, 7d o una fecha",
        en: "until: today, yesterday, 2h, 7d or a date",
        eu: "noiz arte: gaur, atzo, 2h, 7d edo data bat"
    )
    static let orders = Inline(es: "pedidos", en: "orders", eu: "eskaerak")
    static let ordered = Inline(es: "pedido", en: "ordered", eu: "eskatuta")
    static let taken = Inline(es: "cobrado", en: "taken", eu: "kobratuta")
    static let collected = Inline(es: "recogidos", en: "collected", eu: "emanda")
    static let amount = Inline(es: "importe", en: "amount", eu: "zenbatekoa")
    static let average = Inline(es: "ticket medio", en: "average ticket", eu: "batez besteko tiketa")
    static let serviceTime = Inline(es: "tiempo de servicio", en: "service time", eu: "zerbitzu-denbora")
    static let totalTime = Inline(es: "tiempo total", en: "total time", eu: "denbora guztira")
    static let newDevices = Inline(es: "dispositivos nuevos", en: "new devices", eu: "gailu berriak")
    static let returningDevices = Inline(
        es: "dispositivos que vuelven",
        en: "returning devices",
        eu: "itzuli diren gailuak"
    )
    static let menus = Inline(es: "Menús", en: "Menus", eu: "Menuak")
    static let products = Inline(es: "Productos", en: "Products", eu: "Produktuak")
    static let byHour = Inline(es: "Por horas", en: "By hour", eu: "Orduka")

    static func estimated(_ count: Int, of all: Int) -> Sentence {
        Inline(
            es: "estimado en \(count) de \(all)",
            en: "estimated in \(count) of \(all)",
            eu: "zenbatetsita: \(count)/\(all)"
        )
    }
}
