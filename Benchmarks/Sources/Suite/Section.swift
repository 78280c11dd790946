import Bench

/// A part of the table, whose rows are measured together.
struct Section: Sendable {
    /// What `--only` says.
    let name: String
    /// Measures its rows.
    let measure: @Sendable (Plan) throws -> [Row]

    /// All, in the order of the table.
    static let all = [
        // Before anything else is written whose files the kernel would still be at.
        Section(name: "rest", measure: Rest.rows),
        // Before a section that frees many inodes.
        Section(name: "receipts", measure: Receipts.rows),
        // Before whatever leaves disk and kernel with work to do.
        Section(name: "latency", measure: Latency.rows),
        Section(name: "screen", measure: Live.rows),
        Section(name: "drain", measure: Drain.rows),
        Section(name: "backlog", measure: Backlog.rows),
        Section(name: "history", measure: History.rows),
        Section(name: "processes", measure: Processes.rows),
        Section(name: "load", measure: Load.rows),
    ]
}
