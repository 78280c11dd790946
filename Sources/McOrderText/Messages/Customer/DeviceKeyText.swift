package import McOrderModel

/// Messages about the key of a customer's device, and about moving the device to another home.
package enum DeviceKeyText: Message {
    /// The key's file is missing.
    case missing(path: String, on: Surface)
    /// The key's file is damaged.
    case damaged(path: String, on: Surface)
    /// A newer version of the program made the key's file.
    case tooNew(path: String)
    /// The key is there, but the file with the order numbers is missing.
    case withoutHome(path: String, on: Surface)
    /// The device got a key.
    case upgraded
    /// The device has a key already.
    case keyed
    /// The device cannot get a key while an order is open.
    case orderOpen(_ code: OrderCode)
    /// The restaurant takes signed orders only, and the device cannot get a key while an order is open.
    case signaturesRequired(_ code: OrderCode)
    /// The device was packed into a file.
    case exported(path: String)
    /// The device was taken from a file.
    case imported(path: String)
    /// The device of this home moved away.
    case moved(home: String, on: Surface)
    /// The home was used already, so that no device can be imported.
    case homeUsed(home: String, on: Surface)
    /// A file with that path exists.
    case fileExists(path: String)
    /// The file cannot be written or read.
    case fileUnusable(path: String, cause: String)
    /// The file is not that of a device.
    case badFile(path: String, on: Surface)
    /// Only one of the options can be given.
    case oneOption

    package func text(in language: any Texts) -> String {
        switch self {
        case .missing(let path, let surface):
            language.pick(
                en:
                    "the device's key, \(language.quoted(path: path)), is missing. No new one is made, because "
                    + "it would be another device. Restore the file from a backup, "
                    + (surface == .screen
                        ? "or order from another device." : "or begin with another --home."),
                es: "falta la clave del dispositivo, \(language.quoted(path: path)). No se crea otra, porque "
                    + "sería otro dispositivo. Recupera el archivo de una copia, "
                    + (surface == .screen ? "o pide desde otro dispositivo." : "o empieza con otro --home."),
                eu:
                    "gailuaren gakoa falta da: \(language.quoted(path: path)). Ez da beste bat sortzen, beste "
                    + "gailu bat litzatekeelako. Berreskuratu fitxategia babeskopia batetik, "
                    + (surface == .screen
                        ? "edo eskatu beste gailu batetik." : "edo hasi beste --home batekin.")
            )
        case .damaged(let path, let surface):
            language.pick(
                en:
                    "the device's key, \(language.quoted(path: path)), is damaged. It is not replaced, because "
                    + "that would be another device. Restore the file from a backup, "
                    + (surface == .screen
                        ? "or order from another device." : "or begin with another --home."),
                es: "la clave del dispositivo, \(language.quoted(path: path)), está dañada. No se cambia por "
                    + "otra, porque sería otro dispositivo. Recupera el archivo de una copia, "
                    + (surface == .screen ? "o pide desde otro dispositivo." : "o empieza con otro --home."),
                eu: "gailuaren gakoa, \(language.quoted(path: path)), hondatuta dago. Ez da beste batekin "
                    + "ordezten, beste gailu bat litzatekeelako. Berreskuratu fitxategia babeskopia batetik, "
                    + (surface == .screen
                        ? "edo eskatu beste gailu batetik." : "edo hasi beste --home batekin.")
            )
        case .tooNew(let path):
            language.pick(
                en: "\(language.quoted(path: path)) is of a newer mcorder. Update this one.",
                es: "\(language.quoted(path: path)) es de un mcorder más nuevo. Actualiza este.",
                eu: "\(language.quoted(path: path)) mcorder berriago batena da. Eguneratu hau."
            )
        case .withoutHome(let path, let surface):
            language.pick(
                en:
                    "\(language.quoted(path: path)) is there, but home.json with the order numbers is missing. "
                    + "Restore it from a backup, "
                    + (surface == .screen
                        ? "or order from another device." : "or begin with another --home."),
                es: "está \(language.quoted(path: path)), pero falta home.json con los números de pedido. "
                    + "Recupéralo de una copia, "
                    + (surface == .screen ? "o pide desde otro dispositivo." : "o empieza con otro --home."),
                eu: "\(language.quoted(path: path)) hor dago, baina eskaera-zenbakiak dituen home.json falta "
                    + "da. Berreskuratu babeskopia batetik, "
                    + (surface == .screen
                        ? "edo eskatu beste gailu batetik." : "edo hasi beste --home batekin.")
            )
        case .upgraded:
            language.pick(
                en: "This device now signs its orders. It has another code (UDID), so the restaurant sees "
                    + "it as a new device.",
                es: "Este dispositivo ya firma sus pedidos. Tiene otro código (UDID), así que el "
                    + "restaurante lo ve como un dispositivo nuevo.",
                eu: "Gailu honek bere eskaerak sinatzen ditu orain. Beste kode bat du (UDID), eta "
                    + "jatetxeak gailu berritzat hartzen du."
            )
        case .keyed:
            language.pick(
                en: "This device already signs its orders.",
                es: "Este dispositivo ya firmaba sus pedidos.",
                eu: "Gailu honek lehendik sinatzen zituen bere eskaerak."
            )
        case .orderOpen(let code):
            language.pick(
                en: "order \(code) is still open, and its answers are for the present code of this device "
                    + "(UDID). Repeat the command when the order is over.",
                es: "el pedido \(code) sigue abierto, y sus respuestas son para el código actual de este "
                    + "dispositivo (UDID). Repite el comando cuando el pedido haya acabado.",
                eu: "\(code) eskaera irekita dago oraindik, eta haren erantzunak gailu honen oraingo "
                    + "koderako dira (UDID). Errepikatu komandoa eskaera amaitutakoan."
            )
        case .signaturesRequired(let code):
            language.pick(
                en: "the restaurant takes signed orders only, and this device cannot begin to sign while "
                    + "order \(code) is open. Send it when that order is over.",
                es: "el restaurante solo acepta pedidos firmados, y este dispositivo no puede empezar a "
                    + "firmar mientras el pedido \(code) siga abierto. Envíalo cuando ese pedido haya "
                    + "acabado.",
                eu: "jatetxeak eskaera sinatuak bakarrik onartzen ditu, eta gailu hau ezin da sinatzen "
                    + "hasi \(code) eskaera irekita dagoen bitartean. Bidali hura amaitutakoan."
            )
        case .exported(let path):
            language.pick(
                en: "The device is now in \(language.quoted(path: path)), and this home is closed. Open it "
                    + "on the other computer with “mcorder device --import FILE”. Anyone who has the file is "
                    + "this device: do not share it.",
                es: "El dispositivo está ahora en \(language.quoted(path: path)) y aquí queda cerrado. "
                    + "Ábrelo en el otro ordenador con «mcorder device --import ARCHIVO». Quien tenga el "
                    + "archivo es este dispositivo: no lo compartas.",
                eu: "Gailua \(language.quoted(path: path)) fitxategian dago orain, eta hemen itxita geratu "
                    + "da. Ireki beste ordenagailuan «mcorder device --import FITXATEGIA» komandoarekin. "
                    + "Fitxategia duena gailu hau da: ez partekatu."
            )
        case .imported(let path):
            language.pick(
                en: "The device works here now. Delete \(language.quoted(path: path)): it is not needed "
                    + "any more, and anyone who has it is this device.",
                es: "El dispositivo ya funciona aquí. Borra \(language.quoted(path: path)): ya no hace "
                    + "falta, y quien lo tenga es este dispositivo.",
                eu: "Gailuak hemen funtzionatzen du orain. Ezabatu \(language.quoted(path: path)): ez da "
                    + "gehiago behar, eta duena gailu hau da."
            )
        case .moved(let home, let surface):
            language.pick(
                en: "the device of \(language.quoted(path: home)) moved to another computer. Order there"
                    + (surface == .screen ? "." : ", or begin here with another --home."),
                es:
                    "el dispositivo de \(language.quoted(path: home)) se trasladó a otro ordenador. Pide desde "
                    + "allí" + (surface == .screen ? "." : ", o empieza aquí con otro --home."),
                eu:
                    "\(language.quoted(path: home)) karpetako gailua beste ordenagailu batera eraman zen. Eskatu "
                    + "handik" + (surface == .screen ? "." : ", edo hasi hemen beste --home batekin.")
            )
        case .homeUsed(let home, let surface):
            language.pick(
                en: "\(language.quoted(path: home)) has a device that was used already, which would be lost. "
                    + (surface == .screen ? "Choose another folder." : "Choose another --home."),
                es: "\(language.quoted(path: home)) tiene un dispositivo ya usado, que se perdería. "
                    + (surface == .screen ? "Elige otra carpeta." : "Elige otro --home."),
                eu:
                    "\(language.quoted(path: home)) karpetak lehendik erabilitako gailu bat du, eta galdu egingo "
                    + "litzateke. "
                    + (surface == .screen ? "Aukeratu beste karpeta bat." : "Aukeratu beste --home bat.")
            )
        case .fileExists(let path):
            language.pick(
                en: "\(language.quoted(path: path)) exists already and is not overwritten. Choose another "
                    + "name.",
                es: "\(language.quoted(path: path)) ya existe y no se sobrescribe. Elige otro nombre.",
                eu: "\(language.quoted(path: path)) badago lehendik, eta ez da gainidazten. Aukeratu beste "
                    + "izen bat."
            )
        case .fileUnusable(let path, let cause):
            language.pick(
                en: "cannot use \(language.quoted(path: path)): \(language.cause(cause)).",
                es: "no se puede usar \(language.quoted(path: path)): \(language.cause(cause)).",
                eu: "ezin da \(language.quoted(path: path)) erabili: \(language.cause(cause))."
            )
        case .badFile(let path, let surface):
            language.pick(
                en: "\(language.quoted(path: path)) is not the file of a device that was packed"
                    + (surface == .screen ? "." : " with “mcorder device --export”."),
                es: "\(language.quoted(path: path)) no es el archivo de un dispositivo guardado"
                    + (surface == .screen ? "." : " con «mcorder device --export»."),
                eu: "\(language.quoted(path: path)) ez da gorde den gailu baten fitxategia"
                    + (surface == .screen ? "." : " («mcorder device --export»).")
            )
        case .oneOption:
            language.pick(
                en: "--name, --upgrade, --export or --import, only one of them.",
                es: "usa solo una de estas opciones: --name, --upgrade, --export o --import.",
                eu: "erabili aukera hauetako bat bakarrik: --name, --upgrade, --export edo --import."
            )
        }
    }
}
