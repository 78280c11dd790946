internal import McOrderConsole
internal import McOrderText

/// The help of the program, its commands and their options.
enum HelpText {
    static let program = CommandHelp(
        Inline(
            es: "Pide por adelantado en el restaurante, con solo una carpeta compartida.",
            en: "Order ahead at the restaurant, with nothing but a shared folder.",
            eu: "Eskatu aldez aurretik jatetxean, karpeta partekatu bat besterik gabe."
        ),
        examples: [
            Verbatim("mcorder join ~/Drive/McOrder"),
            Verbatim("mcorder menu BigMac \"Lipton Ice\" Deluxe --large"),
            Verbatim("mcorder add Espresso"), sendWithMessage,
        ]
    )
    private static let sendWithMessage = Inline(
        es: "mcorder send -r garbera -m \"3 ketchups, por favor.\"",
        en: "mcorder send -r garbera -m \"3 ketchups, please.\"",
        eu: "mcorder send -r garbera -m \"3 ketchup, mesedez.\""
    )
    static let join = CommandHelp(
        Inline(
            es: "Comprueba la carpeta compartida del restaurante y la recuerda.",
            en: "Check the restaurant's shared folder and remember it.",
            eu: "Egiaztatu jatetxearen karpeta partekatua, eta gogoan hartu."
        ),
        examples: ["mcorder join ~/Drive/McOrder"]
    )
    static let products = CommandHelp(
        Inline(
            es: "Muestra el catálogo por categorías.",
            en: "Show the catalogue by category.",
            eu: "Erakutsi katalogoa, kategoriaka."
        ),
        details: Inline(
            es: "Los precios son los del restaurante favorito, si lo hay.",
            en: "Prices are those of the favourite restaurant, if there is one.",
            eu: "Prezioak gogoko jatetxearenak dira, halakorik badago."
        ),
        examples: [
            Verbatim("mcorder products"),
            Inline(
                es: "mcorder products Bebidas",
                en: "mcorder products drinks",
                eu: "mcorder products Bebidas"
            ),
            Inline(
                es: "mcorder products --search pollo",
                en: "mcorder products --search bacon",
                eu: "mcorder products --search pollo"
            ),
            Inline(
                es: "mcorder products --without gluten --without leche",
                en: "mcorder products --without gluten --without milk",
                eu: "mcorder products --without gluten --without esnea"
            ),
        ]
    )
    static let new = CommandHelp(
        Inline(
            es: "Empieza un pedido nuevo: vacía el ticket.",
            en: "Start a new order: empty the ticket.",
            eu: "Hasi eskaera berri bat: hustu tiketa."
        ),
        examples: ["mcorder new"]
    )
    static let add = CommandHelp(
        Inline(
            es: "Añade un producto al ticket.",
            en: "Add a product to the ticket.",
            eu: "Gehitu produktu bat tiketari."
        ),
        examples: ["mcorder add Espresso", "mcorder add \"Coca Cola\" -n 2"]
    )
    static let menu = CommandHelp(
        Inline(
            es: "Añade un menú al ticket: sándwich, bebida y complemento.",
            en: "Add a menu to the ticket: sandwich, drink and side.",
            eu: "Gehitu menu bat tiketari: ogitartekoa, edaria eta osagarria."
        ),
        examples: [
            "mcorder menu BigMac \"Coca Cola\" Deluxe", "mcorder menu BigMac \"Lipton Ice\" Deluxe --large",
        ]
    )
    static let ticket = CommandHelp(
        Inline(
            es: "Muestra el ticket y su total.",
            en: "Show the ticket and its total.",
            eu: "Erakutsi tiketa eta guztira zenbat den."
        ),
        examples: ["mcorder ticket", "mcorder ticket --json"]
    )
    static let remove = CommandHelp(
        Inline(
            es: "Quita líneas del ticket.",
            en: "Take lines off the ticket.",
            eu: "Kendu lerroak tiketetik."
        ),
        details: Inline(
            es: "Las líneas se cuentan como las muestra «mcorder ticket». Se quitan todas o ninguna.",
            en: "Lines are counted as “mcorder ticket” shows them. All of them are removed or none.",
            eu: "Lerroak «mcorder ticket» komandoak erakusten dituen bezala zenbatzen dira. Denak kentzen "
                + "dira, edo bat ere ez."
        ),
        examples: ["mcorder remove 2", "mcorder remove 1 3"]
    )
    static let restaurants = CommandHelp(
        Inline(es: "Muestra los restaurantes.", en: "List the restaurants.", eu: "Erakutsi jatetxeak."),
        details: Inline(
            es: "Con un lugar, el más cercano primero.",
            en: "With a place, the nearest first.",
            eu: "Leku bat emanda, hurbilena lehenengo."
        ),
        examples: ["mcorder restaurants", "mcorder restaurants --near 43.3183,-1.9812"]
    )
    static let send = CommandHelp(
        Inline(
            es: "Envía el ticket a un restaurante.",
            en: "Send the ticket to a restaurant.",
            eu: "Bidali tiketa jatetxe batera."
        ),
        details: Inline(
            es:
                "Sin -r va al restaurante favorito. Si un envío se interrumpió, se termina primero ese pedido. Si "
                + "el restaurante ya tiene otro pedido con ese número, dice cuál y pregunta si enviar el tuyo con "
                + "uno nuevo; en un script sale con 65.",
            en: "Without -r it goes to the favourite restaurant. If a sending was interrupted, that order is "
                + "finished first. If the restaurant has another order under that number, it says which one and "
                + "asks whether to send yours under a new one; in a script it exits 65.",
            eu: "-r gabe, gogoko jatetxera doa. Bidalketa bat eten bazen, eskaera hori amaitzen da "
                + "lehenengo. Jatetxeak zenbaki horrekin beste eskaera bat badu, zein den esaten du, eta "
                + "zurea zenbaki berri batekin bidali nahi duzun galdetzen dizu; script batean 65 kodearekin "
                + "irteten da."
        ),
        examples: [
            Verbatim("mcorder send"), sendWithMessage, Verbatim("mcorder send --dry-run"),
            Verbatim("mcorder send --wait 30 --json"),
        ]
    )
    static let device = CommandHelp(
        Inline(
            es: "Muestra el nombre y el código (UDID) del dispositivo, o cambia el nombre.",
            en: "Show the device's name and unique code (UDID), or change the name.",
            eu: "Erakutsi gailuaren izena eta kodea (UDID), edo aldatu izena."
        ),
        examples: [
            Verbatim("mcorder device"),
            Inline(
                es: "mcorder device --name \"iPhone4 de Beris\"",
                en: "mcorder device --name \"Beris's iPhone4\"",
                eu: "mcorder device --name \"Berisen iPhone4\""
            ),
        ]
    )

    static let restaurantOne = CommandHelp(
        Inline(
            es: "Muestra un restaurante: dónde está y cómo llegar.",
            en: "Show one restaurant: where, and how to get there.",
            eu: "Erakutsi jatetxe bat: non dagoen eta nola iritsi."
        ),
        examples: ["mcorder restaurant garbera", "mcorder restaurant garbera --near 43.3183,-1.9812"]
    )
    static let favourite = CommandHelp(
        Inline(
            es: "Muestra o elige el restaurante favorito.",
            en: "Show or choose the favourite restaurant.",
            eu: "Erakutsi edo aukeratu gogoko jatetxea."
        ),
        examples: ["mcorder favourite", "mcorder favourite garbera"]
    )
    static let last = CommandHelp(
        Inline(es: "Muestra el último pedido.", en: "Show the last order.", eu: "Erakutsi azken eskaera."),
        examples: ["mcorder last", "mcorder last --json"]
    )
    static let reorder = CommandHelp(
        Inline(
            es: "Pone el último pedido en el ticket, a los precios de hoy.",
            en: "Put the last order on the ticket, at today's prices.",
            eu: "Jarri azken eskaera tiketean, gaurko prezioetan."
        ),
        examples: ["mcorder reorder", "mcorder reorder --append"]
    )
    static let status = CommandHelp(
        Inline(
            es: "Dice qué ha contestado el restaurante.",
            en: "Tell what the restaurant answered.",
            eu: "Esan zer erantzun duen jatetxeak."
        ),
        examples: ["mcorder status", "mcorder status -w", "mcorder status 9 --until ready"]
    )
    static let website = CommandHelp(
        Inline(es: "La página web de la casa.", en: "The company's web site.", eu: "Etxearen webgunea."),
        examples: ["mcorder website"]
    )

    static let restaurantName = Inline(
        es: "Nombre o id del restaurante.",
        en: "The restaurant's name or id.",
        eu: "Jatetxearen izena edo id-a."
    )
    static let number = Inline(
        es: "Número o código del pedido (si no, el último).",
        en: "The order's number or code (else the last).",
        eu: "Eskaeraren zenbakia edo kodea (bestela, azkena)."
    )
    static let watch = Inline(
        es: "Sigue mirando hasta que acabe.",
        en: "Go on watching until it is over.",
        eu: "Jarraitu begira, amaitu arte."
    )
    static let until = Inline(
        es: "Espera hasta este estado: preparing, ready, collected…",
        en: "Wait until this state: preparing, ready, collected…",
        eu: "Itxaron egoera honetara arte: preparing, ready, collected…"
    )
    static let replace = Inline(
        es: "En lugar de lo que haya.",
        en: "In place of what is there.",
        eu: "Dagoenaren ordez."
    )
    static let append = Inline(
        es: "Detrás de lo que haya.",
        en: "Behind what is there.",
        eu: "Dagoenaren atzetik."
    )
    static let yes = Inline(
        es: "No pregunta antes de enviar (antes de enviar otra vez, sí).",
        en: "Do not ask before sending (before sending again it does).",
        eu: "Ez galdetu bidali aurretik (berriro bidali aurretik, bai)."
    )

    static let cloud = Inline(
        es: "Carpeta compartida (MCORDER_CLOUD; si no, la de join).",
        en: "Shared folder (MCORDER_CLOUD; else the one of join).",
        eu: "Karpeta partekatua (MCORDER_CLOUD; bestela, join komandoarena)."
    )
    static let catalog = Inline(
        es: "Carpeta del catálogo (MCORDER_CATALOG; si no, el de la carpeta compartida).",
        en: "The catalogue's folder (MCORDER_CATALOG; else the shared folder's).",
        eu: "Katalogoaren karpeta (MCORDER_CATALOG; bestela, karpeta partekatuarena)."
    )
    static let home = Inline(
        es: "Carpeta propia de mcorder (MCORDER_HOME; si no, $XDG_STATE_HOME/mcorder).",
        en: "mcorder's own folder (MCORDER_HOME; else $XDG_STATE_HOME/mcorder).",
        eu: "Programaren karpeta propioa (MCORDER_HOME; bestela, $XDG_STATE_HOME/mcorder)."
    )
    static let lang = Inline(
        es: "Idioma: es, en o eu.",
        en: "Language: es, en or eu.",
        eu: "Hizkuntza: es, en edo eu."
    )
    static let json = Inline(es: "Escribe JSON.", en: "Print JSON.", eu: "Idatzi JSON.")
    static let folder = Inline(
        es: "La carpeta compartida.",
        en: "The shared folder.",
        eu: "Karpeta partekatua."
    )
    static let category = Inline(
        es: "Una sola categoría.",
        en: "One category only.",
        eu: "Kategoria bat bakarrik."
    )
    static let search = Inline(
        es: "Los que lleven este texto en el nombre o la descripción.",
        en: "Those with this text in name or description.",
        eu: "Izenean edo deskribapenean testu hau dutenak."
    )
    static let without = Inline(
        es: "Los que se sabe que no llevan este alérgeno; puede repetirse.",
        en: "Those known to be free of this allergen; may be repeated.",
        eu: "Alergeno hau ez dutela dakigunak; errepika daiteke."
    )
    static let product = Inline(
        es: "Nombre o id del producto.",
        en: "The product's name or id.",
        eu: "Produktuaren izena edo id-a."
    )
    static let sandwich = Inline(
        es: "El sándwich del menú, o Nuggets.",
        en: "The menu's sandwich, or Nuggets.",
        eu: "Menuaren ogitartekoa, edo Nuggets."
    )
    static let drink = Inline(es: "La bebida.", en: "The drink.", eu: "Edaria.")
    static let side = Inline(es: "El complemento.", en: "The side.", eu: "Osagarria.")
    static let large = Inline(
        es: "Bebida y complemento grandes.",
        en: "Large drink and side.",
        eu: "Edari eta osagarri handiak."
    )
    static let count = Inline(es: "Cuántos.", en: "How many.", eu: "Zenbat.")
    static let lines = Inline(
        es: "Números de las líneas.",
        en: "Numbers of the lines.",
        eu: "Lerroen zenbakiak."
    )
    static let abandon = Inline(
        es: "Abandona también el pedido cuyo envío se interrumpió.",
        en: "Also give up the order whose sending was interrupted.",
        eu: "Utzi alde batera bidaltzean eten zen eskaera ere."
    )
    static let near = Inline(
        es: "Un lugar en grados, LATITUD,LONGITUD (MCORDER_NEAR).",
        en: "A place in degrees, LATITUDE,LONGITUDE (MCORDER_NEAR).",
        eu: "Leku bat graduetan, LATITUDEA,LONGITUDEA (MCORDER_NEAR)."
    )
    static let deviceName = Inline(
        es: "El nombre nuevo, de 1 a 64 caracteres.",
        en: "The new name, 1 to 64 characters.",
        eu: "Izen berria, 1 eta 64 karaktere artekoa."
    )
    static let restaurant = Inline(
        es: "El restaurante (si no, el favorito).",
        en: "The restaurant (else the favourite).",
        eu: "Jatetxea (bestela, gogokoa)."
    )
    static let message = Inline(
        es: "Un comentario, hasta 140 caracteres.",
        en: "A comment, up to 140 characters.",
        eu: "Iruzkin bat, gehienez 140 karaktere."
    )
    static let wait = Inline(
        es: "Cuánto esperar la respuesta del restaurante (15 en un terminal; si no, 0).",
        en: "How long to wait for the restaurant's answer (15 on a terminal, else 0).",
        eu: "Zenbat itxaron jatetxearen erantzunari (15 terminal batean; bestela, 0)."
    )
    static let dryRun = Inline(
        es: "Muestra lo que se enviaría, sin enviar nada.",
        en: "Show what would be sent, and send nothing.",
        eu: "Erakutsi zer bidaliko litzatekeen, ezer bidali gabe."
    )
    static let again = Inline(
        es: "Envía aunque hace menos de 10 minutos se enviara un pedido igual.",
        en: "Send even if an equal order went out less than 10 minutes ago.",
        eu: "Bidali, duela 10 minutu baino gutxiago eskaera berdin bat bidali bada ere."
    )
}
