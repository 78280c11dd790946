internal import McOrderModel

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
        case .loaded: "Katalogoa ordeztuta. Zerbitzuak ikusi bezain laster argitaratuko du."
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
        case .badPrice(let text): "\(quoted(text)) ez da prezio bat, 2.80 adibidez"
        }
    }

    private func problem(_ problem: SheetError.Problem) -> String {
        switch problem {
        case .unknownColumn(let name, let near):
            "ez dago \(quoted(name)) zutaberik" + (near.map { "; \(quoted($0)) da?" } ?? "")
        case .missingFile: "fitxategia falta da"
        case .tooManyCells: "lerroak zutabeak baino gelaxka gehiago ditu"
        case .notAnAmount(let text): "\(quoted(text)) ez da zenbateko bat, 3,95 adibidez"
        case .notANumber(let text): "\(quoted(text)) ez da zenbaki bat"
        case .notAFlag(let text): "\(quoted(text)) ez da bai ez ez"
        case .unknownEntry(let id, let table): "\(quoted(id)) ez dago hemen: \(table.fileName)"
        case .unknownWord(let text, let words):
            "\(quoted(text)) ez da onartzen; idatzi \(words.joined(separator: ", "))"
        case .catalogue(let problem): say(problem)
        }
    }
}
