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
        let transfer: QueueTransfer
        switch places {
        case (.folder, .server):
            let tables = try writer.write(survivesPowerCut: true, TransferTable.all)
            transfer = QueueTransfer(
                source: reader,
                target: writer,
                tables: tables,
                dialect: (.sqlite, .postgreSQL)
            )
        case (.server, .folder):
            let tables = try reader.read(TransferTable.all)
            transfer = QueueTransfer(
                source: reader,
                target: writer,
                tables: tables,
                dialect: (.postgreSQL, .sqlite)
            )
        default: throw .server(.sameEngine)
        }
        let counts = try transfer.run()
        try reader.close()
        try writer.close()
        return counts
        #else
        throw .server(.notBuiltIn)
        #endif
    }
}
