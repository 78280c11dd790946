package import McOrderModel

extension OrderQueue {
    /// The setting that says that the lines have their contents.
    private static let isDone = "line_contents"
    /// How far back orders are changed where the restaurant has made no close.
    private static let reach = Duration.seconds(2 * 86_400)

    /// Gives lines that an earlier version stored their content: those of open orders, and of orders that
    /// changed since the last close or, without one, in the last two days. Each is read by the catalogue that
    /// was in force when the line was received or added. What no catalogue has stays text.
    ///
    /// Does nothing in a queue in which that was done. At most 200 orders are changed in one transaction.
    /// - Returns: the number of lines that have their content now.
    @discardableResult
    package func addLineContents(at now: Timestamp) throws(QueueError) -> Int {
        var catalogues = PastCatalogues()
        var last: Int64? = 0
        var count = 0
        while let id = last {
            last = try write { connection -> Int64? in
                guard try connection.setting(Self.isDone) == nil else { return nil }
                let ids: [Int64] = try connection.values(
                    SQL.orders.withoutContents,
                    [id, now - Self.reach]
                )
                for id in ids { count += try connection.addLineContents(toOrder: id, &catalogues) }
                if ids.isEmpty { try connection.set(Self.isDone, to: "1") }
                return ids.last
            }
        }
        return count
    }
}

/// The catalogues by which lines are read. Each is read from the database once.
private struct PastCatalogues {
    private struct Key: Hashable {
        let publication: Int64
        let restaurant: RestaurantID
        let service: ServiceID?
    }

    private var catalogues: [Int64: Catalogue?] = [:]
    private var conversions: [Key: LineConversion?] = [:]

    /// The conversion by a publication; `nil` if its catalogue does not have the restaurant, or cannot be
    /// read. Then the lines stay text, as those of a catalogue that is not known any more.
    mutating func conversion(
        by publication: Int64,
        of order: QueuedOrder,
        _ connection: any Connection
    ) throws -> LineConversion? {
        let service = order.details.service?.id
        let key = Key(publication: publication, restaurant: order.restaurantID, service: service)
        if let known = conversions[key] { return known }
        if catalogues[publication] == nil {
            let file: [UInt8]? = try connection.value(SQL.figures.publishedFile, [publication])
            // Why a catalogue cannot be read does not matter here: it was valid when it was published.
            catalogues[publication] = .some(
                file.flatMap { try? CatalogueReader.read(published: $0).catalogue }
            )
        }
        let conversion = (catalogues[publication] ?? nil).flatMap {
            LineConversion($0, at: order.restaurantID, service: service)
        }
        conversions[key] = .some(conversion)
        return conversion
    }
}

extension Connection {
    fileprivate func addLineContents(toOrder id: Int64, _ catalogues: inout PastCatalogues) throws -> Int {
        guard let order = try order(id: id), !order.namesOffersWithoutLines else { return 0 }
        var count = 0
        for line in order.lines where line.content == nil {
            let instant =
                try line.added.flatMap { try value(SQL.orders.instant, [$0.event]) } ?? order.receivedAt
            guard let publication: Int64 = try value(SQL.figures.publicationInForce, [instant]),
                let conversion = try catalogues.conversion(by: publication, of: order, self),
                let details = conversion.details(of: line, at: instant)
            else { continue }
            try run(SQL.orders.setPrice, [line.price, details.stored, id, line.id])
            count += 1
        }
        if count > 0 { try run(SQL.orders.raiseVersion, [id]) }
        return count
    }
}
