extension Basque {
    package func text(_ message: TillDeviceText) -> String {
        switch message {
        case .erasedHasNoUDID(let key):
            "\(key) ezabatu zen: haren UDIDaren laburpena baino ez da geratzen, eta gailuak "
                + "UDIDagatik dira etxekoak; berriro eskatzen duenean, erabili haren UDIDa (till show --json)"
        case .shortKey(let beginning): "\(say(TillText.forgotten)) \(beginning)…"
        case .notTrusted(let device): "\(device) ez da etxekoa"
        case .notBlacklisted(let key): "\(key) ez dago zerrendan"
        case .erased: "ezabatuta"
        case .ownDevice: "etxekoa"
        case .blacklisted: "debekatuta"
        case .refused: "baztertuta"
        }
    }
}
