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

    /// The rows of another table that belong to each recipe, by its key.
    typealias Parts = [String: [JSONValue]]

    /// The recipes.
    ///
    /// - Parameters:
    ///   - parts: what they need; `nil` if that could not be read.
    ///   - steps: how they are made; `nil` if that could not be read, or if there is no such table.
    mutating func recipes(of parts: Parts?, _ steps: Parts?) -> [BookTables.Row] {
        let rows = rows()
        // Without a header that can be read there are no rows to miss.
        let wanted = Set((parts ?? [:]).keys).union((steps ?? [:]).keys)
        let missing = rows.isEmpty && !errors.isEmpty ? [] : wanted
        for key in missing.subtracting(rows.map(\.key)).sorted() {
            report(nil, table.keyColumn, .noRowWith(key))
        }
        return rows.compactMap { row in
            let (found, made) = (parts?[row.key] ?? [], steps?[row.key] ?? [])
            var members = row.members(table) + [JSONValue.Member("ingredients", .array(found))]
            if !made.isEmpty { members.append(JSONValue.Member("steps", .array(made))) }
            let entry = entry(row, members)
            for (other, rows) in [(BookTable.recipeIngredients, found), (.recipeSteps, made)]
            where rows.count > BookRecipe.mostParts {
                report(nil, other.keyColumn, .tooManyRows(row.key, most: BookRecipe.mostParts), in: other)
            }
            if found.isEmpty, parts != nil {
                let other = BookTable.recipeIngredients
                report(nil, other.keyColumn, .noRowWith(row.key), in: other)
            }
            return entry
        }
    }

    /// The rows of a table that belong to recipes, in their order; `nil` if there is an error.
    mutating func parts() -> Parts? {
        var parts: [String: [(place: Int, json: JSONValue)]] = [:]
        for row in rows() {
            do throws(BookContentError) {
                let content = JSONValue.object(row.members(table).filter { $0.name != BookTable.position })
                let json =
                    if table == .recipeSteps {
                        try BookRecipe.Step(content).json
                    } else {
                        try BookRecipe.Part(content).json
                    }
                parts[row.key, default: []].append((try row.position(), json))
            } catch {
                report(error, row)
            }
        }
        // Rows of one position stay in the order of the file.
        let sorted = parts.mapValues { rows in
            rows.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
                .map(\.element.json)
        }
        return errors.isEmpty ? sorted : nil
    }

    /// A row with a key.
    private struct Row {
        let index: Int
        let key: String
        let cells: [String: String]

        /// Where it stands among those of its recipe; 0 if nothing is said.
        func position() throws(BookContentError) -> Int {
            guard let cell = cells[BookTable.position], !cell.isEmpty else { return 0 }
            guard let place = Int(cell), place > 0 else { throw .bad(BookTable.position) }
            return place
        }

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
            if table.rowsMember == nil, let earlier = keys.updateValue(index, forKey: key) {
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
        // What a recipe needs, and how it is made, is in other tables, and reported there.
        if error.member == "ingredients" || error.member == "steps" { return }
        let column = error.member ?? "name"
        let name = column.lowercased()
        report(row.index, column, problem(name, row.cells[name] ?? ""))
    }

    private func problem(_ column: String, _ cell: String) -> SheetError.Problem {
        if cell.isEmpty { return .catalogue(.missing) }
        switch column {
        case "size" where table == .recipeIngredients: return .unknownWord(cell, among: ["large"])
        case "min", "max", "gramsperpiece", "gramsperlitre", "shelflife", "size", "keep", "price", "portions",
            "quantity", "minutes", "waste", BookTable.position:
            return .notANumber(cell)
        case "of": return .unknownWord(cell, among: BookRecipe.madeKinds)
        case "for", "ingredient", "preparation", "only", "unless", "station":
            return .catalogue(.badID(cell))
        case "difficulty":
            return .unknownWord(cell, among: BookRecipe.Difficulty.allCases.map { "\($0.rawValue)" })
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
