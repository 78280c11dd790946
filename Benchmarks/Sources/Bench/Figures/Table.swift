import Foundation

/// The rows of a run as text. No cell is cut.
public struct Table {
    private static let title = ["", "McOrder", "limit", "× limit", "alternatives (× each)", "floor", "held"]
    private let rows: [Row]

    /// Creates a table of these rows.
    public init(_ rows: [Row]) {
        self.rows = rows
    }

    /// The lines.
    public var text: String {
        let lines = [Self.title] + rows.map(Self.cells)
        let widths = Self.title.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            let cells = zip(line, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return (1...3).contains(column) ? space + cell.0 : cell.0 + space
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined() + notes
    }

    private var notes: String {
        rows.compactMap { row in row.note.map { "\n\(row.what): \($0)" } }.joined() + "\n"
    }

    private static func cells(_ row: Row) -> [String] {
        let alternatives = row.alternatives.sorted { $0.key < $1.key }.map { name, figure in
            "\(name) \(Self.figure(figure)) (\(Self.figure(row.times(as: figure))))"
        }
        return [
            "\(row.what), \(row.unit)", figure(row.ours), row.limit.map { figure($0) } ?? "–",
            row.ratio.map { figure($0) } ?? "–",
            alternatives.isEmpty ? "–" : alternatives.joined(separator: " · "),
            row.floor.isEmpty ? "–" : row.floor, row.isHeld.map { $0 ? "yes" : "NO" } ?? "–",
        ]
    }

    /// A number with three significant digits.
    private static func figure(_ value: Double) -> String {
        guard value.isFinite else { return "?" }
        let places = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
        return String(format: "%.\(places)f", value)
    }
}
