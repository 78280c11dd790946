/// Rows and columns, for a person or for a script.
package enum Table {
    /// The rows, each with a line end. On a terminal columns are aligned; for a script they are separated
    /// by one tab and never cut.
    ///
    /// Cells must be harmless already, see ``HarmlessText``.
    /// - Parameter limit: how many columns a row may have on a terminal; the widest cells are cut for it. `nil` cuts
    ///   nothing.
    package static func text(_ rows: [[String]], isInteractive: Bool, within limit: Int? = nil) -> String {
        guard isInteractive else {
            return rows.map { $0.joined(separator: "\t") + "\n" }.joined()
        }
        let columns = rows.map(\.count).max() ?? 0
        var widths = (0..<columns).map { column in
            rows.map { column < $0.count ? TextWidth.columns($0[column]) : 0 }.max() ?? 0
        }
        if let limit { fit(&widths, within: limit) }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let cut = TextWidth.cut(cell, to: widths[column])
                return column == row.count - 1 ? cut : TextWidth.padded(cut, to: widths[column])
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }

    /// The least width to which a column is cut: a price still fits.
    private static let least = 10

    /// Makes the widest columns narrower, until all of them fit.
    private static func fit(_ widths: inout [Int], within limit: Int) {
        let gaps = 2 * max(0, widths.count - 1)
        var excess = widths.reduce(0, +) + gaps - limit
        while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
            widths[widest] > least
        {
            widths[widest] -= 1
            excess -= 1
        }
    }
}
