/// The kitchen book as tables of a spreadsheet, one for each kind of entry.
///
/// Source: docs/kitchen-book.md, *As tables*.
package struct BookTables: Sendable {
    /// An entry of a table.
    package struct Row: Hashable, Sendable {
        package let key: String
        /// In the form in which it is stored.
        package let content: JSONValue
    }

    /// The entries by kind, in the order of the tables; a kind without a table has none.
    package let rows: [BookKind: [Row]]

    /// The tables of the entries that are in force.
    package init(_ entries: [Book.Entry]) {
        rows = Dictionary(grouping: entries.filter { $0.content != nil }, by: \.kind)
            .mapValues { $0.compactMap { entry in entry.content.map { Row(key: entry.key, content: $0) } } }
    }

    /// The tables as files. A kind without entries has its header, to be filled in.
    package func files(usesDecimalComma: Bool) -> [BookKind: CSVText] {
        Dictionary(
            uniqueKeysWithValues: BookKind.ofTables.map { kind in
                let rows = (rows[kind] ?? []).map { row in
                    [row.key] + kind.columns.map { $0.cell(row.content.member($0.name), usesDecimalComma) }
                }
                return (kind, CSVText(rows: [["id"] + kind.columns.map(\.name)] + rows))
            }
        )
    }

    /// Reads tables.
    ///
    /// - Parameters:
    ///   - files: the files that are there.
    ///   - unreadable: why others cannot be read.
    /// - Throws: ``SheetErrors`` with all errors.
    package init(
        _ files: [BookKind: [UInt8]],
        unreadable: [BookKind: SheetError.Problem] = [:]
    ) throws(SheetErrors) {
        var errors: [SheetError] = []
        var rows: [BookKind: [Row]] = [:]
        for kind in BookKind.ofTables {
            if let problem = unreadable[kind] {
                errors.append(SheetError(file: kind.fileName, row: nil, column: nil, problem: problem))
            }
            guard let bytes = files[kind] else { continue }
            var reader = BookTableReader(kind, CSVText(bytes))
            rows[kind] = reader.read()
            errors += reader.errors
        }
        if files.isEmpty, errors.isEmpty {
            errors = [SheetError(file: BookKind.check.fileName, row: nil, column: nil, problem: .missingFile)]
        }
        guard errors.isEmpty else { throw SheetErrors(errors: errors) }
        self.rows = rows
    }

    /// What differs from the entries that are in force. A kind without a table stays as it is.
    package func changes(from entries: [Book.Entry]) -> [Change] {
        BookKind.ofTables.flatMap { kind -> [Change] in
            guard let rows = rows[kind] else { return [] }
            let before = Dictionary(
                uniqueKeysWithValues: entries.filter { $0.kind == kind && $0.content != nil }.map {
                    ($0.key, $0.content)
                }
            )
            let keys = Set(rows.map(\.key))
            let written = rows.compactMap { row -> Change? in
                let old = before[row.key] ?? nil
                return old == row.content
                    ? nil : Change(kind: kind, key: row.key, before: old, after: row.content)
            }
            let removed = entries.filter { $0.kind == kind && $0.content != nil && !keys.contains($0.key) }
            return written + removed.map { Change(kind: kind, key: $0.key, before: $0.content, after: nil) }
        }
    }

    /// A key in a cell that no entry has.
    package struct Dangling: Hashable, Sendable {
        package let kind: BookKind
        package let key: String
        package let column: String
        /// The key that nothing has.
        package let word: String
        /// The kind that should have it.
        package let wanted: BookKind

        package init(kind: BookKind, key: String, column: String, word: String, wanted: BookKind) {
            (self.kind, self.key, self.column) = (kind, key, column)
            (self.word, self.wanted) = (word, wanted)
        }
    }

    /// The keys in cells that no entry has. They are no error, since a thing that was removed leaves its key
    /// in the checks that it had; but what they name is never asked for or bought.
    ///
    /// - Parameter entries: the book beside which the tables are read; `nil` if there is none, and then a key
    ///   of a kind without a table is not judged.
    package func dangling(beside entries: [Book.Entry]?) -> [Dangling] {
        func keys(_ kind: BookKind) -> Set<String>? {
            if let rows = rows[kind] { return Set(rows.map(\.key)) }
            return entries.map { Set($0.filter { $0.kind == kind && $0.content != nil }.map(\.key)) }
        }
        func dangling(_ kind: BookKind, _ column: String, _ wanted: BookKind) -> [Dangling] {
            guard let known = keys(wanted) else { return [] }
            return (rows[kind] ?? []).flatMap { row in
                let member = row.content.member(column)
                let words = member?.elements?.compactMap(\.text) ?? [member?.text].compactMap(\.self)
                return words.filter { !known.contains($0) }.map {
                    Dangling(kind: kind, key: row.key, column: column, word: $0, wanted: wanted)
                }
            }
        }
        return dangling(.check, "subjects", .subject) + dangling(.supply, "ingredient", .ingredient)
    }

    /// One difference.
    package struct Change: Hashable, Sendable {
        package let kind: BookKind
        package let key: String
        /// `nil` for a new entry.
        package let before: JSONValue?
        /// `nil` for one that is removed.
        package let after: JSONValue?
    }
}

extension BookKind {
    /// The name of its table.
    package var fileName: String {
        switch self {
        case .person: "persons.csv"
        case .subject: "subjects.csv"
        case .check: "checks.csv"
        case .ingredient: "ingredients.csv"
        case .supply: "supplies.csv"
        case .recipe: "recipes.csv"
        case .list: "lists.csv"
        }
    }

    /// A column beside `id`.
    struct Column {
        let name: String
        /// What separates the elements of a list; `nil` for one value.
        var separator: String?

        /// The cell of a member.
        func cell(_ value: JSONValue?, _ usesDecimalComma: Bool) -> String {
            switch value {
            case .string(let text): text
            case .number(let digits): usesDecimalComma ? digits.replacing(".", with: ",") : digits
            // A dash means an empty list: no allergens, where an empty cell means unknown ones.
            case .array([]): "-"
            case .array(let elements): elements.compactMap(\.text).joined(separator: separator ?? " ")
            case .object?: value.flatMap { BookCheck.Due(json: $0) }?.text ?? ""
            case .bool, .null, nil: ""
            }
        }

        /// The member of a cell that is not empty.
        func value(_ cell: String) -> JSONValue {
            guard let separator else { return .string(cell) }
            if cell == "-" { return .array([]) }
            let parts = cell.split(separator: separator).map { part in
                var text = part
                while text.first == " " { text.removeFirst() }
                while text.last == " " { text.removeLast() }
                return JSONValue.string(String(text))
            }
            return .array(parts.filter { $0.text != "" })
        }
    }

    var columns: [Column] {
        switch self {
        case .person: [Column(name: "name")]
        case .subject:
            ["name", "kind", "place", "responsible", "telephone", "serial", "from", "since", "until"]
                .map { Column(name: $0) }
        case .check:
            [
                Column(name: "name"), Column(name: "kind"), Column(name: "subjects", separator: " "),
                Column(name: "due"), Column(name: "min"), Column(name: "max"), Column(name: "unit"),
                Column(name: "record"), Column(name: "cure", separator: "|"), Column(name: "source"),
            ]
        case .ingredient:
            [
                Column(name: "name"), Column(name: "unit"), Column(name: "gramsPerPiece"),
                Column(name: "gramsPerLitre"), Column(name: "allergens", separator: " "),
                Column(name: "shelfLife"),
                Column(name: "place"), Column(name: "trace"),
            ]
        case .supply:
            ["ingredient", "supplier", "section", "package", "size", "unit", "price", "code", "keep"]
                .map { Column(name: $0) }
        // They have no table.
        case .recipe, .list: []
        }
    }
}

/// Reads one table, and collects what is wrong with it.
private struct BookTableReader {
    let kind: BookKind
    let table: CSVText
    var errors: [SheetError] = []

    init(_ kind: BookKind, _ table: CSVText) {
        (self.kind, self.table) = (kind, table)
    }

    mutating func read() -> [BookTables.Row] {
        guard let first = table.rows.firstIndex(where: { !Self.isBlank($0) }) else {
            report(nil, nil, .noHeader)
            return []
        }
        let header = table.rows[first].map { Self.trimmed($0).lowercased() }
        let known = ["id"] + kind.columns.map { $0.name.lowercased() }
        for (index, name) in header.enumerated() where !name.isEmpty {
            if !known.contains(name) {
                report(first, nil, .unknownColumn(name, suggestion: NearMiss.best(for: name, among: known)))
            } else if header.firstIndex(of: name) != index {
                report(first, nil, .repeatedColumn(name))
            }
        }
        for name in ["id", kind == .supply ? "ingredient" : "name"] where !header.contains(name) {
            report(first, nil, .missingColumn(name))
        }
        for cell in table.faults {
            let column = cell.column < header.count ? header[cell.column] : nil
            let text = table.rows[cell.row][cell.column]
            report(cell.row, column, cell.fault == .garbled ? .garbled(text) : .quotes)
        }
        guard errors.isEmpty else { return [] }
        var keys: [String: Int] = [:]
        return table.rows.indices.dropFirst(first + 1).compactMap { index in
            let row = table.rows[index]
            guard !Self.isBlank(row) else { return nil }
            if row.count > header.count { report(index, nil, .tooManyCells) }
            let cells = Dictionary(
                zip(header, row.map(Self.trimmed)),
                uniquingKeysWith: { first, _ in first }
            )
            guard let entry = entry(cells, index) else { return nil }
            if let earlier = keys[entry.key] {
                report(index, "id", .repeated(entry.key, row: earlier + 1))
                return nil
            }
            keys[entry.key] = index
            return entry
        }
    }

    private mutating func entry(_ cells: [String: String], _ index: Int) -> BookTables.Row? {
        let key = cells["id"] ?? ""
        guard BookPersonID(key: key) != nil else {
            report(index, "id", key.isEmpty ? .catalogue(.missing) : .catalogue(.badID(key)))
            return nil
        }
        let members = kind.columns.compactMap { column -> JSONValue.Member? in
            guard let cell = cells[column.name.lowercased()], !cell.isEmpty else { return nil }
            return JSONValue.Member(column.name, column.value(cell))
        }
        do {
            return BookTables.Row(key: key, content: try kind.content(.object(members), key))
        } catch {
            let column = error.member ?? "name"
            let name = column.lowercased()
            report(index, column, problem(name, cells[name] ?? ""))
            return nil
        }
    }

    private func problem(_ column: String, _ cell: String) -> SheetError.Problem {
        if cell.isEmpty { return .catalogue(.missing) }
        switch column {
        case "min", "max", "gramsperpiece", "gramsperlitre", "shelflife", "size", "keep", "price":
            return .notANumber(cell)
        case "unit" where kind != .check: return .unknownWord(cell, among: BookUnit.allCases.map(\.rawValue))
        case "allergens": return .unknownWord(cell, among: Allergen.allCases.map(\.rawValue))
        case "trace": return .unknownWord(cell, among: ["lot"])
        case "kind" where kind == .subject:
            return .unknownWord(cell, among: BookSubject.Kind.allCases.map(\.rawValue))
        case "kind": return .unknownWord(cell, among: BookCheck.Kind.allCases.map(\.rawValue))
        case "record": return .unknownWord(cell, among: BookCheck.Record.allCases.map(\.rawValue))
        case "due": return .unknownWord(cell, among: ["10:00 20:00", "mon 10:00", "7d", "each"])
        case "since", "until": return .unknownWord(cell, among: ["2026-12-31"])
        default: return .damaged(cell)
        }
    }

    private mutating func report(_ row: Int?, _ column: String?, _ problem: SheetError.Problem) {
        errors.append(
            SheetError(file: kind.fileName, row: row.map { $0 + 1 }, column: column, problem: problem)
        )
    }

    private static func isBlank(_ row: [String]) -> Bool { row.allSatisfy { trimmed($0).isEmpty } }

    private static func trimmed(_ cell: String) -> String {
        var text = Substring(cell)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
