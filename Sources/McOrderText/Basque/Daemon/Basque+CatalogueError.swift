package import McOrderModel

extension Basque {
    package func text(_ problem: CatalogueError.Problem) -> String {
        switch problem {
        case .missingFile: "fitxategia falta da"
        case .unreadable(let words): "ezin da irakurri: \(cause(words))"
        case .notJSON(let error): "ez da JSON: \(say(error))"
        case .unknownFormat: "formatu ezezaguna: eguneratu programa hau"
        case .wrongVersion:
            "edukia ez dator bat bere bertsioarekin: fitxategia hondatuta edo erdizka iritsi da"
        case .missing: "falta da"
        case .wrongKind(let kind): "\(say(kind)) izan behar du"
        case .unknownKey(nil): "gako ezezaguna"
        case .unknownKey(let suggestion?): "gako ezezaguna; \(suggestion) esan nahi zenuen?"
        case .repeatedKey: "gakoa bi aldiz dago"
        case .empty: "hutsik dago"
        case .length(let range):
            "\(range.lowerBound) eta \(range.upperBound) karaktere artean izan behar ditu"
        case .controlCharacters: "kontrol-karaktereak ditu"
        case .invisible: "ez da ikusten: zuriuneak edo karaktere ikusezinak bakarrik ditu"
        case .notAPrice(let text): "\(quoted(text)) ez da prezio bat; idatzi honela: 6.75"
        case .badID(let id):
            "\(quoted(id)) id-ak letra xehe azentugabeak, zifrak eta marratxoak bakarrik izan ditzake"
        case .duplicateID(let id, let first): "\(quoted(id)) id-a lehendik dago hemen: \(first)"
        case .duplicateName(let name, let first): "\(quoted(name)) izena lehendik dago hemen: \(first)"
        case .unknownReference(let id, let target): "ez dago \(quoted(id)) \(say(target))"
        case .breaksMenuRule(let name):
            "\(quoted(name)) testuak « + » du, edo «(G) » du hasieran, eta horiek menuenak dira"
        case .breaksOptionRule(let name):
            "\(quoted(name)) testuak « [», «]», «, » edo « + » du, edo zenbaki batekin eta «× » ikurrarekin hasten "
                + "da, eta horiek aukerenak dira"
        case .wrongDefault(let range):
            "«default» badago, «min» gutxienez 1 da, eta "
                + (range.count == 1
                    ? "aukera kopurua \(range.lowerBound) da"
                    : "\(range.lowerBound) eta \(range.upperBound) aukera artean izendatzen dira")
        case .tooFewChoices(let count): "aukeratu beharreko \(count) baino aukera gutxiago daude"
        case .choiceInTwoGroups(let name): "produktuak lehendik du \(quoted(name)) aukera beste talde batean"
        case .choiceNotOffered(let id): "produktuak ez du \(quoted(id)) aukerarik"
        case .unknownWord(let text, let words):
            "\(quoted(text)) ez da onartzen; idatzi \(words.joined(separator: " edo "))"
        case .notATime(let text): "\(quoted(text)) ez da ordu bat, adibidez 10:00"
        case .notARate(let text):
            "\(quoted(text)) ez da zerga-tasa bat; idatzi ehuneko bat, 10 edo 5.5 adibidez, edo exempt"
        case .notAscending(let day): "\(day) ez dator aurreko dataren ondoren"
        case .unknownTimeZone(let name): "ez dago \(quoted(name)) ordu-eremurik; adibidez Europe/Madrid"
        case .notACurrency(let text): "\(quoted(text)) ez da moneta bat; adibidez EUR"
        case .notAWebAddress(let text): "\(quoted(text)) ez da honela hasten: https:// edo http://"
        case .unknownAllergen(let text, nil):
            "\(quoted(text)) ez da 14 alergenoetako bat; hauek dira: \(allergenWords)"
        case .unknownAllergen(let text, let suggestion?):
            "\(quoted(text)) ez da 14 alergenoetako bat; \(suggestion) esan nahi zenuen?"
        case .outOfRange(let text, let range):
            "\(text) ez dago \(limit(range.lowerBound)) eta \(limit(range.upperBound)) artean"
        case .zeroCoordinates: "koordenatuak 0, 0 dira"
        case .swappedCoordinates: "latitudea eta longitudea trukatuta daudela dirudi"
        case .onlyPromoted: "produktua promozio batean bakarrik dago; eman beste kategoria bat"
        case .notInMenuCategory(let id): "\(quoted(id)) ez dago menuen kategorian"
        case .notAMenu(let id):
            "\(quoted(id)) menuen kategorian dago, baina ez da inongo menuren hasiera"
        case .notAShift(let text):
            "\(quoted(text)) ez da ordutegi bat; idatzi honela: 09:00-17:00, edo 20:00-02:00 "
                + "hurrengo egunean amaitzen bada"
        case .emptyShift(let text):
            "\(quoted(text)) hasten den unean bertan amaitzen da; egun osorako idatzi 00:00-24:00"
        case .overlappingShift(let text, let other):
            "\(quoted(text)) beste hau amaitu baino lehen hasten da: \(other); elkartu edo bereizi"
        case .tooManyOffers(let most): "\(most) eskaintza baino gehiago ditu; kendu amaitu direnak"
        case .tooManyTwoForOne(let most):
            "\(most) 2×1 eskaintza baino gehiago ditu; eskaintza bakar batek produktu asko izenda ditzake"
        case .unknownDay: "ez da egun bat; egunak hauek dira: mon, tue, wed, thu, fri, sat eta sun"
        case .notADate(let text): "\(quoted(text)) ez da data bat; idatzi honela: 2026-12-25"
        case .missingImage(let path): "katalogoan ez dago \(quoted(path)) irudirik"
        }
    }

    package func text(_ kind: CatalogueError.Kind) -> String {
        switch kind {
        case .text: "testua"
        case .integer: "zenbaki osoa"
        case .number: "zenbakia"
        case .flag: "true edo false"
        case .list: "zerrenda"
        case .object: "objektua"
        }
    }

    package func text(_ target: CatalogueError.Target) -> String {
        switch target {
        case .category: "kategoriarik"
        case .product: "produkturik"
        case .sandwich: "produktuarekin hasten den menurik"
        case .optionGroup: "aukera-talderik"
        case .choice: "aukerarik"
        case .vatClass: "zerga-motarik"
        case .restaurant: "jatetxerik"
        case .station: "sukaldeko posturik"
        }
    }

    package func text(_ error: JSONError) -> String {
        switch error {
        case .notUTF8: "ez dago UTF-8 kodeketan"
        case .byteOrderMark: "BOM marka batekin hasten da"
        case .syntax(let offset): "errorea \(offset). bytean"
        case .trailingBytes(let offset): "zerbait soberan dago \(offset). bytetik aurrera"
        case .loneSurrogate(let offset): "karaktere erdia \(offset). bytean"
        case .tooDeep(let offset): "maila gehiegi \(offset). bytean"
        case .controlCharacter(let offset): "kontrol-karakterea \(offset). bytean"
        }
    }
}
