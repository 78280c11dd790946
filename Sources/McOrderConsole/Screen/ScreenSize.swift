/// How many rows and columns a terminal has.
package struct ScreenSize: Hashable, Sendable {
    /// What a terminal has that does not tell: 80 columns, 24 rows.
    package static let usual = ScreenSize(columns: 80, rows: 24)

    /// Columns, from 1 to 1,000.
    package let columns: Int
    /// Rows, from 1 to 500.
    package let rows: Int

    /// A size; numbers out of range become the nearest in range, so that no terminal can claim more memory
    /// than half a million cells.
    package init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 1), 1000)
        self.rows = min(max(rows, 1), 500)
    }
}
