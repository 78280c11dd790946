/// The help of `till` for its commands and their options.
package enum TillHelpText: Message {
    // MARK: What commands do

    /// The summary of `till` itself.
    case abstract
    case list
    case show
    case arrived
    case prepare
    case ready
    case collect
    case recall
    case rejected
    case listExamples
    case cancel
    case noShow
    case history
    case blacklist
    case blacklistAdd
    case blacklistRemove
    case blacklistList
    case device
    case deviceShow
    case deviceTrust
    case deviceUntrust
    case deviceRevoke
    case rejectedShow
    case rejectedRetry
    case rejectedAccept
    case rejectedList
    case service
    case serviceHelp
    case serviceYesHelp
    case promise
    case promiseHelp
    case paidHelp
    case pay
    case strike
    case add
    case note
    case events
    case eventsExamples
    case stats
    case load

    // MARK: What options and arguments mean

    case stateHelp
    case restaurantHelp
    case asHelp
    case jsonHelp
    case whichHelp
    case deviceHelp
    case inHelp
    case allHelp
    case listSinceHelp
    case sinceHelp
    case reasonHelp
    case daysHelp
    case labelHelp
    case blacklistFlagHelp
    case undoRevokeHelp
    case udidHelp
    case rejectionHelp
    case lineHelp
    case productHelp
    case noteHelp
    case followHelp
    case afterHelp
    case untilHelp

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "Shows and serves the restaurant's orders.",
                es: "Muestra los pedidos del restaurante y los atiende.",
                eu: "Jatetxeko eskaerak erakusten eta zerbitzatzen ditu."
            )
        case .list:
            language.pick(
                en: "Lists the open orders, oldest first.",
                es: "Muestra los pedidos abiertos, por la hora en que se hicieron.",
                eu: "Eskaera irekiak, egin ziren orduaren arabera."
            )
        case .show:
            language.pick(
                en: "Shows one order, by its code or number.",
                es: "Muestra un pedido, por su código o número.",
                eu: "Eskaera bat, kodearen edo zenbakiaren bidez."
            )
        case .arrived:
            language.pick(
                en: "Marks that the customer is here.",
                es: "Apunta que el cliente está aquí.",
                eu: "Bezeroa hemen dago."
            )
        case .prepare:
            language.pick(
                en: "Marks that it is being prepared.",
                es: "Apunta que se está preparando.",
                eu: "Prestatzen hasi."
            )
        case .ready:
            language.pick(
                en: "Marks that it is ready.",
                es: "Apunta que está listo para recoger.",
                eu: "Emateko prest."
            )
        case .collect:
            language.pick(
                en: "Marks that it was charged and handed over.",
                es: "Apunta que se ha cobrado y recogido.",
                eu: "Kobratuta eta emanda."
            )
        case .recall:
            language.pick(
                en: "Undoes the last change.",
                es: "Deshace el último cambio.",
                eu: "Azken aldaketa desegin."
            )
        case .rejected:
            language.pick(
                en: "Lists the files that were refused, and why.",
                es: "Muestra los archivos rechazados, y por qué.",
                eu: "Onartu ez diren fitxategiak, eta zergatik."
            )
        case .listExamples:
            language.pick(
                en: """
                    till list --in ready --in preparing      only in these states
                    till list --all                          including finished ones
                    till list --in collected --since today   those collected today
                    """,
                es: """
                    till list --in ready --in preparing      solo en esos estados
                    till list --all                          también los terminados
                    till list --in collected --since today   los recogidos hoy
                    """,
                eu: """
                    till list --in ready --in preparing      egoera horietan soilik
                    till list --all                          amaitutakoak ere bai
                    till list --in collected --since today   gaur emandakoak
                    """
            )
        case .cancel:
            language.pick(
                en: "Cancels the order, with a reason.",
                es: "Anula el pedido, con un motivo.",
                eu: "Eskaera bertan behera utzi, zergatia emanda."
            )
        case .noShow:
            language.pick(
                en: "Marks that nobody came for it.",
                es: "Apunta que nadie vino a recogerlo.",
                eu: "Inor ez da haren bila etorri."
            )
        case .history:
            language.pick(
                en: "Shows every change of an order.",
                es: "Muestra todos los cambios de un pedido.",
                eu: "Eskaera baten aldaketa guztiak."
            )
        case .blacklist:
            language.pick(
                en: "Manages the devices whose orders are refused.",
                es: "Gestiona la lista negra: los dispositivos cuyos pedidos no se aceptan.",
                eu: "Eskaerak onartzen ez zaizkien gailuak."
            )
        case .blacklistAdd:
            language.pick(
                en: "Refuses its orders from now on.",
                es: "Deja de aceptar sus pedidos.",
                eu: "Haren eskaera gehiago ez onartu."
            )
        case .blacklistRemove:
            language.pick(
                en: "Removes it from the list.",
                es: "Lo quita de la lista negra.",
                eu: "Zerrendatik kendu."
            )
        case .blacklistList:
            language.pick(
                en: "Shows the list.",
                es: "Muestra la lista negra.",
                eu: "Zerrenda."
            )
        case .device:
            language.pick(
                en: "Shows a device and its history.",
                es: "Muestra un dispositivo y su historial.",
                eu: "Gailu bat eta haren historia."
            )
        case .deviceShow:
            language.pick(
                en: "Shows what is known about it.",
                es: "Muestra lo que se sabe de él.",
                eu: "Hari buruz dakiguna."
            )
        case .deviceTrust:
            language.pick(
                en: "Trusts it: no limit, no blacklist, straight to the counter.",
                es: "Lo marca como de confianza: sin límite, sin lista negra, directo al mostrador.",
                eu: "Etxekoa egin: mugarik gabe, zerrendarik gabe, zuzenean barrara."
            )
        case .deviceUntrust:
            language.pick(
                en: "No longer trusts it.",
                es: "Deja de tratarlo como de confianza.",
                eu: "Berriro edozein gailu bezalakoa egin."
            )
        case .deviceRevoke:
            language.pick(
                en: "Refuses everything from a lost device.",
                es: "Rechaza todo lo de un dispositivo perdido.",
                eu: "Galdutako gailu batena ez onartu."
            )
        case .rejectedShow:
            language.pick(
                en: "Shows the file as it arrived.",
                es: "Muestra el archivo tal como llegó.",
                eu: "Fitxategia, iritsi zen bezala."
            )
        case .rejectedRetry:
            language.pick(
                en: "Has mcorderd judge it again.",
                es: "Pide a mcorderd que lo revise otra vez.",
                eu: "Eskatu mcorderd-i berriro epaitzeko."
            )
        case .rejectedAccept:
            language.pick(
                en: "Has mcorderd accept it anyway.",
                es: "Pide a mcorderd que lo acepte de todos modos.",
                eu: "Eskatu mcorderd-i hala ere onartzeko."
            )
        case .rejectedList:
            language.pick(
                en: "Lists what was refused.",
                es: "Muestra los rechazos.",
                eu: "Baztertutakoen zerrenda."
            )
        case .service:
            language.pick(
                en: "Change an order’s service, and with it its prices and packaging.",
                es: "Cambia el servicio de un pedido, y con él sus precios y su envase.",
                eu: "Eskaera baten zerbitzua aldatu, eta harekin prezioak eta ontzia."
            )
        case .serviceHelp:
            language.pick(
                en: "The service’s id, such as table or to-go.",
                es: "El id del servicio, como mesa o llevar.",
                eu: "Zerbitzuaren id-a."
            )
        case .promise:
            language.pick(
                en: "Tell the customer when the order will be ready.",
                es: "Dice al cliente cuándo estará listo el pedido.",
                eu: "Bezeroari eskaera noiz egongo den prest esan."
            )
        case .promiseHelp:
            language.pick(
                en: "In 10m, or at 14:05.",
                es: "En 10m, o a las 14:05.",
                eu: "10m barru, edo 14:05ean."
            )
        case .serviceYesHelp:
            language.pick(
                en: "Charge the new total even if it is more than before.",
                es: "Cobra el nuevo total aunque sea más que antes.",
                eu: "Kobratu guztira berria, lehen baino gehiago bada ere."
            )
        case .pay:
            language.pick(
                en: "Notes that an order is paid; its state stays as it is.",
                es: "Apunta que un pedido está cobrado; su estado no cambia.",
                eu: "Eskaera bat kobratuta dagoela idatzi; egoera ez da aldatzen."
            )
        case .paidHelp:
            language.pick(
                en: "How it was paid: cash, card or other.",
                es: "Cómo se ha pagado: en efectivo (cash), con tarjeta (card) o de otra forma (other).",
                eu: "Nola ordaindu den: eskudirutan (cash), txartelez (card) edo bestela (other)."
            )
        case .strike:
            language.pick(
                en: "Removes a line; the total changes with it.",
                es: "Tacha una línea y la descuenta del total.",
                eu: "Lerro bat ezabatu; guztirakoa ere aldatzen da."
            )
        case .add:
            language.pick(
                en: "Adds a product, or a menu as “BigMac + Agua + Deluxe”, at today's price.",
                es: "Añade un producto, o un menú como «BigMac + Agua + Deluxe», al precio de hoy.",
                eu: "Produktu bat gehitu, edo «BigMac + Agua + Deluxe» bezalako menu bat, gaurko prezioan."
            )
        case .note:
            language.pick(
                en: "Adds a note beside the customer's comment; “” removes it.",
                es: "Apunta algo junto al comentario del cliente; «» lo borra.",
                eu: "Oharra idatzi bezeroaren iruzkinaren ondoan; «» idatzita, kendu egiten da."
            )
        case .events:
            language.pick(
                en:
                    "Lists every change of every order, one per line: for a cash register, a printer, a kitchen screen.",
                es:
                    "Muestra cada cambio de cada pedido, uno por línea: para la caja, la impresora o la cocina.",
                eu: "Eskaera guztien aldaketa guztiak, lerro bana: kutxarako, inprimagailurako, sukalderako."
            )
        case .eventsExamples:
            language.pick(
                en: """
                    till events --follow                    what happens from now on
                    till events --after 1234 --follow       what happened after 1234, and from now on
                    till events --since 2h --json           the last two hours, as JSON
                    """,
                es: """
                    till events --follow                    lo que pase desde ahora
                    till events --after 1234 --follow       lo que pasó después del 1234, y lo que pase
                    till events --since 2h --json           las dos últimas horas, en JSON
                    """,
                eu: """
                    till events --follow                    hemendik aurrera gertatzen dena
                    till events --after 1234 --follow       1234 gertaeraren ondorengoa, eta datorrena
                    till events --since 2h --json           azken bi orduak, JSON formatuan
                    """
            )
        case .stats:
            language.pick(
                en: "Shows what was sold, and how fast.",
                es: "Muestra qué se vendió y con qué rapidez.",
                eu: "Zer saldu den, eta zein azkar."
            )
        case .load:
            language.pick(
                en: "Shows how much work each station has, hour by hour, and how long each product takes.",
                es: "Muestra cuánto trabajo tiene cada puesto, hora a hora, y cuánto tarda cada producto.",
                eu: "Postu bakoitzak orduz ordu zenbat lan duen, eta produktu bakoitzak zenbat behar duen."
            )
        case .stateHelp:
            language.pick(
                en: "folder of the queue (MCORDER_STATE), or address of a server (MCORDER_QUEUE)",
                es: "carpeta de la cola (MCORDER_STATE), o dirección de un servidor (MCORDER_QUEUE)",
                eu: "ilararen karpeta (MCORDER_STATE), edo zerbitzari baten helbidea (MCORDER_QUEUE)"
            )
        case .restaurantHelp:
            language.pick(
                en: "only this restaurant (MCORDER_RESTAURANT)",
                es: "solo este restaurante (MCORDER_RESTAURANT)",
                eu: "jatetxe hau soilik (MCORDER_RESTAURANT)"
            )
        case .asHelp:
            language.pick(
                en: "who serves (MCORDER_TILL)",
                es: "quién atiende (MCORDER_TILL)",
                eu: "nor ari den zerbitzatzen (MCORDER_TILL)"
            )
        case .jsonHelp:
            language.pick(
                en: "result as JSON",
                es: "resultado en JSON",
                eu: "emaitza JSON formatuan"
            )
        case .whichHelp:
            language.pick(
                en: "code (9-624), order number or id ('#17')",
                es: "código (9-624), número de pedido o id ('#17')",
                eu: "kodea (9-624), eskaera-zenbakia edo id-a ('#17')"
            )
        case .deviceHelp:
            language.pick(
                en: "of this device, by name, UDID or key",
                es: "de este dispositivo, por nombre, UDID o clave",
                eu: "gailu honena: izena, UDIDa edo gakoa"
            )
        case .inHelp:
            language.pick(
                en: "only in this state: received, preparing, ready, collected…",
                es: "solo en este estado: received, preparing, ready, collected…",
                eu: "egoera honetan soilik: received, preparing, ready, collected…"
            )
        case .allHelp:
            language.pick(
                en: "including finished ones",
                es: "también los terminados",
                eu: "amaitutakoak ere bai"
            )
        case .listSinceHelp:
            language.pick(
                en: "only those received since: today, 2h, 7d or a date",
                es: "solo los recibidos desde: today, 2h, 7d o una fecha",
                eu: "noiztik jasotakoak soilik: gaur, 2h, 7d edo data bat"
            )
        case .sinceHelp:
            language.pick(
                en: "since: today, yesterday, week (its Monday), 2h, 7d or a date",
                es: "desde: hoy, ayer, semana (desde el lunes), 2h, 7d o una fecha",
                eu: "noiztik: gaur, atzo, astea (astelehena), 2h, 7d edo data bat"
            )
        case .reasonHelp: language.pick(en: "why", es: "por qué", eu: "zergatik")
        case .daysHelp:
            language.pick(
                en: "for this many days; otherwise for ever",
                es: "durante tantos días; si no, para siempre",
                eu: "hainbeste egunez; hau gabe, betiko"
            )
        case .labelHelp: language.pick(en: "what to call it", es: "nombre que se le da", eu: "nola deitu")
        case .blacklistFlagHelp:
            language.pick(
                en: "and take no more orders from its device",
                es: "y deja de aceptar pedidos de su dispositivo",
                eu: "eta haren gailuaren eskaera gehiago ez onartu"
            )
        case .undoRevokeHelp:
            language.pick(
                en: "take it back: it was not lost",
                es: "deshacerlo: no se había perdido",
                eu: "desegin: ez zegoen galduta"
            )
        case .udidHelp:
            language.pick(
                en: "the device's UDID; of an erased one its key in till blacklist list",
                es: "UDID del dispositivo; de uno borrado, su clave de till blacklist list",
                eu: "gailuaren UDIDa; ezabatutako batena, haren gakoa (till blacklist list)"
            )
        case .rejectionHelp:
            language.pick(
                en: "the rejection's id",
                es: "número del rechazo",
                eu: "bazterketaren zenbakia"
            )
        case .lineHelp:
            language.pick(
                en: "number of the line in till show, or its name",
                es: "número de la línea en till show, o su nombre",
                eu: "lerroaren zenbakia (till show) edo izena"
            )
        case .productHelp:
            language.pick(
                en: "product or menu",
                es: "producto o menú",
                eu: "produktua edo menua"
            )
        case .noteHelp:
            language.pick(
                en: "at most 200 characters",
                es: "hasta 200 caracteres",
                eu: "gehienez 200 karaktere"
            )
        case .followHelp:
            language.pick(
                en: "keep waiting for more",
                es: "sigue esperando los nuevos",
                eu: "itxaron eta jarraitu"
            )
        case .afterHelp:
            language.pick(
                en: "those after this event (the first column)",
                es: "los posteriores a este (la primera columna)",
                eu: "gertaera honen ondorengoak (lehen zutabea)"
            )
        case .untilHelp:
            language.pick(
                en: "until the end of: today, yesterday, a date; or until 2h, 7d ago",
                es: "hasta el final de: hoy, ayer o una fecha; o hasta hace 2h, 7d",
                eu: "noiz arte, egun hori barne: gaur, atzo edo data bat; edo duela 2h, 7d arte"
            )
        }
    }
}
