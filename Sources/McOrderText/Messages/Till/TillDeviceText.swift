package import McOrderModel

/// The texts of `till` about devices: their keys, trusted devices, and the blacklist.
package enum TillDeviceText: Message {
    /// The device was erased, so it cannot become a trusted device.
    case erasedHasNoUDID(DeviceKey)
    /// The key of an erased device for a narrow column, of which only the beginning is shown.
    case shortKey(_ beginning: String)
    case notTrusted(DeviceID)
    case notBlacklisted(DeviceKey)
    case notRevoked(DeviceKey)
    /// What follows when a device is revoked.
    case isRevoked(DeviceKey)
    /// What follows when the revocation is taken back.
    case countsAgain(DeviceKey)

    /// The title of an erased device's key, in place of *UDID*.
    case erased
    /// The title of a trusted device's label.
    case ownDevice
    /// The title of the reason why the device's orders are rejected.
    case blacklisted
    /// The title of who revoked the device, and when.
    case revoked
    /// The title of the number of the device's rejected files.
    case refused

    package func text(in language: any Texts) -> String {
        switch self {
        case .erasedHasNoUDID(let key):
            language.pick(
                en: "\(key) was erased: only a hash of its UDID is left, and a device is trusted by "
                    + "its UDID; once it orders again, use the one in till show --json",
                es: "\(key) se borró: solo queda un resumen de su UDID, y para marcarlo como de confianza "
                    + "hace falta el UDID; cuando vuelva a pedir, usa el que da till show --json",
                eu: "\(key) ezabatu zen: haren UDIDaren laburpena baino ez da geratzen, eta gailuak "
                    + "UDIDagatik dira etxekoak; berriro eskatzen duenean, erabili haren UDIDa (till show --json)"
            )
        case .shortKey(let beginning):
            language.pick(
                en: "\(language.say(TillText.forgotten)) \(beginning)…",
                es: "\(language.say(TillText.forgotten)) \(beginning)…",
                eu: "\(language.say(TillText.forgotten)) \(beginning)…"
            )
        case .notTrusted(let device):
            language.pick(
                en: "\(device) is not trusted",
                es: "\(device) no es de confianza",
                eu: "\(device) ez da etxekoa"
            )
        case .notBlacklisted(let key):
            language.pick(
                en: "\(key) is not on the list",
                es: "\(key) no está en la lista negra",
                eu: "\(key) ez dago zerrendan"
            )
        case .notRevoked(let key):
            language.pick(
                en: "\(key) is not revoked",
                es: "\(key) no está revocado",
                eu: "\(key) ez dago baliogabetuta"
            )
        case .isRevoked(let key):
            language.pick(
                en: "\(key): lost; its orders and notices no longer count",
                es: "\(key): perdido; sus pedidos y avisos ya no valen",
                eu: "\(key): galduta; haren eskaerek eta abisuek ez dute balio"
            )
        case .countsAgain(let key):
            language.pick(
                en: "\(key): its orders count again",
                es: "\(key): sus pedidos vuelven a valer",
                eu: "\(key): haren eskaerek berriro balio dute"
            )
        case .erased: language.pick(en: "erased", es: "borrado", eu: "ezabatuta")
        case .ownDevice: language.pick(en: "trusted", es: "de confianza", eu: "etxekoa")
        case .blacklisted: language.pick(en: "blacklisted", es: "vetado", eu: "debekatuta")
        case .revoked: language.pick(en: "revoked", es: "revocado", eu: "baliogabetuta")
        case .refused: language.pick(en: "refused", es: "rechazados", eu: "baztertuta")
        }
    }
}
