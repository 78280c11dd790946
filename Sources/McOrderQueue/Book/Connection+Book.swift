import McOrderModel

extension Connection {
    /// What the kitchen book of a restaurant defines at present.
    func book(of restaurant: RestaurantID) throws -> Book {
        Book(try rows(SQL.book.entries, [restaurant]).compactMap { try Book.Entry($0) })
    }

    func bookEntry(_ kind: BookKind, _ key: String, of restaurant: RestaurantID) throws -> Book.Entry? {
        try row(SQL.book.entry, [restaurant, kind.rawValue, key]).flatMap { try Book.Entry($0) }
    }

    /// The last facts of a key, the oldest first.
    func lastFacts(of key: String, at restaurant: RestaurantID, atMost count: Int) throws -> [BookFact] {
        try rows(SQL.book.lastOfKey, [restaurant, key, count]).reversed().compactMap { try BookFact($0) }
    }
}

extension Book.Entry {
    /// Reads ``BookStatements/entries``; `nil` for a kind that a later version wrote.
    init?(_ row: Row) throws {
        guard let kind = BookKind(rawValue: row[1]) else { return nil }
        let contents = try [row[3] as String?, row[4]].map { try $0.map { try JSONValue(column: $0) } }
        self.init(
            id: row[0],
            kind: kind,
            key: row[2],
            content: contents[0],
            lastContent: contents[1],
            at: row[5],
            by: row[6],
            since: row[7]
        )
    }
}

extension BookFact {
    /// Reads a fact; `nil` for a kind that a later version wrote.
    init?(_ row: Row) throws {
        guard let kind = Kind(rawValue: row[2]) else { return nil }
        guard let id = FactID(row[1] as String) else {
            throw QueueError.database(cause: "a fact of the book has no id: \(row[1] as String)")
        }
        self.init(
            seq: row[0],
            id: id,
            kind: kind,
            key: row[3],
            browser: row[4],
            number: row[5],
            person: (row[6] as String?).map { BookPersonID($0) },
            at: row[7],
            entered: row[8],
            isDoubted: row[9],
            event: row[10],
            content: try JSONValue(column: row[11])
        )
    }
}

extension JSONValue {
    /// Reads the content of a row of the book.
    init(column text: String) throws {
        do {
            self = try JSONReader.read(Array(text.utf8), depth: 16).value
        } catch {
            throw QueueError.database(cause: "a content of the book cannot be read: \(text.prefix(200))")
        }
    }
}
