/// What the parts have in common: rows, their keys, and the cells that they use.
extension SheetImport {
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
        place(row, nil, part, path)
        for column in row.table.columns where names?.contains(column.name) ?? true {
            place(row, column.name, part, path + "." + column.path.joined(separator: "."))
            // A dash means an empty list: no allergens, where an empty cell means unknown ones.
            let isNone = [.list, .dates, .shifts].contains(column.kind) && row[column.name] == "-"
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

    /// Whether a cell names an entry of another table; an error if not.
    ///
    /// - Parameter among: the rows of that table; `nil` for all of them.
    mutating func names(
        _ row: Row,
        _ column: String,
        _ table: Table,
        among entries: [Row]? = nil
    ) -> Bool {
        use(row, column)
        guard !isFaulty(row, column) else { return false }
        guard !row[column].isEmpty else {
            report(row, column, .catalogue(.missing))
            return false
        }
        let isKnown =
            unreadable.contains(table)
            || (entries ?? rows[table] ?? []).contains { $0[table.idColumn] == row[column] }
        if !isKnown { report(row, column, unknownEntry(row[column], table, table.idColumn)) }
        return isKnown
    }

    /// The rows that pass a check; the others have an error by then.
    mutating func rows(
        _ table: Table,
        where check: (inout SheetImport, Row) -> Bool
    ) -> [Row] {
        unique(
            table,
            (rows[table] ?? []).filter { row in
                let isUsable = check(&self, row)
                if !isUsable { giveUp(row) }
                return isUsable
            }
        )
    }

    /// The rows without those whose key an earlier row has.
    mutating func unique(_ table: Table, _ rows: [Row]) -> [Row] {
        var first: [[String]: Int] = [:]
        return rows.filter { row in
            let key = table.keyColumns.map { row[$0] }
            guard let number = first[key] else {
                first[key] = row.number
                return true
            }
            report(row, table.keyColumns.last { !row[$0].isEmpty }, .repeatedRow(first: number))
            giveUp(row)
            return false
        }
    }

    /// A table whose rows are the elements of a file.
    mutating func list(
        _ table: Table,
        _ part: CatalogueReader.Part,
        _ names: [Row],
        entry: String
    ) -> JSONValue {
        .array(
            (rows[table] ?? []).enumerated().map { index, row in
                let path = "[\(index)]"
                return object(row, in: part, at: path)
                    .followed(by: translations(names, entry, row["id"], part, path))
            }
        )
    }
}
