/// An error in a table.
package struct SheetError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Problem: Hashable, Sendable {
        // MARK: Files

        /// The file is missing.
        case missingFile
        /// No table has this name; `suggestion` is the name of a similar one.
        case unknownFile(suggestion: String?)
        /// A folder, a link or a pipe has the name of a table.
        case notAFile
        /// The file is larger than that many bytes.
        case tooLarge(limit: Int)
        /// The file changed while it was read.
        case changing
        /// The file has no row with the names of the columns.
        case noHeader
        /// There are no rows below the header, and the catalogue needs some.
        case noRows

        // MARK: Columns

        /// The table has no such column; `suggestion` is a similar one.
        case unknownColumn(String, suggestion: String?)
        /// The header has the column twice.
        case repeatedColumn(String)
        /// The table lacks the column, which each row needs.
        case missingColumn(String)

        // MARK: Rows

        /// The row has more cells than the header, or a cell below an empty one of the header.
        case tooManyCells
        /// The table has one row only.
        case secondRow
        /// An earlier row says the same, or the opposite.
        case repeatedRow(first: Int)
        /// The row belongs to that one, and a cell of it differs.
        case differsFrom(row: Int)
        /// No row has the word in this column, and one is needed.
        case noRowWith(String)
        /// More rows than that have the word in this column.
        case tooManyRows(String, most: Int)
        /// Recipes take themselves, or are inside each other too often.
        case endless(RecipeBook.Problem)
        /// The cell has no effect: in this row only those columns have one.
        case notUsed(others: [String])
        /// The cell has no effect without that table.
        case notUsedWithout(SheetLayout.Table)

        // MARK: Cells

        /// The text is in an encoding that cannot be read.
        case garbled(String)
        /// A quotation mark in the cell is not closed, or not doubled.
        case quotes
        /// The spreadsheet program replaced what was typed: `3,4944E+10`, `#REF!`.
        case damaged(String)
        /// The cell is not an amount.
        case notAnAmount(String)
        /// The cell is not a number.
        case notANumber(String)
        /// The cell is neither yes nor no.
        case notAFlag(String)
        /// The rate is below one percent; probably it is a fraction of that percentage.
        case fraction(String, percent: Int)
        /// The percentage must be whole and is below one; probably it is a fraction of that percentage.
        case fractionOfWhole(String, percent: Int)
        /// The date can be either of those two.
        case ambiguousDate(String, String, String)
        /// Another table has no such entry; `suggestion` is a similar one.
        case unknownEntry(String, SheetLayout.Table, suggestion: String?)
        /// The word is none of those.
        case unknownWord(String, among: [String])
        /// Another row has the id or name.
        case repeated(String, row: Int)
        /// The hours begin before those of another row end.
        case overlap(String, row: Int)
        /// The catalogue that results has this error.
        case catalogue(CatalogueError.Problem)
    }

    package let file: String
    /// The row as a spreadsheet counts it, from 1; `nil` for the whole file.
    package let row: Int?
    /// The name of the column, if one cell is wrong.
    package let column: String?
    package let problem: Problem
}

/// All errors of the tables in the order of tables, rows and columns; never empty.
package struct SheetErrors: Error, Sendable {
    package let errors: [SheetError]
}
