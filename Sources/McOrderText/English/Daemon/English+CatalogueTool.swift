internal import McOrderModel

extension English {
    package func text(_ message: CatalogueToolText) -> String {
        switch message {
        case .abstract: "The owner’s tools for the catalogue."
        case .check: "Check the catalogue."
        case .show: "Show the products with their prices."
        case .diff: "Show what has changed since the published version."
        case .price: "Change the price of a product."
        case .export: "Write the catalogue as tables for a spreadsheet."
        case .load: "Replace the catalogue by those tables, if all of them are right."
        case .csvHelp: "The folder of the tables."
        case .forceHelp: "Replace tables that exist."
        case .productHelp: "The product, by its name or id."
        case .priceHelp: "The new price, such as 2.80."
        case .restaurantHelp: "At this restaurant only, by its id."
        case .fromHelp: "From when on: a date, or date and time at the restaurant (default: at once)."
        case .valid(let products, let restaurants):
            "The catalogue is valid: \(products) product\(products == 1 ? "" : "s"), "
                + "\(restaurants) restaurant\(restaurants == 1 ? "" : "s")."
        case .priceSet(let product, let before, let after, let when):
            "\(HarmlessText.clean(product)): from \(before) to \(after)"
                + (when.map { ", from \(HarmlessText.clean($0))" } ?? "") + "."
        case .exported(let files, let path): "\(files) tables in \(HarmlessText.clean(path))."
        case .loaded: "Catalogue replaced. The daemon publishes it as soon as it sees it."
        case .same: "Nothing has changed since the published version."
        case .added(let row): "new: \(HarmlessText.clean(row))"
        case .removed(let row): "removed: \(HarmlessText.clean(row))"
        case .notPublished: "No catalogue has been published yet."
        case .sheetError(let error): place(error, row: "row", column: "column") + problem(error.problem)
        case .unknownProduct(let word, let nearest):
            "there is no product \(quoted(word))" + (nearest.map { ". Did you mean \(quoted($0))?" } ?? "")
        case .unknownRestaurant(let word, let names):
            "there is no restaurant \(quoted(word)). There are: \(HarmlessText.list(names))"
        case .tablesExist(let file):
            "there is a \(HarmlessText.clean(file)) already; choose another folder or use --force"
        case .badPrice(let text): "\(quoted(text)) is not a price such as 2.80"
        }
    }

    private func problem(_ problem: SheetError.Problem) -> String {
        switch problem {
        case .unknownColumn(let name, let near):
            "there is no column \(quoted(name))" + (near.map { "; is it \(quoted($0))?" } ?? "")
        case .missingFile: "the file is missing"
        case .tooManyCells: "the row has more cells than there are columns"
        case .notAnAmount(let text): "\(quoted(text)) is not an amount such as 3.95"
        case .notANumber(let text): "\(quoted(text)) is not a number"
        case .notAFlag(let text): "\(quoted(text)) is neither yes nor no"
        case .unknownEntry(let id, let table): "\(quoted(id)) is not in \(table.fileName)"
        case .unknownWord(let text, let words):
            "\(quoted(text)) is not allowed; write \(words.joined(separator: ", "))"
        case .catalogue(let problem): say(problem)
        }
    }
}
