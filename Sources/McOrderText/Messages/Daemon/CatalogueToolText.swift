package import McOrderModel

/// The texts of `mcorderd catalog`.
package enum CatalogueToolText: Message {
    // MARK: Help

    case abstract
    case check
    case show
    case diff
    case price
    case export
    case load
    case csvHelp
    case forceHelp
    case productHelp
    case priceHelp
    case restaurantHelp

    // MARK: Answers

    case fromHelp
    case valid(products: Int, restaurants: Int)
    /// The price was set, at once or from a date on.
    case priceSet(_ product: String, from: String, to: String, when: String?)
    case exported(_ files: Int, to: String)
    case loaded
    /// The import changes nothing.
    case sameTables
    /// What the import would change.
    case changes(added: Int, removed: Int, changed: Int)
    case confirmLoading
    /// Nobody can be asked.
    case needsYes
    case notLoaded
    case dryRun
    case newCatalogue(products: Int, restaurants: Int)
    case conflictCopy(_ file: String)
    case picturesBelong(to: String)
    case yesHelp
    case dryRunHelp
    case same
    case added(_ row: String)
    case removed(_ row: String)
    case notPublished

    // MARK: Errors

    case sheetError(SheetError)
    case unknownProduct(String, nearest: String?)
    case unknownRestaurant(String, among: [String])
    case tablesExist(_ file: String)
    case badPrice(String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

extension Texts {
    /// The place of an error before what is wrong: `products.csv, row 3, column price: `.
    func place(_ error: SheetError, row: String, column: String) -> String {
        var place = error.file
        if let number = error.row { place += ", \(row) \(number)" }
        if let name = error.column { place += ", \(column) \(HarmlessText.clean(name))" }
        return place + ": "
    }

    /// A number of things whose plural ends in *s*.
    func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// A limit of a number without superfluous decimals.
    func limit(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }

    /// The names of the allergens as a catalogue writes them.
    var allergenWords: String { Allergen.allCases.map(\.rawValue).joined(separator: " ") }
}
