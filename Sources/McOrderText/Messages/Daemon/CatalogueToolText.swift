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
}
