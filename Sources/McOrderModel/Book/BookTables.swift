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
    /// Whether recipes keep the steps that they have, because there is no table of steps.
    private let keepsSteps: Bool

    /// The tables of the entries that are in force.
    package init(_ entries: [Book.Entry]) {
        rows = Dictionary(grouping: entries.filter { $0.content != nil }, by: \.kind)
            .mapValues { $0.compactMap { entry in entry.content.map { Row(key: entry.key, content: $0) } } }
        keepsSteps = false
    }

    /// The tables as files. A table without rows has its header, to be filled in.
    package func files(usesDecimalComma: Bool) -> [BookTable: CSVText] {
        Dictionary(
            uniqueKeysWithValues: BookTable.allCases.map { table in
                let cells = (rows[table.kind] ?? []).flatMap { row in
                    table.contents(of: row.content).map { content in
                        [row.key]
                            + table.columns.map { $0.cell(content.member($0.name), usesDecimalComma) }
                    }
                }
                return (table, CSVText(rows: [[table.keyColumn] + table.columns.map(\.name)] + cells))
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
        _ files: [BookTable: [UInt8]],
        unreadable: [BookTable: SheetError.Problem] = [:]
    ) throws(SheetErrors) {
        var errors: [SheetError] = []
        func report(_ table: BookTable, _ problem: SheetError.Problem) {
            errors.append(SheetError(file: table.fileName, row: nil, column: nil, problem: problem))
        }
        var rows: [BookKind: [Row]] = [:]
        var parts: BookTableReader.Parts?
        var steps: BookTableReader.Parts?
        // What recipes need is read before them.
        for table in BookTable.allCases.reversed() {
            if let problem = unreadable[table] { report(table, problem) }
            guard let bytes = files[table] else { continue }
            if let partner = table.partner, files[partner] == nil, unreadable[partner] == nil {
                report(partner, .missingFile)
            }
            var reader = BookTableReader(table, CSVText(bytes))
            switch table {
            case .recipeIngredients: parts = reader.parts()
            case .recipeSteps: steps = reader.parts()
            case .recipes: rows[.recipe] = reader.recipes(of: parts, steps)
            default: rows[table.kind] = reader.entries()
            }
            errors += reader.errors
        }
        if files.isEmpty, errors.isEmpty { report(.checks, .missingFile) }
        if let endless = RecipeBook(Self.book(rows)).endless {
            let file = BookTable.recipeIngredients.fileName
            errors.append(SheetError(file: file, row: nil, column: "preparation", problem: .endless(endless)))
        }
        let all = BookTable.allCases.flatMap { table in
            errors.filter { $0.file == table.fileName }.sorted { ($0.row ?? 0) < ($1.row ?? 0) }
        }
        guard all.isEmpty else { throw SheetErrors(errors: all) }
        self.rows = rows
        keepsSteps = files[.recipeSteps] == nil
    }

    /// What recipes and ingredients of tables would be as a book.
    private static func book(_ rows: [BookKind: [Row]]) -> Book {
        let now = Timestamp(seconds: 0)
        let kinds: [BookKind] = [.ingredient, .recipe]
        return Book(
            kinds.flatMap { kind in
                (rows[kind] ?? []).map { row in
                    Book.Entry(
                        id: 0,
                        kind: kind,
                        key: row.key,
                        content: row.content,
                        at: now,
                        by: "",
                        since: now
                    )
                }
            }
        )
    }

    /// What the recipes and a catalogue say differently of allergens, in the order of the recipes.
    package func allergenDifferences(
        from catalogue: Catalogue
    ) -> [(recipe: BookRecipe, difference: AllergenDifference)] {
        let book = Self.book(rows)
        let recipes = RecipeBook(book)
        return book.recipes.compactMap { recipe in
            AllergenDifference(recipe, in: recipes, catalogue).map { (recipe, $0) }
        }
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
                let new = kind == .recipe && keepsSteps ? row.content.with(steps: old) : row.content
                return old == new ? nil : Change(kind: kind, key: row.key, before: old, after: new)
            }
            let removed = entries.filter { $0.kind == kind && $0.content != nil && !keys.contains($0.key) }
            return written + removed.map { Change(kind: kind, key: $0.key, before: $0.content, after: nil) }
        }
    }

    /// A key in a cell that no entry has.
    package struct Dangling: Hashable, Sendable {
        package let table: BookTable
        package let key: String
        package let column: String
        /// The key that nothing has.
        package let word: String
        /// The table that should have it.
        package let wanted: BookTable

        package init(table: BookTable, key: String, column: String, word: String, wanted: BookTable) {
            (self.table, self.key, self.column) = (table, key, column)
            (self.word, self.wanted) = (word, wanted)
        }
    }

    /// The keys in cells that no entry has. They are no error, since a thing that was removed leaves its key
    /// in the checks that it had; but what they name is never asked for, bought or used.
    ///
    /// - Parameter entries: the book beside which the tables are read; `nil` if there is none, and then a key
    ///   of a kind without a table is not judged.
    package func dangling(beside entries: [Book.Entry]?) -> [Dangling] {
        func keys(_ kind: BookKind) -> Set<String>? {
            if let rows = rows[kind] { return Set(rows.map(\.key)) }
            return entries.map { Set($0.filter { $0.kind == kind && $0.content != nil }.map(\.key)) }
        }
        func dangling(_ table: BookTable, _ column: String, _ wanted: BookTable) -> [Dangling] {
            guard let known = keys(wanted.kind) else { return [] }
            return (rows[table.kind] ?? []).flatMap { row in
                let words = table.contents(of: row.content).flatMap { content in
                    let member = content.member(column)
                    return member?.elements?.compactMap(\.text) ?? [member?.text].compactMap(\.self)
                }
                return words.filter { !known.contains($0) }.map {
                    Dangling(table: table, key: row.key, column: column, word: $0, wanted: wanted)
                }
            }
        }
        return dangling(.checks, "subjects", .subjects) + dangling(.supplies, "ingredient", .ingredients)
            + dangling(.recipeIngredients, "ingredient", .ingredients)
            + dangling(.recipeIngredients, "preparation", .recipes)
            + dangling(.plan, "recipe", .recipes) + dangling(.plan, "ingredient", .ingredients)
    }

    /// What recipes and plans say is sold, and a catalogue does not have.
    package struct Unsold: Hashable, Sendable {
        package let table: BookTable
        package let key: String
        package let column: String
        package let word: String
        /// The id that was probably meant, if one is similar.
        package let nearest: String?

        package init(table: BookTable, key: String, column: String, word: String, nearest: String?) {
            (self.table, self.key, self.column) = (table, key, column)
            (self.word, self.nearest) = (word, nearest)
        }
    }

    /// The ids in cells that a catalogue does not have. They are no error, since the catalogue may get them.
    package func unsold(in catalogue: Catalogue) -> [Unsold] {
        let products = catalogue.products.map(\.id.description)
        let choices = catalogue.optionGroups.flatMap(\.choices).map(\.id.description)
        func unsold(
            _ table: BookTable,
            _ column: String,
            _ known: [String],
            _ isMeant: (JSONValue) -> Bool = { _ in true }
        ) -> [Unsold] {
            let ids = Set(known)
            return (rows[table.kind] ?? []).flatMap { row in
                table.contents(of: row.content).filter(isMeant).compactMap { $0.member(column)?.text }
                    .filter { !ids.contains($0) }.map { word in
                        Unsold(
                            table: table,
                            key: row.key,
                            column: column,
                            word: word,
                            nearest: NearMiss.best(for: word, among: known)
                        )
                    }
            }
        }
        return unsold(.recipes, "for", products) { $0.member("of")?.text == "product" }
            + unsold(.recipes, "for", choices) { $0.member("of")?.text == "choice" }
            + unsold(.recipeIngredients, "only", choices) + unsold(.recipeIngredients, "unless", choices)
            + unsold(.plan, "product", products)
    }

    /// One difference.
    package struct Change: Hashable, Sendable {
        package let kind: BookKind
        package let key: String
        /// `nil` for a new entry.
        package let before: JSONValue?
        /// `nil` for one that is removed.
        package let after: JSONValue?

        /// The table in which it is.
        package var fileName: String {
            BookTable.allCases.first { $0.kind == kind }?.fileName ?? kind.rawValue
        }
    }
}

extension JSONValue {
    /// A recipe with the steps of another one.
    fileprivate func with(steps other: JSONValue?) -> JSONValue {
        guard let steps = other?.member("steps") else { return self }
        return .object(members + [Member("steps", steps)])
    }
}
