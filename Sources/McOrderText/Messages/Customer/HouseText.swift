/// Messages about the house of a shared folder, which a customer recognises by its code, and about the
/// device's key.
package enum HouseText: Message {
    /// The house that is accepted in a folder.
    case accepted(code: String)
    /// The device's public key.
    case key(_ key: String)
    /// The house replaced its identity.
    case replaced(from: String, to: String)
    /// The house takes unsigned orders again.
    case unsignedAccepted
    /// The folder has the catalogue of another house.
    case other(path: String, pinned: String, found: String, on: Surface)
    /// The catalogue is not that of the house, and there is no copy of one.
    case untrusted(_ cause: Sentence)
    /// The catalogue is not that of the house; the copy is used. `copy` is ``CatalogueCopyText/inUse(_:)``.
    case untrustedCopy(_ cause: Sentence, copy: Sentence)
    /// The catalogue has no signature.
    case notSigned(path: String, house: String)
    /// The signature is not that of the house.
    case badSignature(path: String, house: String)
    /// The catalogue is older than one that was read.
    case older(path: String)
    /// The code of a house has a group that is not correct, counted from 1.
    case wrongGroup(_ group: Int)
    /// The code of a house has not eight groups.
    case wrongLength

    package func text(in language: any Texts) -> String {
        switch self {
        case .accepted(let code):
            language.pick(
                en: "The restaurant's code: \(code)",
                es: "Código del restaurante: \(code)",
                eu: "Jatetxearen kodea: \(code)"
            )
        case .key(let key):
            language.pick(
                en: "The device's key: \(key)",
                es: "Clave del dispositivo: \(key)",
                eu: "Gailuaren gakoa: \(key)"
            )
        case .replaced(let old, let new):
            language.pick(
                en: "The restaurant has a new code, and signed the change with the old one. Old: \(old). "
                    + "New: \(new).",
                es: "El restaurante tiene un código nuevo y ha firmado el cambio con el anterior. "
                    + "Anterior: \(old). Nuevo: \(new).",
                eu: "Jatetxeak kode berria du, eta aldaketa aurrekoarekin sinatu du. Aurrekoa: \(old). "
                    + "Berria: \(new)."
            )
        case .unsignedAccepted:
            language.pick(
                en: "The restaurant takes unsigned orders again.",
                es: "El restaurante vuelve a aceptar pedidos sin firmar.",
                eu: "Jatetxeak sinatu gabeko eskaerak onartzen ditu berriro."
            )
        case .other(let path, let pinned, let found, let surface):
            language.pick(
                en: "\(language.quoted(path: path)) has the catalogue of another restaurant. Expected code: "
                    + "\(pinned). Code found: \(found). Nothing is sent. Ask the restaurant for its code"
                    + (surface == .screen
                        ? "." : "; if the new one is right, use “mcorder join DIR --house CODE”."),
                es: "\(language.quoted(path: path)) tiene el catálogo de otro restaurante. Código esperado: "
                    + "\(pinned). Código encontrado: \(found). No se envía nada. Pregunta su código al "
                    + "restaurante"
                    + (surface == .screen
                        ? "." : "; si el nuevo es el correcto, usa «mcorder join CARPETA --house CÓDIGO»."),
                eu: "\(language.quoted(path: path)) karpetak beste jatetxe baten katalogoa du. Espero zen "
                    + "kodea: \(pinned). Aurkitutako kodea: \(found). Ez da ezer bidaltzen. Galdetu kodea "
                    + "jatetxeari"
                    + (surface == .screen
                        ? "." : "; berria zuzena bada, erabili «mcorder join KARPETA --house KODEA».")
            )
        case .untrusted(let cause):
            language.pick(
                en: "\(language.say(cause)) It is not used. Wait until the folder is in sync, or ask the "
                    + "restaurant.",
                es: "\(language.say(cause)) No se usa. Espera a que se sincronice la carpeta, o pregunta "
                    + "al restaurante.",
                eu: "\(language.say(cause)) Ez da erabiltzen. Itxaron karpeta sinkronizatu arte, edo "
                    + "galdetu jatetxeari."
            )
        case .untrustedCopy(let cause, let copy):
            language.pick(
                en: "\(language.say(cause)) \(language.say(copy))",
                es: "\(language.say(cause)) \(language.say(copy))",
                eu: "\(language.say(cause)) \(language.say(copy))"
            )
        case .notSigned(let path, let house):
            language.pick(
                en: "The catalogue in \(language.quoted(path: path)) is not signed, but the restaurant "
                    + "with the code \(house) signs its own.",
                es: "El catálogo de \(language.quoted(path: path)) no está firmado, y el restaurante con "
                    + "el código \(house) firma el suyo.",
                eu: "\(language.quoted(path: path)) karpetako katalogoa ez dago sinatuta, eta \(house) "
                    + "kodea duen jatetxeak berea sinatzen du."
            )
        case .badSignature(let path, let house):
            language.pick(
                en: "The catalogue in \(language.quoted(path: path)) was changed by somebody else than the "
                    + "restaurant with the code \(house), or is incomplete.",
                es: "El catálogo de \(language.quoted(path: path)) lo ha cambiado alguien que no es el "
                    + "restaurante con el código \(house), o está incompleto.",
                eu: "\(language.quoted(path: path)) karpetako katalogoa \(house) kodea duen jatetxea ez "
                    + "den norbaitek aldatu du, edo osatu gabe dago."
            )
        case .older(let path):
            language.pick(
                en: "The catalogue in \(language.quoted(path: path)) is older than the one that this "
                    + "device has read already.",
                es: "El catálogo de \(language.quoted(path: path)) es anterior al que este dispositivo ya "
                    + "ha leído.",
                eu: "\(language.quoted(path: path)) karpetako katalogoa gailu honek lehendik irakurri "
                    + "duena baino zaharragoa da."
            )
        case .wrongGroup(let group):
            language.pick(
                en: "group \(group) of the restaurant's code is mistyped. Compare it and type the code "
                    + "again.",
                es: "el grupo \(group) del código del restaurante está mal escrito. Compáralo y vuelve a "
                    + "escribir el código.",
                eu: "jatetxearen kodearen \(group). taldea gaizki idatzita dago. Alderatu, eta idatzi "
                    + "kodea berriro."
            )
        case .wrongLength:
            language.pick(
                en: "the restaurant's code must have eight groups of five characters.",
                es: "el código del restaurante debe tener ocho grupos de cinco caracteres.",
                eu: "jatetxearen kodeak bost karaktereko zortzi talde izan behar ditu."
            )
        }
    }
}
