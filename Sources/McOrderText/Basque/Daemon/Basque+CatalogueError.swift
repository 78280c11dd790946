package import McOrderModel

extension Basque {

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
