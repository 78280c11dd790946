import McOrderModel

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
            "The catalogue is valid: \(counted(products, "product")), \(counted(restaurants, "restaurant"))."
        case .priceSet(let product, let before, let after, let when):
            "\(HarmlessText.clean(product)): from \(before) to \(after)"
                + (when.map { ", from \(HarmlessText.clean($0))" } ?? "") + "."
        case .exported(let files, let path): "\(counted(files, "table")) in \(HarmlessText.clean(path))."
        case .loaded: "Catalogue replaced. A running daemon publishes it at once."
        case .sameTables: "The tables say what the catalogue says: nothing to do."
        case .changes(let added, let removed, let changed):
            "\(added) new, \(removed) removed, \(changed) changed."
        case .confirmLoading: "Replace the catalogue? [y/N] "
        case .needsYes:
            "the catalogue would change as shown above; add --yes to replace it without a question"
        case .notLoaded: "Nothing was changed."
        case .dryRun: "Nothing was changed (--dry-run)."
        case .newCatalogue(let products, let restaurants):
            "A new catalogue: \(counted(products, "product")), \(counted(restaurants, "restaurant"))."
        case .conflictCopy(let file):
            "\(HarmlessText.clean(file)): the conflict copy of a sync program, not read"
        case .picturesBelong(let folder): "Pictures belong into \(HarmlessText.clean(folder))."
        case .yesHelp: "Do not ask."
        case .dryRunHelp: "Only check the tables and show what would change."
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
        case .badPrice(let text): "\(quoted(text)) is not a price such as 2.80; " + amountRule
        }
    }

    private var amountRule: String { "an amount has two decimals at most, and no sign for thousands" }

    private func problem(_ problem: SheetError.Problem) -> String {
        switch problem {
        case .unknownFile(let near):
            "no table has this name" + (near.map { "; is it \($0)?" } ?? ".") + " Rename it or take it away"
        case .notAFile: "is a folder, a link or a pipe, not a file"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MB"
        case .changing: "changes while it is read; try again"
        case .noHeader: "is empty: the first row has the names of the columns"
        case .noRows: "has no rows below its header"
        case .repeatedColumn(let name): "the column \(quoted(name)) is there twice"
        case .missingColumn(let name): "the column \(quoted(name)) is missing"
        case .secondRow: "this table has one row only"
        case .repeatedRow(let first): "says again what row \(first) says; keep one of them"
        case .differsFrom(let row): "differs from row \(row), which describes the group; leave it empty"
        case .noRowWith(let word): "no row has \(quoted(word))"
        case .endless(let problem): say(BookRecipeText.problem(problem))
        case .tooManyRows(let word, let most):
            "too many rows have \(quoted(word)); there may be up to \(most)"
        case .notUsed([]): "nothing in this row has an effect"
        case .notUsed(let others):
            "has no effect in this row; here only these have: \(others.joined(separator: ", "))"
        case .notUsedWithout(let table): "has no effect without \(table.fileName)"
        case .garbled(let text):
            "\(quoted(text)) has wrong letters: save the table as “CSV UTF-8”, and check this cell"
        case .quotes: "a quotation mark is not closed; inside a cell write it twice"
        case .damaged(let text):
            "\(quoted(text)) is what the spreadsheet program made of it: format the column as text and type it again"
        case .fraction(let text, let percent):
            "\(quoted(text)): is it \(percent) %? Write \(percent) then, or “\(text) %” if it is so little"
        case .fractionOfWhole(let text, let percent):
            "\(quoted(text)): is it \(percent) %? Write \(percent) then; it must be a whole number"
        case .ambiguousDate(let text, let one, let other):
            "\(quoted(text)) can be \(one) or \(other): write it in one of these two ways"
        case .repeated(let text, let row): "\(quoted(text)) is in row \(row) already"
        case .overlap(let text, let row):
            "\(quoted(text)) begins before the hours in row \(row) end; merge or separate them"
        case .unknownColumn(let name, let near):
            "there is no column \(quoted(name))" + (near.map { "; is it \(quoted($0))?" } ?? "")
        case .missingFile: "the file is missing"
        case .tooManyCells: "the row has a cell without a column: look for a separator too many"
        case .notAnAmount(let text): "\(quoted(text)) is not an amount such as 3.95; " + amountRule
        case .notANumber(let text): "\(quoted(text)) is not a number"
        case .notAFlag(let text): "\(quoted(text)) is neither yes nor no; write one of them"
        case .unknownEntry(let id, let table, let near):
            "\(quoted(id)) is not in \(table.fileName)" + (near.map { "; is it \(quoted($0))?" } ?? "")
        case .unknownWord(let text, let words):
            "\(quoted(text)) is not allowed; write \(words.joined(separator: ", "))"
        case .catalogue(let problem): say(problem)
        }
    }
}
