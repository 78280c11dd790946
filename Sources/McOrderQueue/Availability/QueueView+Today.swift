internal import GRDB
package import McOrderModel

extension QueueView {
    /// What is not to be had at the restaurants at an instant.
    ///
    /// - Parameter since: also what has ended since then.
    package func houseDay(at now: Timestamp, since: Timestamp? = nil) throws(QueueError) -> HouseDay {
        let limit = since.map { min($0, now) } ?? now
        return try read { connection in
            HouseDay(
                pauses: try Row.fetchAll(
                    connection.cachedStatement(
                        sql: """
                            SELECT id, restaurant_id, since, until, by, ended_at, ended_by FROM pauses
                            WHERE until > ? AND coalesce(ended_at, until) > ? ORDER BY since, id
                            """
                    ),
                    arguments: [limit.milliseconds, limit.milliseconds]
                ).map { HouseSpell($0, .orders) },
                soldOut: try Row.fetchAll(
                    connection.cachedStatement(
                        sql: """
                            SELECT id, restaurant_id, since, until, by, ended_at, ended_by, product_id, product
                            FROM sold_out WHERE until > ? AND coalesce(ended_at, until) > ? ORDER BY product, id
                            """
                    ),
                    arguments: [limit.milliseconds, limit.milliseconds]
                ).map { HouseSpell($0, .product(ProductID($0[7]), name: $0[8])) }
            )
        }
    }

    /// The catalogue that was published last; `nil` before the first.
    package func lastCatalogue() throws(QueueError) -> Catalogue? {
        guard let file = try lastPublication() else { return nil }
        do {
            return try CatalogueReader.read(published: file).catalogue
        } catch {
            throw .database(words: "the catalogue that was published last is damaged")
        }
    }
}

extension HouseSpell {
    fileprivate init(_ row: Row, _ matter: Matter) {
        let endedAt = (row[5] as Int64?).map { Timestamp(milliseconds: $0) }
        self.init(
            id: row[0],
            restaurant: RestaurantID(row[1]),
            matter: matter,
            since: Timestamp(milliseconds: row[2]),
            until: Timestamp(milliseconds: row[3]),
            by: row[4],
            ending: endedAt.map { Ending(at: $0, by: row[6] ?? "") }
        )
    }
}

extension Database {
    /// The end of the pause in which a restaurant was at an instant; `nil` when it was in none.
    ///
    /// An order's time has no smaller unit than a second. Of the seconds in which a pause begins and ends
    /// neither counts, so that nobody is refused who ordered before it or after it.
    func endOfPause(of restaurant: RestaurantID, at instant: Timestamp) throws -> Timestamp? {
        let statement = try cachedStatement(
            sql: """
                SELECT max(coalesce(ended_at, until)) FROM pauses
                WHERE restaurant_id = ? AND since <= ? AND until > ?
                    AND coalesce(ended_at, until) / 1000 * 1000 > ?
                """
        )
        let time = instant.milliseconds
        let end = try Int64.fetchOne(statement, arguments: [restaurant.description, time, time, time])
        return end.map { Timestamp(milliseconds: $0) }
    }

    /// What a restaurant does not have now, by name.
    func soldOut(at restaurant: RestaurantID, now: Timestamp) throws -> [SoldOutProduct] {
        let statement = try cachedStatement(
            sql: """
                SELECT product_id, product, until FROM sold_out
                WHERE restaurant_id = ? AND until > ? AND ended_at IS NULL ORDER BY product, id
                """
        )
        return try Row.fetchAll(statement, arguments: [restaurant.description, now.milliseconds]).map {
            SoldOutProduct(id: ProductID($0[0]), name: $0[1], until: Timestamp(milliseconds: $0[2]))
        }
    }
}
