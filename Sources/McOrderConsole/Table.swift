/// Rows and columns, for a person or for a script.
package enum Table {
    /// The rows, each with a line end. On a terminal columns are aligned; for a script they are separated
    /// by one tab and never cut.
    ///
    /// Cells must be harmless already, see ``HarmlessText``.
    package static func text(_ rows: [[String]], isInteractive: Bool) -> String {
        guard isInteractive else {
            return rows.map { $0.joined(separator: "\t") + "\n" }.joined()
        }
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? TextWidth.columns($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                column == row.count - 1 ? cell : TextWidth.padded(cell, to: widths[column])
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }
}
