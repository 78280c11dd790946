/// Formats rows and columns for a user or for a script.
package enum Table {
    /// The rows, each with a line end. On a terminal the columns are aligned. For a script they are separated
    /// by one tab and never cut.
    ///
    /// Cells must already be safe to print, see ``HarmlessText``.
    /// - Parameters:
    ///   - limit: the maximum width of a row on a terminal in columns; `nil` for no limit.
    ///   - cuttable: the columns whose cells may be cut to fit, the widest first.
    package static func text(
        _ rows: [[String]],
        isInteractive: Bool,
        within limit: Int? = nil,
        cutting cuttable: Set<Int> = []
    ) -> String {
        guard isInteractive else {
            return rows.map { $0.joined(separator: "\t") + "\n" }.joined()
        }
        let columns = rows.map(\.count).max() ?? 0
        var widths = (0..<columns).map { column in
            rows.map { column < $0.count ? TextWidth.columns($0[column]) : 0 }.max() ?? 0
        }
        if let limit { fit(&widths, within: limit, cutting: cuttable) }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let cut = TextWidth.cut(cell, to: widths[column])
                return column == row.count - 1 ? cut : TextWidth.padded(cut, to: widths[column])
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }

    /// The minimum width to which a column is cut.
    private static let least = 10

    /// Makes columns narrower until all of them fit or every cuttable one has its minimum width.
    private static func fit(_ widths: inout [Int], within limit: Int, cutting cuttable: Set<Int>) {
        let gaps = 2 * max(0, widths.count - 1)
        var excess = widths.reduce(0, +) + gaps - limit
        let columns = widths.indices.filter(cuttable.contains)
        while excess > 0, let widest = columns.max(by: { widths[$0] < widths[$1] }), widths[widest] > least {
            widths[widest] -= 1
            excess -= 1
        }
    }
}
