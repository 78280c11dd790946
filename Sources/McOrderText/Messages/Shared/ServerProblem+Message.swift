package import McOrderModel

/// Why a queue on a PostgreSQL server cannot be used, and what to do.
extension ServerProblem: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .unreachable(let cause):
            language.pick(
                en: "the PostgreSQL server cannot be reached: \(language.cause(cause)). Is it running, "
                    + "and is the address right?",
                es: "no hay conexión con el servidor PostgreSQL: \(language.cause(cause)). ¿Está en "
                    + "marcha y es correcta la dirección?",
                eu: "ezin da PostgreSQL zerbitzariarekin konektatu: \(language.cause(cause)). Martxan "
                    + "dago, eta helbidea zuzena da?"
            )
        case .refused(let user, let host, let passwords, let cause):
            language.pick(
                en: "the PostgreSQL server at \(host) refuses the user \(user). The password is looked "
                    + "for in \(passwords.state(in: language)); pg_hba.conf of the server lets users in. "
                    + "The server says: \(cause)",
                es: "el servidor PostgreSQL de \(host) rechaza al usuario \(user). La contraseña se busca "
                    + "en \(passwords.state(in: language)); a los usuarios los deja entrar pg_hba.conf "
                    + "del servidor. El servidor dice: \(cause)",
                eu: "\(host) makinako PostgreSQL zerbitzariak ez du \(user) erabiltzailea onartzen. "
                    + "Pasahitza hemen bilatzen da: \(passwords.state(in: language)); zerbitzariaren "
                    + "pg_hba.conf fitxategiak uzten die sartzen erabiltzaileei. Zerbitzariak dio: "
                    + "\(cause)"
            )
        case .noRight(let cause):
            language.pick(
                en: "the PostgreSQL server does not let this user do that: the queue's user has to own "
                    + "its tables. The server says: \(cause)",
                es: "el servidor PostgreSQL no se lo permite a este usuario: las tablas de la cola tienen "
                    + "que ser suyas. El servidor dice: \(cause)",
                eu: "PostgreSQL zerbitzariak ez dio hori uzten erabiltzaile honi: ilararen taulek harenak "
                    + "izan behar dute. Zerbitzariak dio: \(cause)"
            )
        case .noDatabase(let name, let host):
            language.pick(
                en: "the PostgreSQL server at \(host) has no database \(name): create it with createdb "
                    + "(docs/postgresql.md), or correct the address",
                es: "el servidor PostgreSQL de \(host) no tiene la base de datos \(name): créala con "
                    + "createdb (docs/postgresql.md) o corrige la dirección",
                eu: "\(host) makinako PostgreSQL zerbitzariak ez du \(name) datu-basea: sortu createdb "
                    + "aginduarekin (docs/postgresql.md) edo zuzendu helbidea"
            )
        case .full(let host, let cause):
            language.pick(
                en: "the PostgreSQL server at \(host) has no session left: raise max_connections, or "
                    + "close programs that use it. The server says: \(cause)",
                es: "al servidor PostgreSQL de \(host) no le quedan sesiones: sube max_connections o "
                    + "cierra programas que lo usan. El servidor dice: \(cause)",
                eu: "\(host) makinako PostgreSQL zerbitzarian ez da saiorik geratzen: igo max_connections "
                    + "edo itxi hura darabilten programak. Zerbitzariak dio: \(cause)"
            )
        case .unverified(let host, let cause):
            language.pick(
                en: "the server at \(host) does not prove that it is the one of the address: each user "
                    + "needs the authority's certificate in ~/.postgresql/root.crt, and the server's "
                    + "certificate has to name \(host) (docs/postgresql.md). The client library says: "
                    + "\(cause)",
                es: "el servidor de \(host) no demuestra que es el de la dirección: cada usuario necesita "
                    + "el certificado de la autoridad en ~/.postgresql/root.crt, y el certificado del "
                    + "servidor tiene que nombrar \(host) (docs/postgresql.md). La biblioteca dice: "
                    + "\(cause)",
                eu: "\(host) makinako zerbitzariak ez du frogatzen helbidekoa dela: erabiltzaile "
                    + "bakoitzak agintaritzaren ziurtagiria behar du ~/.postgresql/root.crt fitxategian, "
                    + "eta zerbitzariaren ziurtagiriak \(host) izendatu behar du (docs/postgresql.md). "
                    + "Liburutegiak dio: \(cause)"
            )
        case .setting(let cause):
            language.pick(
                en: "a parameter of the PostgreSQL server's address is wrong: \(cause)",
                es: "un parámetro de la dirección del servidor PostgreSQL está mal: \(cause)",
                eu: "PostgreSQL zerbitzariaren helbideko parametro bat okerra da: \(cause)"
            )
        case .readOnly(let hosts):
            language.pick(
                en: "the PostgreSQL server only lets programs read (\(hosts)): it is a standby, or "
                    + "read-only. Promote one of them if the primary is lost",
                es: "el servidor PostgreSQL solo deja leer (\(hosts)): es de reserva o de solo "
                    + "lectura. Promueve uno si se ha perdido el principal",
                eu: "PostgreSQL zerbitzariak irakurtzen bakarrik uzten du (\(hosts)): ordezkoa da, edo "
                    + "irakurtzeko soilik. Igo bat nagusi, nagusia galdu bada"
            )
        case .olderTimeline(let host, let found, let known):
            language.pick(
                en: "the PostgreSQL server at \(host) is an old primary (timeline \(found), \(known) is "
                    + "known) and lacks changes: stop it, and make it a standby of the present primary",
                es: "el servidor PostgreSQL de \(host) es un principal antiguo (timeline \(found), se "
                    + "conoce la \(known)) y le faltan cambios: páralo y ponlo de reserva del principal "
                    + "actual",
                eu: "\(host) makinako PostgreSQL zerbitzaria nagusi zaharra da (timeline \(found), "
                    + "\(known) ezagutzen da) eta aldaketak falta ditu: gelditu eta jarri oraingo "
                    + "nagusiaren ordezko"
            )
        case .severalPrimaries(let hosts):
            language.pick(
                en: "several servers of the address accept changes (\(hosts)), so that there are two "
                    + "queues: stop the old one, and make it a standby of the other",
                es: "varios servidores de la dirección aceptan cambios (\(hosts)), así que hay dos colas: "
                    + "para el antiguo y ponlo de reserva del otro",
                eu: "helbideko zerbitzari batek baino gehiagok onartzen ditu aldaketak (\(hosts)), beraz "
                    + "bi ilara daude: gelditu zaharra eta jarri bestearen ordezko"
            )
        case .standbyAway(let names):
            language.pick(
                en: "commits wait for the synchronous standby \(names), which is not connected: start it "
                    + "again, or take it out of synchronous_standby_names and reload the server. A change "
                    + "that waits is made then",
                es: "los cambios esperan al servidor de reserva síncrono \(names), que no está conectado: "
                    + "arráncalo, o quítalo de synchronous_standby_names y recarga el servidor. El cambio "
                    + "que espera se hará entonces",
                eu: "aldaketak \(names) ordezko sinkronoaren zain daude, eta hura ez dago konektatuta: "
                    + "abiarazi berriro, edo kendu synchronous_standby_names ezarpenetik eta kargatu "
                    + "zerbitzaria berriro. Zain dagoen aldaketa orduan egingo da"
            )
        case .encoding(let encoding, let database):
            language.pick(
                en: "the database \(database) stores texts as \(encoding), which cannot hold every order: "
                    + "create it with createdb --encoding=UTF8 --template=template0 \(database)",
                es: "la base de datos \(database) guarda los textos en \(encoding), donde no caben todos "
                    + "los pedidos: créala con createdb --encoding=UTF8 --template=template0 \(database)",
                eu: "\(database) datu-baseak \(encoding) kodeketan gordetzen ditu testuak, eta eskaera "
                    + "guztiak ez dira bertan sartzen: sortu honela: createdb --encoding=UTF8 "
                    + "--template=template0 \(database)"
            )
        case .unknownOutcome(let cause):
            language.pick(
                en: "the PostgreSQL server did not confirm the change, and could not be asked "
                    + "(\(language.cause(cause))): look whether it was made before you try again",
                es: "el servidor PostgreSQL no ha confirmado el cambio y no se le ha podido preguntar "
                    + "(\(language.cause(cause))): mira si se hizo antes de repetirlo",
                eu: "PostgreSQL zerbitzariak ez du aldaketa baieztatu, eta ezin izan zaio galdetu "
                    + "(\(language.cause(cause))): errepikatu aurretik begiratu ea egin den"
            )
        case .old(let version):
            language.pick(
                en: "the PostgreSQL server has version \(version): it needs 15 or later",
                es: "el servidor PostgreSQL es de la versión \(version): hace falta la 15 o una posterior",
                eu: "PostgreSQL zerbitzaria \(version) bertsiokoa da: 15a edo berriagoa behar da"
            )
        case .behindProxy:
            language.pick(
                en: "the address leads to a proxy that shares connections, such as PgBouncer: give the "
                    + "address of the PostgreSQL server itself",
                es: "la dirección lleva a un proxy que comparte conexiones, como PgBouncer: pon la "
                    + "dirección del propio servidor PostgreSQL",
                eu: "helbidea konexioak partekatzen dituen proxy batena da, adibidez PgBouncer: eman "
                    + "PostgreSQL zerbitzariaren beraren helbidea"
            )
        case .weak(let setting, let value):
            language.pick(
                en: "the PostgreSQL server has \(setting) = \(value) and may lose orders at a power cut: "
                    + "set it to on",
                es: "el servidor PostgreSQL tiene \(setting) = \(value) y puede perder pedidos si se va "
                    + "la luz: ponlo en on",
                eu: "PostgreSQL zerbitzariak \(setting) = \(value) du, eta argindarra joanez gero "
                    + "eskaerak gal ditzake: jarri on"
            )
        case .passwordInAddress:
            language.pick(
                en: "the address of the PostgreSQL server contains a password: put it into ~/.pgpass "
                    + "(mode 0600) and remove it from the address",
                es: "la dirección del servidor PostgreSQL contiene una contraseña: guárdala en ~/.pgpass "
                    + "(modo 0600) y quítala de la dirección",
                eu: "PostgreSQL zerbitzariaren helbideak pasahitz bat du: gorde ~/.pgpass fitxategian "
                    + "(0600 modua) eta kendu helbidetik"
            )
        case .notAnAddress:
            language.pick(
                en: "this is no address of a PostgreSQL server such as postgresql://mcorder@db/mcorder "
                    + "(what was given is not shown, since it may contain a password)",
                es: "no es la dirección de un servidor PostgreSQL, como postgresql://mcorder@db/mcorder "
                    + "(no se muestra lo escrito, porque puede contener una contraseña)",
                eu: "hori ez da PostgreSQL zerbitzari baten helbidea, adibidez "
                    + "postgresql://mcorder@db/mcorder (idatzitakoa ez da erakusten, pasahitz bat izan "
                    + "dezakeelako)"
            )
        case .notBuiltIn:
            language.pick(
                en: "this program was built without PostgreSQL: build it with the trait PostgreSQL "
                    + "(docs/postgresql.md)",
                es: "este programa se compiló sin PostgreSQL: compílalo con el trait PostgreSQL "
                    + "(docs/postgresql.md)",
                eu: "programa hau PostgreSQL gabe egina dago: konpilatu PostgreSQL trait-arekin "
                    + "(docs/postgresql.md)"
            )
        case .leaseLost:
            language.pick(
                en: "another mcorderd has taken over these restaurants: this one waits from its next "
                    + "start on",
                es: "otro mcorderd se ha hecho cargo de estos restaurantes: este espera a partir de su "
                    + "próximo arranque",
                eu: "beste mcorderd batek hartu ditu jatetxe hauek: honek hurrengo abiotik aurrera "
                    + "itxarongo du"
            )
        case .moved(let place):
            language.pick(
                en: "this queue was copied and is now at \(place): use that place (queue in "
                    + "mcorderd.yaml, MCORDER_QUEUE, --state)",
                es: "esta cola se copió y ahora está en \(place): usa ese lugar (queue en mcorderd.yaml, "
                    + "MCORDER_QUEUE, --state)",
                eu: "ilara hau kopiatu egin zen eta orain hemen dago: \(place). Erabili leku hori (queue "
                    + "mcorderd.yaml fitxategian, MCORDER_QUEUE, --state)"
            )
        case .targetInUse:
            language.pick(
                en: "the target is a queue already. \(Self.emptying(language))",
                es: "el destino ya tiene una cola. \(Self.emptying(language))",
                eu: "helmugan badago ilara bat. \(Self.emptying(language))"
            )
        case .changedWhileCopied:
            language.pick(
                en: "the queue changed while it was copied: close the tills and copy again. "
                    + Self.emptying(language),
                es: "la cola ha cambiado mientras se copiaba: cierra las cajas y copia otra vez. "
                    + Self.emptying(language),
                eu: "ilara aldatu egin da kopiatu bitartean: itxi kutxak eta kopiatu berriro. "
                    + Self.emptying(language)
            )
        case .copyDiffers(let table):
            language.pick(
                en: "the copy differs in the table \(table): copy again. \(Self.emptying(language))",
                es: "la copia es distinta en la tabla \(table): copia otra vez. \(Self.emptying(language))",
                eu: "kopia desberdina da \(table) taulan: kopiatu berriro. \(Self.emptying(language))"
            )
        case .sameEngine:
            language.pick(
                en: "a copy goes from a state folder to a server, or back",
                es: "se copia de una carpeta a un servidor, o al revés",
                eu: "karpeta batetik zerbitzari batera kopiatzen da, edo alderantziz"
            )
        case .hasOwnBackup:
            language.pick(
                en: "the queue is on a PostgreSQL server: make backups with its own tools, such as "
                    + "pg_basebackup or pg_dump",
                es: "la cola está en un servidor PostgreSQL: haz las copias con sus propias herramientas, "
                    + "como pg_basebackup o pg_dump",
                eu: "ilara PostgreSQL zerbitzari batean dago: egin babeskopiak haren tresnekin, adibidez "
                    + "pg_basebackup edo pg_dump"
            )
        }
    }

    package var sentence: Sentence { self }

    /// How the target of a copy is made empty.
    private static func emptying(_ language: any Texts) -> String {
        let commands = "dropdb mcorder; createdb --owner=mcorder --encoding=UTF8 --template=template0 mcorder"
        return language.pick(
            en: "The target has to be an empty database (as the server's administrator: \(commands)) or a "
                + "folder that does not exist yet",
            es: "El destino tiene que ser una base de datos vacía (como administrador del servidor: "
                + "\(commands)) o una carpeta que aún no exista",
            eu: "Helmugak datu-base hutsa izan behar du (zerbitzariaren administratzaile gisa: \(commands)) "
                + "edo oraindik ez dagoen karpeta bat"
        )
    }
}

extension PasswordFile {
    /// The file and why it may not be used: `/root/.pgpass (mode 0600)`.
    fileprivate func state(in language: any Texts) -> String {
        guard let mode else {
            return language.pick(
                en: "\(path), which does not exist",
                es: "\(path), que no existe",
                eu: "\(path) (ez dago halakorik)"
            )
        }
        let octal = "0" + String(mode, radix: 8)
        guard isIgnored else {
            return language.pick(
                en: "\(path) (mode \(octal))",
                es: "\(path) (modo \(octal))",
                eu: "\(path) (\(octal) modua)"
            )
        }
        return language.pick(
            en: "\(path), which is not used because others may read it (mode \(octal), 0600 is needed)",
            es: "\(path), que no se usa porque otros pueden leerlo (modo \(octal), hace falta 0600)",
            eu: "\(path), baina ez da erabiltzen besteek irakur dezaketelako (\(octal) modua, 0600 behar da)"
        )
    }
}
