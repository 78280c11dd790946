extension Spanish {
    package func text(_ message: ConfigurationErrorText) -> String {
        switch message {
        case .unreadable(let path, let words):
            "no se puede leer la configuración \(quoted(path)): \(cause(words)); comprueba la ruta y los permisos"
        case .notYAML(let path, let words): "\(quoted(path)) no es YAML: \(words); corrige esa línea"
        case .unknownKey(let key, let line, let suggestion):
            "línea \(line): clave desconocida \(quoted(key))"
                + (suggestion.map { "; ¿querías decir «\($0)»?" } ?? "; bórrala")
        case .repeatedKey(let key, let line):
            "línea \(line): la clave \(quoted(key)) está dos veces; deja una"
        case .wrongShape(let setting, let list):
            "\(setting): aquí va un solo valor"
                + (list.map { $0 == .ids ? " o una lista de ids" : " o una lista de direcciones" } ?? "")
        case .relativePath(let setting, let text):
            "\(setting): \(quoted(text)) no es una ruta absoluta; empieza con /"
        case .addressAsPath(let setting):
            "\(setting): es una dirección, no una ruta; la dirección de un servidor PostgreSQL va en queue"
        case .wrongEnding(let setting, let text, let ending):
            "\(setting): \(quoted(text)) no acaba en \(ending), y los demás archivos no se leen"
        case .notADuration(let setting, let text):
            "\(setting): \(quoted(text)) no es una duración; escribe un entero con ms, s, m, h o d"
        case .notAQueue: "queue: debe ser sqlite, o una dirección como postgresql://mcorder@db/mcorder"
        case .notASize(let setting, let text):
            "\(setting): \(quoted(text)) no es un tamaño; escribe un entero con kB, MB, GB o TB"
        case .notANumber(let setting, let text): "\(setting): \(quoted(text)) no es un número entero"
        case .outOfRange(let setting, let text, let lowest, let highest):
            "\(setting): \(quoted(text)) no está entre \(lowest) y \(highest)"
        case .unknownWord(let setting, let text, let words, let suggestion):
            "\(setting): \(quoted(text)) no vale; elige uno de estos: \(words.joined(separator: ", "))"
                + (suggestion.map { "; ¿querías decir «\($0)»?" } ?? "")
        case .notAnAddress(let setting, let text):
            "\(setting): \(quoted(text)) no es una dirección con puerto; escríbela como 127.0.0.1:8088"
        case .notAnOrigin(let setting, let text):
            "\(setting): \(quoted(text)) no es un origen; escríbelo como https://cajas.example, sin ruta"
        case .notANetwork(let setting, let text):
            "\(setting): \(quoted(text)) no es una dirección IP ni una red como 10.0.0.0/8"
        case .incompletePair(let setting, let other):
            "\(setting) necesita también \(other); pon los dos o ninguno"
        case .noOrigin(let setting):
            "\(setting): el servidor escucha en todas las direcciones; escribe en web.staff.origin cuál abren "
                + "los navegadores"
        case .plainOrigin(let setting, let origin):
            "\(setting): \(origin) va sin cifrar; pon web.certificate y web.key, o bien web.allow_plain: true"
        case .overlapping(let first, let second):
            "\(first) y \(second) se solapan; usa carpetas separadas"
        case .stateInCloud(let setting):
            "state está dentro de \(setting), que se sincroniza; ponlo fuera, en un disco local"
        case .stateOnNetwork(let kind):
            "state está en \(kind), un sistema de archivos de red; ponlo en un disco local"
        case .atLine(let line, let error): "línea \(line): \(say(error))"
        }
    }
}
