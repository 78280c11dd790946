import McOrderModel

extension Basque {
    package func text(_ message: CatalogueToolText) -> String {
        switch message {
        case .abstract: "Jabearen tresnak katalogorako."
        case .check: "Katalogoa egiaztatu."
        case .show: "Produktuak erakutsi, prezioekin."
        case .diff: "Argitaratutakotik zer aldatu den erakutsi."
        case .price: "Produktu baten prezioa aldatu."
        case .export: "Katalogoa kalkulu-orri baterako tauletan idatzi."
        case .load: "Katalogoa taula horiekin ordeztu, denak ondo badaude."
        case .csvHelp: "Taulen karpeta."
        case .forceHelp: "Dauden taulak ordeztu."
        case .productHelp: "Produktua, izenaren edo id-aren arabera."
        case .priceHelp: "Prezio berria, 2.80 adibidez."
        case .restaurantHelp: "Jatetxe honetan bakarrik, id-aren arabera."
        case .fromHelp: "Noiztik: data bat, edo jatetxeko data eta ordua (bestela, oraindik)."
        case .valid(let products, let restaurants):
            "Katalogoa ondo dago: produktuak \(products), jatetxeak \(restaurants)."
        case .priceSet(let product, let before, let after, let when):
            "\(HarmlessText.clean(product)): \(before) → \(after)"
                + (when.map { ", noiztik: \(HarmlessText.clean($0))" } ?? "") + "."
        case .exported(let files, let path): "\(files) taula hemen: \(HarmlessText.clean(path))."
        case .loaded: "Katalogoa ordeztuta. Zerbitzua martxan badago, berehala argitaratuko du."
        case .sameTables: "Taulek katalogoak dioena diote: ez dago zereginik."
        case .changes(let added, let removed, let changed):
            "Berriak: \(added). Kenduak: \(removed). Aldatuak: \(changed)."
        case .confirmLoading: "Katalogoa ordeztu? [b/E] "
        case .needsYes:
            "katalogoa goian ikusten den bezala aldatuko litzateke; galdetu gabe ordezteko, erabili --yes"
        case .notLoaded: "Ez da ezer aldatu."
        case .dryRun: "Ez da ezer aldatu (--dry-run)."
        case .newCatalogue(let products, let restaurants):
            "Katalogo berria: produktuak \(products), jatetxeak \(restaurants)."
        case .conflictCopy(let file):
            "\(HarmlessText.clean(file)): sinkronizazioko gatazka baten kopia, ez da irakurri"
        case .picturesBelong(let folder): "Argazkien lekua: \(HarmlessText.clean(folder))."
        case .yesHelp: "Galdetu gabe egin."
        case .dryRunHelp: "Taulak egiaztatu eta zer aldatuko litzatekeen erakutsi, besterik ez."
        case .same: "Ezer ez da aldatu argitaratutakotik."
        case .added(let row): "berria: \(HarmlessText.clean(row))"
        case .removed(let row): "kenduta: \(HarmlessText.clean(row))"
        case .notPublished: "Oraindik ez da katalogorik argitaratu."
        case .sheetError(let error): place(error, row: "lerroa", column: "zutabea") + problem(error.problem)
        case .unknownProduct(let word, let nearest):
            "ez dago \(quoted(word)) produkturik"
                + (nearest.map { ". \(quoted($0)) esan nahi zenuen?" } ?? "")
        case .unknownRestaurant(let word, let names):
            "ez dago \(quoted(word)) jatetxerik. Aukeran: \(HarmlessText.list(names))"
        case .tablesExist(let file):
            "badago \(HarmlessText.clean(file)) bat; aukeratu beste karpeta bat edo erabili --force"
        case .badPrice(let text): "\(quoted(text)) ez da prezio bat, 2,80 adibidez; " + amountRule
        }
    }

    private var amountRule: String { "gehienez bi hamartar, eta milakoen ikurrik gabe" }

    private func problem(_ problem: SheetError.Problem) -> String {
        switch problem {
        case .unknownFile(let near):
            "ez dago izen hori duen taularik" + (near.map { "; \($0) da?" } ?? ".")
                + " Aldatu izena edo kendu"
        case .notAFile: "karpeta, esteka edo hodi bat da, ez fitxategi bat"
        case .tooLarge(let limit): "\(limit >> 20) MB baino handiagoa da"
        case .changing: "irakurri bitartean aldatzen ari da; saiatu berriro"
        case .noHeader: "hutsik dago: lehen lerroak zutabeen izenak ditu"
        case .noRows: "goiburuaren azpian ez du lerrorik"
        case .repeatedColumn(let name): "\(quoted(name)) zutabea bi aldiz dago"
        case .missingColumn(let name): "\(quoted(name)) zutabea falta da"
        case .secondRow: "taula honek lerro bakarra du"
        case .repeatedRow(let first): "\(first). lerroak dioena berriro dio; utzi bietako bat"
        case .differsFrom(let row): "ez dator bat taldea azaltzen duen \(row). lerroarekin; utzi hutsik"
        case .noRowWith(let word): "lerro batek ere ez du hau: \(quoted(word))"
        case .endless(let problem): say(BookRecipeText.problem(problem))
        case .tooManyRows(let word, let most): "lerro gehiegik dute hau: \(quoted(word)); gehienez \(most)"
        case .notUsed([]): "lerro honetako ezerk ez du eraginik"
        case .notUsed(let others):
            "ez du eraginik lerro honetan; hemen hauek bakarrik dute: \(others.joined(separator: ", "))"
        case .notUsedWithout(let table): "ez du eraginik \(table.fileName) gabe"
        case .garbled(let text):
            "\(quoted(text)) testuak letra okerrak ditu: gorde taula «CSV UTF-8» gisa, eta begiratu gelaxka hau"
        case .quotes: "komatxo bat itxi gabe dago; gelaxka barruan bi aldiz idazten da"
        case .damaged(let text):
            "\(quoted(text)) kalkulu-orriak jarri du: eman zutabeari testu-formatua, eta idatzi berriro"
        case .fraction(let text, let percent):
            "\(quoted(text)): % \(percent) da? Hala bada, idatzi \(percent); benetan hain txikia bada, «\(text) %»"
        case .fractionOfWhole(let text, let percent):
            "\(quoted(text)): % \(percent) da? Hala bada, idatzi \(percent); zenbaki osoa izan behar du"
        case .ambiguousDate(let text, let one, let other):
            "\(quoted(text)) bi data izan daiteke, \(one) edo \(other): idatzi horietako batean"
        case .repeated(let text, let row): "\(quoted(text)) lehendik dago \(row). lerroan"
        case .overlap(let text, let row):
            "\(quoted(text)) lehenago hasten da \(row). lerroko ordutegia amaitu baino; elkartu edo bereizi"
        case .unknownColumn(let name, let near):
            "ez dago \(quoted(name)) zutaberik" + (near.map { "; \(quoted($0)) da?" } ?? "")
        case .missingFile: "fitxategia falta da"
        case .tooManyCells: "lerroak zutaberik gabeko gelaxka bat du: begiratu bereizle bat soberan dagoen"
        case .notAnAmount(let text): "\(quoted(text)) ez da zenbateko bat, 3,95 adibidez; " + amountRule
        case .notANumber(let text): "\(quoted(text)) ez da zenbaki bat"
        case .notAFlag(let text): "\(quoted(text)) ez da ez «bai» ez «ez»; idatzi bietako bat"
        case .unknownEntry(let id, let table, let near):
            "\(quoted(id)) ez dago hemen: \(table.fileName)" + (near.map { "; \(quoted($0)) da?" } ?? "")
        case .unknownWord(let text, let words):
            "\(quoted(text)) ez da onartzen; idatzi \(words.joined(separator: ", "))"
        case .catalogue(let problem): say(problem)
        }
    }
}
