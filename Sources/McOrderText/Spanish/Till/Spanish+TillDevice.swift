extension Spanish {
    package func text(_ message: TillDeviceText) -> String {
        switch message {
        case .erasedHasNoUDID(let key):
            "\(key) se borró: solo queda un resumen de su UDID, y para marcarlo como de confianza "
                + "hace falta el UDID; cuando vuelva a pedir, usa el que da till show --json"
        case .shortKey(let beginning): "\(say(TillText.forgotten)) \(beginning)…"
        case .notTrusted(let device): "\(device) no es de confianza"
        case .notBlacklisted(let key): "\(key) no está en la lista negra"
        case .erased: "borrado"
        case .ownDevice: "de confianza"
        case .blacklisted: "vetado"
        case .refused: "rechazados"
        }
    }
}
