/// A file with a table of the kitchen book.
///
/// Source: docs/kitchen-book.md, *As tables*.
package enum BookTable: String, CaseIterable, Sendable {
    case persons
    case subjects
    case checks
    case ingredients
    case supplies
    case recipes
    /// What the recipes of the other table need.
    case recipeIngredients = "recipe-ingredients"
    /// How they are made.
    case recipeSteps = "recipe-steps"
    case plan

    package var fileName: String { rawValue + ".csv" }

    /// The entries that it defines.
    package var kind: BookKind {
        switch self {
        case .persons: .person
        case .subjects: .subject
        case .checks: .check
        case .ingredients: .ingredient
        case .supplies: .supply
        case .recipes, .recipeIngredients, .recipeSteps: .recipe
        case .plan: .plan
        }
    }

    /// The table without which this one says nothing; `nil` if there is none.
    var partner: BookTable? {
        switch self {
        case .recipes: .recipeIngredients
        case .recipeIngredients, .recipeSteps: .recipes
        default: nil
        }
    }

    /// The first column, with the key of an entry.
    var keyColumn: String { rowsMember == nil ? "id" : "recipe" }

    /// The member of a recipe of which each element is a row of this table; `nil` for a table of entries.
    var rowsMember: String? {
        switch self {
        case .recipeIngredients: "ingredients"
        case .recipeSteps: "steps"
        default: nil
        }
    }

    /// The column that says in which order rows of one recipe stand. It is no member.
    static let position = "position"

    /// The columns beside the key without which a table cannot be read.
    var neededColumns: [String] {
        switch self {
        case .supplies: ["ingredient"]
        case .recipes: ["name", "of"]
        case .recipeIngredients: ["ingredient", "quantity", "unit"]
        case .recipeSteps: ["text"]
        case .plan: []
        default: ["name"]
        }
    }

    /// What an entry has in this table: one object for each row.
    func contents(of entry: JSONValue) -> [JSONValue] {
        guard let rowsMember else { return [entry] }
        return (entry.member(rowsMember)?.elements ?? []).enumerated().map { index, row in
            .object(row.members + [JSONValue.Member(Self.position, .integer(index + 1))])
        }
    }

    /// A column beside the key.
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
            case .bool(let isTrue): isTrue ? "true" : ""
            case .null, nil: ""
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
        case .persons: [Column(name: "name")]
        case .subjects:
            [
                "name", "kind", "place", "responsible", "telephone", "serial", "from", "since", "until",
                "photograph",
            ]
            .map { Column(name: $0) }
        case .checks:
            [
                Column(name: "name"), Column(name: "kind"), Column(name: "subjects", separator: " "),
                Column(name: "due"), Column(name: "min"), Column(name: "max"), Column(name: "unit"),
                Column(name: "record"), Column(name: "cure", separator: "|"), Column(name: "source"),
            ]
        case .ingredients:
            [
                Column(name: "name"), Column(name: "unit"), Column(name: "gramsPerPiece"),
                Column(name: "gramsPerLitre"), Column(name: "allergens", separator: " "),
                Column(name: "shelfLife"),
                Column(name: "place"), Column(name: "trace"),
            ]
        case .supplies:
            ["ingredient", "supplier", "section", "package", "size", "unit", "price", "code", "keep"]
                .map { Column(name: $0) }
        case .recipes:
            [
                "name", "of", "for", "portions", "category", "minutes", "difficulty", "station", "photograph",
                "description", "author",
            ].map { Column(name: $0) }
        case .recipeIngredients:
            [
                "ingredient", "preparation", "quantity", "unit", "waste", "only", "unless", "size", "service",
            ].map { Column(name: $0) }
        case .recipeSteps: [Self.position, "text", "minutes"].map { Column(name: $0) }
        case .plan:
            [
                "day", "weekday", "service", "product", "recipe", "ingredient", "text", "portions", "group",
                "struck",
            ].map { Column(name: $0) }
        }
    }
}
