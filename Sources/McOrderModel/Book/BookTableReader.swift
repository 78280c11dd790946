/// Reads one table, and collects what is wrong with it.
struct BookTableReader {
    private let table: BookTable
    private let text: CSVText
    private(set) var errors: [SheetError] = []

    init(_ table: BookTable, _ text: CSVText) {
        (self.table, self.text) = (table, text)
    }

    /// The entries of a table that says everything about its own.
    mutating func entries() -> [BookTables.Row] {
        rows().compactMap { row in entry(row, row.members(table)) }
    }

    /// The recipes.
    ///
    /// - Parameter parts: what they need by their keys; `nil` if that could not be read.
    mutating func recipes(of parts: [String: [JSONValue]]?) -> [BookTables.Row] {
        let rows = rows()
        // Without a header that can be read there are no rows to miss.
        let missing = rows.isEmpty && !errors.isEmpty ? [] : Set((parts ?? [:]).keys)
        for key in missing.subtracting(rows.map(\.key)).sorted() {
            report(nil, table.keyColumn, .noRowWith(key))
        }
        return rows.compactMap { row in
            let found = parts?[row.key] ?? []
            let entry = entry(row, row.members(table) + [JSONValue.Member("ingredients", .array(found))])
            let (other, most) = (BookTable.recipeIngredients, BookRecipe.mostIngredients)
            if found.count > most {
                report(nil, other.keyColumn, .tooManyRows(row.key, most: most), in: other)
            } else if found.isEmpty, parts != nil {
                report(nil, other.keyColumn, .noRowWith(row.key), in: other)
            }
            return entry
        }
    }

    /// What recipes need, by the recipe's key; `nil` if there is an error.
    mutating func parts() -> [String: [JSONValue]]? {
        var parts: [String: [JSONValue]] = [:]
        for row in rows() {
            do {
                let part = try BookRecipe.Part(.object(row.members(table)))
                parts[row.key, default: []].append(part.json)
            } catch {
                report(error, row)
            }
        }
        return errors.isEmpty ? parts : nil
    }

    /// A row with a key.
    private struct Row {
        let index: Int
        let key: String
        let cells: [String: String]

        func members(_ table: BookTable) -> [JSONValue.Member] {
            table.columns.compactMap { column in
                guard let cell = cells[column.name.lowercased()], !cell.isEmpty else { return nil }
                return JSONValue.Member(column.name, column.value(cell))
            }
        }
    }

    private mutating func rows() -> [Row] {
        guard let first = text.rows.firstIndex(where: { !Self.isBlank($0) }) else {
            report(nil, nil, .noHeader)
            return []
        }
        let header = text.rows[first].map { Self.trimmed($0).lowercased() }
        let known = [table.keyColumn] + table.columns.map { $0.name.lowercased() }
        for (index, name) in header.enumerated() where !name.isEmpty {
            if !known.contains(name) {
                report(first, nil, .unknownColumn(name, suggestion: NearMiss.best(for: name, among: known)))
            } else if header.firstIndex(of: name) != index {
                report(first, nil, .repeatedColumn(name))
            }
        }
        for name in [table.keyColumn] + table.neededColumns where !header.contains(name) {
            report(first, nil, .missingColumn(name))
        }
        for cell in text.faults {
            let column = cell.column < header.count ? header[cell.column] : nil
            let text = text.rows[cell.row][cell.column]
            report(cell.row, column, cell.fault == .garbled ? .garbled(text) : .quotes)
        }
        guard errors.isEmpty else { return [] }
        var keys: [String: Int] = [:]
        return text.rows.indices.dropFirst(first + 1).compactMap { index in
            let row = text.rows[index]
            guard !Self.isBlank(row) else { return nil }
            if row.count > header.count { report(index, nil, .tooManyCells) }
            let cells = Dictionary(
                zip(header, row.map(Self.trimmed)),
                uniquingKeysWith: { first, _ in first }
            )
            let key = cells[table.keyColumn] ?? ""
            guard BookPersonID(key: key) != nil else {
                report(index, table.keyColumn, .catalogue(key.isEmpty ? .missing : .badID(key)))
                return nil
            }
            if table != .recipeIngredients, let earlier = keys.updateValue(index, forKey: key) {
                report(index, table.keyColumn, .repeated(key, row: earlier + 1))
                return nil
            }
            return Row(index: index, key: key, cells: cells)
        }
    }

    private mutating func entry(_ row: Row, _ members: [JSONValue.Member]) -> BookTables.Row? {
        do {
            return BookTables.Row(key: row.key, content: try table.kind.content(.object(members), row.key))
        } catch {
            report(error, row)
            return nil
        }
    }

    private mutating func report(_ error: BookContentError, _ row: Row) {
        // What a recipe needs is in another table, and reported there.
        if error.member == "ingredients" { return }
        let column = error.member ?? "name"
        let name = column.lowercased()
        report(row.index, column, problem(name, row.cells[name] ?? ""))
    }

    private func problem(_ column: String, _ cell: String) -> SheetError.Problem {
        if cell.isEmpty { return .catalogue(.missing) }
        switch column {
        case "min", "max", "gramsperpiece", "gramsperlitre", "shelflife", "size", "keep", "price", "portions",
            "quantity":
            return .notANumber(cell)
        case "of": return .unknownWord(cell, among: BookRecipe.madeKinds)
        case "for", "ingredient": return .catalogue(.badID(cell))
        case "unit" where table != .checks:
            return .unknownWord(cell, among: BookUnit.allCases.map(\.rawValue))
        case "allergens": return .unknownWord(cell, among: Allergen.allCases.map(\.rawValue))
        case "trace": return .unknownWord(cell, among: ["lot"])
        case "kind" where table == .subjects:
            return .unknownWord(cell, among: BookSubject.Kind.allCases.map(\.rawValue))
        case "kind": return .unknownWord(cell, among: BookCheck.Kind.allCases.map(\.rawValue))
        case "record": return .unknownWord(cell, among: BookCheck.Record.allCases.map(\.rawValue))
        case "due": return .unknownWord(cell, among: ["10:00 20:00", "mon 10:00", "7d", "each"])
        case "photograph": return .unknownWord(cell, among: ["SHA-256"])
        case "since", "until": return .unknownWord(cell, among: ["2026-12-31"])
        default: return .damaged(cell)
        }
    }

    private mutating func report(
        _ row: Int?,
        _ column: String?,
        _ problem: SheetError.Problem,
        in other: BookTable? = nil
    ) {
        let file = (other ?? table).fileName
        errors.append(SheetError(file: file, row: row.map { $0 + 1 }, column: column, problem: problem))
    }

    private static func isBlank(_ row: [String]) -> Bool { row.allSatisfy { trimmed($0).isEmpty } }

    private static func trimmed(_ cell: String) -> String {
        var text = Substring(cell)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
