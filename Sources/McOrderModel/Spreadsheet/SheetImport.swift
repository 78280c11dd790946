/// Makes the files of a catalogue from the tables of a spreadsheet.
///
/// Each cell is either used or has an error: the import records the cells that it uses, and at the end it
/// reports the others. An error does not end the import, so that all errors are found at once; what follows
/// from an error that is already reported is left out.
package struct SheetImport {
    typealias Table = SheetLayout.Table

    /// A row with its cells by the names of their columns.
    struct Row {
        let table: SheetLayout.Table
        /// The number of the row in the spreadsheet.
        let number: Int
        let cells: [String: String]

        subscript(column: String) -> String { cells[column] ?? "" }
    }

    /// Where a value of the catalogue comes from.
    struct Origin {
        let file: String
        var row: Int?
        var column: String?
        /// The column with the name of the value, if the value is the member of an object.
        var keyColumn: String?
    }

    /// A cell, or without a column a row.
    private struct Cell: Hashable {
        let table: SheetLayout.Table
        let row: Int
        let column: String?
    }

    /// The parts of the catalogue.
    package internal(set) var parts: [CatalogueReader.Part: JSONValue] = [:]
    private(set) var rows: [SheetLayout.Table: [Row]] = [:]
    /// The number of the header's row, and its columns.
    private var headers: [SheetLayout.Table: (row: Int, columns: [String])] = [:]
    /// The tables that exist but cannot be read. What they define is not known.
    private(set) var unreadable: Set<SheetLayout.Table> = []
    /// The usable rows of the table of the choices' prices.
    var ownPrices: [Row] = []
    private var errors: [SheetError] = []
    private var used: Set<Cell> = []
    /// The cells and rows that have an error.
    private var faulty: Set<Cell> = []
    /// The cells of the values, by file and path of the catalogue.
    private var origins: [String: Origin] = [:]

    /// Reads the tables.
    ///
    /// - Parameters:
    ///   - files: the bytes of each table that could be read.
    ///   - unreadable: why other tables could not be read.
    ///   - unknown: the names of other files, which may be misspelt tables.
    /// - Throws: all errors at once.
    package init(
        _ files: [SheetLayout.Table: [UInt8]],
        unreadable: [SheetLayout.Table: SheetError.Problem] = [:],
        unknown: [String] = [],
        hasImage: @escaping (String) -> Bool
    ) throws(SheetErrors) {
        for (table, problem) in unreadable {
            self.unreadable.insert(table)
            report(table, nil, nil, problem)
        }
        for name in unknown {
            let near = SheetLayout.table(near: name)
            if let near, files[near] == nil { self.unreadable.insert(near) }
            errors.append(
                SheetError(
                    file: name,
                    row: nil,
                    column: nil,
                    problem: .unknownFile(suggestion: near?.fileName)
                )
            )
        }
        for table in Table.allCases where table.isRequired && files[table] == nil {
            if !self.unreadable.contains(table) { report(table, nil, nil, .missingFile) }
            self.unreadable.insert(table)
        }
        for table in Table.allCases {
            rows[table] = files[table].map { read(CSVText($0), of: table) } ?? []
        }
        readParts()
        validate(hasImage)
        reportUnusedCells()
        guard errors.isEmpty else { throw SheetErrors(errors: Self.inOrder(errors)) }
    }

    // MARK: Reading

    private mutating func read(_ text: CSVText, of table: Table) -> [Row] {
        guard let place = text.rows.firstIndex(where: { $0.contains { !$0.isEmpty } }) else {
            unreadable.insert(table)
            report(table, nil, nil, .noHeader)
            return []
        }
        let header = text.rows[place]
        headers[table] = (place + 1, header)
        let columns = table.columns.map(\.name)
        for (index, name) in header.enumerated() where !name.isEmpty {
            if header[..<index].contains(name) {
                report(table, place + 1, name, .repeatedColumn(name))
            } else if !columns.contains(name) {
                let near = NearMiss.best(for: name, among: columns.filter { !header.contains($0) })
                report(table, place + 1, name, .unknownColumn(name, suggestion: near))
                // Otherwise the column would also be reported as missing.
                if let near { faulty.insert(Cell(table: table, row: place + 1, column: near)) }
            }
        }
        if table.keyColumns.contains(where: { !header.contains($0) }) { unreadable.insert(table) }
        for fault in text.faults {
            let column = header.indices.contains(fault.column) ? header[fault.column] : nil
            let cell = text.rows[fault.row][fault.column]
            report(table, fault.row + 1, column, fault.fault == .garbled ? .garbled(cell) : .quotes)
        }
        return text.rows.enumerated().dropFirst(place + 1).compactMap { index, cells in
            guard cells.contains(where: { !$0.isEmpty }) else { return nil }
            let surplus = cells.enumerated().contains {
                !$1.isEmpty && ($0 >= header.count || header[$0].isEmpty)
            }
            if surplus { report(table, index + 1, nil, .tooManyCells) }
            let row = Row(table: table, number: index + 1, cells: Dictionary(first: zip(header, cells)))
            for name in columns where !isFaulty(row, name) { checkText(row, name) }
            return row
        }
    }

    private mutating func checkText(_ row: Row, _ column: String) {
        if TextRule.hasControlCharacter(row[column]) {
            report(row, column, .catalogue(.controlCharacters))
        } else if !row[column].isEmpty, !TextRule.isVisible(row[column]) {
            report(row, column, .catalogue(.invisible))
        } else if Self.isDamaged(row[column]) {
            report(row, column, .damaged(row[column]))
        }
    }

    // MARK: Errors

    private mutating func report(
        _ table: Table,
        _ row: Int?,
        _ column: String?,
        _ problem: SheetError.Problem
    ) {
        errors.append(SheetError(file: table.fileName, row: row, column: column, problem: problem))
        faulty.insert(Cell(table: table, row: row ?? 0, column: column))
    }

    /// Reports an error of a cell, of which only the first one counts, or of a row.
    mutating func report(_ row: Row, _ column: String?, _ problem: SheetError.Problem) {
        guard !isFaulty(row, column) else { return }
        report(row.table, row.number, column, problem)
    }

    /// Reports that none of the table's rows has a word that is needed.
    mutating func report(_ table: Table, noRowWith word: String, in column: String) {
        report(table, nil, column, .noRowWith(word))
    }

    /// Reports that the table has only its header, and the catalogue needs a row.
    mutating func reportNoRows(_ table: Table) {
        report(table, nil, nil, .noRows)
    }

    func isFaulty(_ row: Row, _ column: String?) -> Bool {
        faulty.contains(Cell(table: row.table, row: row.number, column: column))
    }

    /// Marks a row as one that cannot be used, for a reason that is reported: its other cells are only read.
    mutating func giveUp(_ row: Row) {
        for column in row.table.columns { _ = value(row, column) }
        faulty.insert(Cell(table: row.table, row: row.number, column: nil))
    }

    private mutating func reportUnusedCells() {
        let tables = Table.allCases.filter { unreadable.isDisjoint(with: $0.others) }
        for row in tables.flatMap({ rows[$0] ?? [] }) where !isFaulty(row, nil) {
            let names = row.table.columns.map(\.name)
            func isUsed(_ name: String) -> Bool {
                used.contains(Cell(table: row.table, row: row.number, column: name))
            }
            for name in names where !row[name].isEmpty && !isUsed(name) {
                report(row, name, .notUsed(others: names.filter { isUsed($0) }))
            }
        }
    }

    private static func inOrder(_ errors: [SheetError]) -> [SheetError] {
        let files = Table.allCases.map(\.fileName)
        let columns = Dictionary(first: Table.allCases.map { ($0.fileName, $0.columns.map(\.name)) })
        let places = errors.enumerated().map { index, error in
            (
                files.firstIndex(of: error.file) ?? -1, error.row ?? 0,
                error.column.flatMap { columns[error.file]?.firstIndex(of: $0) } ?? -1, index
            )
        }
        var seen: Set<SheetError> = []
        return places.sorted { $0 < $1 }.map { errors[$0.3] }
            .filter { seen.insert($0).inserted }
    }

    // MARK: Places

    mutating func use(_ row: Row, _ column: String) {
        used.insert(Cell(table: row.table, row: row.number, column: column))
    }

    /// Records from which cell a value of the catalogue comes.
    ///
    /// - Parameters:
    ///   - column: the column of the value; `nil` for a whole row.
    ///   - key: the column of the value's name, if the value is a member of an object.
    ///   - path: the path of the value in its file.
    mutating func place(
        _ row: Row,
        _ column: String?,
        key: String? = nil,
        _ part: CatalogueReader.Part,
        _ path: String
    ) {
        for name in [column, key].compactMap(\.self) { use(row, name) }
        if origins[part.fileName + path] == nil {
            origins[part.fileName + path] = Origin(
                file: row.table.fileName,
                row: row.number,
                column: column,
                keyColumn: key
            )
        }
    }

    private func origin(_ file: String, _ path: String) -> Origin? {
        var key = file + path
        while true {
            if let origin = origins[key] { return origin }
            guard let cut = key.dropFirst(file.count).lastIndex(where: { $0 == "." || $0 == "[" }) else {
                return nil
            }
            key = String(key[..<cut])
        }
    }

    // MARK: The catalogue's own rules

    private mutating func validate(_ hasImage: @escaping (String) -> Bool) {
        var files = parts.mapValues { Result<[UInt8], CatalogueFileError>.success(JSONWriter.document($0)) }
        // Without this, every reference to a group would be an error.
        if unreadable.contains(.options) { files[.options] = .failure(.unreadable("")) }
        do {
            _ = try CatalogueReader.read(files: files, hasImage: hasImage)
        } catch {
            for error in error.errors { report(error) }
        }
    }

    /// Reports an error of the catalogue for the cell from which the value was made.
    private mutating func report(_ error: CatalogueError) {
        guard let part = CatalogueReader.Part.allCases.first(where: { $0.fileName == error.file }),
            let own = Table(rawValue: part.rawValue)
        else { return }
        if error.problem == .missingFile { return }
        // The company names the category of the menus; its table has an error then.
        if own == .menus, error.path == ".category", rows[.company]?.isEmpty != false { return }
        // What an unreadable table defines is not known.
        if case .unknownReference(_, let target) = error.problem, unreadable.contains(target.table) { return }
        guard let found = origin(error.file, error.path),
            let table = Table.allCases.first(where: { $0.fileName == found.file })
        else {
            if error.problem == .empty, !unreadable.contains(own) {
                report(own, nil, nil, .noRows)
            } else if !unreadable.contains(own), !faulty.contains(Cell(table: own, row: 0, column: nil)) {
                report(own, nil, nil, .catalogue(error.problem))
            }
            return
        }
        var (row, column) = (
            found.row, error.problem.isAboutKey ? found.keyColumn ?? found.column : found.column
        )
        if error.problem == .missing, let header = headers[table], let name = column,
            !header.columns.contains(name)
        {
            let cell = Cell(table: table, row: header.row, column: name)
            if !faulty.contains(cell) { report(table, header.row, name, .missingColumn(name)) }
            return
        }
        var place = table
        if case .notAMenu(let id) = error.problem,
            let product = rows[.products]?.first(where: { $0["id"] == id })
        {
            (place, row, column) = (.products, product.number, "categories")
        }
        guard !faulty.contains(Cell(table: place, row: row ?? 0, column: column)) else { return }
        report(place, row, column, problem(of: error))
    }

    /// The problem in the words of the tables.
    private func problem(of error: CatalogueError) -> SheetError.Problem {
        func row(_ path: String) -> Int? { origin(error.file, path)?.row }
        switch error.problem {
        case .duplicateID(let text, let first), .duplicateName(let text, let first):
            return row(first).map { .repeated(text, row: $0) } ?? .catalogue(error.problem)
        case .overlappingShift(let text, let other):
            return row(other).map { .overlap(text, row: $0) } ?? .catalogue(error.problem)
        case .unknownReference(let id, let target):
            let table = target.table
            return unknownEntry(id, table, target == .optionGroup ? "group" : table.idColumn)
        default: return .catalogue(error.problem)
        }
    }

    func unknownEntry(_ id: String, _ table: Table, _ column: String) -> SheetError.Problem {
        let ids = (rows[table] ?? []).map { $0[column] }
        return .unknownEntry(id, table, suggestion: NearMiss.best(for: id, among: ids))
    }
}

extension CatalogueError.Problem {
    /// Whether the problem is the name of a member, not its value.
    fileprivate var isAboutKey: Bool {
        switch self {
        case .unknownReference, .choiceNotOffered, .unknownDay, .repeatedKey, .unknownKey: true
        default: false
        }
    }
}

extension SheetLayout.Table {
    /// The tables without which it is not known whether a cell of this one has an effect.
    fileprivate var others: Set<SheetLayout.Table> {
        switch self {
        case .company: [.company, .menus, .vat]
        case .vat: [.vat, .company]
        case .optionPrices: [.optionPrices, .products, .options, .restaurants]
        case .prices: [.prices, .restaurants, .services, .products]
        case .hours, .services, .stations: [self, .restaurants]
        case .translations: [.translations, .categories, .products, .options, .offers]
        case .categories, .products, .menus, .options, .restaurants, .offers, .planned: [self]
        }
    }
}

extension CatalogueError.Target {
    /// The table that defines entries of this kind.
    fileprivate var table: SheetLayout.Table {
        switch self {
        case .category: .categories
        case .product: .products
        case .sandwich: .menus
        case .optionGroup, .choice: .options
        case .vatClass: .vat
        case .restaurant: .restaurants
        case .station: .stations
        }
    }
}
