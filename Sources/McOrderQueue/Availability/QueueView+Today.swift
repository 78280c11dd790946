package import McOrderModel

extension QueueView {
    /// The pauses and sold-out products of all restaurants at an instant.
    ///
    /// - Parameter since: when given, also returns the entries that have ended since then.
    package func availability(at now: Timestamp, since: Timestamp? = nil) throws(QueueError) -> Availability {
        try read { try $0.availability(since: since.map { min($0, now) } ?? now) }
    }

    /// The catalogue that was published last; `nil` before the first publication.
    package func lastCatalogue() throws(QueueError) -> Catalogue? {
        guard let file = try lastPublication() else { return nil }
        do {
            return try CatalogueReader.read(published: file).catalogue
        } catch {
            throw .database(cause: "the catalogue that was published last is damaged")
        }
    }
}

extension QueueView {
    /// The catalogues for a change of an order at the till: the one by which it was judged, or else the one
    /// in force when it was received, and the one in force now. A version that cannot be read is left out, so
    /// that the prices that it has stay.
    package func catalogues(of order: QueuedOrder) throws(QueueError) -> OrderCatalogues {
        let current = try lastCatalogue()
        let row = try read { connection in
            try connection.row(SQL.figures.judgingPublication, [order.id])
                ?? connection.row(SQL.figures.publicationAt, [order.receivedAt])
        }
        guard let row, row[0] as String != current?.version else {
            return OrderCatalogues(received: current, current: current)
        }
        let received = try? CatalogueReader.read(published: row[1]).catalogue
        return OrderCatalogues(received: received, current: current)
    }
}

extension Unavailability {
    fileprivate init(_ row: Row, _ subject: Subject) {
        let endedAt: Timestamp? = row[5]
        self.init(
            id: row[0],
            restaurant: row[1],
            subject: subject,
            since: row[2],
            until: row[3],
            by: row[4],
            ending: endedAt.map { Ending(at: $0, by: row[6] ?? "") }
        )
    }
}

extension Connection {
    /// The pauses and sold-out products that have not ended before an instant.
    func availability(since limit: Timestamp) throws -> Availability {
        Availability(
            pauses: try rows(SQL.availability.pauses, [limit]).map { Unavailability($0, .orders) },
            soldOut: try rows(SQL.availability.soldOut, [limit])
                .map { Unavailability($0, .sellable($0[7], name: $0[8])) }
        )
    }
}

extension SoldOutProduct {
    /// Reads a row of ``AvailabilityStatements/soldOutNow``.
    init(_ row: Row) {
        self.init(id: row[0], name: row[1], until: row[2])
    }
}
