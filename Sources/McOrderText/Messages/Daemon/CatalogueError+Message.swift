package import McOrderModel

/// An error in a catalogue, and how to fix it.
extension CatalogueError.Problem: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .missingFile:
            language.pick(
                en: "the file is missing",
                es: "falta el archivo",
                eu: "fitxategia falta da"
            )
        case .unreadable(let cause):
            language.pick(
                en: "cannot be read: \(language.cause(cause))",
                es: "no se puede leer: \(language.cause(cause))",
                eu: "ezin da irakurri: \(language.cause(cause))"
            )
        case .notJSON(let error):
            language.pick(
                en: "is not JSON: \(language.say(error))",
                es: "no es JSON: \(language.say(error))",
                eu: "ez da JSON: \(language.say(error))"
            )
        case .unknownFormat:
            language.pick(
                en: "unknown format: update this program",
                es: "formato desconocido: actualiza este programa",
                eu: "formatu ezezaguna: eguneratu programa hau"
            )
        case .wrongVersion:
            language.pick(
                en: "the content is not that of its version: the file arrived damaged or in part",
                es: "el contenido no es el de su versión: el archivo llegó dañado o a medias",
                eu: "edukia ez dator bat bere bertsioarekin: fitxategia hondatuta edo erdizka iritsi da"
            )
        case .missing: language.pick(en: "is missing", es: "falta", eu: "falta da")
        case .wrongKind(let kind):
            language.pick(
                en: "must be \(language.say(kind))",
                es: "debe ser \(language.say(kind))",
                eu: "\(language.say(kind)) izan behar du"
            )
        case .unknownKey(nil): language.pick(en: "unknown key", es: "clave desconocida", eu: "gako ezezaguna")
        case .unknownKey(let suggestion?):
            language.pick(
                en: "unknown key; did you mean \(suggestion)?",
                es: "clave desconocida; ¿querías decir «\(suggestion)»?",
                eu: "gako ezezaguna; \(suggestion) esan nahi zenuen?"
            )
        case .repeatedKey:
            language.pick(
                en: "the key appears twice",
                es: "la clave está dos veces",
                eu: "gakoa bi aldiz dago"
            )
        case .empty: language.pick(en: "is empty", es: "está vacío", eu: "hutsik dago")
        case .length(let range):
            language.pick(
                en: "must have \(range.lowerBound) to \(range.upperBound) characters",
                es: "debe tener de \(range.lowerBound) a \(range.upperBound) caracteres",
                eu: "\(range.lowerBound) eta \(range.upperBound) karaktere artean izan behar ditu"
            )
        case .controlCharacters:
            language.pick(
                en: "contains control characters",
                es: "lleva caracteres de control",
                eu: "kontrol-karaktereak ditu"
            )
        case .invisible:
            language.pick(
                en: "shows as nothing: it has only spaces or invisible characters",
                es: "no se ve: solo lleva espacios o caracteres invisibles",
                eu: "ez da ikusten: zuriuneak edo karaktere ikusezinak bakarrik ditu"
            )
        case .notAPrice(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a price; write it as 6.75",
                es: "\(language.quoted(text)) no es un precio; escríbelo como 6.75",
                eu: "\(language.quoted(text)) ez da prezio bat; idatzi honela: 6.75"
            )
        case .notALength(let text, let shortest, let longest):
            language.pick(
                en: "\(language.quoted(text)) is not a length of time from \(shortest) to \(longest)",
                es: "\(language.quoted(text)) no es un tiempo de \(shortest) a \(longest)",
                eu: "\(language.quoted(text)) ez da \(shortest)-\(longest) bitarteko denbora bat"
            )
        case .unevenSlots(let text):
            language.pick(
                en: "a day does not divide into slots of \(language.quoted(text)); use 5m, 10m or 15m",
                es: "un día no se divide en turnos de \(language.quoted(text)); usa 5m, 10m o 15m",
                eu: "egun bat ez da \(language.quoted(text)) tarteetan zatitzen; erabili 5m, 10m edo 15m"
            )
        case .badID(let id):
            language.pick(
                en: "the id \(language.quoted(id)) may only have lower-case letters a–z, digits and hyphens",
                es: "el id \(language.quoted(id)) solo puede llevar minúsculas sin acento, cifras y guiones",
                eu:
                    "\(language.quoted(id)) id-ak letra xehe azentugabeak, zifrak eta marratxoak bakarrik izan ditzake"
            )
        case .duplicateID(let id, let first):
            language.pick(
                en: "the id \(language.quoted(id)) is already used at \(first)",
                es: "el id \(language.quoted(id)) ya está en \(first)",
                eu: "\(language.quoted(id)) id-a lehendik dago hemen: \(first)"
            )
        case .duplicateName(let name, let first):
            language.pick(
                en: "the name \(language.quoted(name)) is already used at \(first)",
                es: "el nombre \(language.quoted(name)) ya está en \(first)",
                eu: "\(language.quoted(name)) izena lehendik dago hemen: \(first)"
            )
        case .unknownReference(let id, let target):
            language.pick(
                en: "there is no \(language.say(target)) \(language.quoted(id))",
                es: "no hay \(language.say(target)) \(language.quoted(id))",
                eu: "ez dago \(language.quoted(id)) \(language.say(target))"
            )
        case .breaksMenuRule(let name):
            language.pick(
                en: "\(language.quoted(name)) contains “ + ” or begins with “(G) ”, which belong to menus",
                es:
                    "\(language.quoted(name)) contiene « + » o empieza por «(G) », que se reservan para los menús",
                eu:
                    "\(language.quoted(name)) testuak « + » du, edo «(G) » du hasieran, eta horiek menuenak dira"
            )
        case .breaksOptionRule(let name):
            language.pick(
                en:
                    "\(language.quoted(name)) contains “ [”, “]”, “, ” or “ + ” or begins with a number and “× ”, which belong to "
                    + "options",
                es:
                    "\(language.quoted(name)) contiene « [», «]», «, » o « + », o empieza por un número y «× », que se reservan "
                    + "para las opciones",
                eu:
                    "\(language.quoted(name)) testuak « [», «]», «, » edo « + » du, edo zenbaki batekin eta «× » ikurrarekin hasten "
                    + "da, eta horiek aukerenak dira"
            )
        case .wrongDefault(let range):
            language.pick(
                en:
                    "with a default, “min” is at least 1, and the number of choices named is from \(range.lowerBound) to "
                    + "\(range.upperBound)",
                es: "si hay «default», «min» es al menos 1 y el número de opciones que se nombran va de "
                    + "\(range.lowerBound) a \(range.upperBound)",
                eu: "«default» badago, «min» gutxienez 1 da, eta "
                    + (range.count == 1
                        ? "aukera kopurua \(range.lowerBound) da"
                        : "\(range.lowerBound) eta \(range.upperBound) aukera artean izendatzen dira")
            )
        case .tooFewChoices(let count):
            language.pick(
                en: "there are fewer choices than the \(count) that must be taken",
                es: "hay menos opciones de las \(count) que hay que elegir",
                eu: "aukeratu beharreko \(count) baino aukera gutxiago daude"
            )
        case .choiceInTwoGroups(let name):
            language.pick(
                en: "the product already has a choice \(language.quoted(name)) in another group",
                es: "el producto ya tiene la opción \(language.quoted(name)) en otro grupo",
                eu: "produktuak lehendik du \(language.quoted(name)) aukera beste talde batean"
            )
        case .choiceNotOffered(let id):
            language.pick(
                en: "the product does not offer the choice \(language.quoted(id))",
                es: "el producto no tiene la opción \(language.quoted(id))",
                eu: "produktuak ez du \(language.quoted(id)) aukerarik"
            )
        case .unknownWord(let text, let words):
            language.pick(
                en: "\(language.quoted(text)) is not allowed; write \(words.joined(separator: " or "))",
                es: "\(language.quoted(text)) no vale; escribe \(words.joined(separator: " o "))",
                eu: "\(language.quoted(text)) ez da onartzen; idatzi \(words.joined(separator: " edo "))"
            )
        case .notATime(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a time such as 10:00",
                es: "\(language.quoted(text)) no es una hora como 10:00",
                eu: "\(language.quoted(text)) ez da ordu bat, adibidez 10:00"
            )
        case .notARate(let text):
            language.pick(
                en:
                    "\(language.quoted(text)) is not a tax rate; write a percentage such as 10 or 5.5, or exempt",
                es:
                    "\(language.quoted(text)) no es un tipo de impuesto; escribe un porcentaje como 10 o 5.5, o exempt",
                eu:
                    "\(language.quoted(text)) ez da zerga-tasa bat; idatzi ehuneko bat, 10 edo 5.5 adibidez, edo exempt"
            )
        case .notAscending(let day):
            language.pick(
                en: "\(day) does not come after the date before it",
                es: "\(day) no es posterior a la fecha anterior",
                eu: "\(day) ez dator aurreko dataren ondoren"
            )
        case .unknownTimeZone(let name):
            language.pick(
                en: "there is no time zone \(language.quoted(name)); an example is Europe/Madrid",
                es: "no existe la zona horaria \(language.quoted(name)); por ejemplo Europe/Madrid",
                eu: "ez dago \(language.quoted(name)) ordu-eremurik; adibidez Europe/Madrid"
            )
        case .notACurrency(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a currency; an example is EUR",
                es: "\(language.quoted(text)) no es una moneda; por ejemplo EUR",
                eu: "\(language.quoted(text)) ez da moneta bat; adibidez EUR"
            )
        case .notAWebAddress(let text):
            language.pick(
                en: "\(language.quoted(text)) does not begin with https:// or http://",
                es: "\(language.quoted(text)) no empieza por https:// ni http://",
                eu: "\(language.quoted(text)) ez da honela hasten: https:// edo http://"
            )
        case .notAMailAddress(let text):
            language.pick(
                en: "\(language.quoted(text)) is not an address for electronic mail",
                es: "\(language.quoted(text)) no es una dirección de correo electrónico",
                eu: "\(language.quoted(text)) ez da helbide elektroniko bat"
            )
        case .notAColour(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a colour such as #ffc533",
                es: "\(language.quoted(text)) no es un color como #ffc533",
                eu: "\(language.quoted(text)) ez da kolore bat, #ffc533 bezalakoa"
            )
        case .unknownAllergen(let text, nil):
            language.pick(
                en:
                    "\(language.quoted(text)) is not one of the 14 allergens, which are: \(language.allergenWords)",
                es:
                    "\(language.quoted(text)) no es uno de los 14 alérgenos, que son: \(language.allergenWords)",
                eu:
                    "\(language.quoted(text)) ez da 14 alergenoetako bat; hauek dira: \(language.allergenWords)"
            )
        case .unknownAllergen(let text, let suggestion?):
            language.pick(
                en: "\(language.quoted(text)) is not one of the 14 allergens; did you mean \(suggestion)?",
                es: "\(language.quoted(text)) no es uno de los 14 alérgenos; ¿querías decir «\(suggestion)»?",
                eu: "\(language.quoted(text)) ez da 14 alergenoetako bat; \(suggestion) esan nahi zenuen?"
            )
        case .outOfRange(let text, let range):
            language.pick(
                en:
                    "\(text) is not between \(language.limit(range.lowerBound)) and \(language.limit(range.upperBound))",
                es:
                    "\(text) no está entre \(language.limit(range.lowerBound)) y \(language.limit(range.upperBound))",
                eu:
                    "\(text) ez dago \(language.limit(range.lowerBound)) eta \(language.limit(range.upperBound)) artean"
            )
        case .zeroCoordinates:
            language.pick(
                en: "the coordinates are 0, 0",
                es: "las coordenadas son 0, 0",
                eu: "koordenatuak 0, 0 dira"
            )
        case .swappedCoordinates:
            language.pick(
                en: "latitude and longitude seem to be swapped",
                es: "latitud y longitud parecen cambiadas",
                eu: "latitudea eta longitudea trukatuta daudela dirudi"
            )
        case .onlyPromoted:
            language.pick(
                en: "the product is in a promotion only; give it another category",
                es: "el producto solo está en una promoción; dale otra categoría",
                eu: "produktua promozio batean bakarrik dago; eman beste kategoria bat"
            )
        case .notInMenuCategory(let id):
            language.pick(
                en: "\(language.quoted(id)) is not in the menus' category",
                es: "\(language.quoted(id)) no está en la categoría de los menús",
                eu: "\(language.quoted(id)) ez dago menuen kategorian"
            )
        case .notAMenu(let id):
            language.pick(
                en: "\(language.quoted(id)) is in the menus' category, but no menu begins with it",
                es:
                    "\(language.quoted(id)) está en la categoría de los menús, pero ningún menú empieza por él",
                eu: "\(language.quoted(id)) menuen kategorian dago, baina ez da inongo menuren hasiera"
            )
        case .notAShift(let text):
            language.pick(
                en: "\(language.quoted(text)) are not opening hours; write them as 09:00-17:00, or "
                    + "20:00-02:00 if they end on the next day",
                es: "\(language.quoted(text)) no es un horario; escríbelo como 09:00-17:00, o 20:00-02:00 "
                    + "si acaba al día siguiente",
                eu:
                    "\(language.quoted(text)) ez da ordutegi bat; idatzi honela: 09:00-17:00, edo 20:00-02:00 "
                    + "hurrengo egunean amaitzen bada"
            )
        case .emptyShift(let text):
            language.pick(
                en: "\(language.quoted(text)) ends where it begins; for the whole day write 00:00-24:00",
                es: "\(language.quoted(text)) acaba donde empieza; para todo el día escribe 00:00-24:00",
                eu:
                    "\(language.quoted(text)) hasten den unean bertan amaitzen da; egun osorako idatzi 00:00-24:00"
            )
        case .overlappingShift(let text, let other):
            language.pick(
                en: "\(language.quoted(text)) begins before that of \(other) ends; merge or separate them",
                es:
                    "\(language.quoted(text)) empieza antes de que acabe el de \(other); júntalos o sepáralos",
                eu:
                    "\(language.quoted(text)) beste hau amaitu baino lehen hasten da: \(other); elkartu edo bereizi"
            )
        case .tooManyOffers(let most):
            language.pick(
                en: "has more than \(most) offers; remove those that are over",
                es: "tiene más de \(most) ofertas; quita las que ya pasaron",
                eu: "\(most) eskaintza baino gehiago ditu; kendu amaitu direnak"
            )
        case .tooManyTwoForOne(let most):
            language.pick(
                en: "has more than \(most) two-for-one offers; one offer can name many products",
                es: "tiene más de \(most) ofertas 2×1; una sola oferta puede nombrar muchos productos",
                eu:
                    "\(most) 2×1 eskaintza baino gehiago ditu; eskaintza bakar batek produktu asko izenda ditzake"
            )
        case .unknownDay:
            language.pick(
                en: "is not a day; the days are mon, tue, wed, thu, fri, sat and sun",
                es: "no es un día; los días son mon, tue, wed, thu, fri, sat y sun",
                eu: "ez da egun bat; egunak hauek dira: mon, tue, wed, thu, fri, sat eta sun"
            )
        case .notADate(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a date; write it as 2026-12-25",
                es: "\(language.quoted(text)) no es una fecha; escríbela como 2026-12-25",
                eu: "\(language.quoted(text)) ez da data bat; idatzi honela: 2026-12-25"
            )
        case .missingImage(let path):
            language.pick(
                en: "there is no picture \(language.quoted(path)) in the catalogue",
                es: "no hay imagen \(language.quoted(path)) en el catálogo",
                eu: "katalogoan ez dago \(language.quoted(path)) irudirik"
            )
        }
    }

    /// The error, and how to fix it.
    package var sentence: Sentence { self }
}

/// A kind of JSON value, to follow *must be*.
extension CatalogueError.Kind: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}

/// The target of a reference, to follow *there is no* and precede its id.
extension CatalogueError.Target: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}

/// Why a file is not JSON.
extension JSONError: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}
