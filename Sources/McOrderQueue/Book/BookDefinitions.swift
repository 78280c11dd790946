import McOrderModel

/// What the kitchen book of a restaurant defines, as it was read last: reading five hundred recipes again for
/// each page would take most of its time.
struct BookDefinitions {
    /// What differs whenever a row was written or erased.
    struct Mark: Equatable {
        /// The server's timeline. Rows of another one have other numbers.
        let timeline: Int64
        let last: Int64
        let rows: Int64
        let contents: Int64

        init(_ connection: any Connection) throws {
            let row = try connection.onlyRow(SQL.book.mark, [])
            (timeline, last, rows, contents) = (connection.timeline, row[0], row[1], row[2])
        }
    }

    let mark: Mark
    /// The newest rows, also of what was removed.
    let entries: [Book.Entry]
    let book: Book
    /// The recipes as they were at each change of an order.
    let history: RecipeHistory

    init(_ mark: Mark, _ connection: any Connection, of restaurant: RestaurantID) throws {
        self.mark = mark
        entries = try connection.rows(SQL.book.entries, [restaurant]).compactMap { try Book.Entry($0) }
        book = Book(entries)
        let versions = try connection.rows(SQL.book.recipeVersions, [restaurant]).map { row in
            let id = RecipeID(row[0] as String)
            let content = try (row[2] as String?).map { try JSONValue(column: $0) }
            // One that a later version wrote is no recipe for this one.
            return RecipeHistory.Version(id, event: row[1], content.flatMap { try? BookRecipe(id, $0) })
        }
        history = RecipeHistory(book, versions)
    }
}
