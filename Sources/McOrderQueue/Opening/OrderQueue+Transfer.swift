package import McOrderModel

extension OrderQueue {
    /// Copies a queue between a state folder and a PostgreSQL server. Neither may be in use.
    ///
    /// - Parameters:
    ///   - source: the place of the queue.
    ///   - target: the place of the copy, which must be no queue yet, or an unfinished copy.
    /// - Returns: the number of rows of each table, all of them compared with the source.
    package static func transfer(
        from source: String,
        to target: String,
        as holder: String,
        at now: Timestamp
    ) async throws(QueueError) -> [(table: String, rows: Int)] {
        #if PostgreSQL
        let places = (try QueuePlace(source), try QueuePlace(target))
        let writer = try places.1.engine().writer(as: holder, patience: .command, createsAt: now)
        let reader = try places.0.engine().reader()
        let tables: [TransferTable]
        let dialect: (source: Statement.Dialect, target: Statement.Dialect)
        switch places {
        case (.folder, .server):
            tables = try writer.write(survivesPowerCut: true, TransferTable.all)
            dialect = (.sqlite, .postgreSQL)
        case (.server, .folder):
            tables = try reader.read(TransferTable.all)
            dialect = (.postgreSQL, .sqlite)
        default: throw .server(.sameEngine)
        }
        let counts = try QueueTransfer(source: reader, target: writer, tables: tables, dialect: dialect).run()
        try reader.close()
        try writer.close()
        return counts
        #else
        throw .server(.notBuiltIn)
        #endif
    }
}
