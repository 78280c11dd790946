package import McOrderModel

extension CatalogueFault.Problem {
    /// What is wrong, and the cure.
    package var sentence: Sentence {
        switch self {
        case .missingFile:
            Inline(es: "falta el archivo", en: "the file is missing", eu: "fitxategia falta da")
        case .unreadable(let words):
            Inline(
                es: "no se puede leer: \(words)",
                en: "cannot be read: \(words)",
                eu: "ezin da irakurri: \(words)"
            )
        case .notJSON(let fault):
            Inline(
                es: "no es JSON: \(fault.words.spanish)",
                en: "is not JSON: \(fault.words.english)",
                eu: "ez da JSON: \(fault.words.basque)"
            )
        case .unknownFormat:
            Inline(
                es: "formato desconocido: actualiza este programa",
                en: "unknown format: update this program",
                eu: "formatu ezezaguna: eguneratu programa hau"
            )
        case .wrongVersion:
            Inline(
                es: "el contenido no es el de su versión: el archivo llegó dañado o a medias",
                en: "the content is not that of its version: the file arrived damaged or in part",
                eu: "edukia ez dator bat bere bertsioarekin: fitxategia hondatuta edo erdizka iritsi da"
            )
        case .missing:
            Inline(es: "falta", en: "is missing", eu: "falta da")
        case .wrongKind(let kind):
            Inline(
                es: "debe ser \(kind.words.spanish)",
                en: "must be \(kind.words.english)",
                eu: "\(kind.words.basque) izan behar du"
            )
        case .unknownKey(let suggestion):
            Inline(
                es: "clave desconocida" + (suggestion.map { "; ¿\($0)?" } ?? ""),
                en: "unknown key" + (suggestion.map { "; did you mean \($0)?" } ?? ""),
                eu: "gako ezezaguna" + (suggestion.map { "; \($0) esan nahi zenuen?" } ?? "")
            )
        case .repeatedKey:
            Inline(es: "la clave está dos veces", en: "the key stands twice", eu: "gakoa bi aldiz dago")
        case .empty:
            Inline(es: "está vacío", en: "is empty", eu: "hutsik dago")
        case .length(let range):
            Inline(
                es: "debe tener de \(range.lowerBound) a \(range.upperBound) caracteres",
                en: "must have \(range.lowerBound) to \(range.upperBound) characters",
                eu: "\(range.lowerBound) eta \(range.upperBound) karaktere artean izan behar ditu"
            )
        case .controlCharacters:
            Inline(
                es: "lleva caracteres de control",
                en: "holds control characters",
                eu: "kontrol-karaktereak ditu"
            )
        case .notAPrice(let text):
            Inline(
                es: "\(HarmlessText.quoted(text)) no es un precio; escríbelo como 6.75",
                en: "\(HarmlessText.quoted(text, .english)) is not a price; write it as 6.75",
                eu: "\(HarmlessText.quoted(text, .basque)) ez da prezio bat; idatzi honela: 6.75"
            )
        case .badID(let id):
            Inline(
                es:
                    "el id \(HarmlessText.quoted(id)) solo puede llevar minúsculas sin acento, cifras y guiones",
                en:
                    "the id \(HarmlessText.quoted(id, .english)) may only have lower-case letters a–z, digits and hyphens",
                eu: "\(HarmlessText.quoted(id, .basque)) id-ak letra xehe azentugabeak, zifrak "
                    + "eta marratxoak bakarrik izan ditzake"
            )
        case .duplicateID(let id, let first):
            Inline(
                es: "el id \(HarmlessText.quoted(id)) ya está en \(first)",
                en: "the id \(HarmlessText.quoted(id, .english)) already stands at \(first)",
                eu: "\(HarmlessText.quoted(id, .basque)) id-a lehendik dago hemen: \(first)"
            )
        case .duplicateName(let name, let first):
            Inline(
                es: "el nombre \(HarmlessText.quoted(name)) ya está en \(first)",
                en: "the name \(HarmlessText.quoted(name, .english)) already stands at \(first)",
                eu: "\(HarmlessText.quoted(name, .basque)) izena lehendik dago hemen: \(first)"
            )
        case .unknownReference(let id, let target):
            Inline(
                es: "no hay \(target.words.spanish) \(HarmlessText.quoted(id))",
                en: "there is no \(target.words.english) \(HarmlessText.quoted(id, .english))",
                eu: "ez dago \(HarmlessText.quoted(id, .basque)) \(target.words.basque)"
            )
        case .breaksMenuRule(let name):
            Inline(
                es: "\(HarmlessText.quoted(name)) contiene « + » o empieza por «(G) », que son de los menús",
                en:
                    "\(HarmlessText.quoted(name, .english)) contains “ + ” or begins with “(G) ”, which belong to menus",
                eu: "\(HarmlessText.quoted(name, .basque)) testuak « + » du, edo «(G) » du hasieran, "
                    + "eta horiek menuenak dira"
            )
        case .unknownTimeZone(let name):
            Inline(
                es: "no existe la zona horaria \(HarmlessText.quoted(name)); por ejemplo Europe/Madrid",
                en: "no time zone \(HarmlessText.quoted(name, .english)) exists; for example Europe/Madrid",
                eu: "ez dago \(HarmlessText.quoted(name, .basque)) ordu-eremurik; adibidez Europe/Madrid"
            )
        case .notACurrency(let text):
            Inline(
                es: "\(HarmlessText.quoted(text)) no es una moneda; por ejemplo EUR",
                en: "\(HarmlessText.quoted(text, .english)) is not a currency; for example EUR",
                eu: "\(HarmlessText.quoted(text, .basque)) ez da moneta bat; adibidez EUR"
            )
        case .notAWebAddress(let text):
            Inline(
                es: "\(HarmlessText.quoted(text)) no empieza por https:// ni http://",
                en: "\(HarmlessText.quoted(text, .english)) does not begin with https:// or http://",
                eu: "\(HarmlessText.quoted(text, .basque)) ez da honela hasten: https:// edo http://"
            )
        case .unknownAllergen(let text, let suggestion):
            Inline(
                es: "\(HarmlessText.quoted(text)) no es uno de los 14 alérgenos"
                    + (suggestion.map { "; ¿\($0)?" } ?? ""),
                en: "\(HarmlessText.quoted(text, .english)) is none of the 14 allergens"
                    + (suggestion.map { "; did you mean \($0)?" } ?? ""),
                eu: "\(HarmlessText.quoted(text, .basque)) ez da 14 alergenoetako bat"
                    + (suggestion.map { "; \($0) esan nahi zenuen?" } ?? "")
            )
        case .outOfRange(let text, let range):
            Inline(
                es: "\(text) no está entre \(range.lowerBound) y \(range.upperBound)",
                en: "\(text) is not between \(range.lowerBound) and \(range.upperBound)",
                eu: "\(text) ez dago \(range.lowerBound) eta \(range.upperBound) artean"
            )
        case .zeroCoordinates:
            Inline(
                es: "las coordenadas son 0, 0",
                en: "the coordinates are 0, 0",
                eu: "koordenatuak 0, 0 dira"
            )
        case .swappedCoordinates:
            Inline(
                es: "latitud y longitud parecen cambiadas",
                en: "latitude and longitude seem to be swapped",
                eu: "latitudea eta longitudea trukatuta daudela dirudi"
            )
        case .onlyPromoted:
            Inline(
                es: "el producto solo está en una promoción; dale otra categoría",
                en: "the product is in a promotion only; give it another category",
                eu: "produktua promozio batean bakarrik dago; eman beste kategoria bat"
            )
        case .notInMenuCategory(let id):
            Inline(
                es: "\(HarmlessText.quoted(id)) no está en la categoría de los menús",
                en: "\(HarmlessText.quoted(id, .english)) is not in the category of the menus",
                eu: "\(HarmlessText.quoted(id, .basque)) ez dago menuen kategorian"
            )
        case .notAMenu(let id):
            Inline(
                es: "\(HarmlessText.quoted(id)) está en la categoría de los menús, pero no empieza ninguno",
                en: "\(HarmlessText.quoted(id, .english)) is in the category of the menus, but begins none",
                eu: "\(HarmlessText.quoted(id, .basque)) menuen kategorian dago, "
                    + "baina ez da inongo menuren hasiera"
            )
        case .notAShift, .emptyShift, .overlappingShift, .unknownDay, .notADate:
            hoursSentence
        case .missingImage(let path):
            Inline(
                es: "no hay imagen \(HarmlessText.quoted(path)) en el catálogo",
                en: "there is no picture \(HarmlessText.quoted(path, .english)) in the catalogue",
                eu: "katalogoan ez dago \(HarmlessText.quoted(path, .basque)) irudirik"
            )
        }
    }
}

extension CatalogueFault.Kind {
    fileprivate var words: Sentence {
        switch self {
        case .text: Inline(es: "un texto", en: "a text", eu: "testua")
        case .integer: Inline(es: "un número entero", en: "a whole number", eu: "zenbaki osoa")
        case .number: Inline(es: "un número", en: "a number", eu: "zenbakia")
        case .flag: Inline(es: "true o false", en: "true or false", eu: "true edo false")
        case .list: Inline(es: "una lista", en: "a list", eu: "zerrenda")
        case .object: Inline(es: "un objeto", en: "an object", eu: "objektua")
        }
    }
}

extension CatalogueFault.Target {
    fileprivate var words: Sentence {
        switch self {
        case .category: Inline(es: "categoría", en: "category", eu: "kategoriarik")
        case .product: Inline(es: "producto", en: "product", eu: "produkturik")
        case .sandwich:
            Inline(
                es: "menú que empiece por",
                en: "menu that begins with",
                eu: "produktuarekin hasten den menurik"
            )
        }
    }
}

extension JSONFault {
    fileprivate var words: Sentence {
        switch self {
        case .notUTF8: Inline(es: "no está en UTF-8", en: "it is not UTF-8", eu: "ez dago UTF-8 kodeketan")
        case .byteOrderMark:
            Inline(
                es: "empieza por una marca BOM",
                en: "it begins with a byte-order mark",
                eu: "BOM marka batekin hasten da"
            )
        case .syntax(let offset):
            Inline(
                es: "error en el byte \(offset)",
                en: "error at byte \(offset)",
                eu: "errorea \(offset). bytean"
            )
        case .trailingBytes(let offset):
            Inline(
                es: "sobra algo desde el byte \(offset)",
                en: "something is left over from byte \(offset) on",
                eu: "zerbait soberan dago \(offset). bytetik aurrera"
            )
        case .loneSurrogate(let offset):
            Inline(
                es: "medio carácter en el byte \(offset)",
                en: "half a character at byte \(offset)",
                eu: "karaktere erdia \(offset). bytean"
            )
        case .tooDeep(let offset):
            Inline(
                es: "demasiados niveles en el byte \(offset)",
                en: "nested too deep at byte \(offset)",
                eu: "maila gehiegi \(offset). bytean"
            )
        case .controlCharacter(let offset):
            Inline(
                es: "carácter de control en el byte \(offset)",
                en: "control character at byte \(offset)",
                eu: "kontrol-karakterea \(offset). bytean"
            )
        }
    }
}
