extension Spanish {
    package func text(_ message: TillDeviceText) -> String {
        switch message {
        case .erasedHasNoUDID(let key):
            "\(key) se borró: solo queda un resumen de su UDID, y un dispositivo es de la casa por "
                + "su UDID; cuando vuelva a pedir, usa el de till show --json"
        case .shortKey(let beginning): "\(say(TillText.forgotten)) \(beginning)…"
        case .notOfTheHouse(let device): "\(device) no es de la casa"
        case .notBlacklisted(let key): "\(key) no está en la lista"
        case .erased: "borrado"
        case .ofTheHouse: "de la casa"
        case .blacklisted: "no se acepta"
        case .refused: "rechazados"
        }
    }
}
