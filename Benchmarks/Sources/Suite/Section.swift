import Bench

/// A part of the table, whose rows are measured together.
struct Section: Sendable {
    /// The name for `--only`.
    let name: String
    /// Measures its rows.
    let measure: @Sendable (Plan) throws -> [Row]

    /// All sections, in the order of the table.
    static let all = ofOneMachine + ofServer

    #if PostgreSQL
    private static let ofServer = [Section(name: "server", measure: Server.rows)]
    #else
    private static let ofServer: [Section] = []
    #endif

    private static let ofOneMachine = [
        // First, so that the kernel is not still writing the files of another section.
        Section(name: "rest", measure: Rest.rows),
        // Before a section that frees many inodes.
        Section(name: "receipts", measure: Receipts.rows),
        // Before the sections that leave the disk and the kernel with work to do.
        Section(name: "latency", measure: Latency.rows),
        Section(name: "slots", measure: Slots.rows),
        Section(name: "screen", measure: Live.rows),
        Section(name: "printing", measure: Printing.rows),
        Section(name: "drain", measure: Drain.rows),
        Section(name: "backlog", measure: Backlog.rows),
        Section(name: "history", measure: History.rows),
        Section(name: "book", measure: Book.rows),
        Section(name: "processes", measure: Processes.rows),
        Section(name: "load", measure: { try Load.rows($0) }),
        Section(name: "pages", measure: Pages.rows),
        Section(name: "storefront", measure: Storefront.rows),
    ]
}
