package import McOrderModel

/// The texts of `mcorderd key`: the identity of a house, by which customers recognise it.
package enum KeyText: Message {
    // Help
    case abstract
    case makeAbstract
    case showAbstract
    case replaceAbstract
    case exportAbstract
    case importAbstract
    case rotateAbstract
    case compromisedHelp
    case exportFile
    case importFile

    // Answers
    /// The house has this code since now.
    case made(HouseCode)
    /// The house has this code.
    case code(HouseCode)
    /// The same as a sentence.
    case house(HouseCode)
    /// The house has no identity.
    case none
    /// The house has this code now. Customers who know the former one take it over by themselves, unless the
    /// former one was stolen.
    case replaced(HouseCode, isCompromised: Bool)
    /// The shared folder belongs to the house of that code, whose key is not here.
    case foreign(HouseCode)
    /// The key was copied to a file.
    case exported(_ file: String)
    /// The key was taken over from a file.
    case imported(HouseCode)
    /// There is a new seal key, which customers use until that day.
    case rotated(SealKeyID, until: Timestamp)
    /// A seal key that customers used is missing.
    case missingSealKey(SealKeyID)
    /// Only houses with identity can require sealed orders.
    case sealingWithoutIdentity
    /// A trusted device does not sign, so anybody can order in its name.
    case unsignedTrust(_ label: String, DeviceID)
    /// The daemon signs with the key only after a restart or a reload.
    case reloadDaemon

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "The house's identity, by which customers recognise it.",
                es: "La identidad de la casa, por la que los clientes la reconocen.",
                eu: "Etxearen identitatea, bezeroek horren bidez ezagutzen dute."
            )
        case .makeAbstract:
            language.pick(
                en: "Makes the identity of a house that has none.",
                es: "Crea la identidad de una casa que no tiene.",
                eu: "Identitaterik ez duen etxe bati sortzen dio."
            )
        case .showAbstract:
            language.pick(
                en: "Shows the code that customers compare when they join.",
                es: "Muestra el código que los clientes comparan al unirse.",
                eu: "Bezeroek batzean alderatzen duten kodea erakusten du."
            )
        case .replaceAbstract:
            language.pick(
                en: "Replaces the identity by a new one, which the former one signs.",
                es: "Cambia la identidad por una nueva, que firma la anterior.",
                eu: "Identitatea beste berri batez ordezten du, aurrekoak sinatuta."
            )
        case .rotateAbstract:
            language.pick(
                en: "Makes a new key for which customers seal their orders.",
                es: "Crea una clave nueva con la que los clientes sellan sus pedidos.",
                eu: "Bezeroek eskaerak zigilatzeko erabiltzen duten gako berri bat sortzen du."
            )
        case .exportAbstract:
            language.pick(
                en: "Copies the identity's key to a file, for another machine or a safe.",
                es: "Copia la clave de la identidad a un archivo, para otra máquina o una caja fuerte.",
                eu: "Identitatearen gakoa fitxategi batera kopiatzen du, beste makina baterako edo "
                    + "gordetzeko."
            )
        case .importAbstract:
            language.pick(
                en: "Takes over the identity's key from a file.",
                es: "Toma la clave de la identidad de un archivo.",
                eu: "Identitatearen gakoa fitxategi batetik hartzen du."
            )
        case .compromisedHelp:
            language.pick(
                en: "the former key may be in other hands: customers have to join again",
                es: "la clave anterior puede estar en otras manos: los clientes tienen que unirse otra vez",
                eu: "aurreko gakoa beste norbaiten eskuetan egon daiteke: bezeroek berriro batu behar dute"
            )
        case .exportFile:
            language.pick(
                en: "the new file; keep it secret",
                es: "el archivo nuevo; guárdalo en secreto",
                eu: "fitxategi berria; gorde isilpean"
            )
        case .importFile:
            language.pick(
                en: "a file made by mcorderd key export",
                es: "un archivo hecho con mcorderd key export",
                eu: "mcorderd key export komandoak egindako fitxategia"
            )
        case .made(let code):
            language.pick(
                en: "the house has an identity now; customers compare its code when they join: \(code)",
                es: "la casa ya tiene identidad; los clientes comparan su código al unirse: \(code)",
                eu: "etxeak badu identitatea; bezeroek haren kodea alderatzen dute batzean: \(code)"
            )
        case .code(let code): "\(code)"
        case .house(let code):
            language.pick(
                en: "the code of the house: \(code)",
                es: "el código de la casa: \(code)",
                eu: "etxearen kodea: \(code)"
            )
        case .none:
            language.pick(
                en: "the house has no identity: mcorderd key init makes one",
                es: "la casa no tiene identidad: mcorderd key init la crea",
                eu: "etxeak ez du identitaterik: mcorderd key init komandoak sortzen du"
            )
        case .replaced(let code, isCompromised: false):
            language.pick(
                en: "the house has a new identity; customers who know the former one take it over: \(code)",
                es: "la casa tiene una identidad nueva; quien conoce la anterior la adopta solo: \(code)",
                eu: "etxeak identitate berria du; aurrekoa ezagutzen dutenek berez hartzen dute: \(code)"
            )
        case .replaced(let code, isCompromised: true):
            language.pick(
                en: "the house has a new identity; tell customers its code, and to join again: \(code)",
                es: "la casa tiene una identidad nueva; da el código a los clientes y que se unan "
                    + "otra vez: \(code)",
                eu: "etxeak identitate berria du; eman kodea bezeroei, eta berriro batu daitezela: \(code)"
            )
        case .foreign(let code):
            language.pick(
                en: "the shared folder belongs to the house \(code): bring its key with mcorderd key import, "
                    + "or make another identity with mcorderd key init; customers then join again",
                es: "la carpeta compartida es de la casa \(code): trae su clave con mcorderd key import, "
                    + "o crea otra identidad con mcorderd key init; los clientes se unen entonces otra vez",
                eu: "partekatutako karpeta \(code) etxearena da: ekarri haren gakoa mcorderd key import "
                    + "komandoarekin, edo sortu beste identitate bat mcorderd key init komandoarekin; "
                    + "bezeroek orduan berriro batu behar dute"
            )
        case .exported(let file):
            language.pick(
                en: "copied; anyone who has this file can pose as the house: \(file)",
                es: "copiada; quien tenga este archivo puede hacerse pasar por la casa: \(file)",
                eu: "kopiatuta; fitxategi hau duenak etxearen plantak egin ditzake: \(file)"
            )
        case .imported(let code):
            language.pick(
                en: "the house has this identity now: \(code)",
                es: "la casa tiene ahora esta identidad: \(code)",
                eu: "etxeak identitate hau du orain: \(code)"
            )
        case .rotated(let kid, let until):
            language.pick(
                en: "customers seal for the key \(kid) now, until \(until.description.prefix(10))",
                es: "los clientes sellan ahora con la clave \(kid), hasta el \(until.description.prefix(10))",
                eu:
                    "bezeroek \(kid) gakoarekin zigilatzen dute orain, noiz arte: \(until.description.prefix(10))"
            )
        case .missingSealKey(let kid):
            language.pick(
                en: "the seal key \(kid) is missing: what customers sealed for it stays in the folder. Copy "
                    + "\(kid).key into the key folder; customers use another key already.",
                es: "falta la clave de sellado \(kid): lo que los clientes sellaron con ella se queda en la "
                    + "carpeta. Copia \(kid).key a la carpeta de claves; los clientes ya usan otra.",
                eu:
                    "\(kid) zigilu-gakoa falta da: bezeroek harekin zigilatutakoa karpetan geratzen da. Kopiatu "
                    + "\(kid).key gakoen karpetara; bezeroek beste bat erabiltzen dute jada."
            )
        case .sealingWithoutIdentity:
            language.pick(
                en: "orders.sealing: required has no effect, because the house has no identity: run mcorderd "
                    + "key init",
                es: "orders.sealing: required no tiene efecto, porque la casa no tiene identidad: ejecuta "
                    + "mcorderd key init",
                eu: "orders.sealing: required ezarpenak ez du eraginik, etxeak ez duelako identitaterik: "
                    + "exekutatu mcorderd key init"
            )
        case .unsignedTrust(let label, let device):
            language.pick(
                en: "\(language.quoted(label)) (\(device)) is trusted, but does not sign: "
                    + "anybody can order in its name. Run mcorder device --upgrade there, and trust it again.",
                es: "\(language.quoted(label)) (\(device)) es de confianza, pero no firma: "
                    + "cualquiera puede pedir en su nombre. Ejecuta allí mcorder device --upgrade y dale la confianza otra vez.",
                eu: "\(language.quoted(label)) (\(device)) konfiantzazkoa da, baina ez du sinatzen: "
                    + "edonork eska dezake haren izenean. Exekutatu han mcorder device --upgrade, eta eman berriro konfiantza."
            )
        case .reloadDaemon:
            language.pick(
                en: "a running mcorderd uses it after systemctl reload mcorderd",
                es: "un mcorderd en marcha la usa después de systemctl reload mcorderd",
                eu: "martxan dagoen mcorderd-ek systemctl reload mcorderd ondoren erabiltzen du"
            )
        }
    }
}

/// Why the keys of a house cannot be used, and what to do.
package enum KeyErrorText: Message {
    case missing(_ path: String, HouseCode)
    case otherIdentity(_ path: String, known: HouseCode, found: HouseCode)
    case damaged(_ path: String)
    case newerVersion(_ path: String, Int)
    case exists(_ path: String, HouseCode)
    case none(_ path: String)
    /// Other users may enter the folder of the keys, or read a key.
    case readable(_ path: String, mode: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .missing(let path, let code):
            language.pick(
                en: "The key of the house is missing: \(path). Customers know the house by \(code). "
                    + "Bring it back with mcorderd key import. If it is gone for good, "
                    + "mcorderd key replace --compromised makes another one, and customers join again.",
                es: "Falta la clave de la casa: \(path). Los clientes conocen la casa por \(code). "
                    + "Recupérala con mcorderd key import. Si se perdió del todo, "
                    + "mcorderd key replace --compromised crea otra, y los clientes se unen otra vez.",
                eu: "Etxearen gakoa falta da: \(path). Bezeroek \(code) kodearekin ezagutzen dute etxea. "
                    + "Berreskuratu mcorderd key import komandoarekin. Betiko galdu bada, "
                    + "mcorderd key replace --compromised komandoak beste bat sortzen du, "
                    + "eta bezeroek berriro batu behar dute."
            )
        case .otherIdentity(let path, let known, let found):
            language.pick(
                en: "\(path) is the key of \(found), but customers know the house by \(known). "
                    + "Bring back that key with mcorderd key import.",
                es: "\(path) es la clave de \(found), pero los clientes conocen la casa por \(known). "
                    + "Recupera aquella clave con mcorderd key import.",
                eu: "\(path) \(found) etxearen gakoa da, baina bezeroek \(known) kodearekin ezagutzen dute. "
                    + "Berreskuratu gako hura mcorderd key import komandoarekin."
            )
        case .damaged(let path):
            language.pick(
                en: "\(path) is not a key, or is damaged. Bring it back with mcorderd key import.",
                es: "\(path) no es una clave o está dañada. Recupérala con mcorderd key import.",
                eu: "\(path) ez da gako bat, edo hondatuta dago. Berreskuratu mcorderd key import "
                    + "komandoarekin."
            )
        case .newerVersion(let path, let version):
            language.pick(
                en: "A newer mcorderd made \(path) (version \(version)). Update the program.",
                es: "Un mcorderd más nuevo hizo \(path) (versión \(version)). Actualiza el programa.",
                eu: "Mcorderd berriago batek egin zuen \(path) (\(version). bertsioa). Eguneratu programa."
            )
        case .exists(let path, let code):
            language.pick(
                en: "There is a key already, of \(code), and none is overwritten: \(path).",
                es: "Ya hay una clave, de \(code), y ninguna se sobrescribe: \(path).",
                eu: "Badago gako bat, \(code), eta ez da bat ere gainidazten: \(path)."
            )
        case .none(let path):
            language.pick(
                en: "There is no key at \(path). mcorderd key init makes one.",
                es: "No hay ninguna clave en \(path). mcorderd key init la crea.",
                eu: "Ez dago gakorik hemen: \(path). mcorderd key init komandoak sortzen du."
            )
        case .readable(let path, let mode):
            language.pick(
                en: "Other users can get at the house's key: \(path). Run: chmod \(mode) \(path)",
                es: "Otros usuarios pueden llegar a la clave de la casa: \(path). Ejecuta: chmod "
                    + "\(mode) \(path)",
                eu: "Beste erabiltzaile batzuk etxearen gakora irits daitezke: \(path). "
                    + "Exekutatu: chmod \(mode) \(path)"
            )
        }
    }
}
