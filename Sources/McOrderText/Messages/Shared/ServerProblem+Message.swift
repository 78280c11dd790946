package import McOrderModel

/// Why a queue on a PostgreSQL server cannot be used, and what to do.
extension ServerProblem: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .unreachable(let cause):
            language.pick(
                en:
                    "the PostgreSQL server cannot be reached: \(language.cause(cause)). Is it running, and is the address right?",
                es:
                    "no hay conexión con el servidor PostgreSQL: \(language.cause(cause)). ¿Está en marcha y es correcta la "
                    + "dirección?",
                eu:
                    "ezin da PostgreSQL zerbitzariarekin konektatu: \(language.cause(cause)). Martxan dago, eta helbidea "
                    + "zuzena da?"
            )
        case .unknownOutcome(let cause):
            language.pick(
                en:
                    "the PostgreSQL server did not confirm the change, and could not be asked (\(language.cause(cause))): look whether "
                    + "it was made before you try again",
                es: "el servidor PostgreSQL no ha confirmado el cambio y no se le ha podido preguntar "
                    + "(\(language.cause(cause))): mira si se hizo antes de repetirlo",
                eu:
                    "PostgreSQL zerbitzariak ez du aldaketa baieztatu, eta ezin izan zaio galdetu (\(language.cause(cause))): "
                    + "errepikatu aurretik begiratu ea egin den"
            )
        case .old(let version):
            language.pick(
                en: "the PostgreSQL server has version \(version): it needs 15 or later",
                es: "el servidor PostgreSQL es de la versión \(version): hace falta la 15 o una posterior",
                eu: "PostgreSQL zerbitzaria \(version) bertsiokoa da: 15a edo berriagoa behar da"
            )
        case .behindProxy:
            language.pick(
                en:
                    "the address leads to a proxy that shares connections, such as PgBouncer: give the address of "
                    + "the PostgreSQL server itself",
                es:
                    "la dirección lleva a un proxy que comparte conexiones, como PgBouncer: pon la dirección del "
                    + "propio servidor PostgreSQL",
                eu:
                    "helbidea konexioak partekatzen dituen proxy batena da, adibidez PgBouncer: eman PostgreSQL "
                    + "zerbitzariaren beraren helbidea"
            )
        case .weak(let setting, let value):
            language.pick(
                en:
                    "the PostgreSQL server has \(setting) = \(value) and may lose orders at a power cut: set it to on",
                es:
                    "el servidor PostgreSQL tiene \(setting) = \(value) y puede perder pedidos si se va la luz: ponlo "
                    + "en on",
                eu:
                    "PostgreSQL zerbitzariak \(setting) = \(value) du, eta argindarra joanez gero eskaerak gal "
                    + "ditzake: jarri on"
            )
        case .passwordInAddress:
            language.pick(
                en:
                    "the address of the PostgreSQL server contains a password: put it into ~/.pgpass (mode 0600) and "
                    + "remove it from the address",
                es:
                    "la dirección del servidor PostgreSQL contiene una contraseña: guárdala en ~/.pgpass (modo 0600) y "
                    + "quítala de la dirección",
                eu:
                    "PostgreSQL zerbitzariaren helbideak pasahitz bat du: gorde ~/.pgpass fitxategian (0600 modua) "
                    + "eta kendu helbidetik"
            )
        case .notAnAddress:
            language.pick(
                en:
                    "this is no address of a PostgreSQL server such as postgresql://mcorder@db/mcorder (what was given is "
                    + "not shown, since it may contain a password)",
                es:
                    "no es la dirección de un servidor PostgreSQL, como postgresql://mcorder@db/mcorder (no se muestra lo "
                    + "escrito, porque puede contener una contraseña)",
                eu:
                    "hori ez da PostgreSQL zerbitzari baten helbidea, adibidez postgresql://mcorder@db/mcorder (idatzitakoa "
                    + "ez da erakusten, pasahitz bat izan dezakeelako)"
            )
        case .notBuiltIn:
            language.pick(
                en:
                    "this program was built without PostgreSQL: build it with the trait PostgreSQL (docs/postgresql.md)",
                es:
                    "este programa se compiló sin PostgreSQL: compílalo con el trait PostgreSQL (docs/postgresql.md)",
                eu:
                    "programa hau PostgreSQL gabe egina dago: konpilatu PostgreSQL trait-arekin (docs/postgresql.md)"
            )
        case .leaseLost:
            language.pick(
                en:
                    "another mcorderd has taken over these restaurants: this one waits from its next start on",
                es:
                    "otro mcorderd se ha hecho cargo de estos restaurantes: este espera a partir de su próximo arranque",
                eu:
                    "beste mcorderd batek hartu ditu jatetxe hauek: honek hurrengo abiotik aurrera itxarongo du"
            )
        case .targetInUse:
            language.pick(
                en: "the target is a queue already: give an empty database or a new folder",
                es: "el destino ya tiene una cola: usa una base de datos vacía o una carpeta nueva",
                eu: "helmugan badago ilara bat: eman datu-base huts bat edo karpeta berri bat"
            )
        case .changedWhileCopied:
            language.pick(
                en: "the queue changed while it was copied: close the tills, empty the target and repeat",
                es: "la cola ha cambiado mientras se copiaba: cierra las cajas, vacía el destino y repite",
                eu: "ilara aldatu egin da kopiatu bitartean: itxi kutxak, hustu helmuga eta errepikatu"
            )
        case .copyDiffers(let table):
            language.pick(
                en: "the copy differs in the table \(table): empty the target and repeat",
                es: "la copia es distinta en la tabla \(table): vacía el destino y repite",
                eu: "kopia desberdina da \(table) taulan: hustu helmuga eta errepikatu"
            )
        case .sameEngine:
            language.pick(
                en: "a copy goes from a state folder to a server, or back",
                es: "se copia de una carpeta a un servidor, o al revés",
                eu: "karpeta batetik zerbitzari batera kopiatzen da, edo alderantziz"
            )
        case .hasOwnBackup:
            language.pick(
                en:
                    "the queue is on a PostgreSQL server: make backups with its own tools, such as pg_basebackup or "
                    + "pg_dump",
                es:
                    "la cola está en un servidor PostgreSQL: haz las copias con sus propias herramientas, como "
                    + "pg_basebackup o pg_dump",
                eu: "ilara PostgreSQL zerbitzari batean dago: egin babeskopiak haren tresnekin, adibidez "
                    + "pg_basebackup edo pg_dump"
            )
        }
    }

    package var sentence: Sentence { self }
}
