/// Makes the files of a catalogue from the tables of a spreadsheet.
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
    private struct Cell {
        let file: String
        var row: Int?
        var column: String?

        func error(_ problem: SheetError.Problem) -> SheetError {
            SheetError(file: file, row: row, column: column, problem: problem)
        }
    }

    /// The parts of the catalogue.
    package internal(set) var parts: [CatalogueReader.Part: JSONValue] = [:]
    private(set) var rows: [SheetLayout.Table: [Row]] = [:]
    private var errors: [SheetError] = []
    /// The cells of the values, by file and path of the catalogue.
    private var cells: [String: Cell] = [:]

    /// Reads the tables.
    ///
    /// - Parameter files: the bytes of each table that exists.
    /// - Throws: all errors at once.
    package init(
        _ files: [SheetLayout.Table: [UInt8]],
        hasImage: @escaping (String) -> Bool
    ) throws(SheetErrors) {
        for table in [Table.company, .categories, .products, .restaurants] where files[table] == nil {
            errors.append(Cell(file: table.fileName).error(.missingFile))
        }
        for table in Table.allCases {
            rows[table] = files[table].map { read(CSVText($0), of: table) } ?? []
        }
        readParts()
        guard errors.isEmpty else { throw SheetErrors(errors: errors) }
        do {
            _ = try CatalogueReader.read(
                files: parts.mapValues { .success(JSONWriter.document($0)) },
                hasImage: hasImage
            )
        } catch {
            throw SheetErrors(errors: error.errors.map { sheetError(of: $0) })
        }
    }

    // MARK: Cells

    private mutating func read(_ text: CSVText, of table: Table) -> [Row] {
        guard let header = text.rows.first else { return [] }
        let columns = table.columns.map(\.name)
        for name in header where !name.isEmpty && !columns.contains(name) {
            let near = NearMiss.best(for: name, among: columns)
            report(table, 1, name, .unknownColumn(name, suggestion: near))
        }
        return text.rows.enumerated().dropFirst().compactMap { index, cells in
            guard cells.contains(where: { !$0.isEmpty }) else { return nil }
            if cells.dropFirst(header.count).contains(where: { !$0.isEmpty }) {
                report(table, index + 1, nil, .tooManyCells)
            }
            return Row(table: table, number: index + 1, cells: Dictionary(first: zip(header, cells)))
        }
    }

    mutating func report(
        _ table: Table,
        _ row: Int,
        _ column: String?,
        _ problem: SheetError.Problem
    ) {
        errors.append(Cell(file: table.fileName, row: row, column: column).error(problem))
    }

    /// The value of a cell; `nil` for an empty one.
    mutating func value(_ row: Row, _ column: SheetLayout.Column) -> JSONValue? {
        let text = row[column.name]
        guard !text.isEmpty || column.kind == .sentence else { return nil }
        switch column.kind {
        case .text, .sentence: return .string(text)
        case .price:
            if let money = Money(amount: text.filter { !"€ \u{A0}".contains($0) }) {
                return .string(money.decimalText)
            }
            report(row.table, row.number, column.name, .notAnAmount(text))
        case .rate: return .string(text.replacing(",", with: ".").filter { !"% \u{A0}".contains($0) })
        case .date: return .string(Self.isoDate(text))
        case .dates: return .array(Self.words(text).map { .string(Self.isoDate($0)) })
        case .time: return .string(Self.clock(text))
        case .integer:
            if let number = Int(text) { return .integer(number) }
            report(row.table, row.number, column.name, .notANumber(text))
        case .number:
            let digits = text.replacing(",", with: ".")
            if Double(digits) != nil { return .number(digits) }
            report(row.table, row.number, column.name, .notANumber(text))
        case .flag:
            switch SearchKey(text).text {
            case "yes", "si", "bai", "1", "true", "x": return .bool(true)
            case "no", "ez", "0", "false": return .bool(false)
            default: report(row.table, row.number, column.name, .notAFlag(text))
            }
        case .list: return .array(Self.words(text).map { .string($0) })
        }
        return nil
    }

    /// A date as the catalogue writes it. Any other text is returned as it is, and the catalogue refuses it.
    private static func isoDate(_ text: String) -> String {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].count == 4, parts.allSatisfy({ Int($0) != nil }) else { return text }
        func two(_ part: Substring) -> String { part.count == 1 ? "0\(part)" : "\(part)" }
        return "\(parts[2])-\(two(parts[1]))-\(two(parts[0]))"
    }

    /// A time of day as the catalogue writes it. Any other text is returned as it is.
    private static func clock(_ text: String) -> String {
        // With English settings spreadsheets change 10:00 to 10:00:00 AM.
        let words = text.split(separator: " ")
        let half = words.count == 2 ? words[1].lowercased() : ""
        guard words.count == 1 || ["am", "pm"].contains(half) else { return text }
        let parts = words[0].split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[0].count <= 2, parts.last == "00" || parts.count == 2,
            let hour = Int(parts[0]), half.isEmpty || (1...12).contains(hour)
        else { return text }
        let shown = half.isEmpty ? hour : hour % 12 + (half == "pm" ? 12 : 0)
        return "\(shown < 10 ? "0" : "")\(shown):\(parts[1])"
    }

    static func words(_ text: String) -> [String] {
        text.split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// The object of a row's columns, which becomes an element of a file.
    ///
    /// - Parameter path: the path of the element in the file.
    mutating func object(
        _ row: Row,
        _ names: [String]? = nil,
        in part: CatalogueReader.Part,
        at path: String
    ) -> JSONValue {
        var members: [JSONValue.Member] = []
        var nested: [String: [JSONValue.Member]] = [:]
        remember(row, nil, part, path)
        for column in row.table.columns where names?.contains(column.name) ?? true {
            remember(row, column.name, part, path + "." + column.path.joined(separator: "."))
            // A dash means an empty list: no allergens, where an empty cell means unknown ones.
            let isNone = (column.kind == .list || column.kind == .dates) && row[column.name] == "-"
            guard let value = isNone ? .array([]) : value(row, column) else { continue }
            let name = column.path[column.path.count - 1]
            if column.path.count == 1 {
                members.append(JSONValue.Member(name, value))
            } else {
                nested[column.path[0], default: []].append(JSONValue.Member(name, value))
            }
        }
        let inner = nested.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .object($0.value)) }
        return .object(members + inner)
    }

    mutating func remember(
        _ row: Row,
        _ column: String?,
        _ part: CatalogueReader.Part,
        _ path: String
    ) {
        let key = part.fileName + path
        if cells[key] == nil {
            cells[key] = Cell(file: row.table.fileName, row: row.number, column: column)
        }
    }

    /// The error of the cell from which the value with an error was made.
    private func sheetError(of error: CatalogueError) -> SheetError {
        var key = error.file + error.path
        while true {
            if let cell = cells[key] { return cell.error(.catalogue(error.problem)) }
            guard let cut = key.dropFirst(error.file.count).lastIndex(where: { $0 == "." || $0 == "[" })
            else {
                let part = CatalogueReader.Part.allCases.first { $0.fileName == error.file }
                let file = part.flatMap { Table(rawValue: $0.rawValue) }?.fileName ?? error.file
                return Cell(file: file).error(.catalogue(error.problem))
            }
            key = String(key[..<cut])
        }
    }
}

/// All errors of the tables; never empty.
package struct SheetErrors: Error, Sendable {
    package let errors: [SheetError]
}
