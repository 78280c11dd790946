/// An error in the configuration of a program, and how to fix it. Settings are named by their keys.
package enum ConfigurationErrorText: Message {
    case unreadable(path: String, cause: String)
    case notYAML(path: String, cause: String)
    case unknownKey(String, line: Int, suggestion: String?)
    case repeatedKey(String, line: Int)
    /// The setting takes a single value, or also a list.
    case wrongShape(_ setting: String, list: ListedValue?)
    case relativePath(_ setting: String, String)
    /// A folder or file is given as the address of a server. It may contain a password, so it is not shown.
    case addressAsPath(_ setting: String)
    case wrongEnding(_ setting: String, String, ending: String)
    case notADuration(_ setting: String, String)
    case notASize(_ setting: String, String)
    /// The value of `queue` is neither `sqlite` nor the address of a PostgreSQL server.
    case notAQueue
    case notANumber(_ setting: String, String)
    case outOfRange(_ setting: String, String, lowest: String, highest: String)
    case unknownWord(_ setting: String, String, words: [String], suggestion: String?)
    case notAnAddress(_ setting: String, String)
    case notAnOrigin(_ setting: String, String)
    case notANetwork(_ setting: String, String)
    case notACurrency(_ setting: String, String)
    /// A text that a provider of payments does not put on bank statements.
    case notAStatement(_ setting: String, String)
    /// A name of an account, which is part of the name of a file.
    case notAName(_ setting: String, String)
    /// The code of a house is wrong.
    case notAHouseCode(_ setting: String, String)
    /// The first setting has a value, and the one it needs has none.
    case incompletePair(_ setting: String, needs: String)
    /// The setting listens on all addresses, and the other one has no value.
    case noOrigin(_ setting: String, needs: String)
    /// Plain HTTP on another machine.
    case plainOrigin(_ setting: String, String, PageKeys)
    case overlapping(_ setting: String, _ other: String)
    /// The state folder lies inside the folder of this setting.
    case stateInCloud(_ setting: String)
    case stateOnNetwork(kind: String)
    /// The setting takes a list of groups of values.
    case notEntries(_ setting: String)
    case missingKey(String)
    case notAPrinter(_ setting: String, String)
    /// Two printers have one id.
    case repeatedPrinter(String)

    /// An error with its line in the configuration file.
    case atLine(Int, Sentence)

    /// The names of the settings by which pages come over HTTPS, or may come without it.
    package struct PageKeys: Sendable {
        let certificate: String
        let key: String
        let allowPlain: String

        package init(certificate: String, key: String, allowPlain: String) {
            self.certificate = certificate
            self.key = key
            self.allowPlain = allowPlain
        }
    }

    package func text(in language: any Texts) -> String {
        switch self {
        case .unreadable(let path, let cause):
            language.pick(
                en:
                    "cannot read the configuration \(language.quoted(path)): \(language.cause(cause)); check path and permissions",
                es:
                    "no se puede leer la configuración \(language.quoted(path)): \(language.cause(cause)); comprueba la ruta y los permisos",
                eu:
                    "ezin da \(language.quoted(path)) konfigurazioa irakurri: \(language.cause(cause)); egiaztatu bide-izena "
                    + "eta baimenak"
            )
        case .notYAML(let path, let cause):
            language.pick(
                en: "\(language.quoted(path)) is not YAML: \(cause); correct that line",
                es: "\(language.quoted(path)) no es YAML: \(cause); corrige esa línea",
                eu: "\(language.quoted(path)) ez da YAML: \(cause); zuzendu lerro hori"
            )
        case .notEntries(let setting):
            language.pick(
                en: "\(setting): expects a list; begin each entry with - and give its keys below",
                es: "\(setting): aquí va una lista; empieza cada elemento con - y pon debajo sus claves",
                eu:
                    "\(setting): zerrenda bat behar da; hasi elementu bakoitza - ikurrarekin, eta jarri azpian "
                    + "gakoak"
            )
        case .missingKey(let key):
            language.pick(
                en: "\(key) is missing; add it",
                es: "falta \(key); añádelo",
                eu: "\(key) falta da; gehitu"
            )
        case .notAPrinter(let setting, let text):
            language.pick(
                en:
                    "\(setting): \(language.quoted(text)) is no address of a printer; write 10.0.0.7:9100, "
                    + "/dev/usb/lp0 or a command such as lp -o raw",
                es:
                    "\(setting): \(language.quoted(text)) no es la dirección de una impresora; escribe 10.0.0.7:9100, "
                    + "/dev/usb/lp0 o una orden como lp -o raw",
                eu:
                    "\(setting): \(language.quoted(text)) ez da inprimagailu baten helbidea; idatzi 10.0.0.7:9100, "
                    + "/dev/usb/lp0 edo lp -o raw bezalako agindu bat"
            )
        case .repeatedPrinter(let id):
            language.pick(
                en: "printers: two have the id \(language.quoted(id)); give each its own",
                es: "printers: dos tienen la id \(language.quoted(id)); da a cada una la suya",
                eu: "printers: bik \(language.quoted(id)) ida dute; eman bakoitzari berea"
            )
        case .unknownKey(let key, let line, let suggestion):
            language.pick(
                en: "line \(line): unknown key \(language.quoted(key))"
                    + (suggestion.map { "; did you mean \($0)?" } ?? "; remove it"),
                es: "línea \(line): clave desconocida \(language.quoted(key))"
                    + (suggestion.map { "; ¿querías decir «\($0)»?" } ?? "; bórrala"),
                eu: "\(line). lerroa: \(language.quoted(key)) gakoa ezezaguna da"
                    + (suggestion.map { "; \($0) esan nahi zenuen?" } ?? "; kendu")
            )
        case .repeatedKey(let key, let line):
            language.pick(
                en: "line \(line): the key \(language.quoted(key)) appears twice; keep one",
                es: "línea \(line): la clave \(language.quoted(key)) está dos veces; deja una",
                eu: "\(line). lerroa: \(language.quoted(key)) gakoa bi aldiz dago; utzi bat"
            )
        case .wrongShape(let setting, let list):
            language.pick(
                en: "\(setting): expects one value"
                    + (list.map { ", or a list of \($0.named("ids", "addresses", "words"))" } ?? ""),
                es: "\(setting): aquí va un solo valor"
                    + (list.map { " o una lista de \($0.named("ids", "direcciones", "palabras"))" } ?? ""),
                eu: "\(setting): hemen balio bakarra behar da"
                    + (list.map { ", edo \($0.named("id", "helbide", "hitz"))-zerrenda bat" } ?? "")
            )
        case .relativePath(let setting, let text):
            language.pick(
                en: "\(setting): \(language.quoted(text)) is not an absolute path; begin with /",
                es: "\(setting): \(language.quoted(text)) no es una ruta absoluta; empieza con /",
                eu: "\(setting): \(language.quoted(text)) ez da bide-izen absolutua; hasi / ikurrarekin"
            )
        case .addressAsPath(let setting):
            language.pick(
                en:
                    "\(setting): this is an address, not a path; the address of a PostgreSQL server belongs to queue",
                es:
                    "\(setting): es una dirección, no una ruta; la dirección de un servidor PostgreSQL va en queue",
                eu:
                    "\(setting): helbide bat da, ez bide-izen bat; PostgreSQL zerbitzariaren helbidea queue ezarpenean jartzen da"
            )
        case .wrongEnding(let setting, let text, let ending):
            language.pick(
                en:
                    "\(setting): \(language.quoted(text)) does not end in \(ending), and other files are not read",
                es:
                    "\(setting): \(language.quoted(text)) no acaba en \(ending), y los demás archivos no se leen",
                eu:
                    "\(setting): \(language.quoted(text)) ez da \(ending) fitxategia, eta besterik ez da irakurtzen"
            )
        case .notADuration(let setting, let text):
            language.pick(
                en:
                    "\(setting): \(language.quoted(text)) is not a duration; write an integer with ms, s, m, h or d",
                es:
                    "\(setting): \(language.quoted(text)) no es una duración; escribe un entero con ms, s, m, h o d",
                eu:
                    "\(setting): \(language.quoted(text)) ez da iraupena; idatzi zenbaki oso bat eta ms, s, m, h edo d"
            )
        case .notAQueue:
            language.pick(
                en: "queue: expects sqlite, or an address such as postgresql://mcorder@db/mcorder",
                es: "queue: debe ser sqlite, o una dirección como postgresql://mcorder@db/mcorder",
                eu: "queue: sqlite izan behar du, edo helbide bat, adibidez postgresql://mcorder@db/mcorder"
            )
        case .notASize(let setting, let text):
            language.pick(
                en:
                    "\(setting): \(language.quoted(text)) is not a size; write an integer with kB, MB, GB or TB",
                es:
                    "\(setting): \(language.quoted(text)) no es un tamaño; escribe un entero con kB, MB, GB o TB",
                eu:
                    "\(setting): \(language.quoted(text)) ez da tamaina; idatzi zenbaki oso bat eta kB, MB, GB edo TB"
            )
        case .notANumber(let setting, let text):
            language.pick(
                en: "\(setting): \(language.quoted(text)) is not a whole number",
                es: "\(setting): \(language.quoted(text)) no es un número entero",
                eu: "\(setting): \(language.quoted(text)) ez da zenbaki osoa"
            )
        case .outOfRange(let setting, let text, let lowest, let highest):
            language.pick(
                en: "\(setting): \(language.quoted(text)) is not between \(lowest) and \(highest)",
                es: "\(setting): \(language.quoted(text)) no está entre \(lowest) y \(highest)",
                eu: "\(setting): \(language.quoted(text)) ez dago \(lowest) eta \(highest) artean"
            )
        case .unknownWord(let setting, let text, let words, let suggestion):
            language.pick(
                en: "\(setting): \(language.quoted(text)) is not one of \(words.joined(separator: ", "))"
                    + (suggestion.map { "; did you mean \($0)?" } ?? ""),
                es:
                    "\(setting): \(language.quoted(text)) no vale; elige uno de estos: \(words.joined(separator: ", "))"
                    + (suggestion.map { "; ¿querías decir «\($0)»?" } ?? ""),
                eu:
                    "\(setting): \(language.quoted(text)) ez da hauetako bat: \(words.joined(separator: ", "))"
                    + (suggestion.map { "; \($0) esan nahi zenuen?" } ?? "")
            )
        case .notAnAddress(let setting, let text):
            language.pick(
                en:
                    "\(setting): \(language.quoted(text)) is not an address with a port; write it like 127.0.0.1:8088",
                es:
                    "\(setting): \(language.quoted(text)) no es una dirección con puerto; escríbela como 127.0.0.1:8088",
                eu:
                    "\(setting): \(language.quoted(text)) ez da ataka duen helbidea; idatzi honela: 127.0.0.1:8088"
            )
        case .notAnOrigin(let setting, let text):
            language.pick(
                en:
                    "\(setting): \(language.quoted(text)) is not an origin; write it like https://tills.example, without a path",
                es:
                    "\(setting): \(language.quoted(text)) no es un origen; escríbelo como https://cajas.example, sin ruta",
                eu:
                    "\(setting): \(language.quoted(text)) ez da jatorria; idatzi honela, biderik gabe: https://kutxak.example"
            )
        case .notACurrency(let setting, let text):
            language.pick(
                en: "\(setting): \(language.quoted(text)) is no currency of three letters, such as EUR",
                es: "\(setting): \(language.quoted(text)) no es una moneda de tres letras, como EUR",
                eu: "\(setting): \(language.quoted(text)) ez da hiru letrako txanpona, EUR bezala"
            )
        case .notAStatement(let setting, let text):
            language.pick(
                en:
                    "\(setting): \(language.quoted(text)) cannot stand on bank statements: 1 to 22 characters of ASCII with a letter, and none of < > \\ ' \" *",
                es:
                    "\(setting): \(language.quoted(text)) no puede salir en los extractos del banco: de 1 a 22 caracteres ASCII con alguna letra y sin < > \\ ' \" *",
                eu:
                    "\(setting): \(language.quoted(text)) ezin da bankuko laburpenetan agertu: ASCIIko 1-22 karaktere, letraren batekin, eta hauek gabe: < > \\ ' \" *"
            )
        case .notAName(let setting, let text):
            language.pick(
                en: "\(setting): \(language.quoted(text)) has more than small letters, digits and hyphens",
                es: "\(setting): \(language.quoted(text)) tiene algo más que minúsculas, cifras y guiones",
                eu:
                    "\(setting): \(language.quoted(text)) izenak letra xehe, zifra eta marratxoez gain beste zerbait du"
            )
        case .notANetwork(let setting, let text):
            language.pick(
                en:
                    "\(setting): \(language.quoted(text)) is neither an IP address nor a network like 10.0.0.0/8",
                es: "\(setting): \(language.quoted(text)) no es una dirección IP ni una red como 10.0.0.0/8",
                eu:
                    "\(setting): \(language.quoted(text)) ez da IP helbidea, ezta 10.0.0.0/8 bezalako sarea ere"
            )
        case .notAHouseCode(let setting, let text):
            language.pick(
                en: "\(setting): \(language.quoted(text)) is not the code of a house; copy it "
                    + "from mcorderd key show",
                es:
                    "\(setting): \(language.quoted(text)) no es el código de una casa; cópialo "
                    + "de mcorderd key show",
                eu:
                    "\(setting): \(language.quoted(text)) ez da etxe baten kodea; kopiatu "
                    + "mcorderd key show komandotik"
            )
        case .incompletePair(let setting, let other):
            language.pick(
                en: "\(setting) needs \(other) too; give both or neither",
                es: "\(setting) necesita también \(other); pon los dos o ninguno",
                eu: "\(setting) eta \(other) batera doaz; jarri biak edo bat ere ez"
            )
        case .noOrigin(let setting, let origin):
            language.pick(
                en:
                    "\(setting): the server listens on every address; write in \(origin) which one "
                    + "browsers open",
                es:
                    "\(setting): el servidor escucha en todas las direcciones; escribe en \(origin) cuál abren "
                    + "los navegadores",
                eu: "\(setting): zerbitzariak helbide guztietan entzuten du; idatzi \(origin) gakoan "
                    + "nabigatzaileek zein irekitzen duten"
            )
        case .plainOrigin(let setting, let origin, let keys):
            language.pick(
                en: "\(setting): \(origin) is not encrypted; give \(keys.certificate) and "
                    + "\(keys.key), or set \(keys.allowPlain): true",
                es:
                    "\(setting): \(origin) va sin cifrar; pon \(keys.certificate) y "
                    + "\(keys.key), o bien "
                    + "\(keys.allowPlain): true",
                eu:
                    "\(setting): \(origin) zifratu gabe doa; jarri \(keys.certificate) eta "
                    + "\(keys.key), edo "
                    + "\(keys.allowPlain): true"
            )
        case .overlapping(let first, let second):
            language.pick(
                en: "\(first) and \(second) overlap; give them separate folders",
                es: "\(first) y \(second) se solapan; usa carpetas separadas",
                eu: "\(first) eta \(second) gainjartzen dira; eman karpeta bereiziak"
            )
        case .stateInCloud(let setting):
            language.pick(
                en: "state lies inside \(setting), which is synchronised; put it outside, on a local disk",
                es: "state está dentro de \(setting), que se sincroniza; ponlo fuera, en un disco local",
                eu: "state \(setting) karpetaren barruan dago, eta hura sinkronizatu egiten da; "
                    + "jarri kanpoan, disko lokal batean"
            )
        case .stateOnNetwork(let kind):
            language.pick(
                en: "state is on \(kind), a network file system; put it on a local disk",
                es: "state está en \(kind), un sistema de archivos de red; ponlo en un disco local",
                eu: "state sareko fitxategi-sistema batean dago (\(kind)); jarri disko lokal batean"
            )
        case .atLine(let line, let error):
            language.pick(
                en: "line \(line): \(language.say(error))",
                es: "línea \(line): \(language.say(error))",
                eu: "\(line). lerroa: \(language.say(error))"
            )
        }
    }
}

extension ListedValue {
    /// The word for what a list holds.
    fileprivate func named(_ ids: String, _ networks: String, _ words: String) -> String {
        switch self {
        case .ids: ids
        case .networks: networks
        case .words: words
        }
    }
}
