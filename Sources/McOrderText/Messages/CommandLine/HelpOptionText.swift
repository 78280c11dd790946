/// The help of `mcorder` for options and arguments.
package enum HelpOptionText: Message {
    // MARK: Options of all commands

    case cloud
    case catalog
    case home
    case lang
    case json

    // MARK: The folder, products and the ticket

    case folder
    case category
    case search
    case without
    case product
    case sandwich
    case drink
    case side
    case large
    case option
    case count
    case lines
    case abandon
    case replace
    case append

    // MARK: Restaurants and sending

    case restaurantName
    case near
    /// Like ``near``, where only a position has a meaning.
    case nearPosition
    case restaurant
    case message
    case service
    case table
    case coupon
    case pickup
    case pay
    case wait
    case dryRun
    case again
    case yes
    case deviceName
    /// The code of the restaurant whose folder is joined.
    case house
    case upgradeDevice
    case exportDevice
    case importDevice

    // MARK: An order that was sent

    case number
    case watch
    case until
    case cancelWait
    case cancelYes
    /// For `arrived --at`.
    case at
    /// For `arrived --within`.
    case within
    /// For `arrived --watch`.
    case watchPlaces
    /// For `code --invert`.
    case invert

    package func text(in language: any Texts) -> String {
        switch self {
        case .cloud:
            language.pick(
                en: "Shared folder (MCORDER_CLOUD; else the one given to join).",
                es: "Carpeta compartida (MCORDER_CLOUD; si no, la de join).",
                eu: "Karpeta partekatua (MCORDER_CLOUD; bestela, join komandoarena)."
            )
        case .catalog:
            language.pick(
                en: "The catalogue's folder (MCORDER_CATALOG; else the shared folder's).",
                es: "Carpeta del catálogo (MCORDER_CATALOG; si no, la de la carpeta compartida).",
                eu: "Katalogoaren karpeta (MCORDER_CATALOG; bestela, karpeta partekatuarena)."
            )
        case .home:
            language.pick(
                en: "mcorder's own folder (MCORDER_HOME; else $XDG_STATE_HOME/mcorder).",
                es: "Carpeta propia de mcorder (MCORDER_HOME; si no, $XDG_STATE_HOME/mcorder).",
                eu: "Programaren karpeta propioa (MCORDER_HOME; bestela, $XDG_STATE_HOME/mcorder)."
            )
        case .lang: language.pick(en: "The language.", es: "El idioma.", eu: "Hizkuntza.")
        case .json: language.pick(en: "Print JSON.", es: "Escribe JSON.", eu: "Idatzi JSON.")
        case .folder:
            language.pick(
                en: "The shared folder.",
                es: "La carpeta compartida.",
                eu: "Karpeta partekatua."
            )
        case .category:
            language.pick(
                en: "One category only, or one product with its options.",
                es: "Una sola categoría, o un producto con sus opciones.",
                eu: "Kategoria bat bakarrik, edo produktu bat bere aukerekin."
            )
        case .search:
            language.pick(
                en: "Products with this text in their name or description.",
                es: "Solo los productos con este texto en el nombre o la descripción.",
                eu: "Izenean edo deskribapenean testu hau dutenak."
            )
        case .without:
            language.pick(
                en: "Products known to be free of this allergen; may be repeated.",
                es: "Solo los productos que se sabe que no llevan este alérgeno; puede repetirse.",
                eu: "Alergeno hau ez dutela dakigunak; errepika daiteke."
            )
        case .product:
            language.pick(
                en: "The product's name or id.",
                es: "Nombre o id del producto.",
                eu: "Produktuaren izena edo id-a."
            )
        case .sandwich:
            language.pick(
                en: "The menu's sandwich, or Nuggets.",
                es: "El sándwich del menú, o Nuggets.",
                eu: "Menuaren ogitartekoa, edo Nuggets."
            )
        case .drink: language.pick(en: "The drink.", es: "La bebida.", eu: "Edaria.")
        case .side: language.pick(en: "The side.", es: "El complemento.", eu: "Osagarria.")
        case .large:
            language.pick(
                en: "Large drink and side.",
                es: "Bebida y complemento grandes.",
                eu: "Edari eta osagarri handiak."
            )
        case .option:
            language.pick(
                en: "An option, such as “no onion” or “2x extra cheese”; may be repeated.",
                es: "Una opción, como «sin cebolla» o «2x extra queso»; puede repetirse.",
                eu: "Aukera bat, «tipularik gabe» edo «2x gazta gehiago»; errepika daiteke."
            )
        case .count: language.pick(en: "How many.", es: "Cuántos.", eu: "Zenbat.")
        case .lines:
            language.pick(
                en: "Numbers of the lines.",
                es: "Números de las líneas.",
                eu: "Lerroen zenbakiak."
            )
        case .abandon:
            language.pick(
                en: "Also give up the order whose sending was interrupted.",
                es: "Abandona también el pedido cuyo envío se interrumpió.",
                eu: "Utzi alde batera bidaltzean eten zen eskaera ere."
            )
        case .replace:
            language.pick(
                en: "Replace what is on the ticket.",
                es: "Sustituye lo que haya en el ticket.",
                eu: "Dagoenaren ordez."
            )
        case .append:
            language.pick(
                en: "Add to what is on the ticket.",
                es: "Lo añade a lo que haya en el ticket.",
                eu: "Dagoenaren atzetik."
            )
        case .restaurantName:
            language.pick(
                en: "The restaurant's name or id.",
                es: "Nombre o id del restaurante.",
                eu: "Jatetxearen izena edo id-a."
            )
        case .near:
            language.pick(
                en: "A place in degrees, LATITUDE,LONGITUDE, or a town (MCORDER_NEAR).",
                es: "Un lugar en grados, LATITUD,LONGITUD, o una ciudad (MCORDER_NEAR).",
                eu: "Leku bat graduetan, LATITUDEA,LONGITUDEA, edo herri bat (MCORDER_NEAR)."
            )
        case .nearPosition:
            language.pick(
                en: "Where you are in degrees, LATITUDE,LONGITUDE (MCORDER_NEAR).",
                es: "Dónde estás en grados, LATITUD,LONGITUD (MCORDER_NEAR).",
                eu: "Non zauden graduetan, LATITUDEA,LONGITUDEA (MCORDER_NEAR)."
            )
        case .restaurant:
            language.pick(
                en: "The restaurant (else the favourite).",
                es: "El restaurante (si no, el favorito).",
                eu: "Jatetxea (bestela, gogokoa)."
            )
        case .message:
            language.pick(
                en: "A comment, up to 140 characters.",
                es: "Un comentario, hasta 140 caracteres.",
                eu: "Iruzkin bat, gehienez 140 karaktere."
            )
        case .service:
            language.pick(
                en: "The service by its id, such as table or to-go (default: the restaurant’s first).",
                es: "El servicio, por su id, como mesa o llevar (si no, el primero del restaurante).",
                eu: "Zerbitzua, bere id-arekin (bestela, jatetxearen lehena)."
            )
        case .table: language.pick(en: "The table.", es: "La mesa.", eu: "Mahaia.")
        case .coupon: language.pick(en: "A coupon.", es: "Un cupón.", eu: "Kupoi bat.")
        case .pickup:
            language.pick(
                en: "When to collect it: 13:30, or 2026-12-24 13:30 (else as soon as possible).",
                es: "Cuándo recogerlo: 13:30 o 2026-12-24 13:30 (si no, lo antes posible).",
                eu: "Noiz jaso: 13:30 edo 2026-12-24 13:30 (bestela, ahalik eta lasterren)."
            )
        case .pay:
            language.pick(
                en: "Pay ahead: the amount is held on your card, and taken when you are there.",
                es: "Pagar por adelantado: se retiene el importe en tu tarjeta y se cobra cuando estés allí.",
                eu: "Aurrez ordaindu: zenbatekoa zure txartelean atxikitzen da, eta han zaudenean kobratzen."
            )
        case .wait:
            language.pick(
                en: "How long to wait for the restaurant's answer (15 on a terminal, else 0).",
                es: "Cuánto esperar la respuesta del restaurante (15 en un terminal; si no, 0).",
                eu: "Zenbat itxaron jatetxearen erantzunari (15 terminal batean; bestela, 0)."
            )
        case .dryRun:
            language.pick(
                en: "Show what would be sent, and send nothing.",
                es: "Muestra lo que se enviaría, sin enviar nada.",
                eu: "Erakutsi zer bidaliko litzatekeen, ezer bidali gabe."
            )
        case .again:
            language.pick(
                en: "Send even if an equal order went out less than 10 minutes ago.",
                es: "Envía aunque hace menos de 10 minutos se enviara un pedido igual.",
                eu: "Bidali, duela 10 minutu baino gutxiago eskaera berdin bat bidali bada ere."
            )
        case .yes:
            language.pick(
                en: "Do not ask before sending (it still asks before sending again).",
                es: "No pregunta antes de enviar (antes de enviar otra vez, sí).",
                eu: "Ez galdetu bidali aurretik (berriro bidali aurretik, bai)."
            )
        case .deviceName:
            language.pick(
                en: "The new name, 1 to 64 characters.",
                es: "El nombre nuevo, de 1 a 64 caracteres.",
                eu: "Izen berria, 1 eta 64 karaktere artekoa."
            )
        case .house:
            language.pick(
                en: "The restaurant's code, as it says or shows it: accept that restaurant only.",
                es: "El código del restaurante, como lo dice o lo muestra: acepta solo ese restaurante.",
                eu: "Jatetxearen kodea, jatetxeak dion edo erakusten duen bezala: onartu jatetxe hori "
                    + "bakarrik."
            )
        case .upgradeDevice:
            language.pick(
                en: "Sign the orders from now on; the device gets another code (UDID).",
                es: "Firma los pedidos desde ahora; el dispositivo recibe otro código (UDID).",
                eu: "Sinatu eskaerak hemendik aurrera; gailuak beste kode bat hartzen du (UDID)."
            )
        case .exportDevice:
            language.pick(
                en: "Pack the device into a new file for another computer, and close it here.",
                es: "Guarda el dispositivo en un archivo nuevo para otro ordenador, y lo cierra aquí.",
                eu: "Gorde gailua fitxategi berri batean beste ordenagailu baterako, eta itxi hemen."
            )
        case .importDevice:
            language.pick(
                en: "Open the device of such a file here, if this home was never used.",
                es: "Abre aquí el dispositivo de un archivo así, si aquí aún no se ha pedido nada.",
                eu: "Ireki hemen horrelako fitxategi bateko gailua, hemendik ezer eskatu ez bada."
            )
        case .number:
            language.pick(
                en: "The order's number or code (else the last).",
                es: "Número o código del pedido (si no, el último).",
                eu: "Eskaeraren zenbakia edo kodea (bestela, azkena)."
            )
        case .watch:
            language.pick(
                en: "Keep watching until it is over.",
                es: "Sigue el pedido hasta que acabe.",
                eu: "Jarraitu begira, amaitu arte."
            )
        case .until:
            language.pick(
                en: "Wait until this state: preparing, ready, collected…",
                es: "Espera hasta este estado: preparing, ready, collected…",
                eu: "Itxaron egoera honetara arte: preparing, ready, collected…"
            )
        case .cancelWait:
            language.pick(
                en: "How long to wait for the restaurant's answer (15 on a terminal, else 0).",
                es: "Cuánto esperar la respuesta del restaurante (15 en un terminal; si no, 0).",
                eu: "Zenbat itxaron jatetxearen erantzunari (15 terminal batean; bestela, 0)."
            )
        case .cancelYes:
            language.pick(
                en: "Do not ask before cancelling.",
                es: "No pregunta antes de anular.",
                eu: "Ez galdetu bertan behera utzi aurretik."
            )
        case .at:
            language.pick(
                en: "Where you are, LATITUDE,LONGITUDE: report only if it is near (else exit 75).",
                es: "Dónde estás, LATITUD,LONGITUD: solo avisa si estás cerca (si no, sale con 75).",
                eu: "Non zauden, LATITUDEA,LONGITUDEA: abisatu hurbil bazaude bakarrik (bestela, irteera: "
                    + "75)."
            )
        case .within:
            language.pick(
                en: "What is near, in metres (150).",
                es: "A cuántos metros se considera cerca (150).",
                eu: "Zer den hurbil, metrotan (150)."
            )
        case .watchPlaces:
            language.pick(
                en: "Read places from the input, one LATITUDE,LONGITUDE per line, and report once when you "
                    + "arrive.",
                es: "Lee lugares de la entrada, un LATITUD,LONGITUD por línea, y avisa una vez al llegar.",
                eu: "Irakurri lekuak sarreratik, LATITUDEA,LONGITUDEA bat lerroko, eta abisatu behin "
                    + "iristean."
            )
        case .invert:
            language.pick(
                en: "For terminals without colours, dark text on a light background.",
                es: "Para terminales sin colores, con texto oscuro sobre fondo claro.",
                eu: "Kolorerik gabeko terminaletarako, testu iluna hondo argian."
            )
        }
    }
}
