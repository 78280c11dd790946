import McOrderConsole
import McOrderText

/// One thing that is wrong with the configuration.
enum ConfigurationFault: Error, Equatable {
    /// The file that was named does not exist or cannot be read.
    case unreadable(path: String, words: String)
    /// The file is not YAML; the parser's words.
    case notYAML(path: String, words: String)
    /// No such key; a known one of nearly that name.
    case unknownKey(String, line: Int, suggestion: String?)
    /// The key stands twice.
    case repeatedKey(String, line: Int)
    /// The value is a mapping or a list where one value is wanted, or the other way round.
    case wrongShape(Setting)
    /// Not an absolute path.
    case relativePath(Setting, String)
    /// Not a file of that ending.
    case wrongEnding(Setting, String, ending: String)
    /// Not a duration.
    case notADuration(Setting, String)
    /// Not a size.
    case notASize(Setting, String)
    /// Not a whole number.
    case notANumber(Setting, String)
    /// Out of the range from the one to the other.
    case outOfRange(Setting, String, lowest: String, highest: String)
    /// Not one of the words.
    case unknownWord(Setting, String, words: [String], suggestion: String?)
    /// Two folders are the same or lie in each other.
    case overlapping(Setting, Setting)
    /// The state folder lies inside the shared folder.
    case stateInCloud(Setting)
    /// The state folder is on a file system of the network.
    case stateOnNetwork(kind: String)

    /// Whether a file with this fault still says what its other keys are.
    var leavesValues: Bool {
        switch self {
        case .unreadable, .notYAML, .repeatedKey, .wrongShape: false
        default: true
        }
    }

    /// What is wrong, and the cure.
    var sentence: Sentence {
        switch self {
        case .unreadable(let path, let words):
            Inline(
                es:
                    "no se puede leer la configuración \(quote(path)): \(words); comprueba la ruta y los permisos",
                en:
                    "cannot read the configuration \(quote(path, .english)): \(words); check path and permissions",
                eu: "ezin da \(quote(path, .basque)) konfigurazioa irakurri: \(words); egiaztatu bide-izena "
                    + "eta baimenak"
            )
        case .notYAML(let path, let words):
            Inline(
                es: "\(quote(path)) no es YAML: \(words); corrige esa línea",
                en: "\(quote(path, .english)) is not YAML: \(words); correct that line",
                eu: "\(quote(path, .basque)) ez da YAML: \(words); zuzendu lerro hori"
            )
        case .unknownKey(let key, let line, let suggestion):
            Inline(
                es: "línea \(line): clave desconocida \(quote(key))"
                    + (suggestion.map { "; ¿\($0)?" } ?? "; bórrala"),
                en: "line \(line): unknown key \(quote(key, .english))"
                    + (suggestion.map { "; did you mean \($0)?" } ?? "; remove it"),
                eu: "\(line). lerroa: \(quote(key, .basque)) gakoa ezezaguna da"
                    + (suggestion.map { "; \($0) esan nahi zenuen?" } ?? "; kendu")
            )
        case .repeatedKey(let key, let line):
            Inline(
                es: "línea \(line): la clave \(quote(key)) está dos veces; deja una",
                en: "line \(line): the key \(quote(key, .english)) stands twice; keep one",
                eu: "\(line). lerroa: \(quote(key, .basque)) gakoa bi aldiz dago; utzi bat"
            )
        case .wrongShape(let setting):
            Inline(
                es: "\(setting.rawValue): aquí va un solo valor"
                    + (setting == .restaurants ? " o una lista de ids" : ""),
                en: "\(setting.rawValue): one value is wanted here"
                    + (setting == .restaurants ? ", or a list of ids" : ""),
                eu: "\(setting.rawValue): hemen balio bakarra behar da"
                    + (setting == .restaurants ? ", edo id-zerrenda bat" : "")
            )
        case .relativePath(let setting, let text):
            Inline(
                es: "\(setting.rawValue): \(quote(text)) no es una ruta absoluta; empieza con /",
                en: "\(setting.rawValue): \(quote(text, .english)) is not an absolute path; begin with /",
                eu: "\(setting.rawValue): \(quote(text, .basque)) ez da bide-izen absolutua; hasi / "
                    + "ikurrarekin"
            )
        case .wrongEnding(let setting, let text, let ending):
            Inline(
                es: "\(setting.rawValue): \(quote(text)) no acaba en \(ending), y otros no se leen",
                en:
                    "\(setting.rawValue): \(quote(text, .english)) does not end in \(ending), and others are not read",
                eu: "\(setting.rawValue): \(quote(text, .basque)) ez da \(ending) fitxategia, eta besterik "
                    + "ez da irakurtzen"
            )
        case .notADuration(let setting, let text):
            Inline(
                es:
                    "\(setting.rawValue): \(quote(text)) no es una duración; escribe un entero con ms, s, m, h o d",
                en:
                    "\(setting.rawValue): \(quote(text, .english)) is not a duration; write an integer with ms, s, m, h or d",
                eu: "\(setting.rawValue): \(quote(text, .basque)) ez da iraupena; idatzi zenbaki oso bat eta "
                    + "ms, s, m, h edo d"
            )
        case .notASize(let setting, let text):
            Inline(
                es:
                    "\(setting.rawValue): \(quote(text)) no es un tamaño; escribe un entero con kB, MB, GB o TB",
                en:
                    "\(setting.rawValue): \(quote(text, .english)) is not a size; write an integer with kB, MB, GB or TB",
                eu: "\(setting.rawValue): \(quote(text, .basque)) ez da tamaina; idatzi zenbaki oso bat eta "
                    + "kB, MB, GB edo TB"
            )
        case .notANumber(let setting, let text):
            Inline(
                es: "\(setting.rawValue): \(quote(text)) no es un número entero",
                en: "\(setting.rawValue): \(quote(text, .english)) is not a whole number",
                eu: "\(setting.rawValue): \(quote(text, .basque)) ez da zenbaki osoa"
            )
        case .outOfRange(let setting, let text, let lowest, let highest):
            Inline(
                es: "\(setting.rawValue): \(quote(text)) no está entre \(lowest) y \(highest)",
                en: "\(setting.rawValue): \(quote(text, .english)) is not between \(lowest) and \(highest)",
                eu: "\(setting.rawValue): \(quote(text, .basque)) ez dago \(lowest) eta \(highest) artean"
            )
        case .unknownWord(let setting, let text, let words, let suggestion):
            Inline(
                es: "\(setting.rawValue): \(quote(text)) no es \(words.joined(separator: ", "))"
                    + (suggestion.map { "; ¿\($0)?" } ?? ""),
                en:
                    "\(setting.rawValue): \(quote(text, .english)) is none of \(words.joined(separator: ", "))"
                    + (suggestion.map { "; did you mean \($0)?" } ?? ""),
                eu:
                    "\(setting.rawValue): \(quote(text, .basque)) ez da hauetako bat: \(words.joined(separator: ", "))"
                    + (suggestion.map { "; \($0) esan nahi zenuen?" } ?? "")
            )
        case .overlapping(let first, let second):
            Inline(
                es: "\(first.rawValue) y \(second.rawValue) se solapan; dales carpetas separadas",
                en: "\(first.rawValue) and \(second.rawValue) overlap; give them separate folders",
                eu: "\(first.rawValue) eta \(second.rawValue) gainjartzen dira; eman karpeta bereiziak"
            )
        case .stateInCloud(let setting):
            Inline(
                es:
                    "state está dentro de \(setting.rawValue), que se sincroniza; ponlo fuera, en un disco local",
                en:
                    "state lies inside \(setting.rawValue), which is synchronised; put it outside, on a local disk",
                eu: "state \(setting.rawValue) karpetaren barruan dago, eta hura sinkronizatu egiten da; "
                    + "jarri kanpoan, disko lokal batean"
            )
        case .stateOnNetwork(let kind):
            Inline(
                es: "state está en \(kind), un sistema de archivos de red; ponlo en un disco local",
                en: "state is on \(kind), a network file system; put it on a local disk",
                eu: "state sareko fitxategi-sistema batean dago (\(kind)); jarri disko lokal batean"
            )
        }
    }

    private func quote(_ text: String, _ language: Language = .spanish) -> String {
        HarmlessText.quoted(text, language)
    }
}

extension ConfigurationFault {
    /// The setting whose value is wrong; `nil` of faults that name a line or a file themselves.
    fileprivate var setting: Setting? {
        switch self {
        case .unreadable, .notYAML, .unknownKey, .repeatedKey: nil
        case .wrongShape(let setting), .relativePath(let setting, _), .wrongEnding(let setting, _, _),
            .notADuration(let setting, _), .notASize(let setting, _), .notANumber(let setting, _),
            .outOfRange(let setting, _, _, _), .unknownWord(let setting, _, _, _),
            .overlapping(let setting, _):
            setting
        case .stateInCloud, .stateOnNetwork: .state
        }
    }
}

/// Everything that is wrong with the configuration; never empty.
struct ConfigurationFaults: Error {
    let faults: [ConfigurationFault]
    /// The lines of the settings that the configuration's file decides.
    var lines: [Setting: Int] = [:]

    /// What is wrong, each with its line where it stands in the file.
    var sentences: [Sentence] {
        faults.map { fault in
            guard let line = fault.setting.flatMap({ lines[$0] }) else { return fault.sentence }
            return Inline(
                es: "línea \(line): \(fault.sentence.spanish)",
                en: "line \(line): \(fault.sentence.english)",
                eu: "\(line). lerroa: \(fault.sentence.basque)"
            )
        }
    }
}
