/// The size of a terminal in characters.
package struct ScreenSize: Hashable, Sendable {
    /// The size that is assumed if a terminal does not report its own: 80 columns, 24 rows.
    package static let usual = ScreenSize(columns: 80, rows: 24)

    /// From 1 to 1,000.
    package let columns: Int
    /// From 1 to 500.
    package let rows: Int

    /// Clamps the numbers to their ranges, so that a terminal cannot make the program use more memory than
    /// for half a million cells.
    package init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 1), 1000)
        self.rows = min(max(rows, 1), 500)
    }
}
