/// The table at the end of a torture.
package enum Table {
    /// The reports as aligned lines, the sum last, then how many places each section tried, then the notes.
    package static func text(_ reports: [SectionReport]) -> String {
        let head = ["section", "trials", "kills", "faults", "executions", "violations"]
        var rows = reports.map(row)
        var sum = SectionReport(name: "all")
        reports.forEach { sum.add($0) }
        rows.append(row(sum))
        let all = [head] + rows
        let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let lines = all.map { cells in
            zip(cells, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ")
        }
        let notes = reports.flatMap { report in report.notes.map { "note (\(report.name)): \($0)" } }
        let endings = reports.filter { !$0.endings.isEmpty }.map { report in
            let ways = report.endings.sorted { $0.key < $1.key }.map { "\($0.key) × \($0.value)" }
            return "ended (\(report.name)): \(ways.joined(separator: ", "))"
        }
        let reaches = reports.flatMap { report in report.reaches.map { "reach (\(report.name)): \($0)" } }
        return (lines + reaches + endings + notes).joined(separator: "\n")
    }

    private static func row(_ report: SectionReport) -> [String] {
        [report.name]
            + [report.trials, report.kills, report.faults, report.executions, report.violationCount].map(
                String.init
            )
    }
}
