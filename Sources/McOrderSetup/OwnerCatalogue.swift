import McOrderFiles
import McOrderIntake
package import McOrderModel

/// The owner's catalogue as the owner's tools change it. Nothing is changed unless the result is valid.
package struct OwnerCatalogue: Sendable {
    /// Why a change was not made.
    package enum EditError: Error {
        /// The tables have errors.
        ///
        /// - Parameter catalogue: the folder of the catalogue, to which pictures belong.
        case sheets(SheetErrors, catalogue: String)
        /// The catalogue has no such product; `nearest` is the name of a similar one.
        case unknownProduct(String, nearest: String?)
        /// The catalogue has no such restaurant, but those.
        case unknownRestaurant(String, among: [String])
        /// The folder has tables already.
        case tablesExist(String)
    }

    /// One difference between two catalogues, in the words of the owner's tables.
    package struct Difference: Hashable, Sendable {
        package let table: SheetLayout.Table
        /// The cells that identify the row.
        package let row: String
        /// The name of the changed column; `nil` for a new or removed row.
        package let column: String?
        package let before: String?
        package let after: String?
    }

    private let folder: CatalogueFolder

    package init(_ path: String) {
        folder = CatalogueFolder(path: path)
    }

    /// Reads the catalogue.
    package func read() throws -> Catalogue {
        try folder.read()
    }

    // MARK: Tables

    /// Writes the catalogue as tables into a folder, which is created if it does not exist.
    ///
    /// - Parameters:
    ///   - replacing: whether tables in the folder are replaced.
    ///   - usesDecimalComma: whether amounts have a comma.
    /// - Returns: the names of the files.
    /// - Throws: ``EditError/tablesExist(_:)``, or a `FileError`.
    package func export(to path: String, replacing: Bool, usesDecimalComma: Bool) throws -> [String] {
        let tables = SheetExport(try read(), usesDecimalComma: usesDecimalComma).tables
        let directory = try Directory.made(path)
        let files = SheetLayout.Table.allCases.compactMap { table in
            tables[table].map { (table.fileName, $0.bytes) }
        }
        if !replacing {
            for (file, _) in files where try directory.stat(FileName(constant: file)) != nil {
                throw EditError.tablesExist(file)
            }
        }
        try write(files, into: directory)
        return files.map(\.0)
    }

    /// A catalogue made from tables, which is not in use yet.
    package struct Draft: Sendable {
        package let catalogue: Catalogue
        /// The conflict copies of a sync program that lie beside the tables. They were not read.
        package let conflictCopies: [String]
        fileprivate let parts: [CatalogueReader.Part: JSONValue]
    }

    /// Reads the tables in a folder.
    ///
    /// - Throws: ``EditError/sheets(_:catalogue:)`` with all errors, or a `FileError`.
    package func draft(tables path: String) throws -> Draft {
        let directory = try Directory.open(path)
        var files: [SheetLayout.Table: [UInt8]] = [:]
        var unreadable: [SheetLayout.Table: SheetError.Problem] = [:]
        let limit = CatalogueReader.sizeLimit
        for table in SheetLayout.Table.allCases {
            switch try HostileFile.read(FileName(constant: table.fileName), in: directory, limit: limit) {
            case .contents(let bytes, _): files[table] = bytes
            case .absent: break
            case .notAFile: unreadable[table] = .notAFile
            case .tooLarge: unreadable[table] = .tooLarge(limit: limit)
            case .changing: unreadable[table] = .changing
            }
        }
        var others: [String] = []
        try directory.names { name in
            if SheetLayout.isOther(name.display) { others.append(name.display) }
            return true
        }
        let copies = others.filter { SheetLayout.isConflictCopy($0) }.sorted()
        let parts = try parts(
            of: files,
            unreadable: unreadable,
            unknown: others.filter { !SheetLayout.isConflictCopy($0) }.sorted()
        )
        return Draft(catalogue: try catalogue(of: parts), conflictCopies: copies, parts: parts)
    }

    /// Replaces the catalogue, whose folder is created if it does not exist.
    package func use(_ draft: Draft) throws {
        try store(draft.parts)
    }

    /// The catalogue; `nil` if it does not exist, or has errors and so is not in use.
    package func readIfValid() throws -> Catalogue? {
        do {
            return try read()
        } catch CatalogueFolder.ReadingError.errors {
            return nil
        }
    }

    // MARK: Prices

    /// Sets the price of a product, at one restaurant or in general.
    ///
    /// - Parameter from: the date, or date and time, at which it comes into force; `nil` means at once.
    /// - Returns: the product's name, and the price before.
    package func setPrice(
        of word: String,
        to price: Money,
        at place: String?,
        from: String? = nil
    ) throws -> (product: String, before: Money) {
        let catalogue = try read()
        let match = catalogue.findProduct(word, among: catalogue.products, allowsBeginning: false)
        guard case .one(let product) = match else {
            let near: String? = if case .none(let found) = match { found?.name } else { nil }
            throw EditError.unknownProduct(word, nearest: near)
        }
        var sheets = SheetExport(catalogue).tables
        var before = product.price
        if let place {
            guard let restaurant = catalogue.restaurant(RestaurantID(place)) else {
                throw EditError.unknownRestaurant(place, among: catalogue.restaurants.map(\.id.description))
            }
            before = restaurant.prices[product.id] ?? product.price
        }
        var known = ["product": product.id.description, "restaurant": place ?? ""]
        var table = place == nil ? SheetLayout.Table.products : .prices
        if let from {
            known["from"] = from
            table = .planned
        } else if place == nil {
            known = ["id": product.id.description]
        } else {
            known["service"] = ""
        }
        let empty = CSVText(rows: [table.columns.map(\.name)])
        sheets[table] = (sheets[table] ?? empty).setting("price", to: price.decimalText, where: known)
        try store(parts(of: sheets.mapValues(\.bytes)))
        return (product.name, before)
    }

    // MARK: Differences

    /// What another catalogue has that this one has not, and the other way round, table by table.
    package func differences(from published: Catalogue) throws -> [Difference] {
        Self.differences(from: published, to: try read())
    }

    /// What one catalogue has that another has not, and the other way round, table by table.
    package static func differences(from old: Catalogue, to new: Catalogue) -> [Difference] {
        let (before, after) = (SheetExport(old).tables, SheetExport(new).tables)
        return SheetLayout.Table.allCases.flatMap { table -> [Difference] in
            let keys = table.keyColumns
            let old = before[table]?.records(by: keys) ?? []
            let new = after[table]?.records(by: keys) ?? []
            let removed = old.filter { row in !new.contains { $0.key == row.key } }.map {
                Difference(table: table, row: $0.key, column: nil, before: $0.key, after: nil)
            }
            let others = new.flatMap { row -> [Difference] in
                guard let known = old.first(where: { $0.key == row.key }) else {
                    return [Difference(table: table, row: row.key, column: nil, before: nil, after: row.key)]
                }
                return table.columns.map(\.name).compactMap { column in
                    let (was, now) = (known.cells[column] ?? "", row.cells[column] ?? "")
                    guard was != now else { return nil }
                    return Difference(table: table, row: row.key, column: column, before: was, after: now)
                }
            }
            return removed + others
        }
    }

    // MARK: Files

    private func parts(
        of tables: [SheetLayout.Table: [UInt8]],
        unreadable: [SheetLayout.Table: SheetError.Problem] = [:],
        unknown: [String] = []
    ) throws(EditError) -> [CatalogueReader.Part: JSONValue] {
        do throws(SheetErrors) {
            return try SheetImport(
                tables,
                unreadable: unreadable,
                unknown: unknown,
                hasImage: folder.hasImage
            ).parts
        } catch {
            throw .sheets(error, catalogue: folder.path)
        }
    }

    private func catalogue(of parts: [CatalogueReader.Part: JSONValue]) throws -> Catalogue {
        try CatalogueReader.read(
            files: parts.mapValues { .success(JSONWriter.document($0)) },
            hasImage: { _ in true }
        )
    }

    private func store(_ parts: [CatalogueReader.Part: JSONValue]) throws {
        let directory = try Directory.made(folder.path)
        try write(
            CatalogueReader.Part.allCases.compactMap { part in
                parts[part].map { (part.fileName, JSONWriter.document($0)) }
            },
            into: directory
        )
        // A part that is no longer there would still be read.
        for part in CatalogueReader.Part.allCases where parts[part] == nil {
            _ = try directory.remove(FileName(constant: part.fileName))
        }
    }

    private func write(_ files: [(String, [UInt8])], into directory: Directory) throws {
        for (file, bytes) in files {
            let name = FileName(constant: file)
            try WholeFile.replace(name, bytes: bytes, in: directory, mode: 0o644, durable: true)
        }
    }
}

extension CSVText {
    /// The rows with their keys.
    fileprivate func records(by keys: [String]) -> [(key: String, cells: [String: String])] {
        guard let header = rows.first else { return [] }
        return rows.dropFirst().map { row in
            let cells = Dictionary(zip(header, row), uniquingKeysWith: { first, _ in first })
            return (keys.map { cells[$0] ?? "" }.filter { !$0.isEmpty }.joined(separator: " "), cells)
        }
    }

    /// The table with a cell of one row changed; a row that is missing is added.
    fileprivate func setting(_ column: String, to value: String, where known: [String: String]) -> CSVText {
        guard let header = rows.first, let place = header.firstIndex(of: column) else { return self }
        var rows = rows
        let index = rows.indices.dropFirst().first { index in
            zip(header, rows[index]).allSatisfy { name, cell in known[name].map { $0 == cell } ?? true }
        }
        if let index {
            rows[index][place] = value
        } else {
            rows.append(header.map { $0 == column ? value : known[$0] ?? "" })
        }
        return CSVText(rows: rows)
    }
}
